"""Texts: the same messages with the same arguments in every language, none missing, none unused.

What the code uses is read off its syntax trees: a message id is used if it is a string there (`"cup-title"`), or if
an f-string begins with the words before its last (`f"cup-card-{card}"`, or `f"{game}-seat-{seat}"` for any game).
Where the code can list a family, the messages of the family must be just those.
"""

import ast
import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any

import msgspec
import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import wizardhall
from tests.driving import BLACK, CUP, EYES, WHITE, random_match
from wizardhall.cup import events as cup_events
from wizardhall.cup.cards import POWER_TYPES, Power
from wizardhall.cup.editions import EDITIONS
from wizardhall.cup.elements import ELEMENTS
from wizardhall.cup.events import Discarded, GameEnded, Idle
from wizardhall.cup.powers import VERBS
from wizardhall.cup.seats import SEATS
from wizardhall.match import Match
from wizardhall.relics import RELICS
from wizardhall.relics import events as relics_events
from wizardhall.relics.cards import COLOURS, CONDITIONS, COUNTS, KINDS, RARITIES
from wizardhall.relics.seats import SEATS as RELICS_SEATS
from wizardhall.relics.verbs import VERBS as RELICS_VERBS
from wizardhall.table.cards import PROVENANCES, CardId
from wizardhall.table.events import Event, Resigned
from wizardhall.table.text import LANGUAGES, text

HALL = Path(wizardhall.__file__).parent
FILES = sorted((HALL / "text").glob("*/*.ftl"))
ROOMS = sorted({"table", "match", "cup", "bots", "terminal", "cli", *(file.stem for file in FILES)})
GAMES = sorted(module.parent.name for module in HALL.glob("*/game.py") if module.parent.name != "table")
A_MESSAGE = re.compile(rf"(?:{'|'.join(ROOMS)})-[a-z0-9-]*[a-z0-9]")
A_FAMILY = re.compile(rf"(?:{'|'.join(ROOMS)})-[a-z0-9-]+-")

by_file = pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}/{file.name}")


# Reading the texts


@cache
def entries(file: Path) -> list[ftl.EntryType]:
    return FluentParser().parse(file.read_text(encoding="utf-8")).body


def messages_in(file: Path) -> list[ftl.Message]:
    return [entry for entry in entries(file) if isinstance(entry, ftl.Message)]


@cache
def messages(language: str) -> dict[str, ftl.Message]:
    files = (file for file in FILES if file.parent.name == language)
    return {message.id.name: message for file in files for message in messages_in(file)}


class References(Visitor):
    """The variables that a message needs, and the other messages that it uses."""

    def __init__(self, message: ftl.Message) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()
        self.visit(message)

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:
        self.messages.add(node.id.name)


# Reading the code


@cache
def trees() -> dict[str, ast.Module]:
    """The syntax tree of every module, by its path in the package: `cup/duel.py`."""
    return {
        str(path.relative_to(HALL)): ast.parse(path.read_text(encoding="utf-8")) for path in sorted(HALL.rglob("*.py"))
    }


@cache
def literals() -> dict[str, str]:
    """Every string in the code that looks like a message, and a module where it stands."""
    return {
        node.value: module
        for module, tree in trees().items()
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and A_MESSAGE.fullmatch(node.value)
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
        "cli-verified-": {name for call in calls("match/", "Check") for name in call[0]},
    }


# The files


def test_every_language_has_the_same_files() -> None:
    rooms = {language: {file.stem for file in FILES if file.parent.name == language} for language in LANGUAGES}
    assert {file.parent.name for file in FILES} == set(LANGUAGES)
    assert all(found == rooms["en"] for found in rooms.values())


@by_file
def test_a_file_is_good_fluent(file: Path) -> None:
    junk = [entry.content for entry in entries(file) if isinstance(entry, ftl.Junk)]
    assert junk == []


@by_file
def test_no_message_is_written_twice(file: Path) -> None:
    count = Counter(message.id.name for message in messages_in(file))
    assert [name for name, times in count.items() if times > 1] == []


@by_file
def test_the_first_word_of_a_message_is_the_name_of_its_file(file: Path) -> None:
    assert [m.id.name for m in messages_in(file) if not m.id.name.startswith(f"{file.stem}-")] == []


@by_file
def test_a_message_has_a_text_and_no_attributes(file: Path) -> None:
    """The house reads texts only; an attribute would never be seen."""
    assert [m.id.name for m in messages_in(file) if m.value is None or m.attributes] == []


# The languages


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_no_message_is_missing_in_a_language(language: str) -> None:
    assert messages(language).keys() == messages(LANGUAGES[0]).keys()


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_a_message_has_the_same_variables_in_every_language(language: str) -> None:
    first, other = messages(LANGUAGES[0]), messages(language)
    needed = {
        name: (sorted(References(first[name]).variables), sorted(References(other[name]).variables))
        for name in first.keys() & other.keys()
    }
    assert {name: pair for name, pair in needed.items() if pair[0] != pair[1]} == {}


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_a_message_has_the_same_choices_in_every_language(language: str) -> None:
    """A choice by a word of the game, such as `[shared]` and `[draw]`; plural forms are each language's own."""
    first, other = messages(LANGUAGES[0]), messages(language)
    assert [name for name in first.keys() & other.keys() if choices(first[name]) != choices(other[name])] == []


def choices(message: ftl.Message) -> set[str]:
    class Keys(Visitor):
        found: set[str]

        def visit_Variant(self, node: ftl.Variant) -> None:
            if isinstance(node.key, ftl.Identifier):
                self.found.add(node.key.name)
            self.generic_visit(node)

    keys = Keys()
    keys.found = set()
    keys.visit(message)
    return keys.found - {"zero", "one", "two", "few", "many", "other"}


# The code


def test_the_search_finds_what_the_code_uses() -> None:
    """If these were not found, the tests below would pass for nothing."""
    assert {"table-error-card", "match-error-late", "cup-error-edition"} <= literals().keys()
    assert {"cup-event-", "cup-card-", "cup-why-", "cup-clause-"} <= families().keys()
    assert {"power", "bonus", "bonus-ignored", "same-name"} <= listed()["cup-why-"]
    assert {"r1", "r2", "g1", "g2", "k4", "k7", "k8", "d8", "e3"} <= listed()["cup-clause-"]


def test_every_message_in_the_code_exists() -> None:
    missing = {name: module for name, module in literals().items() if name not in messages("en")}
    assert missing == {}


def test_every_family_in_the_code_has_messages() -> None:
    empty = {
        family: module
        for family, module in families().items()
        if not any(name.startswith(family) for name in messages("en"))
    }
    assert empty == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_unused(language: str) -> None:
    used = {*literals(), *(family + member for family, members in listed().items() for member in members)}
    used |= {name for message in messages(language).values() for name in References(message).messages}
    elsewhere = (*families(), "web-")  # the page's own: web/tests/texts.test.ts
    unused = [name for name in messages(language) if name not in used and not name.startswith(elsewhere)]
    assert unused == []


@pytest.mark.parametrize("family", listed())
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_family_has_just_the_messages_that_the_code_lists(family: str, language: str) -> None:
    told = {name.removeprefix(family) for name in messages(language) if name.startswith(family)}
    assert told == listed()[family]


# The sentences


@cache
def matches() -> list[Match]:
    return [random_match(f"told {number}", edition) for number in range(10) for edition in EDITIONS]


def teller(language: str) -> Any:
    return CUP.teller(CUP.cards(), text(language), {})


def well_written(sentence: str, language: str) -> bool:
    """No hole, no placeholder, no word of the machinery, no space where none belongs."""
    bad = r"[{}$]|\bNone\b|\bnone\b|^\s|\s$|\s\s|\s[.,)\]]|[(\[]\s|cup-"
    return not re.search(bad + (r"|\s[:;!?]" if language == "en" else ""), sentence)


RARE: list[Event] = [
    Resigned(BLACK),
    GameEnded((BLACK, WHITE), "CUP-G2", {BLACK: 30, WHITE: 30}, "shared"),
    GameEnded((BLACK, WHITE), "CUP-G2", {BLACK: 30, WHITE: 30}, "draw"),
    GameEnded((WHITE,), "CUP-G2", {BLACK: 31, WHITE: 30}),
    GameEnded((BLACK,), "CUP-G1"),
    Discarded(BLACK, CardId("dancer"), "deck", "CUP-E3"),
    Discarded(BLACK, CardId("dancer"), "waiting", "CUP-K4"),
    *(
        Idle(BLACK, CardId("detective"), because, "CUP-K7")
        for because in sorted({words for call in calls("cup/", "idle") for words in call[1]})
    ),
]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_of_a_match_is_told_through_any_eyes(language: str) -> None:
    tell = teller(language).event
    told = {tell(event) for match in matches() for eyes in EYES for event in match.events(eyes)}
    told |= {tell(event) for event in RARE}
    assert [sentence for sentence in sorted(told) if not well_written(sentence, language)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_of_a_match_is_told(language: str) -> None:
    why = teller(language).why
    told = {sentence for match in matches() for eyes in EYES for event in match.events(eyes) for sentence in why(event)}
    told |= {sentence for event in RARE for sentence in why(event)}
    assert [sentence for sentence in sorted(told) if not well_written(sentence, language)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_for_an_idle_power_has_a_sentence_of_its_own(language: str) -> None:
    idle = [event for event in RARE if isinstance(event, Idle)]
    assert len(idle) >= 7
    assert len({teller(language).event(event) for event in idle}) == len(idle)


def test_the_matches_show_nearly_everything_that_can_happen() -> None:
    """If they did not, the tests above would say little."""
    shown = {event.__struct_config__.tag for match in matches() for event in match.events(BLACK)}
    assert shown == listed()["cup-event-"] - {"resigned"}
    reasons = {why.kind for m in matches() for e in m.events(BLACK) for why in getattr(e, "reasons", ())}
    assert len(listed()["cup-why-"] - reasons) <= 3


POWERS = [
    Power("bonus", amount=3),
    Power("bonus", amount=-3, element="fire"),
    Power("win against", element="void"),
    Power("win against", at_least=5),
    Power("win against", at_most=5),
    Power("win against", type="dormant"),
    Power("win against", element="void", at_least=5, at_most=9, type="dormant"),
    *(Power(verb) for verb in VERBS if verb not in ("bonus", "win against")),
]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("power", POWERS, ids=lambda power: msgspec.json.encode(power).decode())
def test_every_power_is_told_in_a_well_written_phrase(power: Power, language: str) -> None:
    assert well_written(teller(language).power(power), language), repr(teller(language).power(power))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_wizard_is_told_in_words(language: str) -> None:
    words = teller(language)
    for wizard in CUP.cards().wizards.values():  # type: ignore[attr-defined]
        assert words.card(wizard.id) == text(language)(f"cup-card-{wizard.id}")
        assert words.element(wizard) == text(language)(f"cup-element-{wizard.element}")
        assert words.type(wizard) == text(language)(f"cup-type-{wizard.type}")
