"""Leagues of bots and analyses of matches. Needs the extra `lab`."""

from importlib.util import find_spec

from wizardhall.core.errors import MissingExtra

if not all(map(find_spec, ("numpy", "openskill", "scipy"))):
    raise MissingExtra("core-error-extra", extra="lab")
