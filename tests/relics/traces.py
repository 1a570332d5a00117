"""For the sweep over all cards: what a sentence leaves behind when it was performed, and when it was not."""

from collections.abc import Callable
from typing import Final, TypeAlias

from tests.relics.card_factory import HOUSE
from tests.relics.scenes import Scene
from tests.relics.situations import SEATS, Situation, is_like
from wizardhall.core.cards import CardId
from wizardhall.core.events import Event
from wizardhall.core.seats import Seat
from wizardhall.relics.cards import Sentence
from wizardhall.relics.events import (
    AdvantageChanged,
    BonusGiven,
    CardDiscarded,
    Drew,
    LookedAtDeck,
    Part,
    PeekedAtDeck,
    RelicAdded,
    RelicIgnored,
    RelicsExchanged,
    RelicsIgnored,
    TookBack,
    WizardEntered,
)

Check: TypeAlias = Callable[[Scene, Situation, Sentence, CardId], bool]


def did(scene: Scene, situation: Situation, sentence: Sentence, source: CardId) -> bool:
    """Is all there that the sentence does, in the right amounts, and for nobody else?"""
    parts = [part for part in (sentence, sentence.then) if part is not None]
    return all(CHECKS[part.do](scene, situation, part, source) for part in parts)


def traces(scene: Scene, sentence: Sentence, source: CardId) -> bool:
    """Has the sentence left anything behind?"""
    kinds = tuple(kind for part in (sentence, sentence.then) if part is not None for kind in EVENTS[part.do])
    return any(
        isinstance(event, kinds)
        and getattr(event, "source", source) == source
        and (
            getattr(event, "seat", "") == "north"
            or (source not in HOUSE.shrines and not isinstance(event, RelicIgnored))
        )
        for event in scene.table.events
    )


def seats(source: CardId) -> tuple[str, ...]:
    """Who is looked at: a shrine helps rivals for reasons of their own."""
    return ("north",) if source in HOUSE.shrines else SEATS


def meant(part: Sentence) -> tuple[str, ...]:
    """Whom a target means here; of two rivals the first is chosen."""
    return {"self": ("north",), "rival": ("east",), "rivals": ("east", "south"), "all": SEATS}[part.to]


def kinds_of(scene: Scene, seat: str, *kinds: str) -> list[Part]:
    return [part for part in scene.decided.parts[Seat(seat)] if part.kind in kinds]


def gained(scene: Scene, situation: Situation, part: Sentence, source: CardId) -> bool:
    amount = part.amount * counted(scene, situation, part)
    found = {
        seat: [each.amount for each in kinds_of(scene, seat, "ability", "shrine", "modifier") if each.card == source]
        for seat in seats(source)
    }
    return found == {seat: [amount] if seat in meant(part) else [] for seat in seats(source)}


def counted(scene: Scene, situation: Situation, part: Sentence) -> int:
    match part.per:
        case None:
            return 1
        case "drawn":
            return situation.drawn + sum(event.number for event in scene.seen(Drew) if event.seat == "north")
        case "hand":
            return len(situation.hand)
        case "discard":
            return sum(not isinstance(card, str) and is_like(card, part.card) for card in situation.discard)
        case "hall":
            return situation.hall
        case "rival":
            return 2
        case "relic":
            return len(situation.relics) + len(scene.seen(RelicAdded))
    raise AssertionError(part.per)


def has_advantage(scene: Scene, situation: Situation, part: Sentence, source: CardId) -> bool:
    return all(bool(kinds_of(scene, seat, "advantage")) == (seat in meant(part)) for seat in seats(source))


def lost_advantage(scene: Scene, situation: Situation, part: Sentence, source: CardId) -> bool:
    return all(bool(kinds_of(scene, seat, "advantage")) != (seat in meant(part)) for seat in seats(source))


def entered(scene: Scene, situation: Situation, part: Sentence, source: CardId) -> bool:
    newcomer, place = ("in-hand", "hand") if part.do == "enter from hand" else ("in-pile", "discard")
    (event,) = scene.seen(WizardEntered)
    base = [each.card for each in kinds_of(scene, "north", "base")]
    return (
        (event.seat, event.card, event.place, event.joins) == ("north", newcomer, place, part.joins)
        and base[-1] == newcomer
        and len(base) == 1 + part.joins
    )


def added(scene: Scene, situation: Situation, part: Sentence, source: CardId) -> bool:
    return "relic relic-in-hand +3" in scene.parts("north")


def ignored(scene: Scene, situation: Situation, part: Sentence, source: CardId) -> bool:
    expected = {
        "north": False,
        "east": is_like(scene.table.cards.cards[CardId("east-relic")], part.card),
        "south": part.to == "rivals" and is_like(scene.table.cards.cards[CardId("south-relic")], part.card),
    }
    return {seat: not kinds_of(scene, seat, "relic") for seat in SEATS} == expected and any(expected.values())


def exchanged(scene: Scene, situation: Situation, part: Sentence, source: CardId) -> bool:
    given = situation.relics[0]
    return [[each.card for each in kinds_of(scene, seat, "relic")] for seat in ("north", "east")] == [
        ["east-relic"],
        [given if isinstance(given, str) else given.id],
    ]


def drew(scene: Scene, situation: Situation, part: Sentence, source: CardId) -> bool:
    found = {seat: [event.number for event in scene.seen(Drew) if event.seat == seat] for seat in seats(source)}
    return found == {seat: [part.amount] if seat in meant(part) else [] for seat in seats(source)}


def discarded(scene: Scene, situation: Situation, part: Sentence, source: CardId) -> bool:
    place = "deck" if part.do == "discard from deck" else "hand"
    found = [(event.seat, event.place, len(event.cards)) for event in scene.seen(CardDiscarded)]
    return found == [(seat, place, part.amount) for seat in meant(part)]


def took_back(scene: Scene, situation: Situation, part: Sentence, source: CardId) -> bool:
    taken = [event.card for event in scene.seen(TookBack) if event.seat == "north"]
    return len(taken) == part.amount and all(
        card in scene["north"].hand and is_like(scene.table.cards.cards[card], part.card) for card in taken
    )


def looked(scene: Scene, situation: Situation, part: Sentence, source: CardId) -> bool:
    return [(event.seat, event.number) for event in scene.seen(LookedAtDeck)] == [("north", part.amount)]


def peeked(scene: Scene, situation: Situation, part: Sentence, source: CardId) -> bool:
    return [(event.seat, event.owner) for event in scene.seen(PeekedAtDeck)] == [("north", "east")]


CHECKS: Final[dict[str, Check]] = {
    "gain": gained,
    "have advantage": has_advantage,
    "lose advantage": lost_advantage,
    "enter from hand": entered,
    "enter from discard": entered,
    "add relic": added,
    "ignore relic": ignored,
    "exchange relic": exchanged,
    "draw": drew,
    "discard": discarded,
    "discard from deck": discarded,
    "take back": took_back,
    "look": looked,
    "peek": peeked,
}
EVENTS: Final[dict[str, tuple[type[Event], ...]]] = {
    "gain": (BonusGiven,),
    "have advantage": (AdvantageChanged,),
    "lose advantage": (AdvantageChanged,),
    "enter from hand": (WizardEntered,),
    "enter from discard": (WizardEntered,),
    "add relic": (RelicAdded,),
    "ignore relic": (RelicIgnored, RelicsIgnored),
    "exchange relic": (RelicsExchanged,),
    "draw": (Drew,),
    "discard": (CardDiscarded,),
    "discard from deck": (CardDiscarded,),
    "take back": (TookBack,),
    "look": (LookedAtDeck,),
    "peek": (PeekedAtDeck,),
}
