"""Victory and Spoils: REL-V1 to REL-V3 and REL-L1 to REL-L4."""

import pytest

from tests.relics.card_factory import Given
from tests.relics.scenes import Scene, battle, game, relic, rounds, shrine, side, wizard
from wizardhall.core.dice import HashDice
from wizardhall.core.game import Result
from wizardhall.relics.events import (
    CardDiscarded,
    Drew,
    EnteredHall,
    GameWon,
    MasterChosen,
    RelicTaken,
    RoundWon,
    SetAside,
    Triggered,
)
from wizardhall.relics.seats import SEATS
from wizardhall.relics.table import RelicsTable

REACTS = relic(1, {"when": "discarded", "do": "draw"}, name="reacts")


def strong(**rest: int) -> Given:
    return side(wizard("red", 6, name="strong"), relic(5), hand=3, deck=9, **rest)


def weak(**rest: int) -> Given:
    return side(wizard("red", 1, name="weak"), relic(1), hand=3, deck=9, **rest)


def test_REL_V1_power_is_wizard_relics_advantage_and_every_modifier() -> None:
    scene = battle(
        shrine=shrine({"for": {"colour": "blue"}, "do": "gain", "amount": 2}),
        north=side(
            wizard("blue", 4, {"do": "gain", "amount": 3}), relic(2), relic(1, {"do": "gain", "amount": 5}, name="bell")
        ),
        south=side(wizard("red", 6), relic(3, {"do": "gain", "amount": -4, "to": "rivals"})),
    )

    assert scene.parts("north") == [
        "base blue-4 +4",
        "relic relic-2 +2",
        "relic bell +1",
        "advantage blue-4 +1",
        "shrine shrine +2",
        "ability blue-4 +3",
        "modifier bell +5",
        "modifier relic-3 -4",
    ]
    assert scene.power == {"north": 14, "south": 9}


def test_REL_V1_an_ignored_relic_has_no_part_in_it() -> None:
    scene = battle(
        north=side(wizard("red", 4), relic(5)), south=side(wizard("red", 4, {"do": "ignore relic", "to": "rival"}))
    )

    assert scene.parts("north") == ["base red-4 +4"]


def test_REL_V1_the_highest_power_wins_the_round() -> None:
    scene = rounds(north=weak(), east=strong(), south=weak())

    assert scene.power == {"north": 2, "east": 11, "south": 2}
    assert scene.told(RoundWon) == ["round-won 1 east REL-V1"]


def test_REL_V2_the_wizard_goes_to_the_hall_and_its_relics_to_the_discard_pile() -> None:
    scene = rounds(north=strong(), south=weak())

    assert scene.told(EnteredHall) == ["entered-hall north strong 1"]
    assert scene["north"].hall == ["strong"]
    assert scene["north"].discard == ["relic-5"]
    assert scene["south"].hall == []


@pytest.mark.parametrize(("players", "needed"), [(2, 5), (3, 4), (4, 3)])
def test_REL_V3_so_many_wizards_in_the_hall_win_the_game(players: int, needed: int) -> None:
    def game_with(hall: int) -> Scene:
        others = {seat: weak() for seat in SEATS[players][1:]}
        return rounds(north=strong(hall=hall), **others)  # type: ignore[arg-type]

    assert game_with(needed - 1).result == "north"
    assert game_with(needed - 2).result is None


def test_REL_V3_it_is_checked_at_once_before_any_spoils() -> None:
    scene = rounds(north=strong(hall=4), south=weak())

    assert scene.told(Drew, MasterChosen, RelicTaken) == []
    assert scene.asked == ["north lay", "south lay"]


@pytest.mark.parametrize(("players", "needed"), [(2, 5), (3, 4), (4, 3)])
def test_REL_V3_a_whole_game_ends_with_the_first_full_hall(players: int, needed: int) -> None:
    scene = game(players, dice=HashDice(b"a whole game"), choices={"north mulligan": [()]})
    halls = {seat: len(scene[seat].hall) for seat in SEATS[players]}
    (winner,) = [seat for seat, hall in halls.items() if hall == needed]

    assert scene.result == Result((winner,), "REL-V3")
    assert max(hall for seat, hall in halls.items() if seat != winner) < needed
    assert scene.told(GameWon) == [f"game-won {winner} REL-V3"]


def test_REL_V3_the_others_do_not_win_by_what_they_had() -> None:
    scene = rounds(north=strong(hall=0), south=weak(hall=4))

    assert scene.result is None
    assert scene.told(GameWon) == []


def test_REL_L1_who_has_more_than_seven_discards_down_to_seven_before_anything_is_drawn() -> None:
    scene = rounds(
        north=side(wizard("red", 6), relic(5), hand=10, deck=9),
        south=side(wizard("red", 1), relic(1), hand=8, deck=9),
        choices={"north down": ["filler filler-2 filler-3"], "south down": ["filler-20"]},
    )

    assert scene.told(CardDiscarded, Drew) == [
        "card-discarded north filler filler-2 filler-3 hand",
        "card-discarded south filler-20 hand",
        "drew north 1 filler-11",
        "drew south 2 filler-28 filler-29",
    ]


def test_REL_L1_these_are_real_discards_and_triggers_fire() -> None:
    scene = rounds(
        north=strong(),
        south=side(wizard("red", 1), relic(1), hand=[*[relic()] * 7, REACTS], deck=9),
        choices={"down": ["reacts"]},
    )

    assert scene.told(Triggered) == ["triggered south reacts discarded"]
    assert len(scene["south"].hand) == 7 + 1 + 2


def test_REL_L1_seven_cards_may_be_kept() -> None:
    scene = rounds(north=strong(), south=side(wizard("red", 1), relic(1), hand=7, deck=9))

    assert "south down" not in scene.asked
    assert len(scene["south"].hand) == 9


def test_REL_L1_it_is_the_only_moment_at_which_hands_are_limited() -> None:
    draws = wizard("red", 1, {"do": "draw", "amount": 5})
    scene = battle(north=side(draws, hand=9, deck=9), south=side(wizard()))

    assert (len(scene["north"].hand), scene.asked) == (14, [])


def test_REL_L2_the_winner_draws_a_card() -> None:
    scene = rounds(north=strong(), south=weak(), choices={"spoils": ["draw"]})

    assert scene.told(Drew)[0] == "drew north 1 filler-4"
    assert scene.told(RelicTaken) == []


def test_REL_L2_or_takes_a_relic_of_a_loser_which_is_the_winners_card_from_then_on() -> None:
    scene = rounds(north=strong(), south=weak(), choices={"spoils": ["relic-1"]})

    assert scene.told(RelicTaken) == ["relic-taken north south relic-1"]
    assert scene["north"].hand == ["filler", "filler-2", "filler-3", "relic-1"]
    assert scene["south"].discard == ["weak"]


def test_REL_L2_relics_of_all_losers_and_of_tied_battles_can_be_taken_but_not_the_winners_own() -> None:
    offered: list[str] = []

    def look_around(table: RelicsTable, ask: object) -> str:
        offered.extend(getattr(ask, "keys", ()))
        return "in-a-tie"

    scene = rounds(
        north=side(wizard("red", 5), relic(3, name="mine"), hand=[wizard("red", 6), relic(2), wizard()], deck=9),
        east=side(wizard("red", 1), relic(1, name="of-east"), hand=3, deck=9),
        south=side(
            wizard("red", 5),
            relic(3, name="in-a-tie"),
            hand=[wizard("red", 1), relic(1, name="last"), wizard()],
            deck=9,
        ),
        choices={"spoils": [look_around]},
    )

    assert sorted(offered) == ["draw", "in-a-tie", "last", "of-east"]
    assert "in-a-tie" in scene["north"].hand
    assert sorted(scene["south"].discard) == ["last", "red-1-2", "red-5-2"]


def test_REL_L2_without_relics_to_take_the_winner_draws_unasked() -> None:
    scene = rounds(north=strong(), south=side(wizard("red", 1), hand=[wizard()] * 3, deck=[wizard()] * 3))

    assert "north spoils" not in scene.asked
    assert scene.told(Drew)[0].startswith("drew north 1 ")


def test_REL_L3_each_loser_draws_two_and_then_their_cards_go_to_their_discard_piles() -> None:
    scene = rounds(north=weak(), east=strong(), south=weak())

    assert [line.split()[:3] for line in scene.told(Drew, SetAside)] == [
        ["set-aside", "east", "relic-5"],
        ["drew", "east", "1"],
        ["drew", "south", "2"],
        ["drew", "north", "2"],
        ["set-aside", "south", "weak-2"],
        ["set-aside", "north", "weak"],
    ]
    assert scene["south"].discard == ["weak-2", "relic-1-2"]


def test_REL_L3_the_cards_of_this_round_are_not_among_those_that_the_losers_draw() -> None:
    """South's deck is empty: what it draws is the old discard pile."""
    scene = rounds(
        north=strong(),
        south=side(wizard("red", 1, name="weak"), relic(1), hand=3, discard=[relic(name="old"), relic(name="older")]),
    )

    assert scene["south"].hand[-2:] == ["old", "older"]
    assert scene["south"].discard == ["weak", "relic-1"]


def test_REL_L4_the_winner_is_the_next_master_wizard() -> None:
    scene = rounds(master="north", north=weak(), east=strong(), south=weak())

    assert scene.table.master == "east"
    assert scene.told(MasterChosen) == ["master-chosen east REL-L4"]
