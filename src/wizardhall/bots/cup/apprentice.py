"""The apprentice of Wizards Cup: thinks of one duel at a time, and remembers what it has seen.

It knows for every pair of wizards who would win a duel between the two alone. A wizard's worth is its average over
the opponent's eighteen, where wizards that the opponent has shown count more. It takes the worthiest into its team
with a little whim, lets the least worthy wait, and plays the others in an order that nobody can foresee. Optional
powers are used where they help against the wizard that is there to be seen.
"""

from collections.abc import Iterable
from functools import lru_cache

from wizardhall.core.asks import Answer, AnyAsk, Arrange, Cards, Fill, Pick, YesNo
from wizardhall.core.cards import CardId
from wizardhall.core.dice import Dice
from wizardhall.cup.cards import CupSet
from wizardhall.cup.duel import Duel, decide
from wizardhall.cup.editions import edition
from wizardhall.cup.seats import BLACK, SEATS, WHITE, opponent
from wizardhall.cup.table import CupTable
from wizardhall.cup.view import CupView

__all__ = ["Apprentice", "make"]

SEEN_COUNTS = 5
"""How many unseen wizards one that the opponent has shown is worth."""

WHIM = 0.8
"""How much of a wizard's worth is a matter of mood when the team is picked; worth is from -1 to 1."""

Outcomes = dict[tuple[CardId, CardId], int]
"""For two wizards alone: 1 if the first wins, -1 if the second does, 0 if both lose."""


class Apprentice:
    def __init__(self, cards: CupSet) -> None:
        self._cards = cards

    def answer(self, view: CupView, ask: AnyAsk, dice: Dice) -> Answer:
        outcomes = _outcomes(self._cards, view.edition)
        theirs = view.sides[opponent(view.eyes)]
        ours = view.sides[view.eyes].zone

        def worth(card: CardId) -> float:
            seen = SEEN_COUNTS - 1
            total = sum(outcomes[card, other] * (1 + seen * (other in theirs.known)) for other in self._cards.ids)
            return total / (len(self._cards.ids) + seen * len(theirs.known))

        def against(card: CardId, other: CardId | None) -> float:
            return worth(card) if other is None else outcomes[card, other] + worth(card) / 2

        match ask:
            case Pick():
                mood = {card: worth(card) + WHIM * dice.below("whim", 100) / 100 for card in ask.options}
                return ask.check(sorted(ask.options, key=mood.__getitem__, reverse=True)[: ask.number])
            case Arrange(purpose="plan"):
                waits = min(ask.options, key=worth)
                fighters = [card for card in ask.options if card != waits]
                return tuple(dice.draw("order", fighters, len(fighters)))
            case Arrange():
                return _sorted(ask.options, {card: against(card, theirs.zone) for card in ask.options})
            case Fill():
                leaves, joins = min(ask.slots["out"], key=worth), max(ask.slots["in"], key=worth)
                return {"out": leaves, "in": joins} if worth(joins) > worth(leaves) else None
            case YesNo(purpose="exchange", card=str()) if ours is not None:
                return against(CardId(ask.card or ours), theirs.zone) > against(ours, theirs.zone)
            case YesNo(card=str()) if ours is not None:
                return outcomes[CardId(ask.card or ours), ours] > 0
        raise AssertionError(f"Wizards Cup does not ask this: {ask}")


def make(cards: CupSet) -> Apprentice:
    return Apprentice(cards)


def _sorted(cards: Iterable[CardId], worth: dict[CardId, float]) -> Cards:
    return tuple(sorted(cards, key=worth.__getitem__, reverse=True))


@lru_cache(maxsize=8)
def _outcomes(cards: CupSet, edition_name: str) -> Outcomes:
    """Who beats whom, from the referee: nothing of the rules is written here."""
    return {(ours, theirs): _duel(cards, edition_name, ours, theirs) for ours in cards.ids for theirs in cards.ids}


def _duel(cards: CupSet, edition_name: str, ours: CardId, theirs: CardId) -> int:
    table = CupTable(edition(edition_name), cards)
    table.sides[BLACK].zone, table.sides[WHITE].zone = table.wizard(ours), table.wizard(theirs)
    duel = Duel(table, SEATS)
    for _ in decide(duel):
        raise AssertionError("with nothing in Deck and Waiting place there is nothing to ask")
    return (WHITE in duel.losers) - (BLACK in duel.losers)
