"""The linear program of a round between known lines: how often to play each sequence."""

from typing import NamedTuple

import numpy as np
from scipy.sparse import block_array, coo_array, csr_array

from wizardhall.solver.cup.strategies import Floats, Numbers
from wizardhall.solver.cup.trees import Bools, Tree, by_mistake, standing
from wizardhall.solver.linear import Growing, Program

__all__ = ["Player", "Settled", "settle"]


class Player(NamedTuple):
    """One side of a program."""

    tree: Tree
    active: Bools
    """The lines that take part,"""
    used: Numbers
    """and for each occasion the mask of options that do."""


class Settled(NamedTuple):
    value: float
    """For the first player."""
    often: tuple[Floats, Floats]
    """How often the two play each sequence."""


class Form(NamedTuple):
    """The sequences of a player in a program."""

    place: Numbers
    """Where each sequence stands; -1 if it does not."""
    sequences: Numbers
    """The names of those that do."""
    occasions: Numbers
    """The names of what is decided: which line, then what on each occasion."""
    flows: csr_array
    """What must be true of how often they are played: the lines make one together, the options of an occasion as much
    as what came before it."""


def settle(first: Player, second: Player, won: Floats, tremble: float, growing: Growing) -> Settled:
    """The equilibrium between the lines that take part.

    The program is the first player's: how often to play each sequence so that the best that the other can do is worst.
    Its dual is the second player's answer, and good against mistakes: the first is taken to play anything at all, lines
    that do not take part included, so often as `tremble` says. That changes nothing but ties if it is little.
    """
    mine, theirs = _form(first), _form(second)
    shape = mine.flows.shape[1], theirs.flows.shape[1]
    there = np.flatnonzero(theirs.place[second.tree.played] >= 0)
    given = np.zeros(shape[1])
    if tremble:
        errors = won[there] * by_mistake(first.tree)[first.tree.played[there]]
        given = np.bincount(theirs.place[second.tree.played[there]], errors, shape[1])
    both = there[mine.place[first.tree.played[there]] >= 0]
    at = mine.place[first.tree.played[both]], theirs.place[second.tree.played[both]]
    earned = coo_array((won[both], at), shape).tocsr()
    worths, flows = theirs.flows.shape[0], mine.flows.shape[0]
    free = np.full(worths, np.inf)
    one = np.concatenate([[1.0], np.zeros(flows - 1)])
    found = growing.solve(
        Program(
            cost=np.concatenate([np.zeros(shape[0]), [-1.0], np.zeros(worths - 1)]),
            matrix=block_array([[-earned.T, theirs.flows.T], [mine.flows, None]]).tocsc(),
            columns=np.concatenate([mine.sequences, ~theirs.occasions]),
            column_bounds=(np.concatenate([np.zeros(shape[0]), -free]), np.full(shape[0] + worths, np.inf)),
            rows=np.concatenate([theirs.sequences, ~mine.occasions]),
            row_bounds=(
                np.concatenate([np.full(shape[1], -np.inf), one]),
                np.concatenate([tremble * given, one]),
            ),
        )
    )
    often = (
        np.append(found.columns[: shape[0]], 0.0)[mine.place],
        np.append(-found.prices[: shape[1]], 0.0)[theirs.place],
    )
    return Settled(-found.least, often)


def _form(player: Player) -> Form:
    tree, active, used = player
    lines, stands = tree.lines, standing(tree, used)
    own = (stands == np.arange(len(stands))) & active[tree.line]
    place = np.append(np.where(own, np.cumsum(own) - 1, -1), -1)[stands]
    options = np.flatnonzero(own & (tree.of >= 0))
    open_, row = np.unique(tree.of[options], return_inverse=True)
    rows = np.concatenate([np.zeros(lines, np.int64), 1 + row, 1 + np.arange(len(open_))])
    columns = np.concatenate([place[:lines], place[options], place[tree.before[open_]]])
    entries = np.concatenate([np.ones(lines + len(options)), -np.ones(len(open_))])
    there = columns >= 0
    flows = coo_array((entries[there], (rows[there], columns[there])), (1 + len(open_), int(own.sum()))).tocsr()
    return Form(place, tree.names[own], np.concatenate([[0], tree.occasions[open_]]), flows)
