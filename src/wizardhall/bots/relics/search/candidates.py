"""Which answers to search: all of them if they are few, else those that part with the weakest cards."""

from collections.abc import Callable, Iterator
from itertools import combinations, islice, permutations
from typing import Final

from wizardhall.core.asks import Answer, AnyAsk, Arrange, Fill, Pick
from wizardhall.core.cards import CardId

__all__ = ["candidates"]

MAX_CANDIDATES: Final = 48

Strength = Callable[[CardId], float]


def candidates(ask: AnyAsk, strength: Strength) -> list[Answer]:
    """At most `MAX_CANDIDATES` legal answers."""
    if isinstance(ask, Pick) and ask.purpose == "mulligan":
        return list(islice(_thrown_back(ask, strength), MAX_CANDIDATES))
    if ask.count() <= MAX_CANDIDATES:
        return list(ask.legal())
    match ask:
        case Pick():
            weakest = sorted(ask.options, key=strength)
            return [ask.check(picked) for picked in islice(_weakest_first(weakest, ask.number), MAX_CANDIDATES)]
        case Arrange():
            strongest = sorted(ask.options, key=strength, reverse=True)
            return [ask.check(order) for order in islice(permutations(strongest, ask.number), MAX_CANDIDATES)]
        case Fill():
            strongest_slots = {slot: sorted(cards, key=strength, reverse=True) for slot, cards in ask.slots.items()}
            best = Fill(ask.purpose, {slot: tuple(cards[:6]) for slot, cards in strongest_slots.items()})
            return list(best.legal())
    return list(islice(ask.legal(), MAX_CANDIDATES))


def _thrown_back(ask: Pick, strength: Strength) -> Iterator[Answer]:
    """Mulligans of the weakest cards, one more each time; then of other small sets of cards."""
    weakest = sorted(ask.options, key=strength)
    given = set()
    for number in range(len(weakest) + 1):
        given.add(frozenset(weakest[:number]))
        yield ask.check(weakest[:number])
    for number in (2, 3, 1, 4):
        for picked in combinations(weakest, number):
            if frozenset(picked) not in given:
                yield ask.check(picked)


def _weakest_first(weakest: list[CardId], number: int) -> Iterator[tuple[CardId, ...]]:
    """Picks of a number of cards: the weakest first, then with more and more of the others."""
    for last in range(number - 1, len(weakest)):
        for others in combinations(weakest[:last], number - 1):
            yield (*others, weakest[last])
