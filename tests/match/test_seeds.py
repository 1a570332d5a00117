"""Seeds: any text is one, and the same seed is the same match, on any machine and in any process."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.random_matches import CUP, EDITIONS, everything, random_match, start
from wizardhall.match import Match, Record, verify

ROOT = Path(__file__).parents[2]

SEEDS = {
    "empty": "",
    "one character": "x",
    "ten thousand characters": "wizard" * 1666 + "hall",
    "French": "clé d'été",
    "other alphabets": "魔法使い Ο μάγος волшебник",
    "emoji": "🧙‍♀️🏆",
    "a newline": "two\nlines",
    "only white space": " \t\r\n ",
    "a zero byte": "a\0b",
    "quotes and braces": '"}{\\',
    "a line separator": "\u2028\u2029\x85",
}


@pytest.mark.parametrize("seed", SEEDS.values(), ids=SEEDS.keys())
@pytest.mark.parametrize("edition", EDITIONS)
def test_any_text_is_a_seed(seed: str, edition: str, tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    match = random_match(seed, edition, path)
    record = Record.read(path)
    assert record.header.seed == seed
    assert everything(Match.rebuild(record, CUP)) == everything(match)
    assert all(check.passed for check in verify(record, CUP))


def test_every_seed_is_another_match() -> None:
    matches = [start(seed) for seed in SEEDS.values()]
    assert len({match.commitment for match in matches}) == len(SEEDS)
    assert len({str(match.events(match.open["black"].seat)) for match in matches}) > 5  # type: ignore[index]


def test_the_same_seed_is_the_same_match() -> None:
    assert random_match("again").record.lines() == random_match("again").record.lines()


def test_a_seed_gives_other_cards_in_no_edition() -> None:
    """The first cards depend on the seed alone."""
    revised, first = (start("editions", edition) for edition in EDITIONS)
    assert revised.events(CUP.seats({})[0]) == first.events(CUP.seats({})[0])


@pytest.mark.parametrize("seed", ["again", "clé d'été\n🧙"])
@pytest.mark.parametrize("hash_seed", ["0", "12345"])
def test_the_same_seed_in_a_fresh_process_gives_the_same_bytes(seed: str, hash_seed: str, tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    script = (
        "import sys; from pathlib import Path; from tests.random_matches import random_match; "
        "random_match(Path(sys.argv[1]).read_text(encoding='utf-8'), 'first', Path(sys.argv[2]))"
    )
    words = tmp_path / "seed.txt"
    words.write_bytes(seed.encode())
    subprocess.run(
        [sys.executable, "-c", script, words, path],
        check=True,
        cwd=ROOT,
        env={**os.environ, "PYTHONHASHSEED": hash_seed, "LC_ALL": "C", "PYTHONPATH": str(ROOT)},
    )
    assert path.read_bytes() == random_match(seed, "first").record.lines()
