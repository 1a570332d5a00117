"""Options and arguments that several commands have."""

from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import click

from wizardhall.cli.language import language, text
from wizardhall.core.text import LANGUAGES

__all__ = [
    "as_json",
    "as_toml",
    "cards_file",
    "edition",
    "fast",
    "help_",
    "lang",
    "option",
    "plain",
    "record_file",
    "shared_lang",
]

F = TypeVar("F", bound=Callable[..., Any])


def option(*names: str, **settings: Any) -> Callable[[F], F]:
    return click.option(*names, **settings)


help_ = click.help_option("-h", "--help", help=text("cli-help-help"))
lang = option("--lang", type=click.Choice(LANGUAGES), default=language, help=text("cli-help-lang"))
shared_lang = option("--lang", type=click.Choice(LANGUAGES), expose_value=False, help=text("cli-help-lang"))
"""The same before the name of a command: read by `language_of`, for all that follows."""
cards_file = option(
    "--cards", type=click.Path(path_type=Path, dir_okay=False), metavar=text("cli-file"), help=text("cli-help-cards")
)
plain = option("--plain", is_flag=True, help=text("cli-help-plain"))
fast = option("--fast", is_flag=True, help=text("cli-help-fast"))
as_json = option("--json", "as_json", is_flag=True, help=text("cli-help-json"))
as_toml = option("--toml", "as_toml", is_flag=True, help=text("cli-help-toml"))
edition = option("--edition", metavar=text("cli-name"), help=text("cup-option-edition"))
record_file = click.argument("file", type=click.Path(path_type=Path, dir_okay=False), metavar=text("cli-file"))
