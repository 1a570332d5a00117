"""Hand, deck and discard pile."""

from typing import Final

from wizardhall.core.asks import Pick, Play, secretly
from wizardhall.core.cards import CardId
from wizardhall.core.choices import CardChoice
from wizardhall.core.seats import Seat
from wizardhall.relics.cards import Sentence
from wizardhall.relics.events import TookBack
from wizardhall.relics.piles import discard_from_deck, discard_from_hand, draw
from wizardhall.relics.power import count
from wizardhall.relics.purposes import RIVAL, Kind, Prefer, Purpose
from wizardhall.relics.scene import Scene
from wizardhall.relics.verbs.choosing import choose
from wizardhall.relics.verbs.verb import verb

__all__: list[str] = []

DISCARD: Final = Purpose("discard", Kind.PICK, Prefer.WEAKEST)
TAKE_BACK: Final = Purpose("take-back", Kind.CARD, Prefer.STRONGEST)


def _times(scene: Scene, sentence: Sentence) -> int:
    times = 1 if sentence.per is None else count(scene.table, scene.seat, sentence.per, sentence.card)
    return sentence.amount * times


def _cards_in_deck(scene: Scene, sentence: Sentence) -> bool:
    sides = [scene.table.sides[seat] for seat in scene.reachable(sentence.to)]
    return any(side.deck or side.discard for side in sides)


@verb("draw", _cards_in_deck, "amount", "per", "to", asks=(RIVAL,), when_discarded=True, worth=0.7)
def draw_cards(scene: Scene, sentence: Sentence) -> Play[bool]:
    drawn = [draw(scene.table, seat, _times(scene, sentence)) for seat in (yield from scene.targets(sentence.to))]
    return any(drawn)


def _hand_to_discard(scene: Scene, sentence: Sentence) -> bool:
    return any(scene.table.sides[seat].hand for seat in scene.reachable(sentence.to))


@verb("discard", _hand_to_discard, "amount", "to", asks=(RIVAL, DISCARD), worth=0.3)
def discard(scene: Scene, sentence: Sentence) -> Play[bool]:
    """Each chooses from the own hand, all at the same time (REL-W1)."""
    table = scene.table
    seats = [seat for seat in (yield from scene.targets(sentence.to)) if table.sides[seat].hand]
    choosing = [seat for seat in seats if len(table.sides[seat].hand) > sentence.amount]
    chosen: dict[Seat, tuple[CardId, ...]] = {seat: tuple(table.sides[seat].hand) for seat in seats}
    if choosing:
        chosen |= yield from secretly(
            choosing, lambda seat: Pick("discard", tuple(table.sides[seat].hand), sentence.amount)
        )
    for seat in seats:
        discard_from_hand(table, seat, chosen[seat])
    return bool(seats)


@verb(
    "discard from deck",
    _cards_in_deck,
    "amount",
    "to",
    asks=(RIVAL,),
    when_discarded=True,
    discards_from_deck=True,
    worth=0.1,
)
def discard_deck(scene: Scene, sentence: Sentence) -> Play[bool]:
    seats = yield from scene.targets(sentence.to)
    return sum(discard_from_deck(scene.table, seat, sentence.amount) for seat in seats) > 0


def _card_to_take_back(scene: Scene, sentence: Sentence) -> bool:
    return bool(_in_discard(scene, sentence))


def _in_discard(scene: Scene, sentence: Sentence) -> tuple[CardChoice, ...]:
    cards = scene.table.cards.cards
    fits = [card for card in scene.side.discard if sentence.card is None or sentence.card.fits(cards[card])]
    return tuple(map(CardChoice, fits))


@verb("take back", _card_to_take_back, "amount", "card", asks=(TAKE_BACK,), when_discarded=True, worth=0.7)
def take_back(scene: Scene, sentence: Sentence) -> Play[bool]:
    """From the own discard pile into hand; that is not drawing (REL-W2)."""
    for _ in range(sentence.amount):
        options = _in_discard(scene, sentence)
        if not options:
            break
        card = (yield from choose(scene, "take-back", options)).card
        scene.side.discard.remove(card)
        scene.side.hand.append(card)
        scene.table.tell(TookBack(scene.seat, card))
    return True
