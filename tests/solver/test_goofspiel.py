"""Small goofspiel, solved from the end; and OpenSpiel's own best response finds nothing to gain against it."""

import pyspiel
import pytest

from tests.solver.goofspiel import Hand, bidding, hand, value


def cards(number: int) -> Hand:
    return frozenset(range(1, number + 1))


@pytest.mark.parametrize("number", [3, 4, 5])
def test_equals_have_nothing_to_expect(number: int) -> None:
    full = cards(number)

    assert value(full, full, full) == pytest.approx(0, abs=1e-12)
    assert max(bidding(full, full, full, prize).gap for prize in full) <= 1e-12


def test_with_three_cards_everybody_bids_the_prize_itself() -> None:
    full = cards(3)

    for prize in full:
        assert bidding(full, full, full, prize).row[prize - 1] == 1


@pytest.mark.parametrize(
    ("ours", "theirs", "prizes", "expected"),
    [
        (hand(2), hand(1), hand(7), 7),
        (hand(1, 3), hand(1, 2), hand(1, 2), 1),
        (hand(2, 3), hand(1, 4), hand(1, 2), -1),
        (hand(1, 3), hand(2, 3), hand(1, 2), -1),
    ],
)
def test_small_hands_worked_out_on_paper(ours: Hand, theirs: Hand, prizes: Hand, expected: int) -> None:
    assert value(ours, theirs, prizes) == pytest.approx(expected)


def test_four_cards_are_mixed_and_the_lowest_prize_is_left_to_the_lowest_card() -> None:
    full = cards(4)

    assert bidding(full, full, full, 1).row[0] == 1
    assert (bidding(full, full, full, 2).row > 0).sum() == 3


Policy = dict[str, list[tuple[int, float]]]


@pytest.mark.parametrize("number", [3, 4])
def test_OpenSpiel_finds_nothing_to_gain_against_our_bids(number: int) -> None:
    rules = {"imp_info": False, "num_cards": number, "points_order": "random", "returns_type": "point_difference"}
    game = pyspiel.load_game("goofspiel", rules)
    policy: Policy = {}
    _bid(game.new_initial_state(), cards(number), cards(number), cards(number), policy)

    assert pyspiel.nash_conv(pyspiel.convert_to_turn_based(game), pyspiel.TabularPolicy(policy)) <= 1e-9


def _bid(state: pyspiel.State, ours: Hand, theirs: Hand, prizes: Hand, policy: Policy, prize: int = 0) -> None:
    """Write down how we bid in every situation of OpenSpiel's game, where the card 1 is called 0."""
    if state.is_terminal():
        return
    if state.is_chance_node():
        for turned, _ in state.chance_outcomes():
            _bid(state.child(turned), ours, theirs, prizes, policy, turned + 1)
        return
    found = bidding(ours, theirs, prizes, prize)
    for player, cards_held, mix in ((0, ours, found.row), (1, theirs, found.column)):
        situation = f"Current player: {player}\n{state.information_state_string(player)}"
        policy[situation] = [(card - 1, float(chance)) for card, chance in zip(sorted(cards_held), mix, strict=True)]
    for our in ours:
        for their in theirs:
            after = state.clone()
            after.apply_actions([our - 1, their - 1])
            _bid(after, ours - {our}, theirs - {their}, prizes - {prize}, policy)
