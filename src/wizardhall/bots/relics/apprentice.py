"""The apprentice of Wizards & Relics: lays what looks strongest, and keeps what looks strong.

Every card has a worth: its power, plus a rough guess at what its sentence is good for. A wizard that the shrine helps
is worth more. The apprentice lays the best wizard and relic with a little whim, discards the worst cards, and uses what
it may use.
"""

from wizardhall.core.asks import Answer, AnyAsk, Arrange, Choose, Fill, Pick, YesNo
from wizardhall.core.cards import CardId
from wizardhall.core.choices import AnyChoice, CardChoice, PlaceChoice, SeatChoice
from wizardhall.core.dice import Dice
from wizardhall.relics.cards import Filter, RelicsSet, Sentence, Shrine, Wizard
from wizardhall.relics.purposes import PURPOSES, Kind, Prefer, Purpose
from wizardhall.relics.verbs import VERBS
from wizardhall.relics.view import RelicsView

__all__ = ["Apprentice", "make"]

WHIM = 1.5
"""How much random mood adds to the worth of a card at most when it is laid."""
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
                best = max((each.card for each in ask.options if isinstance(each, CardChoice)), key=worth)
                return best if worth(best) > KEEPER else ask.default()
            case Choose():
                return self._choose(ask, view)
            case YesNo():
                careful = _purpose(ask).prefer is Prefer.STRONGEST
                return not careful or (ask.card is not None and worth(ask.card) > KEEPER)

    def _choose(self, ask: Choose, view: RelicsView) -> str:
        """The strongest, or the weakest, where the purpose says so."""
        match _purpose(ask).prefer:
            case Prefer.STRONGEST:
                return max(ask.options, key=lambda choice: self._strength(choice, view)).key
            case Prefer.WEAKEST:
                return min(ask.options, key=lambda choice: self._strength(choice, view)).key
        return ask.options[0].key

    def _strength(self, choice: AnyChoice, view: RelicsView) -> float:
        """Of a card, of a player, or of a relic in play; nothing else has any."""
        match choice:
            case CardChoice():
                return self._worth(choice.card, view)
            case SeatChoice():
                return view.sides[choice.seat].power
            case PlaceChoice():
                relic = view.sides[choice.seat].relics[choice.number - 1].card
                return KEEPER if relic is None else self._worth(relic, view)
        return 0.0

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


def make(cards: RelicsSet) -> Apprentice:
    return Apprentice(cards)


def _purpose(ask: Choose | YesNo) -> Purpose:
    """What is known of the purpose of an ask; of one that nobody has declared, that any answer will do."""
    return PURPOSES.get(ask.purpose, Purpose(ask.purpose, Kind.CARD))


def _guess(sentence: Sentence) -> float:
    """What a sentence is good for, in power; half of it if it has a condition or is only for the discard pile."""
    verb = VERBS[sentence.do]
    if verb.gives_power:
        worth = sentence.amount * (COUNTED[sentence.per] if sentence.per else 1.0)
        worth *= {"self": 1.0, "all": 0.0}.get(sentence.to, -1.0)
    else:
        worth = verb.worth * max(1, sentence.amount) * (1.0 if sentence.to != "all" else 0.3)
    if sentence.condition is not None or sentence.when == "discarded":
        worth /= 2
    return worth + (_guess(sentence.then) if sentence.then else 0.0)
