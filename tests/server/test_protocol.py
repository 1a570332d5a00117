"""Messages: every one gets an answer, a wrong one says why, and then nothing has changed."""

import threading

import pytest

from tests.server.running_hall import At, Visitor, play_out


def test_welcome_says_all_that_is_needed(ann: Visitor, table: str) -> None:
    with ann.join(table) as black:
        state = black.state
        assert state["you"] == "black"
        assert [ask["ask"]["purpose"] for ask in state["asks"]] == ["team"]
        assert state["waiting"] == ["black", "white"]
        assert len(state["commitment"]) == 64
        assert state["view"]["eyes"] == "black"
        assert state["clock"] is None


def test_an_answer_is_acknowledged_then_told(ann: Visitor, ben: Visitor, table: str) -> None:
    with ann.join(table) as black, ben.join(table) as white:
        assert black.answer()["type"] == "ack"
        news = black.until("happened")
        assert news["frames"] == []
        assert news["asks"] == []
        assert news["waiting"] == ["white"]
        assert len(news["locked"]) == len(news["locks"]) == 1

        seen = white.until("happened")
        assert seen["locked"] == []
        assert seen["waiting"] == ["white"]
        assert seen["asks"] == white.state["asks"]


def test_when_all_have_answered_the_match_goes_on_frame_by_frame(ann: Visitor, ben: Visitor, table: str) -> None:
    with ann.join(table) as black, ben.join(table) as white:
        black.answer()
        white.answer()
        news = white.until("happened")
        while not news["frames"]:
            news = white.until("happened")
        assert news["frames"][0]["event"]["event"] == "team-picked"
        assert news["frames"][-1]["view"] == news["view"]
        assert news["asks"][0]["ask"]["purpose"] == "plan"


def test_reconnecting_shows_the_same_place_and_what_was_locked_is_locked(
    ann: Visitor, ben: Visitor, table: str
) -> None:
    with ann.join(table) as black, ben.join(table) as white:
        play_out(black, white, most=2)
        black.until_state(lambda state: state["asks"])
        black.answer()
        news = black.until("happened")
    with ann.join(table) as again:
        for name in ("asks", "locked", "waiting", "view", "locks"):
            assert again.state[name] == news[name]
        assert again.events == black.events


def test_an_answer_can_be_taken_back_until_the_other_has_locked(ann: Visitor, ben: Visitor, table: str) -> None:
    with ann.join(table) as black, ben.join(table) as white:
        ask = black.state["asks"][0]
        options = ask["ask"]["options"]
        assert black.answer(options[:5])["type"] == "ack"

        assert black.ask("take-back", ask=ask["id"])["type"] == "ack"
        news = black.until("happened")
        assert news["asks"] == [ask]
        assert news["waiting"] == ["black", "white"]
        assert news["locked"] == news["locks"] == []
        white.until_state(lambda state: state["waiting"] == ["white"])
        white.until_state(lambda state: state["waiting"] == ["black", "white"])

        assert black.answer(options[-5:])["type"] == "ack"
        black.until("happened")
        assert white.answer()["type"] == "ack"
        black.until_state(lambda state: state["view"]["phase"] != "team")
        assert set(options[-5:]) <= set(black.state["view"]["sides"]["black"]["team"])
        assert black.ask("take-back", ask=ask["id"])["code"] == "match-error-not-locked"


def test_resigning_ends_a_match_of_two(ann: Visitor, ben: Visitor, table: str) -> None:
    with ann.join(table) as black, ben.join(table) as white:
        assert black.ask("resign")["type"] == "ack"
        white.until_state(lambda state: state["table"]["state"] == "over")
        assert white.state["table"]["result"] == {"winners": ["white"], "clause": "resigned"}
        assert white.events[-1] == {"event": "resigned", "seat": "black"}
        assert white.ask("resign")["code"] == "match-error-over"
    with ben.join(table) as again:
        assert again.state["table"]["state"] == "over"
        assert again.events == white.events


def test_resigning_from_a_table_of_three_leaves_the_seat_to_a_bot(ann: Visitor, ben: Visitor) -> None:
    table = ann.open_table("relics", options={"players": "3"}, bots={"south": "random"})
    ben.sit(table)
    ann.start(table)
    with ann.join(table) as north, ben.join(table) as east:
        assert north.ask("resign")["type"] == "ack"
        north.until_state(lambda state: state["table"]["seats"][0]["stand_in"])
        assert north.ask("answer", ask="1-north", answer=[])["code"] == "server-error-resigned"
        play_out(east)
        assert east.state["table"]["result"]["clause"] == "REL-V3"


WRONG = [
    ("answer", {"ask": "1-black", "answer": "x"}, "core-error-not-a-list"),
    ("answer", {"ask": "1-black", "answer": []}, "core-error-number"),
    ("answer", {"ask": "1-black", "answer": [{"a": [1]}, None, 7, "x", True]}, "core-error-card"),
    ("answer", {"ask": "1-white", "answer": []}, "match-error-foreign"),
    ("answer", {"ask": "9-black", "answer": []}, "match-error-unknown-ask"),
    ("answer", {"ask": "x" * 5000, "answer": []}, "match-error-unknown-ask"),
    ("answer", {"ask": "<b>", "answer": []}, "match-error-unknown-ask"),
    ("answer", {"ask": "1-black"}, "server-error-malformed"),
    ("answer", {"ask": 1, "answer": []}, "server-error-malformed"),
    ("answer", {"ask": "1-black", "answer": [], "seat": "white"}, "server-error-malformed"),
    ("take-back", {"ask": "1-black"}, "match-error-not-locked"),
    ("take-back", {"ask": "1-white"}, "match-error-not-locked"),
    ("dance", {}, "server-error-malformed"),
]


@pytest.mark.parametrize(("kind", "fields", "code"), WRONG)
def test_a_wrong_message_is_answered_and_changes_nothing(
    ann: Visitor, table: str, kind: str, fields: dict[str, object], code: str
) -> None:
    with ann.join(table) as black:
        before = black.raw[0]

        error = black.ask(kind, **fields)

        assert error["type"] == "error"
        assert error["code"] == code
        assert error["message"]
        assert black.ask("ping")["type"] == "ack"
    with ann.join(table) as again:
        assert again.raw[0] == before


@pytest.mark.parametrize(
    "data",
    [
        "",
        "x",
        "[]",
        "null",
        "7",
        '{"id": 1}',
        '{"type": "ping"}',
        '{"type": "ping", "id": "x"}',
        '{"type": "ping", "id": 99999999999999999999999}',
        '{"type":"answer","id":1,"ask":"1-black","answer":' + "[" * 5000,
        '{"type":"answer","id":1,"ask":"1-black","answer":' + "[" * 5000 + "]" * 5000 + "}",
        '{"type":"answer","id":1,"ask":"\\ud800","answer":[]}',
        b"\xff\xfe",
        b'{"type": "answer", "id": 1, "ask": "1-black", "answer": ["\xff"]}',
    ],
)
def test_nonsense_is_answered_with_an_error(ann: Visitor, table: str, data: str | bytes) -> None:
    with ann.join(table) as black:
        black.send_raw(data)
        assert black.until("error")["message"]
        assert black.ask("ping")["type"] == "ack"


def test_a_repeated_and_a_late_answer_are_refused(ann: Visitor, ben: Visitor, table: str) -> None:
    with ann.join(table) as black, ben.join(table) as white:
        ask = black.state["asks"][0]["id"]
        answer = black.random_answer()
        assert black.answer(answer, ask)["type"] == "ack"
        assert black.answer(answer, ask)["code"] == "match-error-repeated"
        white.answer()
        white.until_state(lambda state: state["view"]["phase"] != "team")
        assert black.answer(answer, ask)["code"] == "match-error-late"


def test_the_same_answer_from_two_windows_counts_once(ann: Visitor, table: str) -> None:
    with ann.join(table) as one, ann.join(table) as other:
        answer, ask = one.random_answer(), one.state["asks"][0]["id"]
        replies: list[str] = []

        def send(window: At) -> None:
            replies.append(window.answer(answer, ask)["type"])

        threads = [threading.Thread(target=send, args=(window,)) for window in (one, other)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()

        assert sorted(replies) == ["ack", "error"]


def test_two_who_answer_at_the_same_moment_both_count(ann: Visitor, ben: Visitor) -> None:
    for _ in range(5):
        table = ann.open_table("cup")
        ben.sit(table)
        ann.start(table)
        with ann.join(table) as black, ben.join(table) as white:
            replies: list[str] = []

            def send(player: At, into: list[str] = replies) -> None:
                into.append(player.answer()["type"])

            threads = [threading.Thread(target=send, args=(player,)) for player in (black, white)]
            for thread in threads:
                thread.start()
            for thread in threads:
                thread.join()
            assert replies == ["ack", "ack"]
            black.until_state(lambda state: state["asks"])
            white.until_state(lambda state: state["asks"])


def test_a_spectator_sees_but_does_not_touch(ann: Visitor, ben: Visitor, table: str) -> None:
    third = Visitor(ann.url, "Cleo")
    with ann.join(table) as black, ben.join(table) as white, third.join(table) as watcher:
        assert watcher.state["you"] is None
        assert watcher.state["asks"] == []
        assert watcher.ask("answer", ask="1-black", answer=[])["code"] == "server-error-spectator"
        assert watcher.ask("resign")["code"] == "server-error-spectator"
        play_out(black, white)
        watcher.until_state(lambda state: state["table"]["state"] == "over")
        assert watcher.events[-1]["event"] == "game-ended"


def test_an_unknown_table_is_told_and_closed(ann: Visitor) -> None:
    at = ann.join("ZZZZZZ")
    assert at.read()["code"] == "server-error-unknown-table"
    assert at.read() == {"type": "goodbye", "reason": "server-error-unknown-table", "retry": None}
    assert at.until_closed() == 4404
