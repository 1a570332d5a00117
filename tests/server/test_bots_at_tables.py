"""Bots that are put on the seats of an open table, and taken away again."""

import pytest

from tests.server.running_hall import Visitor, play_out
from wizardhall.bots import levels


def four_seats(ann: Visitor) -> str:
    return ann.open_table("relics", options={"players": "4"})


def put(visitor: Visitor, table: str, seat: str, level: str, status: int = 200) -> dict[str, object]:
    response = visitor.http.put(f"/api/tables/{table}/bots/{seat}", json={"level": level})
    assert response.status_code == status, response.text
    found: dict[str, object] = response.json()
    return found


def take(visitor: Visitor, table: str, seat: str, status: int = 200) -> dict[str, object]:
    response = visitor.http.delete(f"/api/tables/{table}/bots/{seat}")
    assert response.status_code == status, response.text
    found: dict[str, object] = response.json()
    return found


def test_when_a_friend_does_not_come_bots_fill_the_table(ann: Visitor, ben: Visitor) -> None:
    table = four_seats(ann)
    ben.sit(table, "south")
    with ann.join(table) as north, ben.join(table) as south:
        put(ann, table, "east", "random")
        put(ann, table, "west", "apprentice")
        south.until_state(lambda state: [seat["bot"] for seat in state["table"]["seats"]][3] == "apprentice")
        assert [seat["bot"] for seat in south.state["table"]["seats"]] == [None, "random", None, "apprentice"]
        assert south.state["table"]["state"] == "open"
        ann.start(table)
        play_out(north, south)


@pytest.mark.parametrize("game", ["cup", "relics"])
def test_a_bot_of_any_level_that_the_hall_offers_can_be_had(ann: Visitor, game: str) -> None:
    (offered,) = [each["levels"] for each in ann.get("/api/hall")["games"] if each["name"] == game]
    assert tuple(offered) == levels(game)
    seat = {"cup": "white", "relics": "south"}[game]
    table = ann.open_table(game)

    for level in offered:
        put(ann, table, seat, level)
        assert ann.get(f"/api/tables/{table}")["seats"][1]["bot"] == level


def test_a_bot_can_be_taken_away_again_and_a_person_sits_there(ann: Visitor, ben: Visitor) -> None:
    table = ann.open_table("cup")
    put(ann, table, "white", "random")
    assert ben.post(f"/api/tables/{table}/sit", 409)["code"] == "server-error-no-seat"

    take(ann, table, "white")

    ben.sit(table)
    assert take(ann, table, "white", 409)["code"] == "server-error-no-bot"
    assert put(ann, table, "white", "random", 409)["code"] == "server-error-seat-taken"


def test_only_who_opened_the_table_seats_bots_and_only_before_the_start(ann: Visitor, ben: Visitor) -> None:
    table = four_seats(ann)
    ben.sit(table)
    for refused in (put(ben, table, "west", "random", 403), take(ben, table, "west", 403)):
        assert refused["code"] == "server-error-not-host"
    for seat in ("south", "west"):
        put(ann, table, seat, "random")
    ann.start(table)
    for refused in (put(ann, table, "west", "apprentice", 409), take(ann, table, "west", 409)):
        assert refused["code"] == "server-error-begun"


@pytest.mark.parametrize(
    ("seat", "level", "status", "code"),
    [
        ("west", "random", 400, "match-error-unknown-seat"),
        ("<b>", "random", 400, "match-error-unknown-seat"),
        ("black", "random", 409, "server-error-seat-taken"),
        ("white", "grandmaster", 400, "bots-error-unknown"),
        ("white", "", 400, "bots-error-unknown"),
        ("white", "../apprentice", 400, "bots-error-unknown"),
    ],
)
def test_a_bot_that_cannot_be_seated_is_refused_with_the_reason(
    ann: Visitor, seat: str, level: str, status: int, code: str
) -> None:
    table = ann.open_table("cup")
    before = ann.get(f"/api/tables/{table}")

    assert put(ann, table, seat, level, status)["code"] == code
    assert ann.get(f"/api/tables/{table}") == before
