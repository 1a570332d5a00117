"""Relics in play: one more, ignored ones, exchanged ones."""

from typing import Final

from wizardhall.core.asks import Play
from wizardhall.relics.cards import Filter, Sentence
from wizardhall.relics.events import RelicAdded, RelicIgnored, RelicsExchanged, RelicsIgnored
from wizardhall.relics.purposes import Kind, Prefer, Purpose
from wizardhall.relics.scene import Scene
from wizardhall.relics.table import PlayedRelic
from wizardhall.relics.verbs.choosing import choose, choose_from_hand, fitting, in_battle, places
from wizardhall.relics.verbs.verb import verb

__all__: list[str] = []

ADD: Final = Purpose("add", Kind.CARD, Prefer.STRONGEST)
IGNORE: Final = Purpose("ignore", Kind.RELIC, Prefer.STRONGEST)
GIVE: Final = Purpose("give", Kind.RELIC, Prefer.WEAKEST)
TAKE: Final = Purpose("take", Kind.RELIC, Prefer.STRONGEST)


def _relic_in_hand(scene: Scene, sentence: Sentence) -> bool:
    fits = sentence.may or bool(fitting(scene, scene.side.hand, "relic", sentence.card))
    return scene.seat in scene.table.fighters and fits


@verb("add relic", _relic_in_hand, "card", asks=(ADD,), from_hand=True, worth=2.5)
def add_relic(scene: Scene, sentence: Sentence) -> Play[bool]:
    """REL-W9: face down; revealed at once if relics are being revealed."""
    card = yield from choose_from_hand(scene, "add", "relic", sentence)
    if card is None:
        return False
    face_up = scene.table.phase == "relics"
    scene.side.relics.append(PlayedRelic(scene.table.relic(card), {scene.seat}, face_up))
    scene.table.tell(RelicAdded(scene.seat, face_up, card))
    return True


def _relic_to_ignore(scene: Scene, sentence: Sentence) -> bool:
    return in_battle(scene, sentence) and (
        sentence.to != "rival" or bool(places(scene, scene.reachable("rivals"), ignored=False))
    )


def _unused(sentence: Sentence) -> frozenset[str]:
    """The player picks any one relic of a rival's, whatever card it is."""
    return frozenset({"card"} if sentence.to == "rival" else ())


@verb("ignore relic", _relic_to_ignore, "to", "card", asks=(IGNORE,), unused=_unused, worth=2.0)
def ignore_relic(scene: Scene, sentence: Sentence) -> Play[bool]:
    """REL-W5: one relic of a rival's, or every relic of some players' that fits."""
    table = scene.table
    if sentence.to == "rival":
        options = places(scene, scene.reachable("rivals"), ignored=False)
        chosen = yield from choose(scene, "ignore", options)
        relic = table.sides[chosen.seat].relics[chosen.number - 1]
        relic.ignored = True
        table.tell(RelicIgnored(scene.seat, chosen.seat, chosen.number, relic.card.id if relic.face_up else None))
        return True
    for seat in scene.reachable(sentence.to):
        table.sides[seat].ignores.append(sentence.card or Filter())
        table.tell(RelicsIgnored(seat, scene.source))
    return True


def _relics_to_exchange(scene: Scene, sentence: Sentence) -> bool:
    return (
        scene.seat in scene.table.fighters
        and bool(scene.side.relics)
        and bool(places(scene, scene.reachable("rivals"), ignored=True))
    )


@verb("exchange relic", _relics_to_exchange, asks=(GIVE, TAKE), worth=1.0)
def exchange_relic(scene: Scene, sentence: Sentence) -> Play[bool]:
    """REL-W6: the relics change hands, with all that happened to them; both players know both now."""
    table = scene.table
    give = yield from choose(scene, "give", places(scene, [scene.seat], ignored=True))
    take = yield from choose(scene, "take", places(scene, scene.reachable("rivals"), ignored=True))
    ours, theirs = scene.side.relics, table.sides[take.seat].relics
    given, taken = ours[give.number - 1], theirs[take.number - 1]
    ours[give.number - 1], theirs[take.number - 1] = taken, given
    taken.known_to.add(scene.seat)
    given.known_to.add(take.seat)
    table.tell(RelicsExchanged(scene.seat, taken.face_up, take.seat, given.card.id, taken.card.id))
    return True
