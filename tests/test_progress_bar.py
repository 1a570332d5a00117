"""What people see while they wait."""

import pytest

from wizardhall.core import progress
from wizardhall.progress_bar import ProgressBar, show_progress


@pytest.mark.parametrize(("language", "said"), [("en", "Compiling the fast path"), ("fr", "Compilation de la voie")])
def test_compiling_is_said_on_stderr(language: str, said: str, capsys: pytest.CaptureFixture[str]) -> None:
    ProgressBar(language).compiling("Wizards Cup")
    captured = capsys.readouterr()
    assert said in captured.err
    assert "Wizards Cup" in captured.err
    assert not captured.out


def test_short_work_shows_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    assert list(ProgressBar("en").track("cup-tables-made", [1, 2])) == [1, 2]
    assert capsys.readouterr() == ("", "")


def test_long_work_shows_a_bar_on_stderr(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FORCE_COLOR", "1")
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.setenv("COLUMNS", "120")
    assert list(ProgressBar("en", patience=-1).track("cup-tables-made", [1, 2])) == [1, 2]
    captured = capsys.readouterr()
    assert "Working out every duel" in captured.err
    assert not captured.out


def test_it_is_shown_from_then_on(capsys: pytest.CaptureFixture[str]) -> None:
    before = progress.listen(progress.Listener())
    try:
        show_progress("fr")
        progress.compiling("Wizards Cup")
    finally:
        progress.listen(before)
    assert "Compilation" in capsys.readouterr().err
