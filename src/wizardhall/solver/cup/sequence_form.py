"""The sequence form of one player's choices in the restricted game (Koller, Megiddo and von Stengel, 1996).

A sequence is a plan and the options that its player chose since; an information set is a sequence and an observation at
which the player must choose again. A strategy is a *realization plan*: the probability with which each sequence is
played.
"""

from typing import NamedTuple, TypeAlias

import numpy as np
import numpy.typing as npt

from wizardhall.solver.cup.game_tree import ORDERS, Infosets, child_sequences, root_sequences
from wizardhall.solver.cup.partial_round import ASPECTS, BROAD
from wizardhall.solver.cup.strategies import Floats, Integers

__all__ = [
    "Bools",
    "DefaultActions",
    "SequenceForm",
    "Values",
    "activate_options",
    "best_values",
    "default_actions",
    "reached_infosets",
    "representatives",
    "sequence_form",
    "uniform_realization",
]

Bools: TypeAlias = npt.NDArray[np.bool_]


class SequenceForm(NamedTuple):
    """Sequences: the plans first, then one for every option of an information set."""

    sequence_ids: Integers
    """Hashes of the sequences,"""
    infoset_ids: Integers
    """and of the information sets."""
    parent: Integers
    """The sequence that leads to each information set."""
    observation: Integers
    aspect: Integers
    prefixes: Integers
    infoset: Integers
    """The information set of each sequence; -1 for a plan."""
    option: Integers
    plan: Integers
    """Of each sequence."""
    levels: list[Integers]
    """The information sets: those that come first, then those that come after one, and so on."""
    terminal: Integers
    """The sequence that ends in each terminal history."""

    @property
    def plan_count(self) -> int:
        return int(np.searchsorted(self.infoset, 0))


def sequence_form(player: int, plans: list[int], infosets: Infosets, terminals: Integers) -> SequenceForm:
    """Of a player with the plans of these numbers, whose sequences end in these terminal histories."""
    mine = infosets.player == player
    infoset, option = np.nonzero(infosets.options[mine][:, np.newaxis] >> np.arange(ORDERS + 1) & 1)
    many = len(plans)
    hashes = np.empty(many + len(infoset), np.int64)
    hashes[:many] = root_sequences(player, np.array(plans))
    child_sequences(infosets.infoset[mine][infoset], option, hashes[many:])
    order = np.argsort(hashes)

    def number(wanted: Integers) -> Integers:
        return np.asarray(order[np.searchsorted(hashes, wanted, sorter=order)])

    parent = number(infosets.parent[mine])
    no_infoset = np.full(many, -1)
    infoset = np.concatenate([no_infoset, infoset])
    plan = np.concatenate([np.arange(many), parent[infoset[many:]]])
    while (plan >= many).any():
        plan = plan[plan]
    return SequenceForm(
        sequence_ids=hashes,
        infoset_ids=infosets.infoset[mine],
        parent=parent,
        observation=infosets.observation[mine],
        aspect=infosets.aspect[mine],
        prefixes=infosets.prefixes[mine],
        infoset=infoset,
        option=np.concatenate([no_infoset, option]),
        plan=plan,
        levels=_levels(infoset, parent),
        terminal=number(terminals),
    )


def _levels(infoset: Integers, parent: Integers) -> list[Integers]:
    above, found = infoset[parent], []
    here = above < 0
    while here.any():
        found.append(np.flatnonzero(here))
        here = (above >= 0) & here[above]
    return found


def representatives(form: SequenceForm, used: Integers) -> Integers:
    """For each sequence the one that stands for it, -1 if it is not played; `used` masks the options of each infoset.

    A sequence that is the only option in use is represented by its parent.
    """
    found = np.arange(len(form.infoset))
    forced = used & (used - 1) == 0
    for here in form.levels:
        some = _sequences(form, here)
        infoset = form.infoset[some]
        parent = found[form.parent[infoset]]
        played = (used[infoset] >> form.option[some] & 1 == 1) & (parent >= 0)
        found[some] = np.where(played, np.where(forced[infoset], parent, some), -1)
    return found


def uniform_realization(form: SequenceForm) -> Floats:
    """The realization plan of a player who chooses uniformly everywhere."""
    realization = np.full(len(form.infoset), 1 / form.plan_count)
    options = np.bincount(form.infoset[form.plan_count :], minlength=len(form.parent))
    for here in form.levels:
        some = _sequences(form, here)
        infoset = form.infoset[some]
        realization[some] = realization[form.parent[infoset]] / options[infoset]
    return realization


class Values(NamedTuple):
    """What can be earned against a realization plan."""

    plans: Floats
    """With each plan, choosing the best option everywhere,"""
    plans_in_use: Floats
    """and choosing among the options in use only."""
    best_option: Integers
    """At each information set,"""
    gain: Floats
    """and how much better it is than the best option in use."""
    sequences: Floats
    """With each sequence, choosing the best option everywhere after it."""


def best_values(form: SequenceForm, payoffs: Floats, used: Integers) -> Values:
    """By backward induction; `payoffs` of the terminal histories are weighted by the opponent's realization plan."""
    value: Floats = np.bincount(form.terminal, payoffs, len(form.infoset)).astype(np.float64)
    value_in_use = value.copy()
    most, most_used, used_only = (np.full(len(form.parent), -np.inf) for _ in range(3))
    best = np.zeros(len(form.parent), np.int64)
    for here in reversed(form.levels):
        some = _sequences(form, here)
        infoset, option = form.infoset[some], form.option[some]
        np.maximum.at(most, infoset, value[some])
        chosen = value[some] == most[infoset]
        best[infoset[chosen][::-1]] = option[chosen][::-1]
        in_use = used[infoset] >> option & 1 == 1
        np.maximum.at(most_used, infoset[in_use], value[some][in_use])
        np.maximum.at(used_only, infoset[in_use], value_in_use[some][in_use])
        np.add.at(value, form.parent[here], most[here])
        np.add.at(value_in_use, form.parent[here], used_only[here])
    count = form.plan_count
    return Values(value[:count], value_in_use[:count], best, most - most_used, value)


class DefaultActions(NamedTuple):
    """By information set: the best option, if it must be the same wherever the plan meets the same aspect,"""

    by_aspect: Integers
    by_broad_aspect: Integers
    """or the same broad aspect."""


def default_actions(form: SequenceForm, values: Floats) -> DefaultActions:
    """What to do at observations that the restricted game does not lead to; `values` are those of the sequences."""
    return DefaultActions(
        _best_by_aspect(form, values, form.aspect), _best_by_aspect(form, values, form.aspect % BROAD)
    )


def _best_by_aspect(form: SequenceForm, values: Floats, aspect: Integers) -> Integers:
    kinds, kind = np.unique(form.plan[form.parent] * ASPECTS + aspect, return_inverse=True)
    count = form.plan_count
    of, option = kind[form.infoset[count:]], form.option[count:]
    total = np.full((len(kinds), ORDERS + 1), -np.inf)
    total[of, option] = 0.0
    np.add.at(total, (of, option), values[count:])
    return np.asarray(total.argmax(axis=1)[kind])


def reached_infosets(form: SequenceForm, chosen: Integers) -> Bools:
    """The information sets that are reached by choosing these options."""
    found, played = np.zeros(len(form.parent), np.bool_), form.infoset < 0
    for here in form.levels:
        found[here] = played[form.parent[here]]
        some = _sequences(form, here)
        infoset = form.infoset[some]
        played[some] = found[infoset] & (form.option[some] == chosen[infoset])
    return found


def activate_options(form: SequenceForm, values: Values, plans: Bools, used: Integers, slack: float) -> bool:
    """Use the best options of some plans where they are reached and gain more than `slack`; whether there are any."""
    reached, new = plans[form.plan] & (form.infoset < 0), False
    for here in form.levels:
        now = here[reached[form.parent[here]]]
        better = now[values.gain[now] > slack]
        used[better] |= 1 << values.best_option[better]
        new = new or len(better) > 0
        some = _sequences(form, now)
        reached[some] = used[form.infoset[some]] >> form.option[some] & 1 == 1
    return new


def _sequences(form: SequenceForm, infosets: Integers) -> Integers:
    """All options of some information sets."""
    chosen = np.zeros(len(form.parent), np.bool_)
    chosen[infosets] = True
    return form.plan_count + np.flatnonzero(chosen[form.infoset[form.plan_count :]])
