"""The messages that the code uses, read off its syntax trees.

A message id is used if it is a string there (`"cup-title"`), or if an f-string begins with the words before its last
(`f"cup-card-{card}"`, or `f"{game}-seat-{seat}"` for any game).
"""

import ast
import re
from collections.abc import Iterator
from functools import cache
from types import ModuleType

from tests.random_matches import CUP
from tests.texts.text_files import FILES, HALL
from wizardhall.bots import LEVELS
from wizardhall.core.cards import PROVENANCES
from wizardhall.core.events import Event, Resigned
from wizardhall.cup import events as cup_events
from wizardhall.cup.cards import POWER_TYPES
from wizardhall.cup.editions import EDITIONS
from wizardhall.cup.elements import ELEMENTS
from wizardhall.cup.powers import VERBS
from wizardhall.cup.seats import SEATS
from wizardhall.relics import RELICS
from wizardhall.relics import events as relics_events
from wizardhall.relics.cards import COLOURS, CONDITIONS, COUNTS, KINDS, RARITIES
from wizardhall.relics.seats import SEATS as RELICS_SEATS
from wizardhall.relics.verbs import VERBS as RELICS_VERBS
from wizardhall.server.settings import setting_names

RESOURCES = sorted({"core", "match", "cup", "bots", "terminal", "cli", *(file.stem for file in FILES)})
GAMES = sorted(module.parent.name for module in HALL.glob("*/game.py") if module.parent.name != "core")
A_MESSAGE = re.compile(rf"((?:{'|'.join(RESOURCES)})-[a-z0-9-]*[a-z0-9])(?:\.[a-z-]*)?")
A_FAMILY = re.compile(rf"(?:{'|'.join(RESOURCES)})-[a-z0-9-]+-")


@cache
def trees() -> dict[str, ast.Module]:
    """The syntax tree of every module, by its path in the package: `cup/duel.py`."""
    return {
        str(path.relative_to(HALL)): ast.parse(path.read_text(encoding="utf-8")) for path in sorted(HALL.rglob("*.py"))
    }


@cache
def literals() -> dict[str, str]:
    """Every string in the code that looks like a message, or an attribute of one, and a module where it stands."""
    return {
        message[1]: module
        for module, tree in trees().items()
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
        if (message := A_MESSAGE.fullmatch(node.value))
    }


@cache
def families() -> dict[str, str]:
    """The beginning of every f-string that makes up a message, and a module where it stands."""
    return {
        beginning: module
        for module, tree in trees().items()
        for node in ast.walk(tree)
        if isinstance(node, ast.JoinedStr)
        for beginning in _beginnings(node)
        if A_FAMILY.fullmatch(beginning)
    }


def _beginnings(node: ast.JoinedStr) -> list[str]:
    """What an f-string begins with; one that begins with `{game}-` or the like begins with any game."""
    match node.values:
        case [ast.Constant(value=str(words)), *_]:
            return [words]
        case [ast.FormattedValue(), ast.Constant(value=str(words)), *_] if re.fullmatch("-[a-z-]+-", words):
            return [f"{game}{words}" for game in GAMES]
    return []


def calls(folder: str, *names: str) -> Iterator[list[list[str]]]:
    """For each call of a function or method of these names: for each argument the strings that it can be."""
    for module, tree in trees().items():
        if not module.startswith(folder):
            continue
        for scope in ast.walk(tree):
            if isinstance(scope, ast.FunctionDef):
                for node in ast.walk(scope):
                    if isinstance(node, ast.Call) and _called(node) in names:
                        yield [sorted(_strings(argument, scope)) for argument in node.args]


def _called(call: ast.Call) -> str:
    match call.func:
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name
    return ""


def _strings(node: ast.expr, scope: ast.FunctionDef) -> set[str]:
    """The strings an expression can be, following a name to what is assigned to it in its function."""
    match node:
        case ast.Constant(value=str(words)):
            return {words}
        case ast.IfExp(body=body, orelse=orelse):
            return _strings(body, scope) | _strings(orelse, scope)
        case ast.Name(id=name):
            assigned = [part for part in ast.walk(scope) if isinstance(part, ast.Assign)]
            return {
                words
                for part in assigned
                if any(isinstance(target, ast.Name) and target.id == name for target in part.targets)
                for words in _strings(part.value, scope)
            }
    return set()


def told_clauses() -> set[str]:
    """The clauses of the events that `CupTeller.why` explains by their clause alone."""
    given = [*calls("cup/", "idle", "RoundEnded", "GameEnded")]
    given += [arguments for arguments in calls("cup/", "discard") if ["duel"] not in arguments]
    return {words[4:].lower() for call in given for argument in call for words in argument if words.startswith("CUP-")}


def tags(events: ModuleType) -> set[str]:
    """The tags of a game's events, and of those that any game has."""
    told = [Resigned, *(getattr(events, name) for name in events.__all__)]
    return {str(kind.__struct_config__.tag) for kind in told if issubclass(kind, Event)}


@cache
def listed() -> dict[str, set[str]]:
    """The families that the code can list, each with what it lists."""
    house = RELICS.cards()
    return {
        "cup-event-": tags(cup_events),
        "relics-event-": tags(relics_events),
        "relics-seat-": set(RELICS_SEATS[4]),
        "relics-do-": {verb.replace(" ", "-") for verb in RELICS_VERBS},
        "relics-if-": set(CONDITIONS),
        "relics-per-": set(COUNTS),
        "relics-colour-": set(COLOURS),
        "relics-rarity-": set(RARITIES),
        "relics-of-rarity-": set(RARITIES),
        "relics-kind-": set(KINDS),
        "relicset-card-": set(house.cards),
        "relicset-flavour-": set(house.cards),
        "relicset-subtype-": {wizard.subtype for wizard in house.wizards.values()},
        "cup-card-": set(CUP.cards().ids),  # type: ignore[attr-defined]
        "cup-element-": set(ELEMENTS),
        "cup-type-": set(POWER_TYPES),
        "cup-power-": {"none", *(verb.replace(" ", "-") for verb in VERBS)},
        "cup-why-": {"verdict", *(kind for call in calls("cup/", "Reason") for kind in call[0])},
        "cup-criterion-": {"a", "b", "c"},
        "cup-clause-": told_clauses(),
        "cup-seat-": set(SEATS),
        "cup-source-": set(PROVENANCES),
        "cup-edition-": set(EDITIONS),
        "bots-level-": set(LEVELS),
        "server-setting-": {name.replace("_", "-") for name in setting_names()},
        "cli-verified-": {name for call in calls("match/", "Check") for name in call[0]},
    }
