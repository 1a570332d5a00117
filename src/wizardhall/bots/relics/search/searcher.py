"""A bot that searches before every answer, and can say what it found."""

from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from wizardhall.bots.relics.apprentice import Apprentice
from wizardhall.bots.relics.search.candidates import candidates
from wizardhall.bots.relics.search.card_strength import TrainingKey, train_card_strengths
from wizardhall.bots.relics.search.ismcts import (
    ADVANTAGE,
    COMPARISON_FIELDS,
    REGRET_MATCHING,
    SQUARED_ADVANTAGE,
    VALUE,
    compare,
    search,
)
from wizardhall.bots.relics.search.rollout_policy import Weights
from wizardhall.bots.relics.search.tree import CAPACITY, FIELDS, STRATEGY_SUM, TOTAL, VISITS
from wizardhall.bots.relics.search.value_model import ValueModel, train_value_model
from wizardhall.compiled import compiling
from wizardhall.core.asks import Answer, AnyAsk
from wizardhall.core.cards import CardId
from wizardhall.core.dice import Dice
from wizardhall.relics.cards import RelicsSet
from wizardhall.relics.fast import CannotResume, FastRelics, UnsupportedVerb, from_view
from wizardhall.relics.fast import layout as at
from wizardhall.relics.purposes import PURPOSES, Kind
from wizardhall.relics.view import RelicsView

__all__ = ["Comparison", "SearchResult", "Searcher"]

INVERSE_TEMPERATURE: Final = 2.0
"""Of the rollout policy: one more of strength makes a card e to this power as likely to be laid."""
PRUNING_THRESHOLD: Final = 0.3
"""Answers that the average strategy gives less often than this are left out, unless all are."""
SECRET: Final = (Kind.PICK, Kind.LAY)
"""Kinds of asks that several players answer at the same time."""


class Model(NamedTuple):
    """What is learnt of a card set before a match: card strengths under each shrine, rollout weights, a value model."""

    game: FastRelics
    strengths: Weights
    weights: Weights
    value: ValueModel

    def strength(self, card: CardId, shrine: CardId | None) -> float:
        """Of a card under this shrine; of one without a shrine, on average."""
        rules, program = self.game.rules, self.game.rules.program
        number, wizards, shrines = rules.numbers[card], int(program[at.FIRST_RELIC]), int(program[at.SHRINES])
        if shrine is None:
            return float(self.value.strengths[number])
        under = rules.numbers[shrine] * wizards if number < wizards else (shrines - 1) * wizards
        return float(self.strengths[under + number])


class SearchResult(NamedTuple):
    """What a search has found out about some answers to an ask."""

    ask: AnyAsk
    answers: list[Answer]
    results: Weights
    """For each answer the fields of its node in `tree`."""
    model: Model
    state: at.StateArray

    @property
    def chances(self) -> NDArray[np.float64]:
        """The estimated chance to win the match with each answer."""
        return np.asarray(self.results[:, TOTAL] / np.maximum(self.results[:, VISITS], 1e-6), np.float64)

    @property
    def strategy(self) -> NDArray[np.float64]:
        """The average strategy: how often to give each answer."""
        return np.asarray(
            self.results[:, STRATEGY_SUM] / self.results[:, STRATEGY_SUM].sum(dtype=np.float64), np.float64
        )


class Comparison(NamedTuple):
    """An answer beside another one, over the same determinizations."""

    answer: Answer
    chance: float
    advantage: float
    """How much higher its chance is than the other's."""
    error: float
    """The standard error of that."""


class Searcher:
    """Searches each ask for a number of iterations; `selection` is `REGRET_MATCHING`, or `UCT` for comparison."""

    def __init__(self, cards: RelicsSet, iterations: int, selection: int = REGRET_MATCHING) -> None:
        self._cards, self._iterations, self._selection = cards, iterations, selection
        self._apprentice = Apprentice(cards)
        self._keys = np.zeros(CAPACITY + 1, np.uint64)
        self._table = np.zeros(FIELDS * CAPACITY, np.float32)

    def answer(self, view: RelicsView, ask: AnyAsk, dice: Dice) -> Answer:
        if ask.count() == 1:
            return ask.default()
        try:
            found = self.search(view, ask, dice)
        except (CannotResume, UnsupportedVerb):  # the view tells too little, or a card does what cannot be searched
            return self._apprentice.answer(view, ask, dice)
        return found.answers[self._decide(found, dice)]

    def search(self, view: RelicsView, ask: AnyAsk, dice: Dice, also: Sequence[Answer] = ()) -> SearchResult:
        """Search an ask of more than one answer.

        `also` lists answers to consider beside the candidates. Raises `CannotResume` if the view does not tell enough
        about the ask, and `UnsupportedVerb` if the fast path cannot play the set.
        """
        model = _model_for(self._cards, tuple(sorted(view.options.items())))
        state = from_view(model.game.rules, view, ask)
        answers = candidates(ask, lambda card: model.strength(card, view.shrine))
        answers += [answer for answer in also if answer not in answers]
        results = self._run(model, state, [ask.index(answer) for answer in answers], dice)
        return SearchResult(ask, answers, results, model, state)

    def compare(self, found: SearchResult, answers: Sequence[Answer], deals: int, dice: Dice) -> list[Comparison]:
        """Compare answers with the first one over the same determinizations.

        Everybody plays the average strategy of the last search, of which `found` is the result.
        """
        results = np.zeros((len(answers), COMPARISON_FIELDS))
        compare(
            found.model.game.rules.program,
            found.state,
            np.array([found.ask.index(answer) for answer in answers], np.int64),
            found.model.weights,
            found.model.value.strengths,
            found.model.value.coefficients,
            deals,
            np.uint64(dice.below("compare", 1 << 63)),
            self._keys,
            self._table,
            results,
        )
        means = results / deals
        errors = np.sqrt(np.maximum(means[:, SQUARED_ADVANTAGE] - means[:, ADVANTAGE] ** 2, 0.0) / deals)
        rows = zip(answers, means.tolist(), errors.tolist(), strict=True)
        return [Comparison(answer, row[VALUE], row[ADVANTAGE], error) for answer, row, error in rows]

    def _run(self, model: Model, state: at.StateArray, actions: list[int], dice: Dice) -> Weights:
        self._keys.fill(0)
        self._table.fill(0)
        results = np.zeros((len(actions), FIELDS), np.float32)
        search(
            model.game.rules.program,
            state,
            np.array(actions, np.int64),
            model.weights,
            model.value.strengths,
            model.value.coefficients,
            self._iterations,
            self._selection,
            np.uint64(dice.below("search", 1 << 63)),
            self._keys,
            self._table,
            results,
        )
        return results

    def _decide(self, found: SearchResult, dice: Dice) -> int:
        """Where others decide at the same time, draw from the pruned average strategy; else take the most visited."""
        if self._selection != REGRET_MATCHING or PURPOSES[found.ask.purpose].kind not in SECRET:
            return int(np.argmax(found.results[:, VISITS]))
        strategy = found.strategy
        strategy[strategy < min(PRUNING_THRESHOLD, strategy.max())] = 0.0
        limits = np.cumsum(strategy / strategy.sum())
        drawn = dice.below("mix", 1 << 32) / (1 << 32)
        return min(int(np.searchsorted(limits, drawn, side="right")), len(found.answers) - 1)


@lru_cache(maxsize=16)
def _model_for(cards: RelicsSet, options: tuple[tuple[str, str], ...]) -> Model:
    """Trained by self-play: a second or two for each card set and number of players, once per process."""
    game = FastRelics(cards, **dict(options))
    with compiling("Wizards & Relics", Path(__file__).parent):
        key = TrainingKey(game.rules)
        strengths = train_card_strengths(key)
        return Model(
            game, strengths, np.exp(INVERSE_TEMPERATURE * strengths), train_value_model(key, INVERSE_TEMPERATURE)
        )
