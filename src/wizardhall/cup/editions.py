"""The two editions: where the rulebooks disagree, and nothing else."""

from typing import Final

import msgspec

from wizardhall.core.errors import UnknownName

__all__ = ["EDITIONS", "Edition", "edition"]


class Edition(msgspec.Struct, frozen=True):
    name: str
    immediate_before_permanent: bool
    """CUP-D6: Immediate powers always come first; else what was in play already does."""
    two_claims_both_lose: bool
    """CUP-D8: two Permanent powers that each claim the duel; else the first to resolve has it."""
    same_name_silences: frozenset[str]
    """CUP-D9: the types of power that two wizards of one name lose."""
    win_power_before_loser: bool
    """CUP-E3: a power on winning acts before the loser is laid on its discard pile; else after."""
    equal_totals: str
    """CUP-G2: what two winners of equal totals call it, `shared` victory or `draw`."""


EDITIONS: Final = {
    "revised": Edition(
        name="revised",
        immediate_before_permanent=False,
        two_claims_both_lose=False,
        same_name_silences=frozenset({"immediate", "dormant", "permanent"}),
        win_power_before_loser=True,
        equal_totals="shared",
    ),
    "first": Edition(
        name="first",
        immediate_before_permanent=True,
        two_claims_both_lose=True,
        same_name_silences=frozenset({"immediate"}),
        win_power_before_loser=False,
        equal_totals="draw",
    ),
}


def edition(name: str) -> Edition:
    if name not in EDITIONS:
        raise UnknownName("cup-error-edition", name=name, known=", ".join(EDITIONS))
    return EDITIONS[name]
