"""The search: deal what is unseen, decide down the tree, play on by habit, remember what everybody earned.

The tree is that of this round; how likely everybody then is to win the match, the prospects say. In the tree everybody
mixes by regret matching: those who decide at the same time do so in ignorance of each other, and whoever decides alone
comes to the best answer if there is one. UCT can be had instead, to compare.
"""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from wizardhall.bots.relics.search.answers import CHOICES, ROOT, answers, laid, root
from wizardhall.bots.relics.search.rollout_policy import by_habit, fraction, play_by_habit
from wizardhall.bots.relics.search.tree import EXPLORED, FIELDS, average, find, learn_from, meant, regret_matching, uct
from wizardhall.bots.relics.search.value_model import FIGURES, chances
from wizardhall.compiled import address, jit, part
from wizardhall.relics.fast import layout as at
from wizardhall.relics.fast.layout import Book, BookArray, State, StateArray
from wizardhall.relics.fast.machine import apply, count
from wizardhall.relics.fast.rows import copy_words, mixed, next_seed
from wizardhall.relics.fast.unknown import deal_unknown

__all__ = ["AHEAD", "COMPARED", "REGRETS", "SQUARED", "UCT", "WORTH", "compare", "search"]

REGRETS: Final = 0
UCT: Final = 1
AVERAGE: Final = 2
"""Nobody learns any more: all mix as they did on average."""

DEPTH: Final = 32
"""Choices on the way down; after so many, habit decides."""
NUMBER, CHOSEN, SEAT, STEP = 0, 1, 2, 3
"""A step of the path: how many answers there were, which place in `found` was chosen, and by whom."""
MOST_SEATS: Final = 4

WORTH, AHEAD, SQUARED = 0, 1, 2
"""A comparison: the sums of what an action earned, of how much more than the first, and of the squares of that."""
COMPARED: Final = 3


@jit
def search(
    book: BookArray,
    view: StateArray,
    candidates: NDArray[np.int64],
    weights: NDArray[np.float32],
    worths: NDArray[np.float32],
    prices: NDArray[np.float64],
    iterations: int,
    selection: int,
    seed: np.uint64,
    keys: NDArray[np.uint64],
    table: NDArray[np.float32],
    results: NDArray[np.float32],
) -> None:
    """Search the open decision of a state from a view, among some of its actions.

    `keys` and `table` are room to remember in, and empty. Each candidate gets a row of results, the numbers of `tree`.
    """
    state = np.empty(len(view), dtype=np.int16)
    found = np.zeros(DEPTH * CHOICES, dtype=np.int64)
    mix = np.zeros(DEPTH * CHOICES, dtype=np.float64)
    path = np.zeros(DEPTH * STEP, dtype=np.int64)
    noted = np.zeros(FIGURES, dtype=np.float64)
    earned = np.zeros(MOST_SEATS, dtype=np.float64)
    b, s, eyes, last = address(book), address(state), int(view[at.ASKED]), int(view[at.ROUND])
    explored = EXPLORED if selection == REGRETS else 0.0
    stream = mixed(np.uint64(seed))
    for turn in range(1, iterations + 1):
        copy_words(address(view), s, len(view))
        stream = next_seed(stream)
        deal_unknown(b, s, eyes, mixed(stream))
        number = root(b, s, weights, candidates, keys, found, mix)
        action = candidates[choose(table, found, mix, path, 0, number, eyes, selection, turn, ~stream)]
        apply(b, s, action)
        stream = next_seed(stream)
        steps = descend(b, s, weights, last, selection, turn, mixed(stream), keys, table, found, mix, path)
        play_by_habit(b, s, weights, last, mixed(~stream))
        chances(b, s, worths, prices, noted, earned)
        for i in range(steps):
            counts = on_course(mix, path, steps, i, explored)
            number, chosen, who = path[i * STEP + NUMBER], path[i * STEP + CHOSEN], path[i * STEP + SEAT]
            learn_from(table, found, mix, i * CHOICES, number, chosen, earned[who], explored, counts)
    for i in range(len(candidates)):
        place = find(keys, np.uint64(ROOT + i))
        for field in range(FIELDS):
            results[i, field] = table[FIELDS * place + field]


@jit
def compare(
    book: BookArray,
    view: StateArray,
    actions: NDArray[np.int64],
    weights: NDArray[np.float32],
    worths: NDArray[np.float32],
    prices: NDArray[np.float64],
    deals: int,
    seed: np.uint64,
    keys: NDArray[np.uint64],
    table: NDArray[np.float32],
    results: NDArray[np.float64],
) -> None:
    """Try each of some actions on the same deals, against what a search has taught everybody.

    `keys` and `table` are as `search` left them. Each action gets a row of results, to be compared to the first one.
    """
    state = np.empty(len(view), dtype=np.int16)
    found = np.zeros(DEPTH * CHOICES, dtype=np.int64)
    mix = np.zeros(DEPTH * CHOICES, dtype=np.float64)
    path = np.zeros(DEPTH * STEP, dtype=np.int64)
    noted = np.zeros(FIGURES, dtype=np.float64)
    earned = np.zeros(MOST_SEATS, dtype=np.float64)
    b, s, eyes, last = address(book), address(state), int(view[at.ASKED]), int(view[at.ROUND])
    stream = mixed(np.uint64(seed))
    for _ in range(deals):
        stream = next_seed(stream)
        first = 0.0
        for i in range(len(actions)):
            copy_words(address(view), s, len(view))
            deal_unknown(b, s, eyes, mixed(stream))
            apply(b, s, actions[i])
            descend(b, s, weights, last, AVERAGE, 0, mixed(~stream), keys, table, found, mix, path)
            play_by_habit(b, s, weights, last, mixed(stream + np.uint64(1)))
            chances(b, s, worths, prices, noted, earned)
            worth = earned[eyes]
            if i == 0:
                first = worth
            results[i, WORTH] += worth
            results[i, AHEAD] += worth - first
            results[i, SQUARED] += (worth - first) ** 2


@part
def descend(
    book: Book,
    s: State,
    weights: NDArray[np.float32],
    last: int,
    selection: int,
    turn: int,
    seed: np.uint64,
    keys: NDArray[np.uint64],
    table: NDArray[np.float32],
    found: NDArray[np.int64],
    mix: NDArray[np.float64],
    path: NDArray[np.int64],
) -> int:
    """Decide for everybody to the end of the round, as long as there is room; how many steps the path has then."""
    step = 1
    while s[at.KIND] != at.OVER_NOW and s[at.ROUND] <= last and step + 2 < DEPTH:
        seed = next_seed(seed)
        seat, number, wizards = s[at.ASKED] + 0, count(book, s), s[at.NUMBER] + 0
        relics = s[book[at.AT_OPTIONS]] - wizards
        lay = s[at.KIND] == at.A_LAY
        action = 0
        if (max(wizards, relics) if lay else number) > CHOICES:
            action = by_habit(book, s, weights, seed)
        elif lay:
            if laid(book, s, weights, 0, wizards, keys, found, mix, step * CHOICES) == 0:
                break
            action = choose(table, found, mix, path, step, wizards, seat, selection, turn, seed)
            step += 1
            if relics > 0:
                if laid(book, s, weights, wizards, relics, keys, found, mix, step * CHOICES) == 0:
                    break
                relic = choose(table, found, mix, path, step, relics, seat, selection, turn, ~seed)
                step += 1
                action = action * relics + relic
        elif number > 1:
            if answers(book, s, number, keys, found, mix, step * CHOICES) == 0:
                break
            action = choose(table, found, mix, path, step, number, seat, selection, turn, seed)
            step += 1
        apply(book, s, action)
    return step


@part
def on_course(mix: NDArray[np.float64], path: NDArray[np.int64], steps: int, step: int, explored: float) -> float:
    """How much it counts what a step led to: nothing, where another player or a later step went astray to explore.

    That is how much likelier their choices are without exploring; what they would not do must not be prepared for.
    """
    counts = 1.0
    for i in range(steps):
        if i > step or path[i * STEP + SEAT] != path[step * STEP + SEAT]:
            likely = mix[path[i * STEP + CHOSEN]]
            counts *= meant(likely, path[i * STEP + NUMBER], explored) / likely
    return counts


@part
def choose(
    table: NDArray[np.float32],
    found: NDArray[np.int64],
    mix: NDArray[np.float64],
    path: NDArray[np.int64],
    step: int,
    number: int,
    seat: int,
    selection: int,
    turn: int,
    seed: np.uint64,
) -> int:
    """Choose one of the answers of a step, and note it in the path."""
    first, drawn = step * CHOICES, fraction(seed)
    if selection == UCT:
        uct(table, found, mix, first, number, drawn)
    elif selection == AVERAGE:
        average(table, found, mix, first, number)
    else:
        regret_matching(table, found, mix, first, number, turn)
    chosen = 0
    while chosen < number - 1 and drawn >= mix[first + chosen]:
        drawn -= mix[first + chosen]
        chosen += 1
    path[STEP * step + NUMBER] = number
    path[STEP * step + CHOSEN] = first + chosen
    path[STEP * step + SEAT] = seat
    return chosen
