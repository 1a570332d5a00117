"""The start of a match: who is there sees it event by event; who comes later is told all at once."""

from typing import Any

import pytest

from tests.server.running_hall import At, Visitor
from wizardhall.core.seats import SPECTATOR, Seat
from wizardhall.games import game
from wizardhall.match import Match
from wizardhall.server.storage import repository


@pytest.mark.parametrize(("name", "first"), [("cup", "drawn"), ("relics", "dealt")])
def test_who_waits_at_the_table_sees_the_first_card_come(
    ann: Visitor, ben: Visitor, monkeypatch: pytest.MonkeyPatch, name: str, first: str
) -> None:
    monkeypatch.setattr(repository, "fresh_seed", lambda: "the beginning")
    table = ann.open_table(name)
    cleo = Visitor(ann.url)
    with ann.join(table) as one, ben.join(table) as other, cleo.join(table) as watcher:
        ben.sit(table)
        ann.start(table)
        match = Match.start(game(name), seed="the beginning")
        for at in (one, other, watcher):
            news = begins(at)
            eyes = Seat(at.state["you"] or SPECTATOR)
            assert news["seq"] == 0
            assert [frame["event"]["event"] for frame in news["frames"]] == names_of(match, eyes)
            assert news["frames"][0]["event"]["event"] == first
            assert news["frames"][-1]["view"] == news["view"]
            assert news["view"]["eyes"] == eyes
            assert bool(news["asks"]) == (eyes != SPECTATOR)
    with ann.join(table) as again:
        assert again.events == one.events
        assert again.state["view"] == one.state["view"]


def test_who_sits_down_and_sees_the_match_begin_at_once_has_a_seat(ann: Visitor, ben: Visitor) -> None:
    table = ann.open_table("cup")
    with ben.join(table) as white:
        ben.sit(table)
        ann.start(table)
        assert begins(white)["asks"]
        assert white.state["you"] == "white"
        assert white.state["table"]["state"] == "playing"
        assert [seat["you"] for seat in white.state["table"]["seats"]] == [False, True]


def test_a_rematch_begins_event_by_event_too(ann: Visitor, ben: Visitor, table: str) -> None:
    with ann.join(table) as black:
        black.ask("resign")
    again = ann.post(f"/api/tables/{table}/rematch")["id"]
    with ann.join(again) as white:
        ben.post(f"/api/tables/{table}/rematch")
        assert begins(white)["frames"]


def begins(at: At) -> dict[str, Any]:
    """Read on to the first news of the match."""
    news = at.until("happened")
    assert at.state["table"]["state"] == "playing", "the table is told of first"
    return news


def names_of(match: Match, eyes: Seat) -> list[str]:
    return [type(event).__struct_config__.tag for event in match.events(eyes)]  # type: ignore[misc]
