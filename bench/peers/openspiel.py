"""OpenSpiel: a loop in Python, and matches of its random bots in C++.

Its C++ rollouts would be faster still, but cannot be started at a deal.
"""

import random
from functools import partial
from typing import Final

import pyspiel

from bench.peers.clock import measure, pin

GAMES: Final = {
    "II-goofspiel, 5 cards": "goofspiel(imp_info=True,num_cards=5,points_order=descending)",
    "hearts": "hearts",
    "crazy eights": "crazy_eights",
    "leduc": "leduc_poker",
}
IN_PYTHON: Final = 300
IN_C: Final = 1_000


def main() -> None:
    pin()
    for name, text in GAMES.items():
        game = pyspiel.load_game(text)
        measure(name, "Python loop", partial(loop, game, IN_PYTHON))
        measure(name, "C++ random bots", partial(bots, game, loop(game, IN_C)[1]))


def loop(game: pyspiel.Game, number: int) -> tuple[int, int]:
    chance = random.Random(number)
    decisions = 0
    for _ in range(number):
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(chance.choices(outcomes, weights)[0])
            elif state.is_simultaneous_node():
                actions = [chance.choice(state.legal_actions(player)) for player in range(game.num_players())]
                state.apply_actions(actions)
                decisions += len(actions)
            else:
                state.apply_action(chance.choice(state.legal_actions()))
                decisions += 1
    return number, decisions


def bots(game: pyspiel.Game, decisions: int) -> tuple[int, int]:
    """C++ does not count decisions: there are as many as in a loop over as many games, give or take a little."""
    players = [pyspiel.make_uniform_random_bot(player, player) for player in range(game.num_players())]
    for number in range(IN_C):
        pyspiel.evaluate_bots(game.new_initial_state(), players, number)
    return IN_C, decisions


main()
