"""Ties: REL-T1 to REL-T5."""

from tests.relics.card_factory import Card, Given
from tests.relics.scenes import Scene, relic, rounds, side, wizard
from wizardhall.core.seats import SPECTATOR
from wizardhall.relics import RELICS
from wizardhall.relics.events import (
    BattleBegan,
    BattleDecided,
    Drew,
    EnteredHall,
    MasterChosen,
    NoWinner,
    SatOut,
    SetAside,
    Triggered,
)
from wizardhall.relics.seats import EAST, NORTH, SOUTH
from wizardhall.relics.table import RelicsTable


def twice(first: int, then: int, *rest: Card) -> Given:
    """A player of two wizards, each with a relic of power 1."""
    again = [wizard("red", then, name="again"), relic(name="again-relic"), *rest, relic(), relic()]
    return side(wizard("red", first, name="first"), relic(name="first-relic"), hand=again, deck=9)


def totals(scene: Scene) -> list[dict[str, int]]:
    return [dict(event.totals) for event in scene.table.events if isinstance(event, BattleDecided)]  # type: ignore[arg-type]


def test_REL_T1_those_who_share_the_highest_power_battle_again_alone() -> None:
    scene = rounds(north=twice(3, 2), east=twice(1, 9), south=twice(3, 4))

    assert scene.told(BattleBegan) == ["battle-began 1 north east south", "battle-began 2 north south"]
    assert totals(scene) == [{"north": 4, "east": 2, "south": 4}, {"north": 3, "south": 5}]
    assert scene.told(EnteredHall) == ["entered-hall south again-3 1"]


def test_REL_T1_modifiers_of_the_earlier_battle_are_gone() -> None:
    grows = wizard("red", 1, {"do": "gain", "amount": 2})
    blocks = relic(1, {"do": "ignore relic", "to": "rivals"})
    scene = rounds(
        north=side(grows, blocks, hand=[wizard("red", 1), relic(1), relic()], deck=9),
        south=side(
            wizard("red", 5, {"do": "have advantage", "to": "rivals"}),
            relic(3),
            hand=[wizard("red", 2), relic(3), relic()],
            deck=9,
        ),
    )

    assert totals(scene) == [{"north": 5, "south": 5}, {"north": 2, "south": 5}]


def test_REL_T1_counts_of_this_round_go_on() -> None:
    draws = wizard("red", 3, {"do": "draw", "amount": 2}, name="first")
    counts = wizard("red", 1, {"do": "gain", "per": "drawn"}, name="again")
    scene = rounds(
        north=side(draws, relic(), hand=[counts, relic(), relic()], deck=9),
        south=side(wizard("red", 3), relic(), hand=[wizard("red", 1), relic(), relic()], deck=9),
    )

    assert totals(scene)[1] == {"north": 1 + 1 + 2, "south": 1 + 1}


def test_REL_T2_who_is_not_in_the_tie_is_no_rival_any_more() -> None:
    counts = wizard("red", 1, {"do": "gain", "amount": 5, "per": "rival"}, name="again")
    scene = rounds(
        north=side(wizard("red", 3), relic(), hand=[counts, relic(), relic()], deck=9),
        east=side(wizard("green", 1), relic(), hand=3, deck=9),
        south=twice(3, 1),
    )

    assert totals(scene) == [{"north": 5, "east": 2, "south": 5}, {"north": 7, "south": 2}], (
        "red over green counts once"
    )


def test_REL_T2_it_draws_as_a_loser_and_its_relic_can_be_taken() -> None:
    scene = rounds(north=twice(3, 2), east=twice(1, 9), south=twice(3, 4), choices={"south spoils": ["first-relic-2"]})

    assert "first-relic-2" in scene["south"].hand
    assert [line.split()[1:3] for line in scene.told(Drew)] == [["north", "2"], ["east", "2"]]
    assert scene["east"].discard == ["first-2"]


def test_REL_T3_cards_of_the_tied_battle_lie_aside_face_up_and_are_not_in_play() -> None:
    seen = {}

    def look_around(table: RelicsTable, ask: object) -> str:
        for seat in (NORTH, EAST, SOUTH):
            ours = RELICS.view(table, SPECTATOR).sides[seat]
            seen[seat] = (ours.aside, ours.wizards, ours.relics, ours.discard)
        return "again again-relic"

    rounds(
        north=twice(3, 2),
        east=twice(1, 9),
        south=twice(3, 4),
        choices={"north lay": ["first first-relic", look_around]},
    )

    assert seen == {
        NORTH: (("first", "first-relic"), (), (), ()),
        EAST: (("first-2", "first-relic-2"), (), (), ()),
        SOUTH: (("first-3", "first-relic-3"), (), (), ()),
    }


def test_REL_T3_in_spoils_they_go_to_the_discard_piles_and_the_last_wizard_to_the_hall() -> None:
    scene = rounds(north=twice(3, 2), south=twice(3, 4))

    assert scene["south"].hall == ["again-2"]
    assert sorted(scene["south"].discard) == ["again-relic-2", "first-2", "first-relic-2"]
    assert sorted(scene["north"].discard) == ["again", "again-relic", "first", "first-relic"]


def test_REL_T3_going_there_from_the_table_triggers_nothing() -> None:
    reacts = {"when": "discarded", "do": "draw"}
    scene = rounds(
        north=side(wizard("red", 3, reacts), relic(1, reacts), hand=[wizard("red", 5), relic(), relic()], deck=9),
        south=twice(3, 4),
    )

    assert "red-3" in scene["north"].discard
    assert scene.told(Triggered) == []


def test_REL_T4_if_the_master_wizard_is_out_the_first_tied_player_clockwise_acts_first() -> None:
    acts = {"do": "gain"}
    north, south = (
        side(wizard("red", 3), relic(), hand=[wizard("red", 1, acts, name=name), relic(), relic()], deck=9)
        for name in ("n", "s")
    )
    scene = rounds(master="east", north=north, east=twice(1, 1), south=south)

    assert scene.told(BattleBegan)[:2] == ["battle-began 1 east south north", "battle-began 2 south north"]
    assert scene.told(Triggered)[:2] == ["triggered south s entering", "triggered north n entering"]


def ten_times(*hand: Card) -> Given:
    return side(hand=[*[wizard("red", 2)] * 10, *[relic()] * 10, *hand, relic(), relic()], deck=9)


def test_REL_T5_after_ten_battles_the_round_has_no_winner() -> None:
    scene = rounds(master="south", north=ten_times(), south=ten_times())

    assert len(totals(scene)) == 10
    assert scene.told(NoWinner) == ["no-winner 1 battles REL-T5"]
    for seat in ("north", "south"):
        assert scene[seat].hall == []
        assert len(scene[seat].discard) == 20
        assert len(scene[seat].hand) == 2 + 2
    assert [line.split()[:3] for line in scene.told(Drew)] == [["drew", "south", "2"], ["drew", "north", "2"]]
    assert scene.told(MasterChosen) == []
    assert scene.table.master == "south"
    assert not [ask for ask in scene.asked if "spoils" in ask]


def test_REL_T5_the_tenth_battle_can_still_be_won() -> None:
    hand = [*[wizard("red", 2)] * 9, wizard("red", 5, name="strong"), *[relic()] * 12]
    scene = rounds(north=side(hand=hand, deck=9), south=ten_times())

    assert len(totals(scene)) == 10
    assert scene["north"].hall == ["strong"]


def test_REL_T5_if_nobody_can_battle_on_the_round_has_no_winner() -> None:
    one_wizard = side(wizard("red", 2), relic(), hand=4, deck=9)
    scene = rounds(north=one_wizard, south=one_wizard)

    assert scene.told(SatOut, NoWinner) == ["sat-out north", "sat-out south", "no-winner 1 nobody REL-T5"]
    assert scene.told(SetAside) == ["set-aside north red-2 relic-1", "set-aside south red-2-2 relic-1-2"]
    assert [len(scene[seat].hand) for seat in ("north", "south")] == [6, 6]


def test_REL_T5_one_who_can_battle_on_wins_over_one_who_cannot() -> None:
    scene = rounds(north=side(wizard("red", 2), relic(), hand=4, deck=9), south=twice(2, 1))

    assert scene.told(SatOut, NoWinner) == ["sat-out north"]
    assert scene["south"].hall == ["again"]
