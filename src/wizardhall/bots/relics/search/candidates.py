"""Which answers are worth a search: all of them, if they are few; else those that part with the least worthy cards."""

from collections.abc import Callable, Iterator
from itertools import combinations, islice, permutations
from typing import Final

from wizardhall.core.asks import Answer, AnyAsk, Arrange, Fill, Pick
from wizardhall.core.cards import CardId

__all__ = ["candidates"]

MOST: Final = 48

Worth = Callable[[CardId], float]


def candidates(ask: AnyAsk, worth: Worth) -> list[Answer]:
    """At most so many legal answers."""
    if isinstance(ask, Pick) and ask.purpose == "mulligan":
        return list(islice(_thrown_back(ask, worth), MOST))
    if ask.count() <= MOST:
        return list(ask.legal())
    match ask:
        case Pick():
            cheap = sorted(ask.options, key=worth)
            return [ask.check(picked) for picked in islice(_cheapest(cheap, ask.number), MOST)]
        case Arrange():
            dear = sorted(ask.options, key=worth, reverse=True)
            return [ask.check(order) for order in islice(permutations(dear, ask.number), MOST)]
        case Fill():
            dear_slots = {slot: sorted(cards, key=worth, reverse=True) for slot, cards in ask.slots.items()}
            best = Fill(ask.purpose, {slot: tuple(cards[:6]) for slot, cards in dear_slots.items()})
            return list(best.legal())
    return list(islice(ask.legal(), MOST))


def _thrown_back(ask: Pick, worth: Worth) -> Iterator[Answer]:
    """The hand without its least worthy cards, one more each time; and without other single cards or pairs."""
    cheap = sorted(ask.options, key=worth)
    given = set()
    for number in range(len(cheap) + 1):
        given.add(frozenset(cheap[:number]))
        yield ask.check(cheap[:number])
    for number in (2, 3, 1, 4):
        for picked in combinations(cheap, number):
            if frozenset(picked) not in given:
                yield ask.check(picked)


def _cheapest(cheap: list[CardId], number: int) -> Iterator[tuple[CardId, ...]]:
    """Picks of so many cards: first those of the least worthy, then with more of the others."""
    for last in range(number - 1, len(cheap)):
        for others in combinations(cheap[:last], number - 1):
            yield (*others, cheap[last])
