"""Seat tokens: each dies with its seat, with the next token of the seat, and with the match; open sockets too."""

from typing import Any

import pytest

from tests.server.running_hall import At, Visitor, play_out


def token_of(visitor: Visitor, table: str, seat: str | None = None) -> str:
    token: str = visitor.post(f"/api/tables/{table}/token", json={"seat": seat})["token"]
    return token


def refused(url: str, table: str, token: str) -> Any:
    """Come by a dead token: why one is not let in."""
    at = At(url, table, token=token)
    error = at.read()
    assert at.until_closed() == 4403
    return error["code"]


def test_who_has_left_a_seat_has_no_use_for_its_token(ann: Visitor, ben: Visitor) -> None:
    table = ann.open_table("cup")
    ben.sit(table, "white")
    token = token_of(ben, table)
    with At(ann.url, table, token=token) as program:
        assert program.state["you"] == "white"
        ben.post(f"/api/tables/{table}/leave")
        assert program.until_closed() == 4403
    cleo = Visitor(ann.url, "Cleo")
    cleo.sit(table, "white")
    assert refused(ann.url, table, token) == "server-error-token"
    ann.start(table)
    assert refused(ann.url, table, token) == "server-error-token"
    with cleo.join(table) as white:
        assert white.state["you"] == "white"


def test_a_new_token_of_a_seat_ends_the_one_before_it(ann: Visitor, ben: Visitor, table: str) -> None:
    old = token_of(ben, table)
    with At(ann.url, table, token=old) as program, ben.join(table) as white, ann.join(table) as black:
        assert program.state["asks"]
        new = token_of(ben, table)
        assert program.until_closed() == 4403
        assert refused(ann.url, table, old) == "server-error-token"
        with At(ann.url, table, token=new) as again:
            assert again.answer()["type"] == "ack"
        white.until_state(lambda state: state["waiting"] == ["black"])
        assert black.answer()["type"] == "ack"


def test_an_answer_by_a_token_that_is_replaced_meanwhile_is_not_taken(ann: Visitor, ben: Visitor, table: str) -> None:
    """Many times at once: either the answer was first, or it is refused; and afterwards none is taken."""
    with ann.join(table) as black:
        for _ in range(8):
            old = token_of(ben, table)
            with At(ann.url, table, token=old) as program:
                ask = program.state["asks"][0]["id"]
                program.send("answer", ask=ask, answer=program.random_answer())
                token_of(ben, table)
                assert program.until_closed() == 4403
                said = [message for message in program.raw if '"ack"' in message or '"error"' in message]
            with ben.join(table) as white:
                locked = white.state["locked"] == [ask]
                assert locked == any('"ack"' in message for message in said)
                if locked:
                    assert white.ask("take-back", ask=ask)["type"] == "ack"
        assert black.state["asks"]


def test_with_the_match_its_tokens_end(ann: Visitor) -> None:
    table = ann.open_table("cup")
    token = token_of(ann, table, "white")
    ann.start(table)
    with ann.join(table) as black, At(ann.url, table, token=token) as white:
        play_out(black, white)
        assert white.events[-1] == black.events[-1], "the end is seen from the seat"
        white.until_state(lambda state: state["you"] is None)
        assert white.ask("resign")["code"] == "server-error-spectator"
    with At(ann.url, table, token=token) as late:
        assert late.state["you"] is None
        assert late.state["table"]["result"] is not None
    again = ann.post(f"/api/tables/{table}/rematch")
    assert again["state"] == "open"
    assert [seat["player"] for seat in again["seats"]] == [None, "Ann"], "the program needs a token of its own"
    assert refused(ann.url, again["id"], token) == "server-error-token"


def test_a_rematch_does_not_take_over_the_token_of_ones_own_seat(ann: Visitor) -> None:
    table = ann.open_table("cup", bots={"white": "random"})
    token = token_of(ann, table)
    with ann.join(table) as black:
        black.ask("resign")
    again = ann.post(f"/api/tables/{table}/rematch")["id"]
    assert refused(ann.url, again, token) == "server-error-token"


def test_with_a_resigned_seat_its_token_is_given_up(hall: str) -> None:
    ann = Visitor(hall, "Ann")
    table = ann.open_table("relics", options={"players": "3"}, bots={"south": "random"})
    token = token_of(ann, table, "east")
    ann.start(table)
    with At(ann.url, table, token=token) as east:
        assert east.ask("resign")["type"] == "ack"
        assert east.until_closed() == 4403
    assert refused(ann.url, table, token) == "server-error-token"


@pytest.mark.parametrize("seat", ["black", "white"])
def test_ones_cookie_is_of_no_use_after_leaving(ann: Visitor, ben: Visitor, seat: str) -> None:
    table = ann.open_table("cup", seat="white" if seat == "black" else "black")
    ben.sit(table, seat)
    with ben.join(table) as gone:
        ben.post(f"/api/tables/{table}/leave")
        gone.until_state(lambda state: state["you"] is None)
        Visitor(ann.url).sit(table, seat)
        ann.start(table)
        gone.until_state(lambda state: state["view"] is not None)
        assert gone.state["asks"] == []
        assert gone.ask("resign")["code"] == "server-error-spectator"
