"""The stack of rounds in a best-response search: rounds against weighted strategies, one beside the other."""

from wizardhall.compiled import inner, record_at
from wizardhall.cup.cards import SET_SIZE
from wizardhall.solver.cup.automaton import decided, decided_with, step, step_with
from wizardhall.solver.cup.automaton_states import ENDED, OPTIONS, mark_full
from wizardhall.solver.cup.buffer_views import ALL, BufferViews
from wizardhall.solver.cup.hashes import extend_observation

__all__ = ["copy_round", "push", "push_decided", "push_step"]


@inner
def push(views: BufferViews, top: int, first: int, state: int, weight: float, tag: int, observation: int) -> int:
    """Put a round on the stack, together with one that is there already since `first` if it is the same."""
    search = record_at(views.search, 0)
    if tag == ALL:
        met = record_at(views.met, state)
        at = met.at
        same = met.clock == search.clock and first <= at < top
        if same and (state < ENDED or views.observations[at] == observation):
            views.weights[at] += weight
            return top
        met.at, met.clock = top, search.clock
    if top + 1 >= search.round_capacity:
        mark_full(views.auto)
        return top
    views.states[top], views.weights[top], views.tags[top], views.observations[top] = state, weight, tag, observation
    return top + 1


@inner
def copy_round(views: BufferViews, here: int, there: int) -> None:
    views.states[there], views.weights[there] = views.states[here], views.weights[here]
    views.tags[there], views.observations[there] = views.tags[here], views.observations[here]


@inner
def push_step(views: BufferViews, top: int, first: int, at: int, card: int, used: int) -> int:
    """Put on the stack what the round there comes to with a card."""
    state, weight, tag, observation = views.states[at], views.weights[at], views.tags[at], views.observations[at]
    if tag == card:  # it cannot be both
        return top
    after = step(views.auto, state, card)
    if after >= 0:
        seen = views.auto.step_observations[state * SET_SIZE + card]
        return push(views, top, first, after, weight, tag, extend_observation(observation, seen))
    for i in range(record_at(views.search, 0).card_count):
        waiting = views.cards[i]
        if tag == waiting or (tag == ALL and not used >> waiting & 1):
            with_it = step_with(views.auto, after, state, card, waiting)
            seen = views.auto.block_observations[(-2 - after) * SET_SIZE + waiting]
            top = push(views, top, first, with_it, weight, waiting, extend_observation(observation, seen))
    return top


@inner
def push_decided(views: BufferViews, top: int, first: int, at: int, option: int, used: int) -> int:
    """Put on the stack what the round there comes to by a decision."""
    state, weight, tag, observation = views.states[at], views.weights[at], views.tags[at], views.observations[at]
    after = decided(views.auto, state, option)
    if after >= 0:
        seen = views.auto.decision_observations[views.auto.asks[state] * OPTIONS + option]
        return push(views, top, first, after, weight, tag, extend_observation(observation, seen))
    for i in range(record_at(views.search, 0).card_count):
        waiting = views.cards[i]
        if tag == waiting or (tag == ALL and not used >> waiting & 1):
            with_it = decided_with(views.auto, after, state, option, waiting)
            seen = views.auto.block_observations[(-2 - after) * SET_SIZE + waiting]
            top = push(views, top, first, with_it, weight, waiting, extend_observation(observation, seen))
    return top
