"""Parts of the program that are named now and imported when they are first used: `package.module:attribute`.

A game names its bots, judge and analyst this way, since they lie in layers above it, and some of them need packages
that are not installed everywhere.
"""

from importlib import import_module
from importlib.util import find_spec
from typing import Any, Final

import msgspec

from wizardhall.core.errors import MissingExtra, UnknownName, shortened

__all__ = ["LAB", "Extra", "Part", "load"]


class Extra(msgspec.Struct, frozen=True):
    """Packages that come with `pip install wizardhall[name]`."""

    name: str
    packages: tuple[str, ...]

    @property
    def installed(self) -> bool:
        return all(find_spec(package) for package in self.packages)


LAB: Final = Extra("lab", ("numba", "scipy", "highspy"))


class Part(msgspec.Struct, frozen=True):
    """A reference, and the extra without which it cannot be loaded."""

    reference: str
    extra: Extra | None = None

    @property
    def available(self) -> bool:
        return self.extra is None or self.extra.installed

    def load(self) -> Any:
        """What is referred to; raises `MissingExtra` or `UnknownName`."""
        if self.extra is not None and not self.extra.installed:
            raise MissingExtra("core-error-extra", extra=self.extra.name)
        return load(self.reference)


def load(reference: str) -> Any:
    """Import `package.module:attribute`; raises `UnknownName` that says which half is wrong.

    It runs the module, so never give it what a stranger has written.
    """
    module_name, colon, attribute = reference.partition(":")
    if not (module_name and colon and attribute):
        raise UnknownName("core-error-reference", name=shortened(reference))
    try:
        found: Any = import_module(module_name)
    except ModuleNotFoundError as error:
        if error.name is None or not f"{module_name}.".startswith(f"{error.name}."):
            raise  # the module is there, but lacks something itself
        raise UnknownName("core-error-no-module", name=shortened(reference), module=shortened(module_name)) from None
    for name in attribute.split("."):
        if not hasattr(found, name):
            raise UnknownName(
                "core-error-no-attribute", name=shortened(reference), module=module_name, attribute=shortened(name)
            )
        found = getattr(found, name)
    return found
