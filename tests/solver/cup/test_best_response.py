"""The best response is compared with brute force: all plans of a few cards, played by the referee."""

from itertools import permutations
from random import Random

import numpy as np
import pytest

from tests.cup.cardsets import CARDS, cards_with
from tests.solver.cup.brute import Referee, Weighted
from wizardhall.cup.cards import CupSet, Power
from wizardhall.cup.seats import SEATS
from wizardhall.solver.cup.best_response import WORSE_THAN_ANY, best_responses
from wizardhall.solver.cup.card_tables import CardTables
from wizardhall.solver.cup.round_game import PlanSpace
from wizardhall.solver.cup.strategies import MixedStrategy, Strategy, payoff_matrix

MANY_TRICKS = cards_with(
    hermit={"type": "immediate", "power": Power("exchange with waiting")},
    matron={"type": "immediate", "power": Power("rearrange deck")},
    dancer={"type": "immediate", "power": Power("peek and bury")},
    traveler={"type": "immediate", "power": Power("discard waiting")},
)


MANY_EXCHANGES = cards_with(
    **{
        card: {"type": "immediate", "power": Power("exchange with waiting")}
        for card in ("hermit", "matron", "dancer", "traveler")
    }
)


def mask(cards: list[int]) -> int:
    return sum(1 << card for card in cards)


class Scene:
    """A few cards to respond with, and some strategies of the opponent, all by lot."""

    def __init__(self, cards: CupSet, edition: str, me: int, seed: int, size: int, opponents: int) -> None:
        dice = Random(seed)
        tricks = [card for card, wizard in enumerate(cards.wizards.values()) if wizard.type == "immediate"]
        own = dice.sample(tricks, min(len(tricks), 3))
        self.allowed = own + dice.sample([card for card in range(18) if card not in own], size - len(own))
        self.tables, self.referee, self.me = CardTables(cards, edition), Referee(cards, edition), me
        self.strategies = [self._opponent(tricks, dice) for _ in range(opponents)]
        weights = np.array([dice.random() for _ in self.strategies])
        self.weights = weights / weights.sum()

    def _opponent(self, tricks: list[int], dice: Random) -> Strategy:
        plan = dice.sample(tricks, 2)
        plan += dice.sample([card for card in range(18) if card not in plan], 4)
        dice.shuffle(plan)
        rivals = [dice.sample(self.allowed, 6) for _ in range(30)]
        return self.referee.whims(SEATS[1 - self.me], plan, rivals, dice)

    @property
    def weighted(self) -> Weighted:
        return [(float(weight), each) for weight, each in zip(self.weights, self.strategies, strict=True)]

    @property
    def space(self) -> PlanSpace:
        return PlanSpace(mask(self.allowed))

    def found(self, space: PlanSpace) -> dict[tuple[int, ...], float]:
        """By the first two cards: what the solver says, and that its strategies keep the promise."""
        got = best_responses(self.tables, self.me, space, MixedStrategy(tuple(self.strategies), self.weights))
        for value, strategy in got:
            assert space.has(strategy.plan)
            earned = (
                -payoff_matrix(self.tables.duels, self.strategies, [strategy])[:, 0]
                if self.me
                else payoff_matrix(self.tables.duels, [strategy], self.strategies)[0]
            )
            assert earned @ self.weights == pytest.approx(value, abs=1e-12)
        return {strategy.plan[:2]: value for value, strategy in got}

    def by_force(self, beginnings: set[tuple[int, ...]], space: PlanSpace) -> dict[tuple[int, ...], float]:
        best: dict[tuple[int, ...], float] = {}
        for plan in permutations(self.allowed, 6):
            if plan[:2] in beginnings and space.has(plan):
                worth = self.referee.best(SEATS[self.me], plan, self.weighted)
                best[plan[:2]] = max(best.get(plan[:2], WORSE_THAN_ANY), worth)
        return best


def compare(scene: Scene, beginnings: int, space: PlanSpace | None = None) -> None:
    """Compares with brute force for a sample of the pairs of first cards, over all plans or those of a space."""
    space = space or scene.space
    found, firsts = scene.found(space), {plan[:2] for plan in permutations(scene.allowed, 6) if space.has(plan)}
    assert found.keys() == firsts
    some = set(Random(beginnings).sample(sorted(found), beginnings))
    assert {pair: found[pair] for pair in some} == pytest.approx(scene.by_force(some, space), abs=1e-12)


@pytest.mark.parametrize("edition", ["revised", "first"])
@pytest.mark.parametrize("me", [0, 1])
def test_the_best_of_all_plans_of_six_cards_is_found(edition: str, me: int) -> None:
    compare(Scene(CARDS, edition, me, me, size=6, opponents=3), beginnings=4)


def test_the_drawn_card_is_in_every_plan() -> None:
    scene = Scene(CARDS, "revised", 1, 21, size=7, opponents=2)
    compare(scene, beginnings=1, space=scene.space._replace(held=1 << scene.allowed[-1]))


def test_only_cards_wait_that_may() -> None:
    scene = Scene(CARDS, "revised", 0, 22, size=6, opponents=2)
    compare(scene, beginnings=2, space=scene.space._replace(waits=mask(scene.allowed[:2])))


def test_a_card_may_ask_that_comes_by_an_exchange_after_the_opponent_looked_at_the_next() -> None:
    scene = Scene(cards_with(astronomer={"value": 4}), "revised", 0, 5, size=6, opponents=0)
    ids = [str(card) for card in scene.tables.cards.ids]
    scene.allowed = [ids.index(card) for card in ("astronomer", "matron", "detective", "shaman", "hermit", "rogues")]
    plan = [ids.index(card) for card in ("matron", "astronomer", "traveler", "necromancer", "detective", "soldier")]
    dice, rivals = Random(5), list(permutations(scene.allowed))[:120]
    scene.strategies = [scene.referee.whims(SEATS[1], plan, rivals, dice) for _ in range(2)]
    scene.weights = np.array([0.4, 0.6])
    compare(scene, beginnings=3)


@pytest.mark.long
def test_a_hand_full_of_cards_that_change_places_is_no_harder() -> None:
    scene = Scene(MANY_EXCHANGES, "revised", 0, 3, size=6, opponents=3)
    exchangers = [card for card in range(18) if scene.tables.exchangers >> card & 1]
    scene.allowed = [*exchangers, 0]
    compare(scene, beginnings=2)


@pytest.mark.long
@pytest.mark.parametrize("edition", ["revised", "first"])
@pytest.mark.parametrize("me", [0, 1])
def test_a_set_with_many_optional_powers_is_no_harder(edition: str, me: int) -> None:
    compare(Scene(MANY_TRICKS, edition, me, 7 + me, size=6, opponents=2), beginnings=3)


@pytest.mark.long
@pytest.mark.parametrize("edition", ["revised", "first"])
@pytest.mark.parametrize("me", [0, 1])
@pytest.mark.parametrize("seed", range(100, 130))
@pytest.mark.parametrize("cards", [CARDS, MANY_TRICKS], ids=["house", "many tricks"])
def test_the_best_is_found_in_many_more_scenes(cards: CupSet, edition: str, me: int, seed: int) -> None:
    compare(Scene(cards, edition, me, seed, size=7, opponents=4), beginnings=4)
