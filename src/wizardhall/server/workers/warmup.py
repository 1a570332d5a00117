"""Strong bots compile when they are used for the first time ever, which can take a minute.

So that nobody waits for it at a table, a process of the lowest priority lets each of them make one move as soon as the
hall is open. What was compiled is kept on disk; the next warm-up takes a moment.
"""

import multiprocessing
import os
from multiprocessing.process import BaseProcess

from wizardhall.bots import bot, compiled_levels
from wizardhall.core.dice import HashDice
from wizardhall.games import game, games
from wizardhall.match import Match
from wizardhall.server.workers.worker_process import exit_with_parent, ignoring_ctrl_c

__all__ = ["first_moves", "start", "stop"]


def start() -> BaseProcess | None:
    """Let it run in the background; None if no bot here needs it."""
    if not any(map(compiled_levels, games())):
        return None
    process = multiprocessing.get_context("spawn").Process(target=first_moves, daemon=True)
    with ignoring_ctrl_c():
        process.start()
    return process


def stop(process: BaseProcess) -> None:
    """At once: what is half compiled is compiled another time."""
    process.kill()
    process.join()
    process.close()


def first_moves() -> None:
    os.nice(19)
    exit_with_parent()
    for name in games():
        for level in compiled_levels(name):
            match = Match.start(game(name), seed="warm-up")
            seat = next(iter(match.open))
            bot(level, game(name)).answer(match.view(seat), match.open[seat].ask, HashDice(b"warm-up"))
