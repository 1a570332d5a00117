"""Compiled code, for the fast paths only. Nothing else imports this, so that a hall starts without a compiler."""

from wizardhall.compiled.cache import cache_folder, compiling
from wizardhall.compiled.decorators import Address, address, entry, inner, jit, part, plain

__all__ = ["Address", "address", "cache_folder", "compiling", "entry", "inner", "jit", "part", "plain"]
