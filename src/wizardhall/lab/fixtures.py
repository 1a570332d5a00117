"""Who plays whom, in which seats, with which cards.

Every line-up plays every deal once from each place: with two seats that is a deal and the same deal with seats
exchanged, with more the table moves round by one seat. The deals are the same for all line-ups, so that luck is shared.
With more than two seats the order around the table changes from deal to deal.
"""

from collections.abc import Iterator, Sequence
from itertools import combinations, combinations_with_replacement, permutations

import msgspec

from wizardhall.core.errors import HallError

__all__ = ["Fixture", "fixtures"]


class Fixture(msgspec.Struct, frozen=True):
    """A match to be played: the number of its deal, and the bots in the order of the seats."""

    deal: int
    bots: tuple[str, ...]


def fixtures(bots: Sequence[str], seats: int, matches: int) -> list[Fixture]:
    """A round robin in which every line-up plays this number of matches; line-ups take turns, deal by deal."""
    deals, left_over = divmod(matches, seats)
    if left_over or deals < 1:
        raise HallError(
            "lab-error-matches",
            matches=matches,
            seats=seats,
            fewer=max(deals, 1) * seats,
            more=max(deals + 1, 2) * seats,
        )
    return [
        Fixture(deal, seated)
        for deal in range(deals)
        for line_up in line_ups(bots, seats)
        for seated in places(line_up, deal)
    ]


def line_ups(bots: Sequence[str], seats: int) -> Iterator[tuple[str, ...]]:
    """Every choice of different bots; if there are fewer bots than seats, every mix of them."""
    for twice, bot in enumerate(bots):
        if bot in bots[:twice]:
            raise HallError("lab-error-twice", name=bot)
    if len(bots) < 2:
        raise HallError("lab-error-alone")
    if len(bots) >= seats:
        return combinations(bots, seats)
    return (each for each in combinations_with_replacement(bots, seats) if len(set(each)) > 1)


def places(line_up: tuple[str, ...], deal: int) -> Iterator[tuple[str, ...]]:
    """A line-up in an order that depends on the deal, once from each place."""
    first, *others = line_up
    orders = [*permutations(others)]
    seated = (first, *orders[deal % len(orders)])
    return (seated[place:] + seated[:place] for place in range(len(seated)))
