"""Every answer to an open ask, played to the end of the round, from states that all stand at this ask."""

import numpy as np
import numpy.typing as npt

from wizardhall.compiled import jit
from wizardhall.cup.fast.round import FACTORIALS, LEAF, LEFT, REARRANGE, Numbers, answer, play_on
from wizardhall.cup.fast.tables import IntArray

__all__ = ["after_each_option"]


@jit
def after_each_option(duels: IntArray, states: Numbers, stance_b: int, stance_w: int) -> npt.NDArray[np.int8]:
    """The winners for each answer (rows), in the order of the ask, and each state (columns).

    What is asked later the stances answer.
    """
    code = duels[states[0, LEAF]]
    many = 1 + FACTORIALS[states[0, LEFT + (code >> 19 & 1)]] if code >> 20 & 3 == REARRANGE else 2
    found = np.empty((many, len(states)), np.int8)
    state = states[0].copy()
    for option in range(many):
        for number in range(len(states)):
            state[:] = states[number]
            answer(duels, state, int(option > 0), max(option - 1, 0))
            found[option, number] = play_on(duels, state, stance_b, stance_w)
    return found
