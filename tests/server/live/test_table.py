"""A live table as a plain object: what a command stores, and what whom is told then."""

from typing import Any

import msgspec
import pytest

from tests.server.live.scenario import Guest, Stage, kinds
from wizardhall.core.changes import apply_changes
from wizardhall.core.errors import HallError, WrongAsk
from wizardhall.core.seats import Seat
from wizardhall.server.errors import Refused
from wizardhall.server.live import commands
from wizardhall.server.live.effects import Publish, Send
from wizardhall.server.storage.writer import DropAnswer, EndMatch, GiveSeatUp, KeepAnswer

BLACK, WHITE = Seat("black"), Seat("white")
NORTH = Seat("north")


def test_an_answer_is_a_row_to_store_and_counts_no_sooner() -> None:
    stage = Stage()
    command = stage.command("black")

    store = stage.table.decide(command)

    assert store is not None
    assert isinstance(store.job, KeepAnswer)
    assert (store.job.row.locked.seat, store.job.row.locked.answer) == (BLACK, command.answer)
    assert set(stage.match.open) == {BLACK, WHITE}


def test_when_an_answer_is_stored_everybody_is_told_that_it_is_locked_and_nobody_what_it_is() -> None:
    stage = Stage()
    ann, ben, cleo = stage.enter("ann"), stage.enter("ben"), stage.enter(None)

    stage.answer("black")

    for guest in (ann, ben, cleo):
        assert guest.kinds[-1] == "happened"
        assert guest.last["frames"] == []
        assert guest.last["waiting"] == ["white"]
        assert len(guest.last["locks"]) == 1
    assert [bool(guest.last["locked"]) for guest in (ann, ben, cleo)] == [True, False, False]
    assert [bool(guest.last["asks"]) for guest in (ann, ben, cleo)] == [False, True, False]


def test_when_all_have_answered_the_match_goes_on_frame_by_frame() -> None:
    stage = Stage()
    ann = stage.enter("ann")
    seen = ann.last["seq"]

    stage.answer("black")
    stage.answer("white")

    assert ann.last["seq"] == seen
    assert ann.last["frames"]
    assert view_of(ann) == msgspec.json.decode(msgspec.json.encode(stage.match.view(BLACK)))


def test_only_new_locks_are_sent() -> None:
    stage = Stage()
    ann = stage.enter("ann")
    for seat in ("black", "white", "black"):
        stage.answer(seat)
        assert (ann.last["first_lock"], ann.last["locks"]) == (len(stage.match.locks) - 1, stage.match.locks[-1:])

    stage.do(commands.TakeBack(BLACK, stage.match.locked[BLACK]))
    assert (ann.last["first_lock"], ann.last["locks"]) == (2, [])

    cleo = stage.enter("cleo")
    assert cleo.last["locks"] == stage.match.locks
    stage.answer("white")
    assert (cleo.last["first_lock"], cleo.last["locks"]) == (2, stage.match.locks[2:])


def view_of(guest: Guest) -> Any:
    """What somebody sees who has applied all changes since the welcome."""
    view = None
    for message in guest.told:
        for part in (*message.get("frames", ()), message):
            view = message["view"] if message["type"] == "welcome" else apply_changes(view, part.get("changes", {}))
    return view


def test_eyes_that_two_connections_share_get_the_same_bytes() -> None:
    stage = Stage()
    one, other = stage.enter("ann"), stage.enter("ann")

    effects = stage.answer("black")

    texts = {effect.to: effect.message for effect in effects if isinstance(effect, Send)}
    assert texts[one] is texts[other]


@pytest.mark.parametrize("answer", ["nonsense", None, ["one", "two"]])
def test_a_wrong_answer_is_refused_and_nothing_has_changed(answer: object) -> None:
    stage = Stage()
    with pytest.raises(HallError):
        stage.table.decide(stage.command("black", answer))
    assert set(stage.match.open) == {BLACK, WHITE}


def test_before_the_match_there_is_nothing_to_do() -> None:
    stage = Stage(begun=False)
    with pytest.raises(Refused, match=r"not begun|has not"):
        stage.table.decide(commands.Resign(BLACK))


def test_an_answer_that_another_node_has_stored_counts_here_and_cannot_be_given_again() -> None:
    stage = Stage()
    ben = stage.enter("ben")
    mine = stage.command("black")
    elsewhere = stage.table.decide(mine)
    assert elsewhere is not None

    stage.store(elsewhere.job)
    stage.follow()

    assert ben.last["waiting"] == ["white"]
    with pytest.raises(WrongAsk) as error:
        stage.table.decide(mine)
    assert (error.value.message, elsewhere.refusal.message) == ("match-error-repeated", "match-error-repeated")


def test_answers_of_several_steps_that_others_have_stored_are_told_at_once() -> None:
    stage, elsewhere = Stage(), Stage()
    ann = stage.enter("ann")
    for _ in range(5):
        elsewhere.answer(next(iter(elsewhere.match.open)))

    stage.answers = elsewhere.answers
    stage.follow()

    assert stage.match.step == elsewhere.match.step
    assert ann.kinds == ["welcome", "happened"]
    assert len(ann.last["frames"]) == len(elsewhere.match.events(BLACK)) - ann.told[0]["seq"]


def test_what_is_taken_back_is_open_again() -> None:
    stage = Stage()
    ann = stage.enter("ann")
    stage.answer("black")
    asked = stage.match.locked[BLACK]

    store = stage.table.decide(commands.TakeBack(BLACK, asked))
    assert store is not None
    assert isinstance(store.job, DropAnswer)
    assert (store.job.step, store.job.seat, store.job.asked) == (stage.match.step, BLACK, 2)
    assert BLACK in stage.match.locked
    stage.store(store.job)
    stage.follow()

    assert BLACK in stage.match.open
    assert ann.last["asks"][0]["id"] == asked
    assert ann.last["locks"] == []


def test_nobody_sees_whether_an_answer_given_again_is_the_same() -> None:
    """No two locks have a salt in common, on whichever node they are made, and whatever has been taken back before."""
    stage, elsewhere = Stage(), Stage()
    command = stage.command("black")
    stores = [table.decide(command) for table in (stage.table, elsewhere.table, stage.table)]
    rows = [store.job.row for store in stores if store is not None and isinstance(store.job, KeepAnswer)]

    assert len({row.locked.commitment for row in rows}) == len({row.locked.salt for row in rows}) == 3


def test_what_was_not_locked_cannot_be_taken_back() -> None:
    stage = Stage()
    with pytest.raises(WrongAsk) as error:
        stage.table.decide(commands.TakeBack(BLACK, stage.match.open[BLACK].id))
    assert error.value.message == "match-error-not-locked"


def test_the_last_answer_at_another_node_ends_the_match_of_whoever_has_answered_here() -> None:
    played = Stage(seed="stage 3")
    played.play_out()
    first, second = played.answers[-2:]
    assert first.locked.step == second.locked.step
    stage = Stage(seed="stage 3")
    stage.answers = played.answers[:-2]
    stage.follow()
    ann = stage.enter("ann")
    stage.table.apply(KeepAnswer(stage.row.id, second))

    stage.answers += [first, second]
    stage.follow()

    assert stage.match.result == played.match.result
    assert (ann.last["asks"], ann.last["waiting"]) == ([], [])


def test_what_another_node_has_taken_back_is_open_here_too() -> None:
    stage = Stage()
    stage.answer("black")
    stage.answers = []
    stage.follow()
    assert set(stage.match.open) == {BLACK, WHITE}


def test_the_end_is_stored_after_the_last_answer_and_told_of_then() -> None:
    stage = Stage()
    ann = stage.enter("ann")
    stage.play_out()
    assert ann.kinds[-1] == "happened"
    assert ann.last["frames"]
    end = stage.table.unstored_end()
    assert isinstance(end, EndMatch)
    assert end.result.result == stage.match.result

    effects = stage.tell(stage.table.apply(end))

    assert kinds(effects) == ["Send"]
    assert ann.last["table"]["state"] == "over"
    assert ann.last["table"]["result"] == msgspec.json.decode(msgspec.json.encode(stage.match.result))
    assert stage.table.unstored_end() is None


def test_an_end_that_was_not_stored_is_found_when_the_match_is_read_again() -> None:
    before = Stage()
    before.play_out()
    after = Stage()
    after.answers = before.answers

    after.follow()

    end = after.table.unstored_end()
    assert end is not None
    assert end.result.result == before.match.result


def test_an_end_that_is_stored_need_not_be_stored_again() -> None:
    stage = Stage()
    stage.play_out()
    end = stage.table.unstored_end()
    assert end is not None
    stage.store(end)
    again = Stage()
    again.row, again.answers = stage.row, stage.answers
    again.follow()
    assert again.match.result == stage.match.result
    assert again.table.unstored_end() is None


def test_with_two_seats_who_resigns_ends_the_match() -> None:
    stage = Stage()
    ann, ben = stage.enter("ann"), stage.enter("ben")
    stage.answer("white")

    store = stage.table.decide(commands.Resign(BLACK))
    assert store is not None
    assert isinstance(store.job, EndMatch)
    assert (store.job.result.resigned, store.job.result.result.winners) == (BLACK, (WHITE,))
    assert stage.match.result is None
    stage.tell(stage.table.apply(store.job))

    for guest in (ann, ben):
        assert guest.kinds[-2:] == ["happened", "table"]
        assert guest.told[-2]["frames"][-1]["event"]["event"] == "resigned"
        assert guest.last["table"]["state"] == "over"
    assert stage.table.unstored_end() is None


def test_a_resignation_at_another_node_ends_the_match_here() -> None:
    stage, elsewhere = Stage(), Stage()
    ann = stage.enter("ann")
    elsewhere.do(commands.Resign(BLACK))

    stage.row = elsewhere.row
    stage.follow()

    assert ann.kinds == ["welcome", "happened", "table"]
    assert stage.match.result == elsewhere.match.result


def test_nobody_resigns_from_a_match_that_is_over() -> None:
    stage = Stage()
    stage.play_out()
    with pytest.raises(WrongAsk) as error:
        stage.table.decide(commands.Resign(BLACK))
    assert error.value.message == "match-error-over"


def test_with_three_seats_or_more_a_bot_plays_for_who_resigns() -> None:
    stage = Stage("relics", players="3")
    ann, ben = stage.enter("ann"), stage.enter("ben")
    seat = ann.told[0]["you"]

    store = stage.table.decide(commands.Resign(Seat(seat)))
    assert store is not None
    assert isinstance(store.job, GiveSeatUp)
    stage.store(store.job)
    stage.follow()

    assert stage.match.result is None
    assert ben.last["table"]["seats"][0]["stand_in"] == "apprentice"
    assert ann.told[-2]["asks"] == []
    assert "AskBot" in kinds(stage.look())
    with pytest.raises(Refused) as error:
        stage.table.decide(stage.command(seat))
    assert error.value.message == "server-error-resigned"


def test_who_comes_is_welcomed_and_the_others_and_other_nodes_are_told() -> None:
    stage = Stage()
    ann = stage.enter("ann")

    effects = stage.tell(stage.table.enter(ben := Guest("ben")))

    assert ben.kinds == ["welcome"]
    assert (ben.last["you"], ben.last["view"]["eyes"]) == ("white", "white")
    assert ann.kinds == ["welcome", "table"]
    assert [seat["here"] for seat in ann.last["table"]["seats"]] == [True, True]
    assert effects[-2:] == [Publish("here", (BLACK, WHITE)), Publish("who")]


def test_a_second_connection_of_a_player_is_no_news_for_the_others() -> None:
    stage = Stage()
    ann = stage.enter("ann")
    ben = stage.enter("ben")
    told = len(ann.told)
    stage.enter("ben")
    stage.table.leave(ben)
    assert len(ann.told) == told
    assert stage.table.presence.here(WHITE)


def test_who_sees_a_match_begin_sees_it_from_the_first_event_on() -> None:
    stage, begun = Stage(begun=False), Stage()
    ann, cleo = stage.enter("ann"), stage.enter(None)

    stage.row = begun.row
    stage.follow()

    for guest in (ann, cleo):
        assert guest.kinds == ["welcome", "table", "happened"]
        assert guest.last["seq"] == 0
        assert guest.last["frames"]


def test_who_sits_down_is_welcomed_again_with_other_eyes() -> None:
    stage = Stage()
    taken = stage.row
    seats = (taken.seats[0], msgspec.structs.replace(taken.seats[1], guest=None, token="a program"))
    stage.row = msgspec.structs.replace(taken, seats=seats)
    stage.follow()
    ben = stage.enter("ben")
    assert ben.last["you"] is None

    stage.row = taken
    stage.follow()

    assert ben.kinds[1] == "welcome"
    assert (ben.told[1]["you"], ben.told[1]["view"]["eyes"]) == ("white", "white")
    assert stage.table.presence.here(WHITE)
    stage.answer("black")
    assert ben.last["seq"] == ben.told[1]["seq"]


def test_eyes_that_nobody_looks_through_are_not_recorded() -> None:
    stage = Stage()
    ann = stage.enter("ann")
    stage.table.leave(ann)
    assert stage.table.live is not None
    with pytest.raises(KeyError):
        stage.table.live.recorder.take(BLACK)
    stage.answer("black")
    stage.answer("white")
    again = stage.enter("ann")
    assert again.last["seq"] == len(stage.match.events(BLACK))
