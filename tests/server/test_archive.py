"""Records, replays and cards."""

from pathlib import Path

import pytest

from tests.server.running_hall import Visitor, play_out
from wizardhall.cup import CUP
from wizardhall.games import game
from wizardhall.match import Record, verify


@pytest.fixture
def over(ann: Visitor, ben: Visitor, table: str) -> str:
    with ann.join(table) as black, ben.join(table) as white:
        play_out(black, white)
    return table


def test_the_record_of_a_match_proves_itself(ann: Visitor, ben: Visitor, table: str) -> None:
    with ann.join(table) as black, ben.join(table) as white:
        commitment = black.state["commitment"]
        assert ann.get(f"/api/tables/{table}/record", 409)["code"] == "server-error-not-over"
        play_out(black, white)
        locks = black.state["locks"]

    response = Visitor(ann.url).http.get(f"/api/tables/{table}/record")
    record = Record.parse(response.content)

    assert response.headers["content-disposition"] == f'attachment; filename="cup-{table}.jsonl"'
    assert [check.problem for check in verify(record, CUP, noted=commitment)] == [None] * 4
    assert sorted(locked.commitment for locked in record.answers) == sorted(locks)
    assert {player.name for player in record.header.players.values()} == {"Ann", "Ben"}


def test_the_record_of_a_match_that_somebody_gave_up_proves_itself_too(ann: Visitor, ben: Visitor, table: str) -> None:
    with ann.join(table) as black, ben.join(table) as white:
        play_out(black, white, most=3)
        black.ask("resign")

    record = Record.parse(ann.http.get(f"/api/tables/{table}/record").content)

    assert all(check.passed for check in verify(record, game("cup")))
    assert record.resigned is not None
    assert record.resigned.seat == "black"


def test_a_match_that_is_over_is_replayed_through_any_eyes(ann: Visitor, over: str) -> None:
    watcher = Visitor(ann.url)
    replay = watcher.get(f"/api/tables/{over}/replay")
    assert replay["eyes"] == "spectator"
    assert replay["all_eyes"] == ["black", "white", "spectator", "all"]
    assert replay["rounds"]["1"] > 0
    for eyes in replay["all_eyes"]:
        frames = watcher.get(f"/api/tables/{over}/replay", eyes=eyes)["frames"]
        assert frames[-1]["event"]["event"] == "game-ended"
        assert frames[-1]["view"]["eyes"] == eyes
    assert ann.get(f"/api/tables/{over}/replay")["eyes"] == "black"
    assert watcher.get(f"/api/tables/{over}/replay", 400, eyes="west")["code"] == "match-error-unknown-eyes"


@pytest.mark.parametrize("eyes", ["white", "all", "west"])
def test_a_running_match_is_replayed_through_ones_own_eyes_only(ann: Visitor, table: str, eyes: str) -> None:
    assert ann.get(f"/api/tables/{table}/replay", 403, eyes=eyes)["code"] == "server-error-eyes"
    replay = ann.get(f"/api/tables/{table}/replay", eyes="black")
    assert replay["all_eyes"] == ["black", "spectator"]
    stranger = Visitor(ann.url)
    assert stranger.get(f"/api/tables/{table}/replay", 403, eyes="black")["code"] == "server-error-eyes"


def test_who_comes_back_can_see_again_what_the_welcome_tells_of(ann: Visitor, ben: Visitor, table: str) -> None:
    with ann.join(table) as black, ben.join(table) as white:
        play_out(black, white, most=5)
    with ann.join(table) as black, Visitor(ann.url).join(table) as nobody:
        for welcome, eyes in ((black.state, "black"), (nobody.state, "spectator")):
            frames = ann.get(f"/api/tables/{table}/replay", eyes=eyes)["frames"]
            assert [frame["event"] for frame in frames] == welcome["events"]
            assert len(frames) == welcome["seq"]
            assert {frame["view"]["eyes"] for frame in frames} == {eyes}


def test_the_cards_of_a_game_in_both_languages(ann: Visitor) -> None:
    english = ann.get("/api/games/cup/cards")
    french = ann.get("/api/games/cup/cards", lang="fr")

    assert len(english) == len(french) == 18
    assert english[0]["id"] == french[0]["id"]
    assert [card["text"] for card in english] != [card["text"] for card in french]
    assert len(ann.get("/api/games/relics/cards")) > 100
    assert ann.get("/api/games/chess/cards", 404)["code"] == "core-error-unknown-game"


def test_a_table_may_have_cards_of_its_own(ann: Visitor) -> None:
    source = (Path(CUP.cards.__code__.co_filename).parent / "cards.toml").read_text(encoding="utf-8")
    mine = source.replace('name = "house"', 'name = "mine"', 1).replace("value = 1\n", "value = 2\n", 1)
    table = ann.open_table("cup", cards=mine, bots={"white": "apprentice"})

    info = ann.get(f"/api/tables/{table}")
    assert info["cards"]["name"] == "mine"
    with ann.join(table) as black:
        play_out(black)
    assert len(ann.get(f"/api/tables/{table}/cards")) == 18
    again = ann.post(f"/api/tables/{table}/rematch")
    assert again["cards"] == info["cards"]


def test_a_bad_card_file_is_refused_with_line_and_reason(ann: Visitor) -> None:
    error = ann.post("/api/tables", 400, {"game": "cup", "cards": 'game = "cup"\nname = 7\n'})

    assert "cards.toml" in error["message"]
    assert "2" in error["message"]
