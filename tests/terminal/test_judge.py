"""The judge asks for names as people read them off real cards, and tells why."""

import io
from pathlib import Path

import pytest

from tests.terminal.terminal_fixtures import ENTER, Terminal
from wizardhall.core.errors import UnknownName
from wizardhall.terminal.judge import judge

BLACK = ["Shaman", "le soldat", "L'Ermite", "gardener", "the hermit", "géo", "alchi"]
WHITE = ["lightkeeper hermit shaman dancer rogues", "necromancer"]


def judged(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], *lines: str, language: str = "en"
) -> str:
    monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
    judge("cup", language=language, options={}, cards=None, plain=True)
    return capsys.readouterr().out


def test_a_round_is_settled_from_names_in_both_languages(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    told = judged(monkeypatch, capsys, *BLACK, *WHITE, "n", "", "no")
    assert "“the hermit” cannot be chosen here" in told
    assert "The power of The Shaman (Black) decides: both wizards lose." in told
    assert "Why?" in told
    assert told.count("wins the round.") + told.count("Both win the round") == 1
    assert "Another round?" in told


def test_a_typo_is_offered_and_an_empty_line_takes_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    told = judged(monkeypatch, capsys, "shamman", "", "undo", "undo", "soldier shaman", "shaman")
    assert "Did you mean The Shaman?" in told
    assert "Enter takes The Shaman." in told
    assert "Black, card 2 of 5:" in told
    assert "There is nothing to take back." in told
    assert "Black, card 3 of 5:" in told


def test_too_many_names_are_refused(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    told = judged(monkeypatch, capsys, "soldier shaman hermit gardener geomancer alchemist dancer")
    assert "The line names 7 cards; only 6 more can be named" in told


def test_optional_powers_are_asked_as_they_come(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    plans = ["detective alchemist soldier gardener hermit", "geomancer", "rogues dancer matron traveler hermit shaman"]
    told = judged(monkeypatch, capsys, *plans, "oui", "", "3 1 2 4", "", "non", language="fr")
    assert "carte en Attente (La Géomètre)\xa0?" in told
    assert "Noir échange Le Détective" in told
    assert "réarrange" in told
    assert "la manche" in told


def test_another_round_is_settled_on_request(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    plain = "blacksmith pyrotechnician alchemist geomancer gardener hermit"
    told = judged(monkeypatch, capsys, plain, plain, "y", plain, plain, "n")
    assert told.count("Another round?") == 2


def test_an_unknown_edition_is_refused() -> None:
    with pytest.raises(UnknownName, match="revised, first"):
        judge("cup", language="en", options={"edition": "third"}, cards=None, plain=True)


def test_names_are_completed_in_a_terminal(tmp_path: Path) -> None:
    with Terminal("judge", "cup", home=tmp_path) as terminal:
        terminal.until("Black, card 1 of 5:")
        terminal.send("forg")
        terminal.until("The Blacksmith")
        terminal.send("\t")
        terminal.until("card 1 of 5: The Blacksmith")
        terminal.send(ENTER)
        terminal.until("Black, card 2 of 5:")
