"""Bots answer from what their seat may see, legally, and the same way each time."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.random_matches import BLACK, CUP, EDITIONS, WHITE, start
from wizardhall.bots import answer_for, bot, levels, play_on
from wizardhall.core.dice import HashDice
from wizardhall.core.errors import UnknownName
from wizardhall.cup.cards import CupSet
from wizardhall.cup.seats import opponent
from wizardhall.games import game
from wizardhall.match import Match

MATCHES = 1_000


def test_the_apprentice_beats_random_in_at_least_seven_of_ten_matches() -> None:
    apprentice, random = bot("apprentice", CUP), bot("random", CUP)
    won = 0.0

    for number in range(MATCHES):
        seat = (BLACK, WHITE)[number % 2]
        match = start(f"apprentice against random {number}", EDITIONS[number // 2 % 2])
        play_on(match, {seat: apprentice, opponent(seat): random})
        assert match.result is not None
        won += (seat in match.result.winners) / len(match.result.winners)

    assert won >= 0.7 * MATCHES


@pytest.mark.parametrize("level", levels("cup"))
@pytest.mark.parametrize("edition", EDITIONS)
def test_every_level_plays_whole_matches(level: str, edition: str) -> None:
    player = bot(level, CUP)

    for number in range({"adept": 2, "archmage": 1}.get(level, 50)):
        match = start(f"{level} {number}", edition)
        play_on(match, {BLACK: player, WHITE: player})
        assert match.result is not None


@given(st.integers(0, 10_000))
def test_the_same_seed_gives_the_same_match_of_bots(seed: int) -> None:
    def match_of_bots() -> Match:
        match = start(str(seed))
        play_on(match, {BLACK: bot("apprentice", CUP), WHITE: bot("random", CUP)})
        return match

    assert match_of_bots().record.lines() == match_of_bots().record.lines()


@pytest.mark.parametrize("level", levels("cup"))
def test_the_same_view_ask_and_dice_give_the_same_answer(level: str) -> None:
    player, match = bot(level, CUP), start("once more")
    view, ask = match.view(WHITE), match.open[WHITE].ask

    first = player.answer(view, ask, HashDice(b"dice"))

    assert first == player.answer(view, ask, HashDice(b"dice"))


def test_the_apprentice_does_not_always_come_with_the_same_team() -> None:
    apprentice, match = bot("apprentice", CUP), start("teams")
    view, ask = match.view(BLACK), match.open[BLACK].ask

    teams = Counter(str(apprentice.answer(view, ask, HashDice(b"%d" % number))) for number in range(100))

    assert len(teams) >= 10


def test_the_apprentice_plays_a_custom_set_too() -> None:
    house: CupSet = CUP.cards()  # type: ignore[assignment]
    reversed_set = CupSet("reversed", tuple(reversed(house.wizards.values())))
    match = start("custom", cards=reversed_set)

    play_on(match, {seat: bot("apprentice", CUP, reversed_set) for seat in (BLACK, WHITE)})

    assert match.result is not None


def test_play_on_stops_where_a_person_must_decide() -> None:
    match = start("with a person")

    play_on(match, {WHITE: bot("random", CUP)})

    assert list(match.open) == [BLACK]
    assert match.step == 1


def test_a_bot_answers_only_for_its_seat() -> None:
    match = start("one seat")

    answer_for(match, BLACK, bot("random", CUP))

    assert [locked.seat for locked in match.record.answers] == [BLACK]


def test_an_unknown_level_is_refused_with_the_known_ones() -> None:
    with pytest.raises(UnknownName, match=r"no bot “grandmaster”.*random, apprentice"):
        bot("grandmaster", CUP)


def test_the_apprentice_beats_random_in_most_matches_of_relics() -> None:
    relics = game("relics")
    apprentice, random = bot("apprentice", relics), bot("random", relics)
    seats = relics.seats(relics.complete_options({}))
    won = 0

    for number in range(400):
        seat, rival = seats[number % 2], seats[1 - number % 2]
        match = Match.start(relics, seed=f"apprentice against random {number}")
        play_on(match, {seat: apprentice, rival: random})
        assert match.result is not None
        won += seat in match.result.winners

    assert won >= 0.65 * 400


@pytest.mark.parametrize("players", ["3", "4"])
def test_bots_play_relics_at_every_number_of_seats(players: str) -> None:
    relics = game("relics")
    apprentice = bot("apprentice", relics)

    for number in range(20):
        match = Match.start(relics, seed=f"{number}", options={"players": players})
        play_on(match, dict.fromkeys(match.players, apprentice))
        assert match.result is not None
