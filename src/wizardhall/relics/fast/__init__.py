"""Wizards & Relics at speed: the rules once more, compiled, over states that are flat arrays of small numbers.

    game = FastRelics(players="2")
    state = game.start(seed=1)
    while (decision := game.pending(state)) is not None:
        game.apply(state, decision.answers - 1)
    print(game.winner(state))

It is proved against the referee by playing both side by side (`tests/parity`). Needs the extra `lab`, and is compiled
at its first use; nothing else in the hall imports it. How a state is laid out: `layout`, `docs/fast-paths.md`.
"""

from wizardhall.relics.fast.bridge import from_table, from_view
from wizardhall.relics.fast.lowering import Rules, UnsupportedVerb, lower
from wizardhall.relics.fast.play import Decision, FastRelics, RandomMatches, play_random
from wizardhall.relics.fast.resume import CannotResume

__all__ = [
    "CannotResume",
    "Decision",
    "FastRelics",
    "RandomMatches",
    "Rules",
    "UnsupportedVerb",
    "from_table",
    "from_view",
    "lower",
    "play_random",
]
