"""The apprentice of Wizards & Relics: lays what looks strongest, and keeps what looks strong.

It gives every card a worth: its power, and a rough guess at what its sentence is good for. Under a shrine a wizard
that the shrine helps is worth more, and so is one whose colour has advantage over what the rivals have shown so far.
It lays the worthiest wizard and relic with a little whim, throws away the least worthy, and uses what it may use.
"""

from wizardhall.core.asks import Answer, AnyAsk, Arrange, Choose, Fill, Pick
from wizardhall.core.cards import CardId
from wizardhall.core.dice import Dice
from wizardhall.relics.cards import Filter, RelicsSet, Sentence, Shrine, Wizard
from wizardhall.relics.view import RelicsView

__all__ = ["Apprentice", "make"]

WHIM = 1.5
"""How much of a card's worth is a matter of mood when it is laid."""
DEVICES = {
    "have advantage": 0.7,
    "lose advantage": 0.5,
    "enter from hand": 1.5,
    "enter from discard": 2.0,
    "add relic": 2.5,
    "ignore relic": 2.0,
    "exchange relic": 1.0,
    "draw": 0.7,
    "discard": 0.3,
    "discard from deck": 0.1,
    "take back": 0.7,
    "look": 0.3,
    "peek": 0.3,
}
"""What doing something is worth, in power."""
COUNTED = {"drawn": 1.5, "hand": 5.0, "discard": 5.0, "hall": 1.5, "rival": 1.0, "relic": 1.0}
"""How much there usually is of what a bonus is counted by."""
KEEPER = 3.0
"""A hand card below this worth is thrown back at the start; a relic above it is better spoils than a draw."""


class Apprentice:
    def __init__(self, cards: RelicsSet) -> None:
        self._cards = cards

    def answer(self, view: RelicsView, ask: AnyAsk, dice: Dice) -> Answer:
        def worth(card: CardId) -> float:
            return self._worth(card, view)

        match ask:
            case Fill():
                mood = {
                    card: worth(card) + WHIM * dice.below("whim", 100) / 100
                    for cards in ask.slots.values()
                    for card in cards
                }
                return {slot: max(cards, key=mood.__getitem__) for slot, cards in ask.slots.items()}
            case Pick(purpose="mulligan"):
                return tuple(card for card in ask.options if worth(card) < KEEPER)
            case Pick():
                return ask.check(sorted(ask.options, key=worth)[: ask.number])
            case Arrange():
                return tuple(sorted(ask.options, key=worth, reverse=True))[: ask.number]
            case Choose(options=()):
                return None
            case Choose(purpose="spoils"):
                best = max(ask.options[1:], key=lambda relic: worth(CardId(relic)))
                return best if worth(CardId(best)) > KEEPER else ask.options[0]
            case Choose(purpose="enter" | "add" | "take-back"):
                return max(ask.options, key=lambda card: worth(CardId(card)))
            case Choose(purpose="reveal"):
                return ask.options[0]
            case Choose(purpose="give"):
                return min(ask.options, key=lambda slot: self._slot_worth(slot, view))
            case Choose(purpose="ignore" | "take"):
                return max(ask.options, key=lambda slot: self._slot_worth(slot, view))
            case Choose(purpose="rival" | "peek"):
                return max(ask.options, key=lambda seat: view.sides[seat].power)  # type: ignore[index]
            case Choose():
                return ask.options[0]
            case _ if ask.purpose == "bury":
                return ask.card is not None and worth(ask.card) > KEEPER
            case _:
                return True

    def _worth(self, card: CardId, view: RelicsView) -> float:
        found = self._cards.cards[card]
        if isinstance(found, Shrine):
            return 0.0
        worth = found.power + (_guess(found.ability) if found.ability else 0.0)
        if isinstance(found, Wizard):
            worth += self._shrine_helps(found, view)
        return worth

    def _shrine_helps(self, wizard: Wizard, view: RelicsView) -> float:
        shrine = self._cards.shrines[view.shrine] if view.shrine else None
        helping = [each for each in shrine.abilities if (each.meets or Filter()).fits(wizard)] if shrine else []
        return sum(map(_guess, helping))

    def _slot_worth(self, slot: str, view: RelicsView) -> float:
        seat, _, number = slot.partition(" ")
        card = view.sides[seat].relics[int(number) - 1].card  # type: ignore[index]
        return KEEPER if card is None else self._worth(card, view)


def make(cards: RelicsSet) -> Apprentice:
    return Apprentice(cards)


def _guess(sentence: Sentence) -> float:
    """What a sentence is good for, in power; half of it if it has a condition or is only for the discard pile."""
    if sentence.do == "gain":
        worth = sentence.amount * (COUNTED[sentence.per] if sentence.per else 1.0)
        worth *= {"self": 1.0, "all": 0.0}.get(sentence.to, -1.0)
    else:
        worth = DEVICES[sentence.do] * max(1, sentence.amount) * (1.0 if sentence.to != "all" else 0.3)
    if sentence.condition is not None or sentence.when == "discarded":
        worth /= 2
    return worth + (_guess(sentence.then) if sentence.then else 0.0)
