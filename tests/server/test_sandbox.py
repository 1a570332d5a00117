"""Matches with strangers' sets: their rules run elsewhere, give the same as here, and hold up nobody."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.hostile_sets import PLAYABLE, REFUSED, game_of, relics_set
from tests.server import bad_rules
from tests.server.running_hall import At, Visitor, open_hall, play_out
from wizardhall.core.dice import HashDice
from wizardhall.core.errors import CardFileError
from wizardhall.core.seats import SPECTATOR
from wizardhall.games import game
from wizardhall.match import Match, Record
from wizardhall.match.frames import FrameRecorder
from wizardhall.match.record import CardSetName
from wizardhall.match.verify import verify
from wizardhall.server.catalog import card_set
from wizardhall.server.live.sandbox import SandboxedGame, answers_after
from wizardhall.server.storage.models import TableRow
from wizardhall.server.workers import rules_tasks
from wizardhall.server.workers.rules_pool import RulesPool

HOUSE = {name: path.read_text() for name in ("cup", "relics") if (path := game(name).house_set) is not None}
SETS = {
    "cup": HOUSE["cup"].replace('name = "house"', 'name = "mine"', 1),
    "relics": HOUSE["relics"].replace('name = "house"', 'name = "mine"', 1),
    "a chain": next(iter(PLAYABLE.values())),
}
COSTLY = relics_set(name="costly")


def row_of(match: Match, cards_text: str) -> TableRow:
    fields: dict[str, Any] = dict.fromkeys(TableRow.__struct_fields__)
    cards = CardSetName(match.cards.name, match.cards.digest)
    fields |= {"id": "AAAA", "game": match.game.name, "cards": cards, "cards_text": cards_text}
    return TableRow(**fields | {"header": match.record.header, "seats": ()})


@pytest.mark.parametrize("name", SETS)
def test_a_match_in_the_sandbox_is_the_match_that_the_referee_plays(name: str) -> None:
    asyncio.run(both_alike(SETS[name]))


async def both_alike(text: str) -> None:
    played = game(game_of(text))
    cards = card_set(played.name, text)
    pool, dice = RulesPool(1, 60.0, 512), HashDice(b"alike")
    eyes = (*played.seats(played.complete_options({})), SPECTATOR)
    ours, theirs = FrameRecorder(*eyes), FrameRecorder(*eyes)
    match = Match.start(played, cards=cards, seed="alike", watch=ours.watch)
    sandbox = SandboxedGame(row_of(match, text))
    try:
        await sandbox.fetch(pool, (), eyes)
        copy = Match.rebuild(Record(match.record.header, []), sandbox, watch=theirs.watch)
        while match.result is None and match.step < 60:
            seat, opened = next(iter(match.open.items()))
            locked = match.lock(seat, opened.id, opened.ask.random(dice))
            answers = answers_after(copy, locked)
            if answers is not None:
                await sandbox.fetch(pool, answers, eyes)
            match.take(locked)
            copy.take(locked)
            assert copy.open == match.open
            assert copy.result == match.result
            assert all(copy.view(each) == match.view(each) for each in eyes)
        assert all(theirs.frames(each) == ours.frames(each) for each in eyes)
    finally:
        await pool.close()


@pytest.mark.parametrize("name", REFUSED)
def test_a_hostile_card_file_is_refused_with_a_sentence(ann: Visitor, name: str) -> None:
    error = ann.post("/api/tables", 400, {"game": game_of(REFUSED[name]), "cards": REFUSED[name]})

    assert len(error["message"]) < 600


def test_a_match_with_a_chain_is_played_to_its_end_recorded_and_replayed(ann: Visitor, tmp_path: Path) -> None:
    text = SETS["a chain"]
    table = ann.open_table("relics", cards=text, bots={"south": "random"}, seed="chain")
    with ann.join(table) as north:
        play_out(north)
        stopped = [event for event in north.events if event["event"] == "reactions-stopped"]
    record = Record.parse(ann.http.get(f"/api/tables/{table}/record").content)

    assert stopped
    assert all(check.passed for check in verify(record, game("relics"), card_set("relics", text)))
    assert len(ann.get(f"/api/tables/{table}/replay", eyes="north")["frames"]) == len(north.events)
    assert len(ann.get(f"/api/tables/{table}/cards")) == 41
    assert ann.post(f"/api/tables/{table}/continue", 201, {"answers": 3})["state"] == "playing"


def test_a_match_goes_on_after_a_restart(tmp_path: Path) -> None:
    with open_hall(tmp_path) as url:
        ann = Visitor(url, "Ann")
        table = ann.open_table("relics", cards=SETS["relics"], bots={"south": "random"})
        with ann.join(table) as north:
            play_out(north, most=5)
            before = list(north.events)
    with open_hall(tmp_path) as url:
        ann.move_to(url)
        with ann.join(table) as north:
            assert north.events[: len(before)] == before
            play_out(north, most=5)


def told_and_sent_away(at: At) -> dict[str, Any]:
    error = at.until("error")
    assert at.until_closed() == 4503
    return error


@pytest.mark.parametrize("badly", [bad_rules.never, bad_rules.eats, bad_rules.dies])
def test_a_set_that_costs_too_much_closes_its_table_and_nothing_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, badly: Callable[..., Any]
) -> None:
    with open_hall(tmp_path) as url:
        ann, ben = Visitor(url, "Ann"), Visitor(url, "Ben", lang="fr")
        other = ann.open_table("cup", bots={"white": "apprentice"})
        third = ann.open_table("relics", cards=SETS["relics"], bots={"south": "random"})
        costly = ann.open_table("relics", cards=COSTLY)
        ben.sit(costly)
        ann.start(costly)
    monkeypatch.setattr(rules_tasks, "play_steps", badly)
    with open_hall(tmp_path, rules_time=2.0) as url:  # also after a restart, as soon as somebody looks
        ann.move_to(url)
        ben.move_to(url)
        with ann.join(third) as north, ann.join(other) as black:
            for visitor, words in ((ann, "takes too long"), (ben, "demande trop de temps")):
                looking = visitor.join(costly)
                play_out(black, most=1)
                assert words in told_and_sent_away(looking)["message"]
                assert ann.get(f"/api/tables/{costly}/replay", 503)["code"] == "server-error-costly-set"
            play_out(north, most=3)
            assert ann.get("/api/hall")


def test_those_at_the_table_are_told_when_an_answer_sets_off_too_much(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with open_hall(tmp_path, rules_time=2.0) as url:
        ann, ben = Visitor(url, "Ann"), Visitor(url, "Ben", lang="fr")
        costly = ann.open_table("relics", cards=COSTLY)
        ben.sit(costly)
        ann.start(costly)
        with ann.join(costly) as north, ben.join(costly) as south, Visitor(url).join(costly) as spectator:
            assert north.answer()["type"] == "ack"
            monkeypatch.setattr(rules_tasks, "play_steps", bad_rules.never)
            assert south.answer()["code"] == "server-error-costly-set"
            assert "takes too long" in told_and_sent_away(north)["message"]
            assert told_and_sent_away(spectator)["code"] == "server-error-costly-set"


def test_an_error_of_another_process_arrives_whole() -> None:
    async def read() -> None:
        pool = RulesPool(1, 60.0, 512)
        try:
            await pool.name_of("cup", 'game = "cup"\nname = 7\n')
        finally:
            await pool.close()

    with pytest.raises(CardFileError) as refused:
        asyncio.run(read())
    assert refused.value.line == 2
    assert "ligne 2" in refused.value.in_language("fr")


def test_the_last_step_of_a_match_can_be_fetched_twice() -> None:
    """First to see what an answer leads to, and then, on several nodes, for what the database has."""
    source = (Path(__file__).parents[2] / "examples" / "starting-values.toml").read_text(encoding="utf-8")
    cards = card_set("cup", source)
    match = Match.start(game("cup"), cards=cards, seed="twice")
    while match.result is None:
        seat, opened = next(iter(match.open.items()))
        match.answer(seat, opened.id, opened.ask.random(HashDice(opened.id.encode())))
    course = rules_tasks.Course("TWICE2", source, match.record.header, tuple(match.record.answers))

    once, again = (rules_tasks.play_steps(course, match.step + 1, ()) for _ in range(2))

    assert [step.result for step in once] == [step.result for step in again] == [match.result]
