"""The types of the protocol in TypeScript: `python -m wizardhall.server.typescript` writes `web/src/lib/protocol.ts`,
and `gameData.ts` beside it.

Made from the annotations of the message types, and of the views, events and listed cards of the games of the house.
"""

import inspect
import sys
import types
from collections.abc import Iterator
from enum import StrEnum
from pathlib import Path
from typing import Any, Final, Literal, NewType, Union, get_args, get_origin, get_type_hints

import msgspec

from wizardhall.core import asks, choices
from wizardhall.core.events import Event, PrivateEvent, Resigned
from wizardhall.core.game import ListedCard, PlayerAid, Result, View
from wizardhall.games import HOUSE, game
from wizardhall.lab.analysis import schema
from wizardhall.match import OpenAsk
from wizardhall.match.record import CardSetName, Player
from wizardhall.server import protocol
from wizardhall.server.game_data import DATA_TARGET, game_data
from wizardhall.server.typescript_routes import ROUTES_TARGET, typescript_routes

__all__ = ["TARGET", "typescript"]

TARGET: Final = Path(__file__).parents[3] / "web" / "src" / "lib" / "protocol.ts"

HEAD: Final = "// Made by `python -m wizardhall.server.typescript` from the message types of the hall. Do not edit.\n"
PRIMITIVES: Final = {
    str: "string", bool: "boolean", int: "number", float: "number", Any: "any", object: "any", type(None): "null",
    Event: "any", View: "any",
}  # fmt: skip
UNIONS: Final = {
    "AnyChoice": choices.AnyChoice,
    "AnyAsk": asks.AnyAsk,
    "ServerMessage": protocol.ServerMessage,
    "ClientMessage": protocol.ClientMessage,
    "AnalysisMessage": protocol.AnalysisMessage,
}


def typescript() -> str:
    return "\n".join([HEAD, *_shared(), *(line for name in HOUSE for line in _of_game(name))]) + "\n"


def _shared() -> Iterator[str]:
    yield "export type Seat = string\nexport type CardId = string\n"
    structs: list[Any] = [CardSetName, Player, Result, ListedCard, PlayerAid]
    structs += [*get_args(choices.AnyChoice), *get_args(asks.AnyAsk), OpenAsk]
    structs += [each for name in protocol.__all__ if inspect.isclass(each := getattr(protocol, name))]
    structs += [schema.Point, schema.Decision, schema.Analysis]
    for struct in structs:
        yield _interface(struct, struct.__name__)
    for name, union in UNIONS.items():
        yield f"export type {name} = {_alternatives(union)}\n"


def _of_game(name: str) -> Iterator[str]:
    """Views, cards and events, under the name of their game: `CupView`, `CupCard`, `CupDuelDecided`, `CupEvent`."""
    prefix = name.capitalize()
    view = get_type_hints(type(game(name)).view)["return"]
    events = game(name).events
    told = [each for each in vars(events).values() if inspect.isclass(each) and each.__module__ == events.__name__]
    parts = [each for each in told if issubclass(each, msgspec.Struct) and not issubclass(each, Event)]
    happenings = [each for each in told if issubclass(each, Event) and each.__name__ in events.__all__]
    views = [each for each in vars(sys.modules[view.__module__]).values() if _is_view(each, view.__module__)]
    listed = dict.fromkeys(_structs_in(get_type_hints(type(game(name)).listing)["return"]))
    renamed = {each: _with_prefix(prefix, each.__name__) for each in (*parts, *views, *listed, *happenings)}
    for struct, shown in renamed.items():
        yield _interface(struct, shown, renamed)
    yield _interface(Resigned, f"{prefix}Resigned")
    names = [renamed[each] for each in happenings] + [f"{prefix}Resigned"]
    yield f"export type {prefix}Event =\n" + "\n".join(f"  | {each}" for each in names) + "\n"


def _structs_in(hint: Any) -> Iterator[Any]:
    """The structs that a type is made of, the innermost first."""
    for argument in get_args(hint):
        yield from _structs_in(argument)
    if inspect.isclass(hint) and issubclass(hint, msgspec.Struct):
        for field, inner in get_type_hints(hint).items():
            if field in hint.__struct_fields__ and hint not in get_args(inner):
                yield from _structs_in(inner)
        yield hint


def _is_view(each: Any, module: str) -> bool:
    return inspect.isclass(each) and issubclass(each, msgspec.Struct) and each.__module__ == module


def _with_prefix(prefix: str, name: str) -> str:
    return name if name.startswith(prefix) else prefix + name


def _interface(struct: Any, name: str, renamed: dict[Any, str] | None = None) -> str:
    hints = get_type_hints(struct)
    lines = _comment(struct)
    lines.append(f"export interface {name} {{")
    config = struct.__struct_config__
    if config.tag is not None:
        lines.append(f"  {config.tag_field}: '{config.tag}'")
    for field in msgspec.structs.fields(struct):
        optional = "" if field.required else "?"
        lines.append(f"  {field.encode_name}{optional}: {_type(hints[field.name], renamed)}")
    return "\n".join([*lines, "}", ""])


def _comment(struct: Any) -> list[str]:
    text = inspect.cleandoc(struct.__doc__) if struct.__dict__.get("__doc__") else ""
    lines = text.splitlines()
    if len(lines) < 2:
        return [f"/** {text} */"] if text else []
    return ["/**", *(f" * {line}".rstrip() for line in lines), " */"]


def _type(hint: Any, renamed: dict[Any, str] | None = None) -> str:
    """An annotation as TypeScript says it."""
    if hint in PRIMITIVES:
        return PRIMITIVES[hint]
    if isinstance(hint, NewType):
        return hint.__name__
    origin, arguments = get_origin(hint), get_args(hint)
    if origin is Literal:
        return " | ".join(f"'{each}'" for each in arguments)
    if inspect.isclass(hint) and issubclass(hint, StrEnum):
        return " | ".join(f"'{each}'" for each in hint)
    if origin in (Union, types.UnionType):
        named = [name for name, union in UNIONS.items() if union == hint]
        return named[0] if named else _alternatives(hint, renamed)
    if origin in (tuple, list):
        inner = _type(arguments[0], renamed)
        return f"({inner})[]" if " " in inner else f"{inner}[]"
    if origin is dict:
        return f"Record<{_type(arguments[0], renamed)}, {_type(arguments[1], renamed)}>"
    if inspect.isclass(hint) and issubclass(hint, msgspec.Struct) and hint not in (Event, PrivateEvent):
        return (renamed or {}).get(hint, hint.__name__)
    raise TypeError(f"no TypeScript for {hint}")


def _alternatives(union: Any, renamed: dict[Any, str] | None = None) -> str:
    return " | ".join(_type(each, renamed) for each in get_args(union))


if __name__ == "__main__":
    TARGET.write_text(typescript(), encoding="utf-8")
    DATA_TARGET.write_text(game_data(), encoding="utf-8")
    ROUTES_TARGET.write_text(typescript_routes(), encoding="utf-8")
