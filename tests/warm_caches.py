"""Compile what the tests need of a game, once: `make compiled`. Each of their processes would else do that for itself.

What was compiled is kept on disk (`wizardhall.compiled`), so that a second time it is over in a moment.
"""

import sys

from tests.bots.cup_asks import asked, plan
from wizardhall.bots import bot, compiled_levels, play_on
from wizardhall.core.dice import HashDice
from wizardhall.cup import CUP
from wizardhall.cup.fast.batch import FastCup, random_plans, random_stances
from wizardhall.cup.fast.matches import play_matches, random_policy
from wizardhall.games import game
from wizardhall.match import Match
from wizardhall.progress_bar import show_progress
from wizardhall.relics.fast import play_random
from wizardhall.solver.cup.card_tables import CardTables
from wizardhall.solver.cup.double_oracle import DoubleOracle
from wizardhall.solver.cup.round_game import PlanSpace, RoundGame


def compile_bots(name: str) -> None:
    for level in compiled_levels(name):
        match = Match.start(game(name), seed="compiling")
        play_on(match, dict.fromkeys(match.players, bot(level, game(name))))


def compile_cup() -> None:
    cup = FastCup(CUP.cards(), "revised")
    cup.rounds(random_plans(8, 1), random_plans(8, 2), random_stances(8, 3), random_stances(8, 4))
    cup.matrix(range(6), range(6, 12))
    play_matches(cup, random_policy(), random_policy(), 8, seed=5)
    compile_bots("cup")
    compile_choices()
    compile_solver()


def compile_choices() -> None:
    """In most matches of bots no optional power asks."""
    black, white = (
        plan("astronomer gardener dancer matron hermit / shaman"),
        plan("shaman dancer matron soldier hermit / rogues"),
    )
    _, seen, ask = asked(black, white)
    bot("archmage", CUP).answer(seen, ask, HashDice(b"compiling"))


def compile_solver() -> None:
    """Two Decks with optional powers are solved by linear programs, a few more cards approximately at first."""
    tables = CardTables(CUP.cards(), "revised")
    deck, others = tables.askers | 0b111, tables.askers | 0b111111
    DoubleOracle(RoundGame(tables, (PlanSpace(deck, deck), PlanSpace(0b111111, 0b111111)))).solve()
    DoubleOracle(RoundGame(tables, (PlanSpace(others), PlanSpace(others)))).iterate()


def compile_relics() -> None:
    play_random(8, {"players": "2"})
    compile_bots("relics")


if __name__ == "__main__":
    show_progress()
    {"cup": compile_cup, "relics": compile_relics}[sys.argv[1]]()
