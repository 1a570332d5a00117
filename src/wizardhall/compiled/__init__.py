"""Compiled code, for the fast paths only. Nothing else imports this, so that a hall starts without a compiler."""

from wizardhall.compiled.cache import cache_folder, compiling
from wizardhall.compiled.decorators import (
    Address,
    Records,
    address,
    entry,
    inner,
    jit,
    keep_alive,
    part,
    plain,
    record_at,
    record_dtype,
    records,
)

__all__ = [
    "Address",
    "Records",
    "address",
    "cache_folder",
    "compiling",
    "entry",
    "inner",
    "jit",
    "keep_alive",
    "part",
    "plain",
    "record_at",
    "record_dtype",
    "records",
]
