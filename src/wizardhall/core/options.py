"""The options of a game: their names, values and defaults, and one way to check what somebody chose."""

from collections.abc import Iterable, Mapping

import msgspec

from wizardhall.core.errors import UnknownName

__all__ = ["Option", "complete"]


class Option(msgspec.Struct, frozen=True):
    """`refusal` is the message for a value that there is not; it is given `option`, `name` and `known`."""

    name: str
    values: tuple[str, ...]
    default: str
    refusal: str = "core-error-option"

    def check(self, value: str) -> str:
        if value not in self.values:
            raise UnknownName(self.refusal, option=self.name, name=value, known=", ".join(self.values))
        return value


def complete(options: Iterable[Option], chosen: Mapping[str, str]) -> dict[str, str]:
    """Every option with its value, defaults filled in; raises `UnknownName`."""
    known = {option.name: option for option in options}
    for name, value in chosen.items():
        if name not in known:
            raise UnknownName("core-error-unknown-option", name=name, known=", ".join(known) or "–")
        known[name].check(value)
    return {name: chosen.get(name, option.default) for name, option in known.items()}
