"""The chooser: arrow keys, numbers and names, undo before locking."""

import pytest
from rich.console import Group

from tests.terminal.terminal_fixtures import (
    BACKSPACE,
    CTRL_C,
    CTRL_DOWN,
    CTRL_Z,
    DOWN,
    ENTER,
    LEFT,
    RIGHT,
    UP,
    choose,
    drawn,
    menu,
    use,
)
from wizardhall.core.asks import Arrange, Fill, Pick, YesNo
from wizardhall.core.cards import CardId
from wizardhall.core.errors import IllegalAnswer
from wizardhall.terminal.chooser import Chooser
from wizardhall.terminal.screen import Screen

BLACKSMITH, SHAMAN, SOLDIER, GARDENER = map(CardId, ("blacksmith", "shaman", "soldier", "gardener"))
FOUR = (BLACKSMITH, SHAMAN, SOLDIER, GARDENER)
TWO_OF_FOUR = Pick("team", FOUR, 2)
ORDER = Arrange("plan", FOUR, 3)
SWAP = Fill("swap", {"out": FOUR[:2], "in": FOUR[2:]}, may=True)


def test_cards_are_taken_with_arrows_and_space() -> None:
    assert choose(TWO_OF_FOUR, DOWN, " ", DOWN, " ", ENTER) == (SHAMAN, SOLDIER)


def test_enter_takes_too_until_all_is_chosen_and_then_locks() -> None:
    assert choose(TWO_OF_FOUR, ENTER, UP, ENTER, ENTER) == (BLACKSMITH, GARDENER)


def test_cards_are_taken_by_number() -> None:
    assert choose(TWO_OF_FOUR, "2 3", ENTER, ENTER) == (SHAMAN, SOLDIER)


def test_cards_are_taken_by_name_in_either_language() -> None:
    assert choose(TWO_OF_FOUR, "le forgeron", ENTER, "sold", ENTER, ENTER) == (BLACKSMITH, SOLDIER)
    assert choose(TWO_OF_FOUR, "shaman, gardener", ENTER, ENTER, language="fr") == (SHAMAN, GARDENER)


@pytest.mark.parametrize("back", [BACKSPACE, CTRL_Z, f"undo{ENTER}"])
def test_a_step_is_taken_back_before_locking(back: str) -> None:
    assert choose(TWO_OF_FOUR, "1 2 ", back, "3", ENTER, ENTER) == (BLACKSMITH, SOLDIER)


def test_backspace_first_takes_back_what_is_being_typed() -> None:
    assert choose(TWO_OF_FOUR, "1 4", BACKSPACE, "2", ENTER, ENTER) == (BLACKSMITH, SHAMAN)


def test_an_order_is_the_order_of_taking_and_cards_move_in_it() -> None:
    assert choose(ORDER, "4 1 2", ENTER, ENTER) == (GARDENER, BLACKSMITH, SHAMAN)
    assert choose(ORDER, "4 1 2", ENTER, LEFT, LEFT, ENTER) == (SHAMAN, GARDENER, BLACKSMITH)
    assert choose(ORDER, "1 2 4", ENTER, UP, UP, UP, RIGHT, CTRL_DOWN, ENTER) == (SHAMAN, GARDENER, BLACKSMITH)


def test_slots_are_filled_in_turn_or_left_empty() -> None:
    assert choose(SWAP, DOWN, " ", DOWN, " ", ENTER) == {"out": BLACKSMITH, "in": GARDENER}
    assert choose(SWAP, "shaman soldier", ENTER, ENTER) == {"out": SHAMAN, "in": SOLDIER}
    assert choose(SWAP, "0", ENTER, ENTER) is None
    assert choose(SWAP, "shaman", ENTER, BACKSPACE, "keep", ENTER, ENTER) is None


@pytest.mark.parametrize(
    ("keys", "answer"), [("y", True), ("o", True), ("n", False), ("yn", False), (f"{DOWN} ", False), ("1", True)]
)
def test_yes_or_no(keys: str, answer: bool) -> None:
    assert choose(YesNo("exchange", SHAMAN), keys, ENTER) is answer


@pytest.mark.parametrize("typed", ["3", "1 2 3", "shaman"])
def test_what_is_neither_yes_nor_no_is_refused_with_what_would_be_right(typed: str) -> None:
    with pytest.raises(IllegalAnswer, match="must be yes or no"):
        menu(YesNo("exchange", SHAMAN)).take(typed)


def test_ctrl_c_leaves() -> None:
    with pytest.raises(KeyboardInterrupt):
        choose(TWO_OF_FOUR, " ", CTRL_C)


def said(*keys: str) -> str:
    """What the chooser says after these keys."""
    chooser = Chooser(menu(TWO_OF_FOUR), Screen("en"))
    with pytest.raises(KeyboardInterrupt):
        use(chooser.run, *keys, CTRL_C)
    return chooser.said


def test_one_too_many_is_refused_with_the_reason() -> None:
    assert said("1 2 3", ENTER) == "2 cards are wanted, 3 given."


def test_a_wrong_name_is_refused_with_the_right_one() -> None:
    assert said("shamman", ENTER) == "There is no “shamman”. Did you mean The Shaman?"


def test_what_is_said_is_broken_between_words() -> None:
    chooser = Chooser(menu(TWO_OF_FOUR), Screen("en"))
    with pytest.raises(KeyboardInterrupt):
        use(chooser.run, "gandalf", ENTER, CTRL_C)
    chooser._columns = lambda: 40  # type: ignore[method-assign]
    lines = "".join(text for _, text, *_ in chooser._status()).split("\n")
    assert len(lines) > 1
    assert " ".join(line.strip() for line in lines) == chooser.said


def test_a_line_that_is_wrong_in_part_changes_nothing() -> None:
    chooser = Chooser(menu(TWO_OF_FOUR), Screen("en"))
    with pytest.raises(KeyboardInterrupt):
        use(chooser.run, "shaman, sodier", ENTER, CTRL_C)
    assert chooser.menu.draft.chosen == ()


def test_nothing_to_undo_is_said() -> None:
    assert said(BACKSPACE) == "There is nothing to take back."


def test_the_tally_counts_the_elements_with_the_drawn_card() -> None:
    shown = menu(TWO_OF_FOUR)
    shown.take("shaman blacksmith")
    tally = shown.tally()
    assert tally is not None
    assert "▲ Fire" in tally.plain
    assert "○ Void" in tally.plain


def test_a_plan_says_who_waits() -> None:
    shown = menu(ORDER)
    shown.take("1 2 3")
    assert shown.chosen() == "Blacksmith › Shaman › Soldier · Waiting card: Gardener"


def test_help_shows_all_powers_and_keys() -> None:
    shown = drawn(Group(*Chooser(menu(TWO_OF_FOUR), Screen("en")).explanation()))
    assert "both wizards of this duel lose" in shown
    assert "Ctrl-Z" in shown
    assert "Fire loses to Water" in shown
