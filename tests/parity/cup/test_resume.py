"""A state made from a view is the one that the fast path is in, at every ask of random rounds."""

from collections.abc import Iterator
from random import Random

import msgspec
import numpy as np
import pytest

from tests.parity.cup.cases import mixed_set, random_case
from wizardhall.cup import CUP
from wizardhall.cup.cards import Wizard
from wizardhall.cup.fast.partial_round import OBSERVED
from wizardhall.cup.fast.plans import Numbers
from wizardhall.cup.fast.resume import moments
from wizardhall.cup.fast.sides import pack_side, side_of
from wizardhall.cup.fast.steps import FastRound
from wizardhall.cup.fast.tables import duel_tables
from wizardhall.cup.judge import Round
from wizardhall.cup.seats import SEATS
from wizardhall.cup.view import CupView, view

ROUNDS = 250


def asking_set() -> tuple[Wizard, ...]:
    """The house set with optional powers dealt to four more wizards, two of them to exchange."""
    house, powers = CUP.cards().wizards, ["detective", "detective", "rogues", "astronomer"]
    given = zip(["hermit", "necromancer", "soldier", "dancer"], powers, strict=True)
    return tuple(
        msgspec.structs.replace(house[card], power=house[like].power, type=house[like].type)  # type: ignore[index]
        for card, like in given
    )


def asks(edition: str, wizards: tuple[Wizard, ...]) -> Iterator[tuple[CupView, list[Numbers], Numbers]]:
    """Every ask of random rounds: what the seat sees, the states that this allows, and the state of the fast path."""
    rng = Random(f"resume {edition}")
    for _ in range(ROUNDS):
        case = random_case(rng, edition, wizards)
        duels = duel_tables(case.cards, edition)
        referee, fast = Round(case.cards, edition, case.plans), FastRound(duels, case.cards, case.packed)
        while referee.ask is not None:
            seat, ask = referee.ask
            seen = view(referee.table, seat)
            yield seen, moments(duels, case.cards, seen, ask.purpose), fast.state.copy()
            answer = rng.choice(list(ask.legal()))
            referee.answer(answer)
            fast.answer(answer)


def without_secrets(seen: CupView, state: Numbers) -> Numbers:
    state[OBSERVED : OBSERVED + 2] = 0
    for number, side in enumerate(seen.sides[seat] for seat in SEATS):
        bare = side_of(int(state[number]))._replace(deck=0)
        if side.has_waiting and side.waiting is None:
            bare = bare._replace(waiting=0)
        state[number] = pack_side(bare)
    return state


SETS = [
    pytest.param("revised", (), id="revised"),
    pytest.param("first", (), id="first"),
    pytest.param("first", mixed_set(1), id="powers of others"),
    pytest.param("revised", asking_set(), id="more powers", marks=pytest.mark.long),
]


@pytest.mark.parametrize(("edition", "wizards"), SETS)
def test_the_state_of_a_round_is_among_those_that_its_view_allows(edition: str, wizards: tuple[Wizard, ...]) -> None:
    clear, asked = 0, 0

    for seen, found, state in asks(edition, wizards):
        assert any(np.array_equal(each, without_secrets(seen, state)) for each in found), seen
        asked, clear = asked + 1, clear + (len(found) == 1)

    assert asked > ROUNDS / 2
    assert clear > asked / 2
