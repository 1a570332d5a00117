"""Strong bots compile when they are used for the first time ever, which can take a minute.

So that nobody waits for it at a table, a process of the lowest priority lets each of them make one move as soon as the
hall is open. What was compiled is kept on disk; the next rehearsal is over in a moment.
"""

import multiprocessing
import os
from multiprocessing.process import BaseProcess

from wizardhall.bots import NEEDS, bot, levels
from wizardhall.core.dice import HashDice
from wizardhall.games import GAMES, game
from wizardhall.match import Match
from wizardhall.server.thinkers import deaf_to_ctrl_c, follow_the_hall

__all__ = ["begin", "end", "first_moves"]


def begin() -> BaseProcess | None:
    """Let it run in the background; None if no bot here needs it."""
    if not any(level in NEEDS for name in GAMES for level in levels(name)):
        return None
    process = multiprocessing.get_context("spawn").Process(target=first_moves, daemon=True)
    with deaf_to_ctrl_c():
        process.start()
    return process


def end(process: BaseProcess) -> None:
    """At once: what is half compiled is compiled another time."""
    process.kill()
    process.join()
    process.close()


def first_moves() -> None:
    os.nice(19)
    follow_the_hall()
    for name in GAMES:
        for level in levels(name):
            if level in NEEDS:
                match = Match.start(game(name), seed="rehearsal")
                seat = next(iter(match.open))
                bot(level, game(name)).answer(match.view(seat), match.open[seat].ask, HashDice(b"rehearsal"))
