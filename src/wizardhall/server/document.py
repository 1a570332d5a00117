"""`python -m wizardhall.server.document` writes `docs/protocol.md`, and the table of settings in `docs/host-a-hall.md`.

Both are made from the types and the sentences beside them.
"""

import ast
import inspect
import re
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Annotated, Any, Final, get_args, get_origin

import msgspec

from wizardhall.core import asks, choices
from wizardhall.core import game as core_game
from wizardhall.core.text import text
from wizardhall.lab.analysis import schema
from wizardhall.match import live
from wizardhall.server import protocol
from wizardhall.server.app import create_app
from wizardhall.server.live.connection import MOST_WAITING
from wizardhall.server.settings import Settings, setting_default, setting_names, setting_text

__all__ = ["DOCS", "host_page", "protocol_page"]

DOCS: Final = Path(__file__).parents[3] / "docs"
SETTINGS_HERE: Final = re.compile(r"(?<=<!-- settings -->\n).*?(?=<!-- /settings -->)", re.DOTALL)

LOBBY: Final = (
    "Guest", "Rename", "GameInfo", "Seating", "ClockInfo", "SeatInfo", "TableInfo", "Hall", "NewTable", "Sit",
    "BotSeat", "Entropy", "Again", "Token", "Frame", "Decided", "ReplayFrames", "PlayOn", "Origin", "Analysing",
    "Analysed",
)  # fmt: skip
ANALYSIS: Final = ("Analysis", "Point", "Decision")
CLIENT: Final = ("Answer", "TakeBack", "Resign", "Ping")
SERVER: Final = ("Welcome", "Happened", "ChangedFrame", "TableChanged", "Ack", "Error", "Goodbye", "Clock")
ASKS: Final = tuple(kind.__name__ for kind in get_args(asks.AnyAsk))
CHOICES: Final = tuple(kind.__name__ for kind in get_args(choices.AnyChoice))

HEAD: Final = """# The protocol

<!-- Made by `python -m wizardhall.server.document`. Do not edit. -->

{about}

The first request sets a cookie; with it one is a guest. Programs hold a seat by a token instead. A request that is
refused has a status from 400 on and an `Error` for its body. Sentences come in the language of `?lang=en` or
`?lang=fr`, else of the header `Accept-Language`.

## Requests

| request | what it does | takes | gives |
| --- | --- | --- | --- |
{requests}

The whole of it for programs: `/schema/openapi.json`.
"""

SOCKET: Final = f"""## The socket

`/ws/tables/{{id}}` with the cookie, or `/ws/tables/{{id}}?token=…`. Without either, one watches.

1. The hall sends a `Welcome`: all that these eyes may know. It sends one again when one sits down or stands up. Who is
   there when the match begins gets a `TableChanged` and a `Happened` from the first event on.
2. A client sends an `Answer` to one of its `asks`. When it is stored the hall sends `Ack`, then a `Happened` to
   everybody: with frames if the match went on, without if others have still to decide. It has what has changed in the
   view, event by event, and not the view: keep the view of the `Welcome`, and apply the `changes` of each frame, then
   those of the message. `apply_changes` in `src/wizardhall/core/changes.py` does it in a few lines.
3. `seq` counts the events that these eyes have seen. A `Happened` begins with the event of that number. Who
   wants to see what came before a `Welcome` finds its frames, numbered alike, in the replay.
4. A message that cannot be done gets an `Error` with its `id`, and nothing has changed. The `id` is the client's own.
5. `Goodbye` comes before the hall closes a connection; with `retry`, connect again after that many seconds. Codes of
   closing: 1001 for a restart, or for a client that leaves more than {MOST_WAITING} messages unread; 4403, 4404,
   4429 and 4503 as in HTTP; 1009 for a message far too long.
"""


def protocol_page() -> str:
    about = inspect.cleandoc(protocol.__doc__ or "").partition("\n\n")[2]
    parts = [HEAD.format(about=about, requests="\n".join(_requests()))]
    parts += ["## What the lobby speaks of\n", *_structs(protocol, LOBBY), *_structs(schema, ANALYSIS)]
    parts += [*_structs(core_game, ("PlayerAid",)), SOCKET]
    parts += ["## What a client says\n", *_structs(protocol, CLIENT)]
    parts += ["## What the hall says\n", *_structs(protocol, SERVER)]
    parts += ["## Asks\n", inspect.cleandoc(asks.__doc__ or "") + "\n", *_structs(live, ("OpenAsk",))]
    parts += _structs(asks, ASKS)
    parts += ["## Choices\n", inspect.cleandoc(choices.__doc__ or "") + "\n", *_structs(choices, CHOICES)]
    parts.append("Views and events are each game's own: see `CupView`, `CupEvent`, `RelicsView` and `RelicsEvent` in")
    parts.append("[the TypeScript types](../web/src/lib/protocol.ts), which are made from the same source.")
    return "\n".join(parts) + "\n"


def host_page(text: str) -> str:
    """The page for hosts with the table of settings as it is now."""
    return SETTINGS_HERE.sub(lambda _: "\n".join(_settings()) + "\n", text)


def _requests() -> Iterator[str]:
    schema = create_app(Settings(database="sqlite:///hall.db")).openapi_schema.to_schema()
    for path, operations in sorted(schema["paths"].items()):
        for method, operation in operations.items():
            query = [f"`?{each['name']}=`" for each in operation.get("parameters", ()) if each["in"] == "query"]
            body = _body(operation.get("requestBody", {}))
            given = [_body(answer) for status, answer in operation["responses"].items() if status < "3"]
            takes = " ".join([*query, body]).strip()
            yield f"| `{method.upper()} {path}` | {operation['summary']} | {takes} | {' '.join(given)} |"


def _body(body: dict[str, Any]) -> str:
    found = re.search(r"'#/components/schemas/(?:\w+_)?(\w+)'", str(body))
    if found:
        return f"`{found[1]}`"
    return "JSON lines" if "jsonl" in str(body) else ""


def _structs(module: ModuleType, names: tuple[str, ...]) -> Iterator[str]:
    notes = _notes(module)
    for name in names:
        struct: Any = getattr(module, name)
        yield f"### {name}\n"
        if struct.__dict__.get("__doc__"):
            yield inspect.cleandoc(struct.__doc__) + "\n"
        yield from _fields(struct, notes.get(name, {}))


def _fields(struct: Any, notes: dict[str, str]) -> Iterator[str]:
    yield "| field | type | |\n| --- | --- | --- |"
    config = struct.__struct_config__
    if config.tag is not None:
        yield f"| `{config.tag_field}` | `{config.tag}` | |"
    for field in msgspec.structs.fields(struct):
        optional = "" if field.required else "optional; "
        shown = str(_shown(field.type)).replace("|", "\\|")
        yield f"| `{field.encode_name}` | `{shown}` | {optional}{notes.get(field.name, '')} |".replace(";  |", " |")
    yield ""


def _shown(kind: Any) -> str:
    kind = get_args(kind)[0] if get_origin(kind) is Annotated else kind
    text = kind.__name__ if inspect.isclass(kind) and not hasattr(kind, "__args__") else str(kind)
    text = re.sub(r"\b(?:wizardhall|typing|collections)(?:\.\w+)*\.(?=\w+)", "", text)
    return re.sub(r"tuple\[(.+), \.\.\.\]", r"list[\1]", text)


def _settings() -> Iterator[str]:
    say = text("en")
    yield "| setting | default | |\n| --- | --- | --- |"
    for name in setting_names():
        value = setting_default(name)
        default = "" if value in (None, ()) else f"`{_plain(value)}`"
        yield f"| `{name}` | {default} | {say(setting_text(name))} |"


def _plain(value: object) -> str:
    if isinstance(value, bool):
        return str(value).lower()
    return ", ".join(map(str, value)) if isinstance(value, tuple) else str(value)


def _notes(module: ModuleType) -> dict[str, dict[str, str]]:
    """The sentences under the fields of each class of a module."""
    found: dict[str, dict[str, str]] = {}
    for each in ast.parse(inspect.getsource(module)).body:
        if isinstance(each, ast.ClassDef):
            found[each.name] = {}
            for field, note in zip(each.body, each.body[1:], strict=False):
                if isinstance(field, ast.AnnAssign) and isinstance(note, ast.Expr):
                    words = ast.literal_eval(note.value)
                    found[each.name][ast.unparse(field.target)] = " ".join(str(words).split())
    return found


if __name__ == "__main__":
    (DOCS / "protocol.md").write_text(protocol_page(), encoding="utf-8")
    host = DOCS / "host-a-hall.md"
    host.write_text(host_page(host.read_text(encoding="utf-8")), encoding="utf-8")
