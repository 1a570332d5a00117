"""How strong cards are, learnt by self-play: after every round the winner's cards gain strength.

This is a Bradley–Terry model. A wizard has a strength, and a correction under each shrine; a relic has a strength; that
of a lay is their sum. With one more than its only rival's, a lay wins about three rounds of four. Whatever a sentence
does shows in who wins, so any card set can be learnt and no rule is written twice.
"""

from functools import lru_cache
from math import exp
from typing import Final

import numpy as np
from numpy.typing import NDArray

from wizardhall.bots.relics.search.rollout_policy import Weights, rollout_action, weight_index
from wizardhall.compiled import address, jit, keep_alive, part
from wizardhall.relics.fast import layout as at
from wizardhall.relics.fast.interpreter import apply, begin_match
from wizardhall.relics.fast.layout import Program, ProgramArray, State
from wizardhall.relics.fast.lowering import Rules
from wizardhall.relics.fast.rows import mixed, next_seed, row

__all__ = ["TrainingKey", "train_card_strengths"]

EPOCHS: Final = 6
MATCHES: Final = 4_000
"""In each epoch; after it the rollout policy follows the new strengths."""
STEP: Final = 0.08
UNDER_SHRINE: Final = 0.5
"""The step of a wizard's correction under a shrine, as a share of the step of its strength."""
INVERSE_TEMPERATURE: Final = 1.0
"""Of the rollout policy in training: one more of strength makes a card e to this power as likely to be laid."""
MOST_SEATS: Final = 4
BATTLE: Final = 2 * MOST_SEATS
"""In the array of lays, the battle that they belong to stands behind each seat's wizard and relic."""


class TrainingKey:
    """Rules to train for, as a key of caches: equal if the lowered rules are."""

    def __init__(self, rules: Rules) -> None:
        self.program, self._bytes = rules.program, rules.program.tobytes()

    def __hash__(self) -> int:
        return hash(self._bytes)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, TrainingKey) and self._bytes == other._bytes


@lru_cache(maxsize=16)
def train_card_strengths(key: TrainingKey) -> Weights:
    """The strengths of all cards, in the order of the rollout weights; a second or so, once per process."""
    program = key.program
    shrines, wizards, cards = int(program[at.SHRINES]), int(program[at.FIRST_RELIC]), int(program[at.CARDS])
    anywhere = np.zeros(wizards, np.float32)
    here = np.zeros(shrines * wizards + cards - wizards, np.float32)
    strengths = here.copy()
    for number in range(EPOCHS):
        weights = np.exp(INVERSE_TEMPERATURE * strengths)
        train(program, anywhere, here, weights, MATCHES, STEP / (1 + number), np.uint64(number))
        strengths = here.copy()
        strengths[: shrines * wizards] += np.tile(anywhere, shrines)
    return strengths


@jit
def train(
    program: ProgramArray,
    anywhere: NDArray[np.float32],
    here: NDArray[np.float32],
    weights: NDArray[np.float32],
    matches: int,
    step: float,
    seed: np.uint64,
) -> None:
    """Play matches by the rollout policy, and update the strengths after each round.

    `anywhere` has the strengths of wizards, `here` their corrections under each shrine and the strengths of relics.
    """
    state = np.empty(program[at.SIZE], dtype=np.int16)
    lays = np.zeros(BATTLE + 1, dtype=np.int64)
    halls = np.zeros(MOST_SEATS, dtype=np.int64)
    b, s = address(program), address(state)
    stream = mixed(np.uint64(seed))
    for _ in range(matches):
        stream = next_seed(stream)
        begin_match(b, s, mixed(stream))
        halls[:] = 0
        while s[at.KIND] != at.OVER_NOW:
            stream = next_seed(stream)
            action = rollout_action(b, s, weights, stream)
            if s[at.KIND] == at.A_LAY:
                note_lay(b, s, lays, action)
            apply(b, s, action)
            for seat in range(program[at.PLAYERS]):
                if s[row(b, seat, at.HALL)] > halls[seat]:
                    halls[seat] += 1
                    update_strengths(b, anywhere, here, lays, seat, step)
    keep_alive(state)


@part
def note_lay(program: Program, s: State, lays: NDArray[np.int64], action: int) -> None:
    """Note where the strengths of a lay stand. A new battle forgets the lays of the one before (REL-T1)."""
    battle = 16 * s[at.ROUND] + s[at.BATTLE]
    if lays[BATTLE] != battle:
        for i in range(BATTLE):
            lays[i] = -1
        lays[BATTLE] = battle
    options, wizards = program[at.AT_OPTIONS], s[at.NUMBER]
    relics = s[options] - wizards
    wizard = action // max(1, relics)
    lays[2 * s[at.ASKED]] = weight_index(program, s, s[options + 1 + wizard])
    if relics:
        lays[2 * s[at.ASKED] + 1] = weight_index(program, s, s[options + 1 + wizards + action % relics])


@part
def lay_weight(
    program: Program, anywhere: NDArray[np.float32], here: NDArray[np.float32], lays: NDArray[np.int64], seat: int
) -> float:
    """The weight of a lay against the others: e to the power of its strength; 0 if there is none."""
    wizard, relic = lays[2 * seat], lays[2 * seat + 1]
    if wizard < 0:
        return 0.0
    return exp(here[wizard] + anywhere[wizard % program[at.FIRST_RELIC]] + (here[relic] if relic >= 0 else 0.0))


@part
def update_strengths(
    program: Program,
    anywhere: NDArray[np.float32],
    here: NDArray[np.float32],
    lays: NDArray[np.int64],
    winner: int,
    step: float,
) -> None:
    """One gradient step on the likelihood of this winner."""
    total = 0.0
    for seat in range(program[at.PLAYERS]):
        total += lay_weight(program, anywhere, here, lays, seat)
    if lays[2 * winner] < 0:
        return
    for seat in range(program[at.PLAYERS]):
        wizard, relic = lays[2 * seat], lays[2 * seat + 1]
        if wizard >= 0:
            chance = lay_weight(program, anywhere, here, lays, seat) / total
            gain = step * ((1.0 if seat == winner else 0.0) - chance)
            anywhere[wizard % program[at.FIRST_RELIC]] += gain
            here[wizard] += UNDER_SHRINE * gain
            if relic >= 0:
                here[relic] += gain
