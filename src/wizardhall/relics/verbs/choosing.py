"""What a verb can choose from, and how its player chooses."""

from collections.abc import Sequence

from wizardhall.core.asks import C, Play, choose_one, choose_or_decline
from wizardhall.core.cards import CardId
from wizardhall.core.choices import CardChoice, PlaceChoice
from wizardhall.core.seats import Seat
from wizardhall.relics.cards import Filter, Sentence
from wizardhall.relics.scene import Scene

__all__ = ["choose", "choose_from_hand", "fitting", "in_battle", "places"]


def in_battle(scene: Scene, sentence: Sentence) -> bool:
    return scene.seat in scene.table.fighters and bool(scene.reachable(sentence.to))


def fitting(scene: Scene, cards: list[CardId], kind: str, card: Filter | None) -> tuple[CardChoice, ...]:
    pool = scene.table.cards.wizards if kind == "wizard" else scene.table.cards.relics
    return tuple(CardChoice(each) for each in cards if each in pool and (card is None or card.fits(pool[each])))


def choose(scene: Scene, purpose: str, options: Sequence[C]) -> Play[C]:
    """One of some that everybody can see; where there is only one, nobody is asked."""
    if len(options) == 1:
        return options[0]
    return (yield from choose_one(scene.seat, purpose, options))


def choose_from_hand(scene: Scene, purpose: str, kind: str, sentence: Sentence) -> Play[CardId | None]:
    """A card of a kind that fits, or none if the sentence says "may"; it leaves the hand."""
    ask = choose_or_decline if sentence.may else choose_one
    chosen = yield from ask(scene.seat, purpose, fitting(scene, scene.side.hand, kind, sentence.card))
    if chosen is None:
        return None
    scene.side.hand.remove(chosen.card)
    return chosen.card


def places(scene: Scene, seats: list[Seat], *, ignored: bool) -> tuple[PlaceChoice, ...]:
    """Where relics in play lie: their faces may be hidden."""
    return tuple(
        PlaceChoice.of(seat, number)
        for seat in seats
        for number, relic in enumerate(scene.table.sides[seat].relics, 1)
        if ignored or not scene.table.sides[seat].ignored(relic)
    )
