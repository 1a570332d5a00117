"""Bots that play from outside, with a token."""

import subprocess
import sys
import threading
from pathlib import Path
from typing import Any

import pytest

from tests.server.running_hall import Visitor, play_out
from wizardhall.bots import bot
from wizardhall.bots.remote import HallRefuses, play_remotely
from wizardhall.core.game import Result
from wizardhall.games import game

EXAMPLE = Path(__file__).parents[2] / "examples" / "remote_bot.py"


def test_the_example_plays_a_match_in_ten_lines(ann: Visitor) -> None:
    table = ann.open_table("cup", bots={"black": "random"})
    token = ann.post(f"/api/tables/{table}/token")["token"]

    command = [sys.executable, str(EXAMPLE), f"{ann.url}/table/{table}", token]
    played = subprocess.run(command, capture_output=True, text=True, timeout=60, check=True)

    assert played.stdout.startswith("won by ")
    lines = [line for line in EXAMPLE.read_text().splitlines() if line.strip() and not line.startswith('"""')]
    assert len(lines) <= 10


@pytest.mark.parametrize("name", ["cup", "relics"])
def test_a_remote_bot_plays_against_a_person(ann: Visitor, name: str) -> None:
    table = ann.open_table(name)
    token = ann.post(f"/api/tables/{table}/token", json={})
    if token["seat"] in ("black", "north"):  # one's own seat: take the other one
        other = {"black": "white", "north": "south"}[token["seat"]]
        token = ann.post(f"/api/tables/{table}/token", json={"seat": other})
    results: list[Result] = []
    link = f"{ann.url}/table/{table}"
    thread = threading.Thread(
        target=lambda: results.append(play_remotely(link, token["token"], bot("apprentice", game(name))))
    )
    thread.start()
    ann.start(table)
    with ann.join(table) as player:
        play_out(player)
        thread.join(20)
        assert list(results[0].winners) == player.state["table"]["result"]["winners"]


class Cheater:
    def answer(self, view: Any, ask: Any, dice: Any) -> Any:
        return ["joker"]


def test_a_bot_that_answers_wrongly_hears_why(ann: Visitor) -> None:
    table = ann.open_table("cup", bots={"black": "random"})
    token = ann.post(f"/api/tables/{table}/token")["token"]

    with pytest.raises(HallRefuses, match="joker") as refused:
        play_remotely(f"{ann.url}/table/{table}", token, Cheater())
    assert refused.value.code == "core-error-card"
    with pytest.raises(HallRefuses) as refused:
        play_remotely(f"{ann.url}/table/{table}", "x", Cheater())
    assert refused.value.code == "server-error-token"
    with pytest.raises(ValueError, match="not the link"):
        play_remotely("http://example.com", "x", Cheater())
