"""Texts: good Fluent, and the same messages with the same arguments in every language."""

import re
from collections import Counter
from pathlib import Path

import pytest
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from tests.texts.text_files import FILES, HALL, References, entries, messages_in, patterns
from wizardhall.core.text import LANGUAGES

by_file = pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}/{file.name}")


def test_every_language_has_the_same_files() -> None:
    resources = {language: {file.stem for file in FILES if file.parent.name == language} for language in LANGUAGES}
    assert {file.parent.name for file in FILES} == set(LANGUAGES)
    missing = {f"{language}/{name}.ftl" for language, found in resources.items() for name in resources["en"] - found}
    assert missing == set()
    assert all(found == resources["en"] for found in resources.values())


def test_every_language_has_the_rules_of_every_game() -> None:
    rules = HALL.parents[1] / "docs" / "rules"
    books = [file.name for file in rules.glob("*.md")]
    wanted = [rules / language / book for language in LANGUAGES[1:] for book in books]
    assert books
    assert [f"{file.parent.name}/{file.name}" for file in wanted if not file.is_file()] == []


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
def test_a_message_has_a_text(file: Path) -> None:
    assert [m.id.name for m in messages_in(file) if m.value is None] == []


@by_file
def test_only_asks_and_choices_have_attributes(file: Path) -> None:
    """Nothing else reads them; an attribute of another message would never be seen."""
    with_attributes = [m.id.name for m in messages_in(file) if m.attributes]
    assert [name for name in with_attributes if not re.match("core-ask$|[a-z]+-(ask|choice)-", name)] == []


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_no_message_is_missing_in_a_language(language: str) -> None:
    first, other = patterns(LANGUAGES[0]).keys(), patterns(language).keys()
    missing, unknown = sorted(first - other), sorted(other - first)
    assert not missing, f"missing in {language}: {', '.join(missing)}"
    assert not unknown, f"only in {language}: {', '.join(unknown)}"


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_a_message_has_the_same_variables_in_every_language(language: str) -> None:
    first, other = patterns(LANGUAGES[0]), patterns(language)
    needed = {
        name: (sorted(References(first[name]).variables), sorted(References(other[name]).variables))
        for name in first.keys() & other.keys()
    }
    assert {name: pair for name, pair in needed.items() if pair[0] != pair[1]} == {}


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_a_message_has_the_same_choices_in_every_language(language: str) -> None:
    """A choice by a word of the game, such as `[shared]` and `[draw]`; plural forms are each language's own."""
    first, other = patterns(LANGUAGES[0]), patterns(language)
    assert [name for name in first.keys() & other.keys() if choices(first[name]) != choices(other[name])] == []


def choices(message: ftl.Pattern) -> set[str]:
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


def test_french_does_not_call_nothing_one() -> None:
    """For the French plural 0 is `one` too, as 1 is: a variant that says "une carte" is for 1 alone."""
    french = (file for file in FILES if file.parent.name == "fr")
    lines = (line for file in french for line in file.read_text().splitlines() if "[one]" in line)
    assert [line.strip() for line in lines if re.search(r"\b(une?|1)\b", line, re.IGNORECASE)] == []
