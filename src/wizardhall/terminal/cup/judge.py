"""`wizardhall judge cup`: settling a round of Wizards Cup that is played with real cards."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import cast

from rich.text import Text

from wizardhall.core.asks import AnyAsk
from wizardhall.core.events import Event
from wizardhall.core.seats import Seat
from wizardhall.cup.events import Planned
from wizardhall.cup.game import CUP
from wizardhall.cup.judge import Plan, Round
from wizardhall.cup.round import DECK_SIZE
from wizardhall.cup.seats import SEATS
from wizardhall.cup.view import view
from wizardhall.terminal.asker import Asker
from wizardhall.terminal.card_prompt import name_cards
from wizardhall.terminal.cup.painter import CupPainter
from wizardhall.terminal.name_matcher import Matcher
from wizardhall.terminal.narrator import Narrator
from wizardhall.terminal.screen import Screen

__all__ = ["judge_rounds"]


def judge_rounds(*, language: str, options: Mapping[str, str], cards: Path | None, plain: bool) -> None:
    """Ask for both plans, tell the duels, and offer another round. Ctrl-C leaves."""
    edition = options["edition"]
    screen = Screen(language, plain=plain, fast=True)
    bench = Bench(screen, CupPainter(CUP.cards(cards), screen.text, {}), edition)
    screen.tell("terminal-judge-welcome", edition=screen.text(f"cup-edition-{edition}"))
    try:
        bench.settle()
        while screen.line(screen.text("terminal-judge-again")).lower() in screen.words("terminal-word-yes"):
            bench.settle()
    except KeyboardInterrupt:
        screen.say("")


class Bench:
    """Where a round is settled."""

    def __init__(self, screen: Screen, painter: CupPainter, edition: str) -> None:
        self._screen = screen
        self._painter = painter
        self._edition = edition
        self._matcher = Matcher.of(CUP, painter.cards, painter.ids, painter.teller, screen.text.language)
        self._asker = Asker(screen, painter, self._matcher)
        self._story = Narrator(screen, painter)

    def settle(self) -> None:
        """One round: ask for the plans, tell the duels, ask for optional powers as they come."""
        settled = Round(self._painter.cards, self._edition, {seat: self._plan(seat) for seat in SEATS})
        self._tell(settled.events)
        while settled.ask is not None:
            told = len(settled.events)
            seat, ask = settled.ask
            self._screen.say("", Text(self._painter.teller.player(seat), "bold"))
            settled.answer(self._asker.ask(cast(AnyAsk, ask), view(settled.table, seat)))
            self._tell(settled.events[told:])
        winners = self._screen.text.listed(map(self._painter.teller.player, settled.winners))
        won = self._screen.text("terminal-judge-won", winners=winners, number=len(settled.winners))
        self._screen.say("", Text(won, "bold"))

    def _tell(self, events: Sequence[Event]) -> None:
        for event in events:
            if not isinstance(event, Planned):
                self._story.say(event)

    def _plan(self, seat: Seat) -> Plan:
        text, player = self._screen.text, self._painter.teller.player(seat)
        questions = [text("terminal-judge-card", player=player, place=place) for place in range(1, DECK_SIZE + 1)]
        questions.append(text("terminal-judge-waiting", player=player))
        *order, waiting = name_cards(self._screen, self._painter, self._matcher, questions)
        return Plan(tuple(order), waiting)
