"""Answers as numbers: the place of an answer among the legal ones, for every kind of ask."""

from typing import Any

import pytest

from wizardhall.core.asks import Arrange, Ask, Choose, Fill, Pick, YesNo
from wizardhall.core.cards import CardId
from wizardhall.core.choices import CardChoice
from wizardhall.relics.fast import FastRelics
from wizardhall.relics.fast import layout as at
from wizardhall.relics.fast.entry_points import meaning_of

ABCDE = tuple(CardId(card) for card in "abcde")

ASKS: list[Ask[Any]] = [
    YesNo("use"),
    Choose("enter", tuple(map(CardChoice, ABCDE))),
    Choose("enter", tuple(map(CardChoice, ABCDE)), may=True),
    Choose("enter", (), may=True),
    Pick("down", ABCDE, 2),
    Pick("down", ABCDE, 5),
    Pick("mulligan", ABCDE, 5, 0),
    Pick("some", ABCDE, 3, 1),
    Arrange("look", ABCDE[:4], 4),
    Fill("lay", {"wizard": ABCDE[:2], "relic": ABCDE[2:]}),
    Fill("lay", {"wizard": ABCDE}),
]


@pytest.mark.parametrize("ask", ASKS, ids=repr)
def test_an_action_is_the_place_of_an_answer_among_the_legal_ones(ask: Ask[Any]) -> None:
    legal = list(ask.legal())
    assert [ask.nth(action) for action in range(ask.count())] == legal
    assert [ask.index(answer) for answer in legal] == list(range(ask.count()))


def test_an_action_that_is_none_is_refused() -> None:
    game = FastRelics()
    state = game.start(1)
    with pytest.raises(IndexError):
        game.apply(state, 128)


def test_every_answer_has_a_meaning_of_its_own_that_no_other_hand_changes() -> None:
    game = FastRelics()
    program, state = game.rules.program, game.start(1)
    while (decision := game.pending(state)) is not None:
        before = state.copy()
        meanings = [meaning_of(program, state, action) for action in range(decision.answers)]
        assert len(set(meanings)) == decision.answers
        assert (state[: at.HEAD] == before[: at.HEAD]).all()
        game.apply(state, 0)


def test_a_lay_means_its_wizard_and_its_relic() -> None:
    game = FastRelics()
    state = game.start(1)
    game.apply(state, 0)
    game.apply(state, 0)
    asked = game.ask(state)
    assert asked is not None
    lay = asked[1].nth(1)
    assert isinstance(lay, dict)
    wizard, relic = (game.rules.numbers[lay[slot]] for slot in ("wizard", "relic"))
    assert meaning_of(game.rules.program, state, 1) == (wizard + 1) * 4096 + relic + 1
