"""The games and card sets that tables are played with."""

import tempfile
from collections.abc import Iterator
from functools import cache, lru_cache
from itertools import product
from pathlib import Path
from typing import Any, Final, TypeAlias

import msgspec

from wizardhall.bots import bot, levels, usual_level
from wizardhall.core.cards import CardSet
from wizardhall.core.errors import UnknownName, shortened
from wizardhall.core.events import Event
from wizardhall.core.game import Game
from wizardhall.core.text import LANGUAGES
from wizardhall.core.text import source as text_source
from wizardhall.games import game, games
from wizardhall.server.errors import Refused
from wizardhall.server.protocol import GameInfo, Seating

__all__ = [
    "CUSTOM_SETS",
    "card_set",
    "check_hosted",
    "game_infos",
    "game_texts",
    "known_level",
    "listed_cards",
]

CUSTOM_SETS: Final = 4
"""Sets of strangers that a process remembers: each can take half a megabyte, and bring a text of 200 kB."""

Hosted: TypeAlias = tuple[str, ...]
"""Bots that a host offers besides those that are installed, each as `game=package.module:Class`."""


def check_hosted(hosted: Hosted) -> None:
    """Raises `HallError` for a bot that cannot be loaded."""
    for each in hosted:
        name, _, reference = each.partition("=")
        bot(reference, game(name))


def _offered(game_name: str, hosted: Hosted) -> tuple[str, ...]:
    """The bots that may sit at a table. Nothing else is ever loaded, whatever a guest asks for."""
    given = (each.partition("=") for each in hosted)
    return (*levels(game_name), *(reference for name, _, reference in given if name == game_name))


@cache
def game_infos(hosted: Hosted = ()) -> tuple[GameInfo, ...]:
    return tuple(_info(game(name), hosted) for name in games())


def _info(played: Game[Any], hosted: Hosted) -> GameInfo:
    return GameInfo(
        played.name,
        {option.name: tuple(dict.fromkeys((option.default, *option.values))) for option in played.options},
        _offered(played.name, hosted),
        usual_level(played.name),
        tuple(_seatings(played)),
        played.player_aid,
        _event_defaults(played),
    )


def _event_defaults(played: Game[Any]) -> dict[str, dict[str, Any]]:
    found: dict[str, dict[str, Any]] = {}
    for name in played.events.__all__:
        struct = getattr(played.events, name)
        if issubclass(struct, Event):
            optional = [field for field in msgspec.structs.fields(struct) if not field.required]
            if optional:
                found[str(struct.__struct_config__.tag)] = {field.encode_name: _default(field) for field in optional}
    return found


def _default(field: msgspec.structs.FieldInfo) -> Any:
    return field.default if field.default_factory is msgspec.NODEFAULT else field.default_factory()


def _seatings(played: Game[Any]) -> Iterator[Seating]:
    """Who sits at a table, for every choice of the options that this depends on."""
    default = played.complete_options({})
    usual = played.seats(default)
    decisive = [
        option
        for option in played.options
        if any(played.seats({**default, option.name: value}) != usual for value in option.values)
    ]
    for values in product(*(option.values for option in decisive)):
        chosen = dict(zip((option.name for option in decisive), values, strict=True))
        yield Seating(chosen, played.seats({**default, **chosen}))


def known_level(game_name: str, level: str, hosted: Hosted = ()) -> None:
    """Raises `UnknownName` if there is no such bot here."""
    known = _offered(game_name, hosted)
    if level not in known:
        raise UnknownName("bots-error-unknown", name=shortened(level), known=", ".join(known))


def card_set(game_name: str, source: str | None) -> CardSet:
    """The house set, or the set of a card file's text; raises `CardFileError` with line and reason."""
    return game(game_name).cards() if source is None else _custom_set(game_name, source)


@lru_cache(maxsize=CUSTOM_SETS)
def _custom_set(game_name: str, source: str) -> CardSet:
    with tempfile.TemporaryDirectory(prefix="wizardhall-") as folder:
        file = Path(folder) / "cards.toml"
        try:
            file.write_text(source, encoding="utf-8")
        except UnicodeEncodeError:
            raise Refused(400, "core-error-not-text") from None
        return game(game_name).cards(file)


def listed_cards(game_name: str, source: str | None, language: str) -> bytes:
    """All cards of a set for the gallery, as JSON."""
    known = language if language in LANGUAGES else LANGUAGES[0]
    return _house_cards(game_name, known) if source is None else _custom_cards(game_name, source, known)


@cache
def _house_cards(game_name: str, language: str) -> bytes:
    return _listed(game_name, None, language)


@lru_cache(maxsize=CUSTOM_SETS)
def _custom_cards(game_name: str, source: str, language: str) -> bytes:
    return _listed(game_name, source, language)


def _listed(game_name: str, source: str | None, language: str) -> bytes:
    return msgspec.json.encode(game(game_name).listing(card_set(game_name, source), language))


def game_texts(game_name: str, language: str) -> dict[str, str]:
    """The Fluent resources of a game as they are written, for a page that was built without them."""
    known = language if language in LANGUAGES else LANGUAGES[0]
    return {resource: text_source(resource, known) for resource in game(game_name).texts.resources}
