"""Scenes for tests: one duel from any position, or a round from two plans.

A side is written, and told back, as it lies on the table; decks from the top, piles from the bottom:

    duel("gardener, pile alchemist", "geomancer, stayed, deck hermit rogues, waiting soldier")
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

import pytest

from tests.cup.cardsets import CARDS
from tests.cup.event_lines import lines, words
from wizardhall.core.asks import Ask, YesNo
from wizardhall.core.cards import CardId
from wizardhall.core.events import Event
from wizardhall.core.seats import Seat
from wizardhall.cup import CUP
from wizardhall.cup.cards import CupSet, Wizard
from wizardhall.cup.duel import fight
from wizardhall.cup.events import DuelDecided
from wizardhall.cup.judge import Plan, Round, Ruling
from wizardhall.cup.seats import BLACK, SEATS, WHITE
from wizardhall.cup.table import CupTable, Side

both_editions = pytest.mark.parametrize("edition", ["revised", "first"])


@dataclass
class Scene:
    """What came of it. `asked` has the optional powers that asked, as `black exchange`."""

    table: CupTable
    asked: list[str] = field(default_factory=list)
    ruling: Ruling | None = None

    @property
    def events(self) -> list[Event]:
        return self.table.events

    def told(self, *kinds: type[Event]) -> list[str]:
        return lines(self.events, kinds)

    @property
    def duels(self) -> list[str]:
        """Each duel as `hermit - dancer: black loses by A (CUP-D4)`."""
        decided = (event for event in self.events if isinstance(event, DuelDecided))
        return [f"{event.cards[BLACK]} - {event.cards[WHITE]}: {_verdict(event)}" for event in decided]

    @property
    def decided(self) -> DuelDecided:
        """How the only duel was decided: losers, criterion, clause and reasons."""
        (decided,) = (event for event in self.events if isinstance(event, DuelDecided))
        return decided

    @property
    def verdict(self) -> str:
        return _verdict(self.decided)

    @property
    def reasons(self) -> list[str]:
        return [words(reason) for reason in self.decided.reasons]

    @property
    def black(self) -> str:
        return _as_it_lies(self.table.sides[BLACK])

    @property
    def white(self) -> str:
        return _as_it_lies(self.table.sides[WHITE])

    def choose(self, seat: Seat, ask: Ask[Any], choices: list[object]) -> object:
        """The next choice; when they run out, powers are declined."""
        self.asked.append(f"{seat} {ask.purpose}")
        declined = False if isinstance(ask, YesNo) else None
        return ask.check(as_cards(choices.pop(0)) if choices else declined)


def duel(
    black: str, white: str, *, edition: str = "revised", choices: Sequence[object] = (), cards: CupSet = CARDS
) -> Scene:
    """Fight one duel. Wizards have just been placed, unless they `stayed`."""
    scene, left, answers = Scene(CUP.lay({"edition": edition}, cards)), list(choices), None
    written = {BLACK: black, WHITE: white}
    placed = [seat for seat in SEATS if not _lay(scene.table, seat, written[seat])]
    play = fight(scene.table, placed)
    try:
        while True:
            ((seat, ask),) = play.send(answers).items()  # type: ignore[arg-type]
            answers = {seat: scene.choose(seat, ask, left)}
    except StopIteration:
        assert not left, f"never asked for: {left}"
    return scene


def settle(
    black: str, white: str, *, edition: str = "revised", choices: Sequence[object] = (), cards: CupSet = CARDS
) -> Scene:
    """Settle a round from two plans, `top second third fourth fifth | waiting`."""
    judged = Round(cards, edition, {BLACK: _plan(black), WHITE: _plan(white)})
    scene, left = Scene(judged.table), list(choices)
    while judged.ask is not None:
        judged.answer(scene.choose(*judged.ask, left))
    assert not left, f"never asked for: {left}"
    scene.ruling = judged.ruling()
    return scene


def _lay(table: CupTable, seat: Seat, written: str) -> bool:
    """Lay a side as written; did its wizard stay from an earlier duel?"""
    side = table.sides[seat]
    zone, *parts = (part.split() for part in written.split(","))
    side.zone = table.wizard(CardId(*zone))
    places: dict[str, list[Wizard]] = {place: [table.wizard(CardId(c)) for c in cards] for place, *cards in parts}
    assert places.keys() <= {"stayed", "deck", "waiting", "pile"}, written
    side.stack(places.get("deck", []))
    side.discard = places.get("pile", [])
    side.waiting = next(iter(places.get("waiting", [])), None)
    return "stayed" in places


def _as_it_lies(side: Side) -> str:
    waiting = "open waiting" if side.waiting_open else "waiting"
    laid = {"deck": side.deck, waiting: [side.waiting] if side.waiting else [], "pile": side.discard}
    parts = (" ".join([place, *(card.id for card in cards)]) for place, cards in laid.items() if cards)
    return ", ".join([side.zone.id if side.zone else "nobody", *parts])


def _verdict(decided: DuelDecided) -> str:
    losers = "both lose" if len(decided.losers) == 2 else f"{decided.losers[0]} loses"
    return f"{losers} by {decided.criterion} ({decided.clause})"


def _plan(written: str) -> Plan:
    order, waiting = written.split("|")
    return Plan(tuple(map(CardId, order.split())), CardId(waiting.strip()))


def as_cards(answer: object) -> object:
    return tuple(answer.split()) if isinstance(answer, str) else answer
