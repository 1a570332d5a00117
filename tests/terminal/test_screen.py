"""The terminal itself."""

import pytest
from rich.status import Status

from wizardhall.terminal import screen
from wizardhall.terminal.screen import Screen


def test_while_bots_think_there_is_a_sign_of_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(screen, "_capable", lambda: True)
    sign = Screen("fr").thinking()
    assert isinstance(sign, Status)
    assert sign.status == "Réflexion en cours…"


def test_in_plain_mode_nothing_moves(capsys: pytest.CaptureFixture[str]) -> None:
    with Screen("en", plain=True).thinking():
        pass
    assert capsys.readouterr().out == ""
