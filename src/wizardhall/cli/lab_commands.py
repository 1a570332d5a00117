"""Commands to study the games: what decisions were worth, who is how strong, what perfect play is."""

from pathlib import Path
from typing import Any

import click

from wizardhall.cli.game_options import GameCommand, chosen_options, game_name
from wizardhall.cli.help import Command, Group
from wizardhall.cli.language import text
from wizardhall.cli.options import (
    as_json,
    cards_file,
    edition,
    help_,
    lang,
    option,
    record_file,
    shared_lang,
)

__all__ = ["analyse", "league", "solve"]


def _two_values(ctx: click.Context, param: click.Parameter, given: tuple[str, ...] | None) -> tuple[str, ...] | None:
    """Refuses an option that stands where the second value should."""
    if given and any(value.startswith("--") for value in given):
        raise click.BadOptionUsage(param.opts[0], "", ctx)
    return given


@click.command(cls=Command, help=text("cli-help-analyse"), short_help=text("cli-short-analyse"))
@record_file
@option("--seat", "seats", multiple=True, metavar=text("cli-name"), help=text("cli-help-seat"))
@option("--effort", default="normal", metavar=text("cli-name"), help=text("cli-help-effort"))
@option(
    "--plot",
    "picture",
    type=click.Path(path_type=Path, dir_okay=False),
    metavar=text("cli-file"),
    help=text("cli-help-analysis-plot"),
)
@as_json
@cards_file
@lang
@help_
def analyse(file: Path, lang: str, **settings: Any) -> None:
    from wizardhall.terminal.analyse import analyse_in_terminal

    analyse_in_terminal(file, language=lang, **settings)


@click.command(cls=GameCommand, explained="cli-help-league", short_help=text("cli-short-league"))
@game_name
@click.argument("bots", nargs=-1, metavar=text("cli-bots"))
@option("--matches", type=int, default=120, metavar=text("cli-number"), help=text("cli-help-matches"))
@option("--seed", default="league", metavar=text("cli-words"), help=text("cli-help-league-seed"))
@cards_file
@option("--save", type=click.Path(path_type=Path, dir_okay=False), metavar=text("cli-file"), help=text("cli-help-save"))
@option("--processes", type=int, metavar=text("cli-number"), help=text("cli-help-processes"))
@as_json
@lang
@help_
def league(game: str, bots: tuple[str, ...], lang: str, **settings: Any) -> None:
    from wizardhall.terminal.league import league as play_league

    play_league(game, bots, options=chosen_options(settings), language=lang, **settings)


@click.group(cls=Group, help=text("cli-help-solve-group"), short_help=text("cli-short-solve"))
@shared_lang
@help_
def solve() -> None: ...


@solve.command("cup", help=text("cli-help-solve-cup"), short_help=text("cli-short-solve-cup"))
@edition
@cards_file
@option("--drawn", nargs=2, callback=_two_values, metavar=text("cli-two-cards"), help=text("cli-help-drawn"))
@option("--decks", nargs=2, callback=_two_values, metavar=text("cli-two-decks"), help=text("cli-help-decks"))
@option("--without", metavar=text("cli-some-cards"), help=text("cli-help-without"))
@option("--plain", is_flag=True, help=text("cli-help-solve-plain"))
@option("--within", type=float, default=1e-9, metavar=text("cli-number"), help=text("cli-help-within"))
@option(
    "--save",
    type=click.Path(path_type=Path, dir_okay=False),
    metavar=text("cli-file"),
    help=text("cli-help-solve-save"),
)
@option("--plot", type=click.Path(path_type=Path, dir_okay=False), metavar=text("cli-file"), help=text("cli-help-plot"))
@as_json
@lang
@help_
def solve_cup(lang: str, **settings: Any) -> None:
    from wizardhall.terminal.solve import solve as solve_round

    solve_round(language=lang, **settings)


@solve.command("openings", help=text("cli-help-solve-openings"), short_help=text("cli-short-solve-openings"))
@click.argument("file", type=click.Path(path_type=Path, dir_okay=False), metavar=text("cli-file"))
@edition
@cards_file
@option("--within", type=float, default=1e-9, metavar=text("cli-number"), help=text("cli-help-within"))
@lang
@help_
def solve_openings(lang: str, **settings: Any) -> None:
    from wizardhall.terminal.openings import solve_openings as solve_all

    solve_all(language=lang, **settings)
