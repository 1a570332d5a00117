"""A bot that searches before every answer, and can say what it found."""

from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from wizardhall.bots.relics.apprentice import Apprentice
from wizardhall.bots.relics.search.candidates import candidates
from wizardhall.bots.relics.search.card_strength import Lesson, learnt
from wizardhall.bots.relics.search.ismcts import AHEAD, COMPARED, REGRETS, SQUARED, WORTH, compare, search
from wizardhall.bots.relics.search.rollout_policy import Weights
from wizardhall.bots.relics.search.tree import EARNED, FIELDS, PLAYED, ROOM, TRIED
from wizardhall.bots.relics.search.value_model import Prospects, prospects
from wizardhall.compiled import compiling
from wizardhall.core.asks import Answer, AnyAsk
from wizardhall.core.cards import CardId
from wizardhall.core.dice import Dice
from wizardhall.relics.cards import RelicsSet
from wizardhall.relics.fast import CannotResume, FastRelics, from_view
from wizardhall.relics.fast import layout as at
from wizardhall.relics.view import RelicsView

__all__ = ["Compared", "Searcher", "Thought"]

FIRMNESS: Final = 2.0
"""How much more often habit lays a card for one more of worth, as a power of e."""
PRUNED: Final = 0.3
"""Answers that the average strategy gives less often than this are not given, if there are others."""
SECRET: Final = ("lay", "mulligan", "down", "discard")
"""What is answered while others answer too."""


class Mind(NamedTuple):
    """What is known of the game before a match: the rules, the worth of cards under shrines, habits, prospects."""

    game: FastRelics
    worths: Weights
    weights: Weights
    prospects: Prospects

    def worth(self, card: CardId, shrine: CardId | None) -> float:
        """What a card is worth now."""
        rules, book = self.game.rules, self.game.rules.book
        number, wizards, shrines = rules.numbers[card], int(book[at.FIRST_RELIC]), int(book[at.SHRINES])
        if shrine is None:
            return float(self.prospects.worths[number])
        under = rules.numbers[shrine] * wizards if number < wizards else (shrines - 1) * wizards
        return float(self.worths[under + number])


class Thought(NamedTuple):
    """What a search has found about some answers to an ask."""

    ask: AnyAsk
    answers: list[Answer]
    results: Weights
    """For each answer the numbers of `tree`."""
    mind: Mind
    state: at.StateArray

    @property
    def chances(self) -> NDArray[np.float64]:
        """The chance to win the match with each answer, as far as it was tried."""
        return np.asarray(self.results[:, EARNED] / np.maximum(self.results[:, TRIED], 1e-6), np.float64)

    @property
    def shares(self) -> NDArray[np.float64]:
        """The average strategy: how often to give each answer."""
        return np.asarray(self.results[:, PLAYED] / self.results[:, PLAYED].sum(dtype=np.float64), np.float64)


class Compared(NamedTuple):
    """An answer beside another one, over the same deals."""

    answer: Answer
    chance: float
    ahead: float
    """How much better its chance is than the other's."""
    error: float
    """The standard error of that."""


class Searcher:
    """Thinks for so many iterations about each ask; `selection` is `REGRETS`, or `UCT` to compare."""

    def __init__(self, cards: RelicsSet, iterations: int, selection: int = REGRETS) -> None:
        self._cards, self._iterations, self._selection = cards, iterations, selection
        self._apprentice = Apprentice(cards)
        self._keys = np.zeros(ROOM + 1, np.uint64)
        self._table = np.zeros(FIELDS * ROOM, np.float32)

    def answer(self, view: RelicsView, ask: AnyAsk, dice: Dice) -> Answer:
        if ask.count() == 1:
            return ask.default()
        try:
            thought = self.think(view, ask, dice)
        except CannotResume:  # the view does not tell enough about this ask
            return self._apprentice.answer(view, ask, dice)
        return thought.answers[self._decide(thought, dice)]

    def think(self, view: RelicsView, ask: AnyAsk, dice: Dice, also: Sequence[Answer] = ()) -> Thought:
        """Search an ask of more than one answer. Raises `CannotResume` where the view does not tell enough about it.

        `also` are answers to consider beside those that are worth it.
        """
        mind = _mind(self._cards, tuple(sorted(view.options.items())))
        state = from_view(mind.game.rules, view, ask)
        answers = candidates(ask, lambda card: mind.worth(card, view.shrine))
        answers += [answer for answer in also if answer not in answers]
        results = self._search(mind, state, [ask.index(answer) for answer in answers], dice)
        return Thought(ask, answers, results, mind, state)

    def compare(self, thought: Thought, answers: Sequence[Answer], deals: int, dice: Dice) -> list[Compared]:
        """Try answers on the same deals, each beside the first, while all others play as the last search taught them.

        `thought` is what that search found.
        """
        results = np.zeros((len(answers), COMPARED))
        compare(
            thought.mind.game.rules.book,
            thought.state,
            np.array([thought.ask.index(answer) for answer in answers], np.int64),
            thought.mind.weights,
            thought.mind.prospects.worths,
            thought.mind.prospects.prices,
            deals,
            np.uint64(dice.below("compare", 1 << 63)),
            self._keys,
            self._table,
            results,
        )
        means = results / deals
        errors = np.sqrt(np.maximum(means[:, SQUARED] - means[:, AHEAD] ** 2, 0.0) / deals)
        rows = zip(answers, means.tolist(), errors.tolist(), strict=True)
        return [Compared(answer, row[WORTH], row[AHEAD], error) for answer, row, error in rows]

    def _search(self, mind: Mind, state: at.StateArray, actions: list[int], dice: Dice) -> Weights:
        self._keys.fill(0)
        self._table.fill(0)
        results = np.zeros((len(actions), FIELDS), np.float32)
        search(
            mind.game.rules.book,
            state,
            np.array(actions, np.int64),
            mind.weights,
            mind.prospects.worths,
            mind.prospects.prices,
            self._iterations,
            self._selection,
            np.uint64(dice.below("search", 1 << 63)),
            self._keys,
            self._table,
            results,
        )
        return results

    def _decide(self, thought: Thought, dice: Dice) -> int:
        """In secret by the average strategy without its small probabilities; in the open what was tried most."""
        if self._selection != REGRETS or thought.ask.purpose not in SECRET:
            return int(np.argmax(thought.results[:, TRIED]))
        shares = thought.shares
        shares[shares < min(PRUNED, shares.max())] = 0.0
        limits = np.cumsum(shares / shares.sum())
        drawn = dice.below("mix", 1 << 32) / (1 << 32)
        return min(int(np.searchsorted(limits, drawn, side="right")), len(thought.answers) - 1)


@lru_cache(maxsize=16)
def _mind(cards: RelicsSet, options: tuple[tuple[str, str], ...]) -> Mind:
    """It is learnt by playing, which takes a second or two for each set and number of players, once in a process."""
    game = FastRelics(cards, **dict(options))
    with compiling("Wizards & Relics", Path(__file__).parent):
        lesson = Lesson(game.rules)
        worths = learnt(lesson)
        return Mind(game, worths, np.exp(FIRMNESS * worths), prospects(lesson, FIRMNESS))
