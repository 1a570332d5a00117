"""PokerKit: hands between two, with everything automated but the betting."""

import random
from typing import Any, Final

from pokerkit import Automation, FixedLimitTexasHoldem, KuhnPoker

from bench.peers.clock import measure, pin

NUMBER: Final = 500


def main() -> None:
    pin()
    automations = tuple(Automation)
    measure("kuhn", "state", lambda: play(lambda: KuhnPoker.create_state(automations)))
    measure(
        "limit hold'em, 2 players",
        "state",
        lambda: play(lambda: FixedLimitTexasHoldem.create_state(automations, True, 0, (1, 2), 2, 4, 200, 2)),
    )


def play(dealt: Any) -> tuple[int, int]:
    decisions = 0
    for _ in range(NUMBER):
        state = dealt()
        while state.status:
            moves = [state.check_or_call]
            if state.can_fold():
                moves.append(state.fold)
            if state.can_complete_bet_or_raise_to():
                moves.append(state.complete_bet_or_raise_to)
            random.choice(moves)()
            decisions += 1
    return NUMBER, decisions


main()
