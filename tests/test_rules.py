"""The documents of the rules say the same in every language, and what the card file says."""

import re
from pathlib import Path

import pytest
from docs.wizards import document, renewed

from tests.rule_clauses import written
from wizardhall.core.text import LANGUAGES

RULES = Path(__file__).parents[1] / "docs" / "rules"
OTHERS = LANGUAGES[1:]
DOCUMENTS = {"CUP": "wizards-cup.md", "REL": "wizards-and-relics.md"}
in_every_language = pytest.mark.parametrize("language", OTHERS)
for_both_games = pytest.mark.parametrize("game", DOCUMENTS)


def source(game: str, language: str) -> str:
    return (RULES / language / DOCUMENTS[game]).read_text(encoding="utf-8")


def headings(document: str) -> list[int]:
    """The level of each heading."""
    return [len(marks) for marks in re.findall(r"^(#+) ", document, re.MULTILINE)]


def tables(document: str) -> list[list[list[str]]]:
    """Tables, in rows, in cells; of a cell only what is written as code, or a number."""
    found = re.findall(r"(?:^ *\|.*\n)+", document, re.MULTILINE)
    return [
        [[" ".join(re.findall(r"`.*?`|\d+", cell)) for cell in row.split("|")[1:-1]] for row in table.splitlines()]
        for table in found
    ]


@for_both_games
@in_every_language
def test_every_language_has_the_same_clauses_in_the_same_order(game: str, language: str) -> None:
    assert written(RULES / language / DOCUMENTS[game], game) == written(RULES / DOCUMENTS[game], game)


@for_both_games
@in_every_language
def test_a_clause_refers_to_the_same_clauses_in_every_language(game: str, language: str) -> None:
    def mentions(document: str) -> dict[str, set[str]]:
        items = re.split(rf"^- \*\*({game}-[A-Z]\d+)\*\* ", document, flags=re.MULTILINE)[1:]
        return {
            clause: set(re.findall(rf"{game}-[A-Z]\d+|`[^`]+`", words.partition("\n#")[0]))
            for clause, words in zip(items[::2], items[1::2], strict=True)
        }

    assert mentions(source(game, language)) == mentions(source(game, ""))


@for_both_games
@in_every_language
def test_every_language_has_the_same_headings_and_tables(game: str, language: str) -> None:
    assert headings(source(game, language)) == headings(source(game, ""))
    assert tables(source(game, language)) == tables(source(game, ""))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_of_wizards_is_that_of_the_card_file(language: str) -> None:
    assert document(language).read_text(encoding="utf-8") == renewed(language), "make rules updates it"
