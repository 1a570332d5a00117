"""Looks at the top of a deck."""

from typing import Final

from wizardhall.core.asks import Arrange, Play, YesNo, ask_one
from wizardhall.core.choices import SeatChoice
from wizardhall.relics.cards import Sentence
from wizardhall.relics.events import Buried, LookedAtDeck, PeekedAtDeck
from wizardhall.relics.piles import top_cards
from wizardhall.relics.purposes import Kind, Prefer, Purpose, Shows
from wizardhall.relics.scene import Scene
from wizardhall.relics.verbs.choosing import choose
from wizardhall.relics.verbs.verb import verb

__all__: list[str] = []

LOOK: Final = Purpose("look", Kind.ARRANGE, Prefer.STRONGEST, Shows.OWN_DECK)
PEEK: Final = Purpose("peek", Kind.SEAT, Prefer.STRONGEST)
BURY: Final = Purpose("bury", Kind.YES_NO, Prefer.STRONGEST, Shows.RIVAL_DECK)


def _own_deck(scene: Scene, sentence: Sentence) -> bool:
    return bool(scene.side.deck or scene.side.discard)


@verb("look", _own_deck, "amount", asks=(LOOK,), when_discarded=True, worth=0.3)
def look(scene: Scene, sentence: Sentence) -> Play[bool]:
    """At the top of the own deck; the cards go back in any order."""
    top = tuple(top_cards(scene.table, scene.seat, sentence.amount))
    order = top
    if len(top) > 1:
        order = (yield from ask_one(scene.seat, Arrange("look", top, len(top)))) or top
    scene.side.deck[: len(top)] = order
    scene.table.tell(LookedAtDeck(scene.seat, len(order), order))
    return True


def _decks_to_peek_at(scene: Scene) -> tuple[SeatChoice, ...]:
    sides = [scene.table.sides[seat] for seat in scene.reachable("rivals")]
    return tuple(SeatChoice(side.seat) for side in sides if side.deck or side.discard)


@verb("peek", lambda scene, sentence: bool(_decks_to_peek_at(scene)), asks=(PEEK, BURY), worth=0.3)
def peek(scene: Scene, sentence: Sentence) -> Play[bool]:
    """At the top card of a rival's deck, which may go to the bottom; its owner does not see it."""
    owner = (yield from choose(scene, "peek", _decks_to_peek_at(scene))).seat
    (top,) = top_cards(scene.table, owner, 1)
    scene.table.tell(PeekedAtDeck(scene.seat, owner, top))
    deck = scene.table.sides[owner].deck
    if len(deck) > 1 and (yield from ask_one(scene.seat, YesNo("bury", top))):
        deck.append(deck.pop(0))
        scene.table.tell(Buried(scene.seat, owner, top))
    return True
