"""Games that OpenSpiel writes as matrices: the same matrices as ours where we have them, and their known values."""

import numpy as np
import pyspiel
import pytest

from tests.solver.blotto import Blotto
from wizardhall.solver.matrix_game import EXACT, FloatArray, solve


def written(game: str) -> FloatArray:
    return np.array(pyspiel.extensive_to_matrix_game(pyspiel.load_game(game)).row_utilities())


def test_kuhn_poker_costs_the_first_player_an_eighteenth() -> None:
    found = solve(written("kuhn_poker"))

    assert found.value == pytest.approx(-1 / 18, abs=EXACT)
    assert found.gap <= EXACT


def test_OpenSpiels_blotto_is_ours_with_only_the_majority_counted() -> None:
    theirs = np.array(pyspiel.load_matrix_game("blotto(coins=5,fields=3,players=2)").row_utilities())

    assert (theirs == np.sign(Blotto(5, 5, 3).matrix())).all()
    assert solve(theirs).gap <= EXACT


@pytest.mark.parametrize("name", ["matrix_rps", "matrix_rpsw", "matrix_mp", "matrix_brps"])
def test_OpenSpiel_finds_nothing_to_gain_against_our_mixes(name: str) -> None:
    game = pyspiel.load_matrix_game(name)
    found = solve(np.array(game.row_utilities()))
    extensive = pyspiel.convert_to_turn_based(game)
    start = game.new_initial_state()
    policy = pyspiel.TabularPolicy(
        {
            f"Current player: {player}\n{start.information_state_string(player)}": [*enumerate(map(float, mix))]
            for player, mix in enumerate((found.row, found.column))
        }
    )

    assert pyspiel.nash_conv(extensive, policy) <= 1e-9
