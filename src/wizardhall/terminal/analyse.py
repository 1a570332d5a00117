"""`wizardhall analyse`: a bar while the match is thought over, then the chart, the decisions, and which mattered."""

from pathlib import Path

import msgspec
from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.progress import MofNCompleteColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from wizardhall.core.ask_text import ask_text
from wizardhall.core.asks import Answer
from wizardhall.core.cards import CardSet
from wizardhall.core.files import check_writable
from wizardhall.core.game import View
from wizardhall.core.seats import Seat
from wizardhall.core.text import Text as HallText
from wizardhall.core.text import text as text_in
from wizardhall.games import game as game_named
from wizardhall.lab.analysis import Analysis, Decision, analyse
from wizardhall.lab.analysis.steps import match_steps
from wizardhall.match import Record
from wizardhall.terminal.analysis_chart import chart, plot
from wizardhall.terminal.answers import answer_in_words
from wizardhall.terminal.command_progress import command_progress
from wizardhall.terminal.numbers import percent
from wizardhall.terminal.painter import painter_for
from wizardhall.terminal.player_names import headings, spoken_names

__all__ = ["analyse_in_terminal"]


def analyse_in_terminal(
    file: Path,
    *,
    seats: tuple[str, ...],
    effort: str,
    cards: Path | None,
    picture: Path | None,
    as_json: bool,
    language: str,
) -> None:
    """Analyse the match of a record file and print what was found."""
    check_writable(picture)
    record, text = Record.read(file), text_in(language)
    card_set = game_named(record.header.game).cards(cards)
    found = _analysed(record, card_set, [Seat(seat) for seat in seats] or None, effort, text)
    if as_json:
        print(msgspec.json.encode(found).decode())
    else:
        _Report(record, card_set, found, text).show(file)
    if picture:
        plot(picture, found, headings(found.game, record.header.players, text), text)


def _analysed(record: Record, cards: CardSet, seats: list[Seat] | None, effort: str, text: HallText) -> Analysis:
    with command_progress(MofNCompleteColumn(), TimeRemainingColumn()) as progress:
        task = progress.add_task(text("lab-analysing"), total=None)
        return analyse(
            record,
            cards=cards,
            seats=seats,
            effort=effort,
            progress=lambda done, total: progress.update(task, completed=done, total=total),
        )


class _Report:
    """Puts an analysis into words."""

    def __init__(self, record: Record, cards: CardSet, found: Analysis, text: HallText) -> None:
        game, players = game_named(found.game), record.header.players
        self._found, self._text = found, text
        self._headings = headings(found.game, players, text)
        self._names = spoken_names(found.game, players, text)
        self._painter = painter_for(found.game, cards, text, self._names, self._headings)
        self._views: dict[int, View] = {
            step.answer + place: step.truth
            for step in match_steps(record, game, cards).steps
            for place in range(len(step.given))
        }

    def show(self, file: Path) -> None:
        console = Console(highlight=False, markup=False, emoji=False)
        for part in chart(self._found, self._headings, self._text):
            console.print(part)
        console.print()
        console.print(self._table())
        console.print()
        console.print(Text(self._text("lab-moments", number=len(self._found.moments)), "bold"))
        for place in self._found.moments:
            console.print(Text(f"• {self._sentence(self._found.decisions[place])}"))
        console.print()
        console.print(Text(self._text("lab-analysis-note", file=str(file)), "dim"), soft_wrap=True)

    def _table(self) -> Table:
        table = Table(box=None, header_style="bold", padding=(0, 2, 0, 0))
        for column in ("from", "round"):
            table.add_column(self._text(f"lab-column-{column}"), justify="right", no_wrap=True)
        table.add_column(self._text("lab-column-decision"), ratio=1)
        for column in ("chance", "best", "away"):
            table.add_column(self._text(f"lab-column-{column}"), justify="right", no_wrap=True)
        for place, decision in enumerate(self._found.decisions):
            style = "bold" if place in self._found.moments else ""
            table.add_row(
                str(decision.answer),
                str(max(1, decision.round)),
                self._details(decision),
                self._percent(decision.chance),
                self._percent(decision.best_chance),
                self._away(decision),
                style=style,
            )
        return table

    def _details(self, decision: Decision) -> RenderableType:
        """What was done; what was best, if that was better; what the others did; what was best against that."""
        given = self._answer(decision, decision.given)
        done = self._text("lab-did", player=self._names[decision.seat], what=self._purpose(decision), answer=given)
        lines = []
        if _hundredths(decision.away):
            lines.append(self._text("lab-better", answer=self._answer(decision, decision.best)))
        against = "none" if decision.real_chance is None else self._percent(decision.real_chance)
        for seat, answer in decision.real.items():
            told = self._answer(decision, answer)
            lines.append(self._text("lab-they", player=self._names[seat], answer=told, chance=against))
        if decision.real_best_chance is not None and decision.real_best != decision.given:
            answered, chance = self._answer(decision, decision.real_best), self._percent(decision.real_best_chance)
            lines.append(self._text("lab-really-better", answer=answered, chance=chance))
        return Group(done, *(Padding(Text(line, "dim"), (0, 0, 0, 2)) for line in lines))

    def _sentence(self, decision: Decision) -> str:
        sentence = ask_text(
            self._text,
            self._found.game,
            decision.purpose,
            "moment",
            what=self._purpose(decision),
            player=self._names[decision.seat],
            round=max(1, decision.round),
            given=self._answer(decision, decision.given),
            best=self._answer(decision, decision.best),
            chance=self._percent(decision.chance),
            better=self._percent(decision.best_chance),
        )
        if decision.real_chance is None:
            return sentence
        return f"{sentence} {self._text('lab-moment-real', chance=self._percent(decision.real_chance))}"

    def _answer(self, decision: Decision, answer: Answer) -> str:
        return answer_in_words(self._painter, decision.purpose, answer, self._views[decision.answer], decision.choices)

    def _purpose(self, decision: Decision) -> str:
        return ask_text(self._text, self._found.game, decision.purpose, "topic")

    def _percent(self, chance: float) -> str:
        return percent(chance, self._text)

    def _away(self, decision: Decision) -> str:
        away, spread = _hundredths(decision.away), _hundredths(decision.spread)
        if not away:
            return "–"
        return f"{away} ±{spread}" if spread else str(away)


def _hundredths(share: float) -> int:
    return round(100 * share)
