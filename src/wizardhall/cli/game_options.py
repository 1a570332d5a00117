"""What commands for a game take: its name, and its options. Both come from the games that are installed here."""

from typing import Any, Final

import click

from wizardhall.cli.help import Command
from wizardhall.cli.language import text
from wizardhall.games import game, games

__all__ = ["GameCommand", "GameName", "chosen_options", "game_name"]

PREFIX: Final = "game_option_"


class GameName(click.ParamType[str]):
    """The name of a game. They are looked up when one is typed, so that no other command waits for it."""

    name = "game"

    @property
    def choices(self) -> tuple[str, ...]:
        return games()

    def convert(self, value: str, param: click.Parameter | None, ctx: click.Context | None) -> str:
        if value not in self.choices:
            self.fail(value, param, ctx)
        return value


game_name = click.argument("game", type=GameName(), metavar=text("cli-game"))


class GameCommand(Command):
    """Takes the options of every game, before `--cards`. Its help is the message `explained`, given the games."""

    def __init__(self, *arguments: Any, explained: str, **settings: Any) -> None:
        super().__init__(*arguments, **settings)
        self._explained = explained

    def format_help_text(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        self.help = text(self._explained, games=_either(games()))
        super().format_help_text(ctx, formatter)

    def get_params(self, ctx: click.Context) -> list[click.Parameter]:
        own = super().get_params(ctx)
        place = next(number for number, param in enumerate(own) if param.name == "cards")
        return [*own[:place], *_options(), *own[place:]]


def chosen_options(settings: dict[str, Any]) -> dict[str, str]:
    """Takes the options of a game out of the settings of a command: those that were given."""
    names = [option.name for played in map(game, games()) for option in played.options]
    taken = {name: settings.pop(_parameter(name)) for name in dict.fromkeys(names)}
    return {name: value for name, value in taken.items() if value is not None}


def _options() -> list[click.Option]:
    """One for each name; if several games have it, explained as by the first of them."""
    found: dict[str, click.Option] = {}
    for played in map(game, games()):
        resource = played.texts.resources[0]
        for option in played.options:
            explained = f"{resource}-option-{option.name}"
            found.setdefault(
                option.name,
                click.Option(
                    [f"--{option.name}", _parameter(option.name)],
                    metavar=text("cli-number" if all(map(str.isdecimal, option.values)) else "cli-name"),
                    help=text(explained) if text.has(explained) else _generic_help(played.name, option.values),
                ),
            )
    return list(found.values())


def _either(names: tuple[str, ...]) -> str:
    """`a, b or c`."""
    *front, last = names
    return text("cli-list-or", front=", ".join(front), last=last) if front else last


def _parameter(option: str) -> str:
    return PREFIX + option.replace("-", "_")


def _generic_help(name: str, values: tuple[str, ...]) -> str:
    return text("cli-help-option", game=name, values=", ".join(values))
