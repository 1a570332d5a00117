"""Commands that show and check card sets."""

from collections.abc import Sequence
from pathlib import Path

import click

from wizardhall.cli.help import Command, Group
from wizardhall.cli.language import text
from wizardhall.cli.options import as_json, as_toml, cards_file, help_, lang, option, record_file, shared_lang
from wizardhall.core.text import text as text_in
from wizardhall.games import game, games

__all__ = ["cards"]


class Cards(Group):
    """A command for each game that is installed here, then the others."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return [*games(), *(name for name in self.commands if name not in games())]

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        own = super().get_command(ctx, cmd_name)
        return _command_of(cmd_name) if own is None and cmd_name in games() else own


@click.group(cls=Cards, help=text("cli-help-cards-group"), short_help=text("cli-short-cards"))
@shared_lang
@help_
def cards() -> None: ...


def _command_of(name: str, help_text: str | None = None, short_help: str | None = None) -> click.Command:
    """A command that shows the cards of a game."""

    @click.command(
        name,
        cls=Command,
        help=help_text or text("cli-help-cards-game", game=name),
        short_help=short_help or text("cli-short-cards-game", game=name),
    )
    @as_json
    @as_toml
    @cards_file
    @lang
    @help_
    def show(as_json: bool, as_toml: bool, cards: Path | None, lang: str) -> None:
        if as_toml:
            _print_card_file(name)
        elif as_json:
            _print_json(game(name).listing(game(name).cards(cards), lang))
        else:
            from wizardhall.terminal.cards import show_cards

            show_cards(name, language=lang, cards=cards)

    return show


cards.add_command(_command_of("cup", text("cli-help-cards-cup"), text("cli-short-cards-cup")))


@cards.command("relics", help=text("cli-help-cards-relics"), short_help=text("cli-short-cards-relics"))
@option("--kind", metavar=text("cli-name"), help=text("cli-help-kind"))
@option("--colour", "--color", metavar=text("cli-name"), help=text("cli-help-colour"))
@option("--rarity", metavar=text("cli-name"), help=text("cli-help-rarity"))
@option("--mechanic", metavar=text("cli-words"), help=text("cli-help-mechanic"))
@as_json
@as_toml
@cards_file
@lang
@help_
def cards_relics(as_json: bool, as_toml: bool, cards: Path | None, lang: str, **wanted: str | None) -> None:
    if as_toml:
        _print_card_file("relics")
        return
    from wizardhall.relics import RELICS
    from wizardhall.relics.listing import found

    rows = found(RELICS.listing(RELICS.cards(cards), lang), wanted)
    if as_json:
        _print_json(rows)
    else:
        from wizardhall.terminal.relics.catalogue import show_listing

        show_listing(rows, language=lang)


@cards.command("check", help=text("cli-help-cards-check"), short_help=text("cli-short-cards-check"))
@record_file
@lang
@help_
def cards_check(file: Path, lang: str) -> None:
    from wizardhall.core.cards import CardFile

    checked = game(CardFile(file).game(games())).cards(file)
    click.echo(text_in(lang)("cli-cards-good", file=file.name, name=checked.name, digest=checked.digest))


def _print_json(rows: Sequence[object]) -> None:
    import msgspec

    click.echo(msgspec.json.format(msgspec.json.encode(rows), indent=2))


def _print_card_file(name: str) -> None:
    from wizardhall.core.errors import HallError

    file = game(name).house_set
    if file is None:
        raise HallError("cli-error-no-card-file", game=name)
    click.echo(file.read_text(encoding="utf-8"), nl=False)
