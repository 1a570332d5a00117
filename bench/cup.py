"""Wizards Cup: the referee and the fast path, records and replays, the judge, and how soon the first word is said."""

import sys
from collections.abc import Iterator
from functools import cache

import msgspec

from bench import cup_fast
from bench.timing import Figure, best_rate, median_seconds
from wizardhall import Match, Replay, bot, game
from wizardhall.bots import play_on
from wizardhall.core.dice import HashDice
from wizardhall.core.seats import Seat
from wizardhall.cup import CUP
from wizardhall.cup.judge import judge_line

__all__ = ["figures"]

MATCHES = 1_000
ROUNDS = 5_000


def figures() -> Iterator[Figure]:
    dice = best_rate(draw_answers_only)
    referee = best_rate(play_in_the_referee)
    yield Figure("referee, random seats", referee, "matches/s", "drawing the answers alone", dice, "≥ 1,500")
    yield from cup_fast.figures()
    recorded = best_rate(play_recorded)
    yield Figure("with record, commitments and views", recorded, "matches/s", "the referee", referee, "")
    yield Figure("replay with every view", best_rate(replay), "matches/s", "playing it recorded", recorded, "")
    direct = best_rate(judge_in_process)
    seconds = median_seconds([sys.executable, "-m", "wizardhall", "judge", "cup", "--json"], 5, b"".join(questions()))
    yield Figure(
        "judge --json, start-up included", ROUNDS / seconds, "rounds/s", "without the process", direct, "≥ 2,000"
    )
    bare = median_seconds([sys.executable, "-c", "pass"])
    start = median_seconds([sys.executable, "-m", "wizardhall", "--help"])
    yield Figure("wizardhall --help", start, "s", "bare Python", bare, "< 0.3")


def play_in_the_referee() -> int:
    for number in range(MATCHES):
        table = CUP.lay({"edition": "revised"}, CUP.cards())
        answers = HashDice(b"answers %d" % number)
        play = CUP.play(table, HashDice(b"dice %d" % number))
        asks = next(play)
        try:
            while True:
                asks = play.send({seat: ask.random(answers) for seat, ask in asks.items()})
        except StopIteration:
            continue
    return MATCHES


def draw_answers_only() -> int:
    """What the dice cost: as many draws as a match has, and nothing else."""
    for number in range(MATCHES):
        dice = HashDice(b"answers %d" % number)
        for _ in range(10):
            dice.draw("plan", "abcdef", 5)
    return MATCHES


def play_recorded() -> int:
    random = bot("random", game("cup"))
    for number in range(MATCHES):
        match = Match.start(CUP, seed=f"bench {number}")
        play_on(match, {Seat("black"): random, Seat("white"): random})
    return MATCHES


def replay() -> int:
    for match in recorded_matches():
        Replay(match.record, CUP)
    return len(recorded_matches())


@cache
def recorded_matches() -> list[Match]:
    random = bot("random", game("cup"))
    matches = [Match.start(CUP, seed=f"replay {number}") for number in range(MATCHES // 4)]
    for match in matches:
        play_on(match, {Seat("black"): random, Seat("white"): random})
    return matches


def judge_in_process() -> int:
    for question in questions():
        judge_line(question, CUP.cards())
    return ROUNDS


@cache
def questions() -> list[bytes]:
    dice = HashDice(b"questions")

    def plan() -> dict[str, object]:
        *order, waiting = dice.draw("plan", CUP.cards().ids, 6)
        return {"order": order, "waiting": waiting}

    return [msgspec.json.encode({"black": plan(), "white": plan()}) + b"\n" for _ in range(ROUNDS)]
