"""Commands that show and check card sets."""

from pathlib import Path
from typing import Any

import click

from wizardhall.cli.help import Group
from wizardhall.cli.language import words
from wizardhall.cli.options import as_json, as_toml, cards_file, help_, lang, option, record_file, shared_lang
from wizardhall.core.text import text
from wizardhall.games import GAMES

__all__ = ["cards"]


@click.group(cls=Group, help=words("cli-help-cards-group"), short_help=words("cli-short-cards"))
@shared_lang
@help_
def cards() -> None: ...


@cards.command("cup", help=words("cli-help-cards-cup"), short_help=words("cli-short-cards-cup"))
@as_json
@as_toml
@cards_file
@lang
@help_
def cards_cup(as_json: bool, as_toml: bool, cards: Path | None, lang: str) -> None:
    if as_toml:
        _print_card_file("cup")
        return
    from wizardhall.cup import CUP
    from wizardhall.cup.listing import listing

    if as_json:
        _print_json(listing(CUP.cards(cards), lang))
    else:
        from wizardhall.terminal.cards import show_cards

        show_cards("cup", language=lang, cards=cards)


@cards.command("relics", help=words("cli-help-cards-relics"), short_help=words("cli-short-cards-relics"))
@option("--kind", metavar=words("cli-name"), help=words("cli-help-kind"))
@option("--colour", "--color", metavar=words("cli-name"), help=words("cli-help-colour"))
@option("--rarity", metavar=words("cli-name"), help=words("cli-help-rarity"))
@option("--mechanic", metavar=words("cli-words"), help=words("cli-help-mechanic"))
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
    from wizardhall.relics.listing import found, listing

    rows = found(listing(RELICS.cards(cards), lang), wanted)
    if as_json:
        _print_json(rows)
    else:
        from wizardhall.terminal.relics.catalogue import show_listing

        show_listing(rows, language=lang)


@cards.command("check", help=words("cli-help-cards-check"), short_help=words("cli-short-cards-check"))
@record_file
@lang
@help_
def cards_check(file: Path, lang: str) -> None:
    from wizardhall.core.cards import CardFile
    from wizardhall.games import game

    checked = game(CardFile(file).game(tuple(GAMES))).cards(file)
    click.echo(text(lang)("cli-cards-good", file=file.name, name=checked.name, digest=checked.digest))


def _print_json(rows: list[dict[str, Any]]) -> None:
    import msgspec

    click.echo(msgspec.json.format(msgspec.json.encode(rows), indent=2))


def _print_card_file(game: str) -> None:
    from importlib.resources import files

    click.echo((files(f"wizardhall.{game}") / "cards.toml").read_text(encoding="utf-8"), nl=False)
