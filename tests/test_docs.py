"""What the documents show is what happens."""

import contextlib
import io
import json
import re
from pathlib import Path

import pytest

from wizardhall.cup import CUP
from wizardhall.cup.cardfile import read_card_file
from wizardhall.cup.judge import judge_line
from wizardhall.cup.powers import VERBS
from wizardhall.relics import RELICS
from wizardhall.relics.cardfile import read_card_file as read_relics_file
from wizardhall.relics.judge import judge_line as judge_battle

ROOT = Path(__file__).parent.parent
DOCUMENTS = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]


def blocks(document: str, language: str) -> list[str]:
    text = (ROOT / document).read_text(encoding="utf-8")
    return re.findall(rf"```{language}\n(.*?)```", text, re.DOTALL)


def test_the_ten_line_match_of_the_readme_runs_and_prints_what_it_says() -> None:
    (source,) = blocks("README.md", "python")
    printed = io.StringIO()

    with contextlib.redirect_stdout(printed):
        exec(compile(source, "README.md", "exec"), {})

    assert len([line for line in source.splitlines() if line]) <= 10
    assert f"It prints `{printed.getvalue().strip()}`" in (ROOT / "README.md").read_text(encoding="utf-8")


def test_the_questions_in_the_judge_document_get_rulings() -> None:
    cup, relics = blocks("docs/judge.md", "json")

    assert json.loads(judge_line(cup.encode(), CUP.cards()))["winners"]
    assert json.loads(judge_battle(relics.encode(), RELICS.cards()))["winner"] == "north"


def test_the_card_in_add_a_card_is_a_good_one(tmp_path: Path) -> None:
    source, _ = blocks("docs/add-a-card.md", "toml")
    head, _, card = source.partition("[[wizard]]")
    cards = "".join(f"[[wizard]]{card}".replace("cartographer", f"cartographer-{number}") for number in range(18))
    file = tmp_path / "mine.toml"
    file.write_text(head + cards, encoding="utf-8")

    assert read_card_file(file).name == "my set"


def test_the_relics_cards_in_add_a_card_are_good_ones(tmp_path: Path) -> None:
    _, source = blocks("docs/add-a-card.md", "toml")
    head, *cards = re.split(r"(?=^\[\[)", source, flags=re.MULTILINE)
    dealt = [re.sub(r'id = "(.*)"', rf'id = "\1-{copy}"', card) for card in cards for copy in range(4)]
    file = tmp_path / "mine.toml"
    file.write_text(head + "".join(dealt), encoding="utf-8")

    assert len(read_relics_file(file).cards) == 12


def test_add_a_card_lists_every_verb_with_its_type() -> None:
    text = (ROOT / "docs/add-a-card.md").read_text(encoding="utf-8")

    assert dict(re.findall(r"^\| `([a-z ]+)` \| (\w+) \|", text, re.MULTILINE)) == {
        words: verb.type for words, verb in VERBS.items()
    }


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.name)
def test_every_link_leads_somewhere(document: Path) -> None:
    text = document.read_text(encoding="utf-8")

    for target in re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", text):
        assert (document.parent / target).exists(), target
