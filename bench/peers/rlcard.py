"""RLCard: its environments, stepped with random legal actions."""

import random
from functools import partial
from typing import Any, Final

import rlcard

from bench.peers.clock import measure, pin

GAMES: Final = {"UNO": "uno", "leduc": "leduc-holdem"}
NUMBER: Final = 300


def main() -> None:
    pin()
    for name, text in GAMES.items():
        env = rlcard.make(text, config={"seed": 7})
        measure(name, "environment", partial(play, env))


def play(env: Any) -> tuple[int, int]:
    decisions = 0
    for _ in range(NUMBER):
        state, _player = env.reset()
        while not env.is_over():
            state, _player = env.step(random.choice([*state["legal_actions"]]))
            decisions += 1
    return NUMBER, decisions


main()
