"""Options and arguments that several commands have."""

from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import click

from wizardhall.cli.language import language, words
from wizardhall.core.text import LANGUAGES
from wizardhall.games import GAMES

__all__ = [
    "as_json",
    "as_toml",
    "cards_file",
    "chosen_options",
    "edition",
    "fast",
    "game_name",
    "help_",
    "lang",
    "late",
    "option",
    "plain",
    "players",
    "record_file",
    "reshuffle",
    "shared_lang",
]

F = TypeVar("F", bound=Callable[..., Any])


def option(*names: str, **settings: Any) -> Callable[[F], F]:
    return click.option(*names, **settings)


help_ = click.help_option("-h", "--help", help=words("cli-help-help"))
lang = option("--lang", type=click.Choice(LANGUAGES), default=language, help=words("cli-help-lang"))
shared_lang = option("--lang", type=click.Choice(LANGUAGES), expose_value=False, help=words("cli-help-lang"))
"""The same before the name of a command: read by `language_of`, for all that follows."""
cards_file = option(
    "--cards", type=click.Path(path_type=Path, dir_okay=False), metavar=words("cli-file"), help=words("cli-help-cards")
)
plain = option("--plain", is_flag=True, help=words("cli-help-plain"))
fast = option("--fast", is_flag=True, help=words("cli-help-fast"))
as_json = option("--json", "as_json", is_flag=True, help=words("cli-help-json"))
as_toml = option("--toml", "as_toml", is_flag=True, help=words("cli-help-toml"))
edition = option("--edition", metavar=words("cli-name"), help=words("cli-help-edition"))
players = option("--players", metavar=words("cli-number"), help=words("cli-help-players"))
late = option("--late", metavar=words("cli-name"), help=words("cli-help-late"))
reshuffle = option("--reshuffle", metavar=words("cli-name"), help=words("cli-help-reshuffle"))
game_name = click.argument("game", type=click.Choice(tuple(GAMES)), metavar=words("cli-game"))
record_file = click.argument("file", type=click.Path(path_type=Path, dir_okay=False), metavar=words("cli-file"))


def chosen_options(settings: dict[str, Any]) -> dict[str, str]:
    """Takes the options of a game out of the settings of a command: those that were given."""
    options = {name: settings.pop(name) for name in ("edition", "players", "late", "reshuffle")}
    return {name: value for name, value in options.items() if value is not None}
