"""From a table, and from a view, to a state of the fast path: at every ask of random matches."""

from collections import Counter
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from tests.parity.relics.lockstep import Lockstep, by_chance
from wizardhall.core.asks import Ask
from wizardhall.core.seats import Seat
from wizardhall.relics.fast import FastRelics, from_table, from_view
from wizardhall.relics.fast import layout as at
from wizardhall.relics.fast.layout import Pile, StateArray
from wizardhall.relics.fast.open_ask import items
from wizardhall.relics.view import view

CARD_PILES = (Pile.DECK, Pile.HAND, Pile.DISCARD, Pile.ASIDE, Pile.HALL, Pile.WIZARDS, Pile.RELICS)
GREAT_DECISIONS = ("mulligan", "lay", "spoils")

Check = Callable[[Lockstep, Seat, Ask[Any]], None]
by_players = pytest.mark.parametrize("players", ["2", "3", "4"])


def at_every_ask(game: FastRelics, check: Check, matches: int = 12) -> None:
    for number in range(matches):
        lockstep, chance = Lockstep(game.rules, f"bridge {number}"), by_chance(f"bridge {number}")

        def choose(given: int, seat: Seat, ask: Ask[Any], lockstep: Lockstep = lockstep, chance: Any = chance) -> Any:
            check(lockstep, seat, ask)
            return chance(given, seat, ask)

        lockstep.run(choose)


def cards_of(game: FastRelics, state: StateArray, seat: int, *piles: Pile) -> list[int]:
    return [card for pile in piles for card in items(state, game.rules.row(seat, pile))]


@by_players
def test_a_state_made_from_a_table_asks_the_same(players: str) -> None:
    game = FastRelics(players=players)

    def check(lockstep: Lockstep, seat: Seat, ask: Ask[Any]) -> None:
        assert game.ask(from_table(game.rules, lockstep.table, seat, ask)) == (seat, ask)

    at_every_ask(game, check)


@by_players
def test_a_state_made_from_a_table_at_a_great_decision_goes_on_as_the_match_does(players: str) -> None:
    game = FastRelics(players=players)

    def check(lockstep: Lockstep, seat: Seat, ask: Ask[Any]) -> None:
        live = lockstep.state[: game.rules.size].copy()
        if ask.purpose in GREAT_DECISIONS and game.rules.seats[live[at.ASKED]] == seat:
            made = from_table(game.rules, lockstep.table, seat, ask, seed=7)
            live[at.SCRIPT] = 0
            live[at.SEED : at.SEED + 4] = made[at.SEED : at.SEED + 4]
            assert game.playout(made, 3) == game.playout(live, 3)
            assert made[at.ROUND] == live[at.ROUND]

    at_every_ask(game, check)


@by_players
def test_what_a_view_does_not_tell_is_dealt_so_that_all_that_it_tells_is_so(players: str) -> None:
    game = FastRelics(players=players)

    def check(lockstep: Lockstep, seat: Seat, ask: Ask[Any]) -> None:
        eyes = game.rules.seats.index(seat)
        seen = from_view(game.rules, view(lockstep.table, seat), ask)
        dealt = seen.copy()
        game.determinize(dealt, eyes, seed=len(lockstep.given))
        assert game.ask(dealt) == (seat, ask)
        everything = []
        for number in range(len(game.rules.seats)):
            for pile in CARD_PILES:
                before, now = cards_of(game, seen, number, pile), cards_of(game, dealt, number, pile)
                if (number, pile) == (eyes, Pile.DECK):
                    before, now = sorted(before), sorted(now)
                assert len(before) == len(now)
                assert all(was in (at.UNKNOWN, is_) for was, is_ in zip(before, now, strict=True))
                everything += now
        assert at.UNKNOWN not in everything
        assert max(Counter(everything).values()) == 1
        assert game.playout(dealt, 1) >= 0

    at_every_ask(game, check)


@by_players
def test_every_player_is_dealt_as_many_wizards_of_each_rarity(players: str) -> None:
    """REL-S1: and wizards never change hands."""
    game = FastRelics(players=players)
    program = game.rules.program

    def rarities(state: StateArray, seat: int) -> Counter[int]:
        cards = [card for card in cards_of(game, state, seat, *CARD_PILES) if card < program[at.FIRST_RELIC]]
        return Counter(int(program[program[at.AT_CARDS] + card * program[at.CARD] + at.RARITY]) for card in cards)

    def check(lockstep: Lockstep, seat: Seat, ask: Ask[Any]) -> None:
        state = from_view(game.rules, view(lockstep.table, seat), ask)
        game.determinize(state, game.rules.seats.index(seat), seed=5)
        for number in range(len(game.rules.seats)):
            assert rarities(state, number) == {0: 6, 1: 6, 2: 3}

    at_every_ask(game, check)


def test_the_unknown_is_dealt_differently_by_another_seed() -> None:
    game = FastRelics()
    hands: set[tuple[int, ...]] = set()

    def check(lockstep: Lockstep, seat: Seat, ask: Ask[Any]) -> None:
        if lockstep.given or seat != "north":
            return
        seen = from_view(game.rules, view(lockstep.table, seat), ask)
        for seed in range(50):
            state = seen.copy()
            game.determinize(state, 0, seed)
            hands.add(tuple(cards_of(game, state, 1, Pile.HAND)))

    at_every_ask(game, check, matches=1)
    assert len(hands) == 50


def test_the_same_seed_gives_the_same_match() -> None:
    game = FastRelics(players="3")
    first, again = game.start(11), game.start(11)
    assert np.array_equal(first, again)
    assert game.playout(first, 5) == game.playout(again, 5)
    assert np.array_equal(first, again)
    assert not np.array_equal(game.start(11), game.start(12))
