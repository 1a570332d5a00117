"""A draft takes, drops, moves and takes back; what is legal is the ask's to say."""

import pytest

from wizardhall.core.asks import AnyAsk, Arrange, Choose, Fill, Pick, YesNo
from wizardhall.core.cards import CardId
from wizardhall.core.choices import CardChoice
from wizardhall.core.errors import IllegalAnswer
from wizardhall.terminal.draft import KEEP, NO, YES, Draft

A, B, C, D = map(CardId, "abcd")


def draft(ask: AnyAsk, *choices: CardId) -> Draft:
    made = Draft(ask)
    for choice in choices:
        made.toggle(choice)
    return made


def test_a_pick_is_complete_when_its_ask_says_so() -> None:
    assert not draft(Pick("team", (A, B, C), 2), A).complete
    assert draft(Pick("team", (A, B, C), 2), C, A).answer() == (A, C)


def test_one_card_too_many_is_refused_with_the_reason_of_the_ask() -> None:
    full = draft(Pick("team", (A, B, C), 2), A, B)
    with pytest.raises(IllegalAnswer, match="2 cards are wanted, 3 given"):
        full.toggle(C)
    assert full.chosen == (A, B)


def test_a_pick_of_some_can_be_locked_early_or_go_on() -> None:
    some = draft(Pick("team", (A, B, C), 2, least=1), B)
    assert some.answer() == (B,)
    some.toggle(A)
    assert some.answer() == (A, B)


def test_a_taken_card_is_dropped_when_it_is_taken_again() -> None:
    assert draft(Pick("team", (A, B, C), 2), A, B, A).chosen == (B,)


def test_undo_takes_back_step_by_step() -> None:
    made = draft(Pick("team", (A, B, C), 2), A, B, A)
    assert made.undo()
    assert made.chosen == (A, B)
    assert [made.undo(), made.undo(), made.undo()] == [True, True, False]
    assert not made.chosen


def test_a_card_moves_earlier_and_later_but_not_past_the_ends() -> None:
    order = draft(Arrange("plan", (A, B, C, D), 3), A, B, C)
    assert order.move(C, -1)
    assert order.answer() == (A, C, B)
    assert not order.move(A, -1)
    assert not order.move(D, -1)
    assert order.rest == (D,)


def test_an_order_can_be_left_as_it_is_where_that_is_allowed() -> None:
    assert draft(Arrange("rearrange", (A, B), 2, may=True), KEEP).answer() is None
    assert draft(Arrange("rearrange", (A, B), 2, may=True), KEEP, B, A).answer() == (B, A)
    assert KEEP not in draft(Arrange("plan", (A, B), 2)).options


def test_slots_are_filled_one_after_the_other() -> None:
    made = draft(Fill("swap", {"out": (A, B), "in": (C, D)}, may=True))
    assert (made.slot, made.options) == ("out", (KEEP, A, B))
    made.toggle(B)
    assert (made.slot, made.options) == ("in", (C, D))
    made.toggle(C)
    made.toggle(D)
    assert made.answer() == {"out": B, "in": D}
    assert draft(made.ask, KEEP).answer() is None


def test_yes_and_no_replace_each_other() -> None:
    assert not draft(YesNo("exchange", A)).complete
    assert draft(YesNo("exchange", A), YES).answer() is True
    assert draft(YesNo("exchange", A), YES, NO, NO).answer() is False


def test_one_of_several_is_chosen() -> None:
    assert draft(Choose("one", (CardChoice("a"), CardChoice("b"))), A, B).answer() == "b"
    assert draft(Choose("one", (CardChoice("a"), CardChoice("b")), may=True), KEEP).answer() is None
    assert not draft(Choose("one", (CardChoice("a"), CardChoice("b")))).complete
