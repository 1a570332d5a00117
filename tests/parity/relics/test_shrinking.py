"""The minimiser, tried on fast paths that are made wrong on purpose."""

from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path

import pytest

from tests.parity.relics.lockstep import by_chance
from tests.parity.relics.sets import recombined
from tests.parity.relics.shrinking import Case, Lowering, found, replayed, saved, shrunk
from wizardhall.relics import RELICS
from wizardhall.relics.cards import RelicsSet
from wizardhall.relics.fast import layout as at
from wizardhall.relics.fast.lowering import Rules, lower
from wizardhall.relics.fast.verbs.power import GAIN


def generous(cards: RelicsSet, options: Mapping[str, str]) -> Rules:
    """Every card of a gain gives one more than it says."""
    rules = lower(cards, options)
    program, sentences = rules.program.copy(), int(rules.program[at.AT_SENTENCES])
    for record in range(sentences, int(rules.program[at.AT_TESTS]), at.SENTENCE):
        if program[record + at.DO] == GAIN and program[record + at.SOURCE] >= 0:
            program[record + at.AMOUNT] += 1
    return replace(rules, program=program)


def forgetful(cards: RelicsSet, options: Mapping[str, str]) -> Rules:
    """A late wizard joins where it should replace."""
    rules = lower(cards, options)
    program = rules.program.copy()
    program[at.LATE_JOINS] = 1 - program[at.LATE_JOINS]
    return replace(rules, program=program)


def first_case(cards: RelicsSet, lowering: Lowering) -> Case:
    options = RELICS.complete_options({})
    for number in range(100):
        case = found(cards, options, f"{number}", by_chance(f"{number}"), lowering)
        if case:
            return case
    raise AssertionError("the fault was never found")


@pytest.mark.parametrize("fault", [generous, forgetful])
def test_a_fault_of_the_fast_path_ends_in_a_small_file_that_shows_it(fault: Lowering, tmp_path: Path) -> None:
    case = shrunk(first_case(RELICS.cards(), fault), fault)
    file = saved(case, tmp_path)

    assert len(file.read_text().splitlines()) <= 10
    assert replayed(file, fault) == case
    assert replayed(file) is None


def test_the_file_of_a_made_set_has_its_cards_without_what_does_not_matter(tmp_path: Path) -> None:
    cards = recombined(3)
    case = shrunk(first_case(cards, generous), generous)
    file = saved(case, tmp_path)

    left = [card for card in case.cards.wizards.values() if card.ability is not None]
    assert len(left) < 4 < len(cards.wizards)
    again = replayed(file, generous)
    assert again is not None
    assert again.wrong == case.wrong
