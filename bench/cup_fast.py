"""Wizards Cup, fast path: rounds, the matrix of two Decks and whole matches a second, beside the same loops in C."""

import ctypes
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

from bench.timing import Figure, best_rate
from wizardhall.cup import CUP
from wizardhall.cup.fast.batch import FastCup, packed, random_plans, random_stances
from wizardhall.cup.fast.matches import play_matches, random_policy
from wizardhall.cup.fast.round import play
from wizardhall.cup.fast.wave_tables import WaveTables
from wizardhall.cup.fast.waves import rounds
from wizardhall.cup.judge import Plan, Round
from wizardhall.cup.seats import SEATS

__all__ = ["figures"]

REFEREED = 1_000
SINGLE = 100_000
BATCH = 1_000_000
MATCHES = 200_000
PLANS = 720 * 720


def figures() -> Iterator[Figure]:
    referee = best_rate(play_in_the_referee)
    single = best_rate(play_single)
    batch, in_c = beside_each_other()
    yield Figure("cup: fast path, one round a call", single, "rounds/s", "the referee", referee, "")
    yield Figure("cup: fast path, batch of random rounds", batch, "rounds/s", "the referee", referee, "≥ 10,000,000")
    if in_c is not None:
        yield Figure("cup: fast path, batch of random rounds", batch, "rounds/s", "the same in C", in_c, "ratio ≥ 0.7")
    else:
        print("not measured: the same loops in C, because there is no gcc here", file=sys.stderr)
    yield Figure("cup: matrix of two Decks", best_rate(play_matrix), "rounds/s", "the batch", batch, "")
    yield Figure("cup: whole random matches", best_rate(play_whole), "matches/s", "rounds of the batch", batch, "")


@cache
def cup() -> FastCup:
    return FastCup(CUP.cards())


@cache
def work() -> tuple[Any, ...]:
    """Random plans and stances for Black and White."""
    plans = packed(random_plans(BATCH, 1)), packed(random_plans(BATCH, 2))
    return *plans, random_stances(BATCH, 3), random_stances(BATCH, 4)


def play_in_the_referee() -> int:
    ids = CUP.cards().ids
    black, white = random_plans(REFEREED, 1), random_plans(REFEREED, 2)
    for rows in zip(black, white, strict=True):
        names = [tuple(ids[card] for card in row) for row in rows]
        judged = Round(CUP.cards(), "revised", {s: Plan(n[:5], n[5]) for s, n in zip(SEATS, names, strict=True)})
        while judged.ask is not None:
            judged.decline()
    return REFEREED


def play_single() -> int:
    duels = cup().duels
    for plan_b, plan_w, stance_b, stance_w in zip(*(numbers[:SINGLE].tolist() for numbers in work()), strict=True):
        play(duels, plan_b, plan_w, stance_b, stance_w)
    return SINGLE


def play_batch() -> int:
    rounds(cup().tables, *work())
    return BATCH


def play_matrix() -> int:
    cup().matrix(range(6), range(6, 12))
    return PLANS


def play_whole() -> int:
    play_matches(cup(), random_policy(), random_policy(), MATCHES)
    return MATCHES


def beside_each_other() -> tuple[float, float | None]:
    """The batch here and in C, by turns, so that a busy moment of the machine meets both."""
    play_batch()
    with tempfile.TemporaryDirectory() as folder:
        in_c = compiled(Path(folder))
        ours, theirs = [], []
        for _ in range(7):
            ours.append(best_rate(play_batch, 1))
            if in_c:
                theirs.append(best_rate(in_c, 1))
    return max(ours), max(theirs, default=None)


def compiled(folder: Path) -> Callable[[], int] | None:
    """The batch in C, checked against ours; None without a compiler."""
    library = folder / "cup_rounds.so"
    source = Path(__file__).with_name("cup_rounds.c")
    try:
        subprocess.run(["gcc", "-O3", "-march=native", "-shared", "-fPIC", "-o", str(library), str(source)], check=True)
    except (OSError, subprocess.CalledProcessError):
        return None
    play_in_c = ctypes.CDLL(str(library)).rounds
    tables, winners = in_c_words(cup().tables), np.empty(BATCH, np.int8)

    def run() -> int:
        play_in_c(ctypes.byref(tables), *map(pointer, work()), pointer(winners), ctypes.c_int64(BATCH))
        return BATCH

    run()
    assert np.array_equal(winners, rounds(cup().tables, *work()))
    return run


class _Tables(ctypes.Structure):
    _fields_ = (("plane", ctypes.c_int64), *((name, ctypes.c_void_p) for name in WaveTables._fields[1:]))


def in_c_words(tables: WaveTables) -> _Tables:
    return _Tables(tables.plane, *(array.ctypes.data for array in tables[1:]))


def pointer(array: Any) -> ctypes.c_void_p:
    return ctypes.c_void_p(array.ctypes.data)


if __name__ == "__main__":
    for figure in figures():
        print(f"{figure.what}: {figure.value:,.0f} {figure.unit} ({figure.baseline}: {figure.ratio:.2f})")
