"""Discarded cards that set each other off (REL-K16): is that sure to go on without end in a set?

A card that is discarded can discard further cards from a deck, which may react in turn. Where, on average over the
whole set, each card that reacts discards another one that does, the chain feeds itself. What hangs on a condition or on
a "may" cannot be decided here, and is left to the rules, which stop any chain.
"""

from wizardhall.relics.cards import Relic, RelicsSet, Sentence, Wizard
from wizardhall.relics.verbs import VERBS

__all__ = ["endless_chain"]


def endless_chain(cards: RelicsSet) -> Wizard | Relic | None:
    """The card that discards the most, in a set whose discarded cards set each other off without end."""
    deck: list[Wizard | Relic] = [*cards.wizards.values(), *cards.relics.values()]
    discards = {card.id: _discards(card.ability) for card in deck}
    if sum(discards.values()) < len(deck):
        return None
    return max(deck, key=lambda card: discards[card.id])


def _discards(ability: Sentence | None) -> int:
    """How many cards of decks are discarded for sure, whoever plays, when a card with this ability is."""
    if ability is None or ability.when != "discarded" or ability.may or ability.condition is not None:
        return 0
    return sum(_of_one(part) for part in (ability, ability.then) if part is not None)


def _of_one(sentence: Sentence) -> int:
    if not VERBS[sentence.do].discards_from_deck:
        return 0
    return max(0, sentence.amount) * (2 if sentence.to == "all" else 1)
