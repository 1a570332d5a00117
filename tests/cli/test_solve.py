"""`wizardhall solve cup`."""

import json
import re
from pathlib import Path

import pytest

from tests.cli.subprocesses import wizardhall
from wizardhall.solver.cup import best_response
from wizardhall.terminal.solve import solve

BLACK = "gardener,shaman,traveler,botanist,soldier,matron"
WHITE = "geomancer,hermit,shaman,lightkeeper,matron,dancer"


def test_two_decks_are_solved_saved_and_drawn(tmp_path: Path) -> None:
    saved, plot = tmp_path / "solved.json", tmp_path / "usage.svg"

    solved = wizardhall("solve", "cup", "--decks", BLACK, WHITE, "--json", "--save", str(saved), "--plot", str(plot))

    found = json.loads(solved.stdout)
    assert found["gap"] <= 1e-9
    assert sum(strategy["weight"] for strategy in found["strategies"]["black"]) == pytest.approx(1)
    assert sum(sum(shares) for shares in found["usage"]["white"].values()) == pytest.approx(6)
    assert plot.read_text(encoding="utf-8").startswith("<?xml")
    again = wizardhall("solve", "cup", "--decks", BLACK, WHITE, "--json", "--save", str(saved))
    assert json.loads(again.stdout) == found


def test_a_search_that_becomes_too_large_says_how_far_it_came(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(best_response, "FIRST_CAPACITY", 64)
    monkeypatch.setattr(best_response, "MAX_CAPACITY", 64)

    with pytest.raises(SystemExit) as ended:
        solve(
            edition=None,
            cards=None,
            drawn=None,
            decks=(BLACK, WHITE),
            without=None,
            plain=False,
            within=1e-9,
            save=None,
            plot=None,
            as_json=False,
            language="en",
        )

    assert ended.value.code == 1
    out, err = capsys.readouterr()
    assert "Value for Black" in out
    assert "more memory than it may" in err


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        (["--decks", BLACK, "shaman,dancer"], "six different cards"),
        (["--drawn", "shaman", "wombat"], "There is no “wombat”"),
        (["--drawn", "shaman", "dancer", "--decks", BLACK, WHITE], "only one of"),
        (["--drawn", "shaman", "dancer", "--without", "rogues"], "only one of"),
        (["--without", f"{BLACK},{WHITE},rogues,blacksmith,alchemist,hermit"], "only 5 cards are left"),
    ],
)
def test_a_question_that_makes_no_sense_is_refused(asked: list[str], said: str) -> None:
    refused = wizardhall("solve", "cup", *asked, WIZARDHALL_LANG="en")

    assert refused.returncode == 1
    assert said in refused.stderr


def test_cards_are_named_in_either_language_and_numbers_are_written_in_the_readers() -> None:
    named = "Jardinière,shaman,voyageur,The Botanist,soldat,matrone"

    solved = wizardhall("solve", "cup", "--decks", named, WHITE, "--plain", "--lang", "fr")

    assert solved.stderr == ""
    assert re.search(r"Valeur pour Noir [+-]\d,\d{9} ;", solved.stdout)
    assert "100,0 %" in solved.stdout
    assert not re.search(r"\d\.\d|\d%", solved.stdout)
