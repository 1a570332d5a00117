"""A seed gives the same match on any processor, though sums come out differently in their last digits."""

import os
import subprocess
import sys

import pytest

MATCH = """
import sys
from wizardhall import Match, bot, game
from wizardhall.bots import play_on

cup = game("cup")
match = Match.start(cup, seed=sys.argv[2])
play_on(match, {"black": bot(sys.argv[1], cup), "white": bot("apprentice", cup)})
print(match.record.lines().decode())
"""


def played(level: str, seed: str, processor: str) -> str:
    """The record of a match, with NumPy's linear algebra as it is on some kind of processor."""
    environ = {**os.environ, "OPENBLAS_CORETYPE": processor}
    done = subprocess.run([sys.executable, "-c", MATCH, level, seed], env=environ, capture_output=True, check=True)
    return done.stdout.decode()


@pytest.mark.parametrize(("level", "seed"), [("adept", "cpu 0"), ("archmage", "cpu 2")])
def test_an_old_processor_plays_the_same_match(level: str, seed: str) -> None:
    assert played(level, seed, "Nehalem") == played(level, seed, "Haswell")
