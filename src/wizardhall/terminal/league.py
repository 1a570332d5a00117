"""A league in the terminal: a bar while it is played, then who is how strong and who beats whom."""

import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

import msgspec
from rich.console import Console
from rich.progress import MofNCompleteColumn, TimeRemainingColumn
from rich.table import Table

from wizardhall.bots import levels
from wizardhall.core.errors import HallError
from wizardhall.core.text import Text
from wizardhall.core.text import text as text_in
from wizardhall.lab.league import League, processors
from wizardhall.lab.ratings import Interval
from wizardhall.lab.standings import Standings, standings
from wizardhall.terminal.command_progress import command_progress
from wizardhall.terminal.numbers import decimal, percent

__all__ = ["league"]


def league(
    game_name: str,
    bots: Sequence[str],
    *,
    matches: int,
    seed: str,
    options: Mapping[str, str],
    cards: Path | None,
    save: Path | None,
    processes: int | None,
    as_json: bool,
    language: str,
) -> None:
    """Play a league and print its table. Ctrl-C prints the table of what was played so far."""
    text = text_in(language)
    if processes is not None and processes < 1:
        raise HallError("lab-error-processes", processes=processes)
    played = League(
        game_name,
        bots or levels(game_name),
        matches=matches,
        seed=seed,
        options=options,
        cards=cards,
        save=save,
    )
    stopped = _stopped(played, processes or processors(), text)
    found = standings(played.bots, played.seats, played.results)
    if as_json:
        print(
            msgspec.json.encode({"terms": played.terms, "planned": len(played.fixtures), "standings": found}).decode()
        )
    else:
        _show(found, played, text)
    if stopped:
        how = "lab-stopped-saved" if save else "lab-stopped"
        print(text(how, played=found.matches, planned=len(played.fixtures)), file=sys.stderr)
        sys.exit(130)


def _stopped(played: League, processes: int, text: Text) -> bool:
    """Play to the end, with a bar on stderr, or until somebody presses Ctrl-C."""
    with command_progress(MofNCompleteColumn(), TimeRemainingColumn()) as progress:
        task = progress.add_task(text("lab-playing"), total=len(played.fixtures), completed=len(played.results))
        try:
            played.play(processes, lambda: progress.advance(task))
        except KeyboardInterrupt:
            return True
    return False


def _show(found: Standings, played: League, text: Text) -> None:
    console = Console(highlight=False)
    console.print(_ranking(found, text))
    console.print("\n" + text("lab-cross-table"), style="bold")
    console.print(_cross_table(found, text))
    console.print("\n" + text("lab-note", matches=found.matches, seed=played.terms.seed), style="dim")
    if found.rated_by == "elo" and not found.comparable:
        console.print(text("lab-note-incomparable"), style="dim")


def _ranking(found: Standings, text: Text) -> Table:
    table = Table(box=None, header_style="bold", padding=(0, 2, 0, 0))
    table.add_column(text("lab-column-bot"))
    sure = percent(0.95, text)
    rating = "Elo" if found.rated_by == "elo" else "OpenSkill"
    for heading in (rating, sure, text("lab-column-won"), text("lab-column-share"), sure):
        table.add_column(heading, justify="right")
    form = ".0f" if found.rated_by == "elo" else ".1f"
    for standing in found.bots:
        rated = standing.rating
        table.add_row(
            standing.bot,
            decimal(rated.value, form, text),
            f"{decimal(rated.low, form, text)} – {decimal(rated.high, form, text)}",
            f"{decimal(standing.won, 'g', text)} / {standing.played}",
            percent(standing.share.value, text, 1),
            _range(standing.share, text),
        )
    return table


def _cross_table(found: Standings, text: Text) -> Table:
    order = [standing.bot for standing in found.bots]
    shares = {(pair.bot, pair.other): pair for pair in found.pairs}
    table = Table(box=None, header_style="bold", padding=(0, 2, 0, 0))
    table.add_column("")
    for bot in order:
        table.add_column(bot, justify="right")
    for bot in order:
        cells = [shares.get((bot, other)) for other in order]
        table.add_row(bot, *(_share(pair.share, text) if pair else "–" for pair in cells))
    return table


def _share(share: Interval, text: Text) -> str:
    return f"{percent(share.value, text, 1)} ({_range(share, text)})"


def _range(share: Interval, text: Text) -> str:
    return f"{decimal(100 * share.low, '.1f', text)} – {percent(share.high, text, 1)}"
