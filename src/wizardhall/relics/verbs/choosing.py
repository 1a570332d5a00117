"""What a verb can choose from, and how its player chooses."""

from wizardhall.core.asks import Choose, Play, ask_one
from wizardhall.core.cards import CardId
from wizardhall.core.seats import Seat
from wizardhall.relics.cards import Filter, Sentence
from wizardhall.relics.scene import Scene

__all__ = ["choose", "choose_from_hand", "fitting", "in_battle", "slot", "slots"]


def in_battle(scene: Scene, sentence: Sentence) -> bool:
    return scene.seat in scene.table.fighters and bool(scene.reachable(sentence.to))


def fitting(scene: Scene, cards: list[CardId], kind: str, card: Filter | None) -> tuple[CardId, ...]:
    pool = scene.table.cards.wizards if kind == "wizard" else scene.table.cards.relics
    return tuple(each for each in cards if each in pool and (card is None or card.fits(pool[each])))


def choose(scene: Scene, purpose: str, options: tuple[str, ...]) -> Play[str]:
    """One of some that everybody can see; where there is only one, nobody is asked."""
    if len(options) == 1:
        return options[0]
    return str((yield from ask_one(scene.seat, Choose(purpose, options))))


def choose_from_hand(scene: Scene, purpose: str, kind: str, sentence: Sentence) -> Play[CardId | None]:
    """A card of a kind that fits, or none if the sentence says "may"; it leaves the hand."""
    options = fitting(scene, scene.side.hand, kind, sentence.card)
    chosen = yield from ask_one(scene.seat, Choose(purpose, options, may=sentence.may))
    if chosen is None:
        return None
    scene.side.hand.remove(CardId(chosen))
    return CardId(chosen)


def slots(scene: Scene, seats: list[Seat], *, ignored: bool) -> tuple[str, ...]:
    """Places of relics in play, named by seat and number: their faces may be hidden."""
    return tuple(
        f"{seat} {number}"
        for seat in seats
        for number, relic in enumerate(scene.table.sides[seat].relics, 1)
        if ignored or not scene.table.sides[seat].ignored(relic)
    )


def slot(slot: str) -> tuple[Seat, int]:
    seat, _, number = slot.partition(" ")
    return Seat(seat), int(number) - 1
