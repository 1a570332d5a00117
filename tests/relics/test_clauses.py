"""Every clause of the rules has a test that names it, and no test names a clause that is not there."""

import re
from pathlib import Path

from tests.rule_clauses import named, written
from wizardhall.relics.cards import CONDITIONS, COUNTS, TARGETS
from wizardhall.relics.game import OPTIONS
from wizardhall.relics.verbs import VERBS

HERE = Path(__file__).parent
RULES = HERE.parents[1] / "docs" / "rules" / "wizards-and-relics.md"
CHAPTERS = {"C": 6, "S": 6, "P": 6, "V": 3, "L": 4, "T": 5, "B": 6, "W": 10, "K": 17}


def table_under(heading: str) -> list[list[str]]:
    """The rows of the table in a section of the document, in cells."""
    section = RULES.read_text(encoding="utf-8").split(f"{heading}\n")[1].split("\n#")[0]
    return [[cell.strip() for cell in row.strip("|").split("|")] for row in re.findall(r"^\| `.*\|$", section, re.M)]


def first_words(heading: str) -> list[str]:
    return [word for cell, *_ in table_under(heading) for word in re.findall(r"`([a-z ]+)`", cell.partition("(")[0])]


def test_every_clause_is_written_once() -> None:
    expected = [f"REL-{chapter}{number}" for chapter, last in CHAPTERS.items() for number in range(1, last + 1)]

    assert sorted(written(RULES, "REL")) == sorted(expected)


def test_every_clause_has_a_test() -> None:
    tested = {clause for clause, _ in named(HERE, "REL")}

    assert [clause for clause in written(RULES, "REL") if clause not in tested] == []


def test_every_test_names_a_clause_of_the_rules() -> None:
    known = written(RULES, "REL")

    assert [where for clause, where in named(HERE, "REL") if clause not in known] == []


def test_the_document_lists_every_word_of_the_vocabulary() -> None:
    assert first_words("### Verbs") == list(VERBS)
    assert first_words("### Targets") == list(TARGETS)
    assert sorted(first_words("### Counts")) == sorted(COUNTS)
    assert sorted(first_words("### Conditions")) == sorted(CONDITIONS)


def test_the_document_lists_what_every_verb_takes() -> None:
    assert {
        re.findall("`(.+)`", row[0])[0]: set(re.findall("`([a-z]+)`", row[1])) for row in table_under("### Verbs")
    } == {words: set(verb.takes) for words, verb in VERBS.items()}


def test_the_document_lists_every_option_with_its_values_the_default_first() -> None:
    rows = table_under("# The rules of Wizards & Relics")

    assert {re.findall("`(.+)`", row[0])[0]: tuple(re.findall("`([a-z0-9-]+)`", row[1])) for row in rows} == {
        option.name: (option.default, *(value for value in option.values if value != option.default))
        for option in OPTIONS
    }
