"""The games and card sets that tables are played with."""

import tempfile
from functools import cache, lru_cache
from importlib import import_module
from pathlib import Path
from typing import Any, Final

import msgspec

from wizardhall.bots import levels
from wizardhall.core.cards import CardSet
from wizardhall.core.errors import UnknownName
from wizardhall.core.text import LANGUAGES
from wizardhall.cup.editions import EDITIONS
from wizardhall.games import GAMES, game
from wizardhall.relics.game import OPTIONS
from wizardhall.server.errors import Refused
from wizardhall.server.protocol import GameInfo
from wizardhall.server.storage.models import TableRow

__all__ = ["USUAL", "card_set", "cards_of", "game_infos", "known_level", "listed_cards"]

USUAL: Final = "apprentice"
"""The level of a bot that nobody has chosen: a visitor's first opponent, and who stands in for somebody away."""
_OPTIONS: Final = {"cup": {"edition": tuple(EDITIONS)}, "relics": OPTIONS}


@cache
def game_infos() -> tuple[GameInfo, ...]:
    return tuple(GameInfo(name, dict(_OPTIONS[name]), levels(name), USUAL) for name in GAMES)


def known_level(game_name: str, level: str) -> None:
    """Raises `UnknownName` if there is no such bot here."""
    if level not in levels(game_name):
        raise UnknownName("bots-error-unknown", name=level[:40], known=", ".join(levels(game_name)))


@lru_cache(maxsize=64)
def card_set(game_name: str, source: str | None) -> CardSet:
    """The house set, or the set of a card file's text; raises `CardFileError` with line and reason."""
    if source is None:
        return game(game_name).cards()
    with tempfile.TemporaryDirectory(prefix="wizardhall-") as folder:
        file = Path(folder) / "cards.toml"
        try:
            file.write_text(source, encoding="utf-8")
        except UnicodeEncodeError:
            raise Refused(400, "core-error-not-text") from None
        return game(game_name).cards(file)


def cards_of(table: TableRow) -> CardSet:
    return card_set(table.game, table.cards_text)


@lru_cache(maxsize=64)
def listed_cards(game_name: str, source: str | None, language: str) -> bytes:
    """All cards of a set for the gallery, as JSON."""
    if language not in LANGUAGES:
        language = LANGUAGES[0]
    rows: list[dict[str, Any]] = import_module(f"wizardhall.{game_name}.listing").listing(
        card_set(game_name, source), language
    )
    return msgspec.json.encode(rows)
