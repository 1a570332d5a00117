"""Cards on the move between deck, hand and discard pile, and what follows: triggers and Replenish."""

from collections.abc import Iterable

from wizardhall.core.cards import CardId
from wizardhall.core.seats import Seat
from wizardhall.relics.events import CardDiscarded, Drew, Replenished, Reshuffled, SetAside
from wizardhall.relics.table import RelicsTable

__all__ = ["discard_from_deck", "discard_from_hand", "draw", "put_away", "refill", "replenish", "top_cards"]

HAND_SIZE = 7
LOW = 1


def draw(table: RelicsTable, seat: Seat, number: int) -> int:
    """Draw as many as there are, up to `number` (REL-B5). They count as drawn this round (REL-B2)."""
    side = table.sides[seat]
    drawn: list[CardId] = []
    while len(drawn) < number and _has_top(table, seat):
        drawn.append(side.deck.pop(0))
        side.hand.append(drawn[-1])
        side.drawn += 1
    if drawn:
        table.tell(Drew(seat, len(drawn), tuple(drawn)))
    return len(drawn)


def top_cards(table: RelicsTable, seat: Seat, number: int) -> list[CardId]:
    """The top cards of a deck, to be looked at; an empty deck is made from the discard pile first (REL-B5)."""
    return table.sides[seat].deck[:number] if _has_top(table, seat) else []


def discard_from_hand(table: RelicsTable, seat: Seat, cards: Iterable[CardId]) -> None:
    side = table.sides[seat]
    discarded = tuple(cards)
    for card in discarded:
        side.hand.remove(card)
    _discarded(table, seat, discarded, "hand")


def discard_from_deck(table: RelicsTable, seat: Seat, number: int) -> int:
    """As many as the deck holds, up to `number`; an empty one is made from the discard pile first (REL-K14)."""
    discarded = tuple(top_cards(table, seat, number))
    del table.sides[seat].deck[: len(discarded)]
    _discarded(table, seat, discarded, "deck")
    return len(discarded)


def put_away(table: RelicsTable, seat: Seat) -> None:
    """All that a player has on the table goes to the discard pile; nothing triggers (REL-W1)."""
    side = table.sides[seat]
    side.leave_play()
    if side.aside:
        cards, side.aside = tuple(side.aside), []
        side.discard += cards
        table.tell(SetAside(seat, cards))


def replenish(table: RelicsTable, seat: Seat) -> bool:
    """REL-B1: with one card or none in hand, draw up to seven minus the wizards in the Hall."""
    side = table.sides[seat]
    size = HAND_SIZE - len(side.hall)
    if len(side.hand) > LOW or len(side.hand) >= size or not (side.deck or side.discard):
        return False
    table.tell(Replenished(seat, size))
    draw(table, seat, size - len(side.hand))
    return True


def refill(table: RelicsTable, seat: Seat) -> bool:
    """REL-B5, option: the discard pile becomes the deck as soon as the deck is empty."""
    side = table.sides[seat]
    if table.options["reshuffle"] != "at-once" or side.deck or not side.discard:
        return False
    _reshuffle(table, seat)
    return True


def _discarded(table: RelicsTable, seat: Seat, cards: tuple[CardId, ...], place: str) -> None:
    if not cards:
        return
    table.sides[seat].discard += cards
    table.tell(CardDiscarded(seat, cards, place))
    for card in cards:
        ability = (table.cards.wizards.get(card) or table.cards.relics[card]).ability
        if ability is not None and ability.when == "discarded":
            table.pending[seat, card] += 1


def _has_top(table: RelicsTable, seat: Seat) -> bool:
    side = table.sides[seat]
    if not side.deck and side.discard:
        _reshuffle(table, seat)
    return bool(side.deck)


def _reshuffle(table: RelicsTable, seat: Seat) -> None:
    assert table.dice is not None
    side = table.sides[seat]
    cards, side.discard = side.discard, []
    side.deck = table.dice.draw(f"{seat} reshuffle", cards, len(cards))
    table.tell(Reshuffled(seat, len(cards)))
