"""PettingZoo: its environment of Leduc hold'em, stepped with random legal actions."""

import random
from functools import partial
from typing import Any, Final

from pettingzoo.classic import leduc_holdem_v4

from bench.peers.clock import measure, pin

NUMBER: Final = 1_000


def main() -> None:
    pin()
    env = leduc_holdem_v4.env()
    measure("leduc", "environment", partial(play, env))


def play(env: Any) -> tuple[int, int]:
    decisions = 0
    for _ in range(NUMBER):
        env.reset()
        for _agent in env.agent_iter():
            observed, _reward, terminated, truncated, _info = env.last()
            if terminated or truncated:
                env.step(None)
            else:
                env.step(random.choice(observed["action_mask"].nonzero()[0]))
                decisions += 1
    return NUMBER, decisions


main()
