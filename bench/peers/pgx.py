"""pgx on the CPU: whole batches of games in compiled loops, with the batch size that suits it best.

A learner needs what each player sees at each step; who only counts results does not, and the compiler then leaves it
out. Both are measured.
"""

import os
from collections.abc import Callable
from typing import Any, Final

from bench.peers.clock import measure, pin

pin()
os.environ["JAX_PLATFORMS"] = "cpu"
os.environ["XLA_FLAGS"] = "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1"

import jax  # noqa: E402  it reads the settings above when it is imported
import jax.numpy as jnp  # noqa: E402
import pgx  # noqa: E402

GAMES: Final = {"kuhn": "kuhn_poker", "leduc": "leduc_holdem"}
BATCHES: Final = (1_024, 8_192, 65_536)
AT_ONCE: Final = 131_072


def main() -> None:
    for name, text in GAMES.items():
        env = pgx.make(text)
        measure(name, "batch, observed", *(batches(env, size, lambda state: state) for size in BATCHES))
        measure(name, "batch, results only", *(batches(env, size, lambda state: state.rewards) for size in BATCHES))


def batches(env: Any, size: int, kept: Callable[[Any], Any]) -> Callable[[], tuple[int, int]]:
    """A function that plays so many games in batches of a size; `kept` says what of their ends is wanted."""
    play = jax.jit(lambda key: rollout(env, size, key, kept))

    def all_batches() -> tuple[int, int]:
        decisions = 0
        for number in range(AT_ONCE // size):
            _, decided = jax.block_until_ready(play(jax.random.PRNGKey(number)))
            decisions += int(decided)
        return AT_ONCE, decisions

    return all_batches


def rollout(env: Any, size: int, key: Any, kept: Callable[[Any], Any]) -> Any:
    """Play a batch of games until the last is over; what is kept of the end, and the number of decisions."""
    first, key = jax.random.split(key)
    state = jax.vmap(env.init)(jax.random.split(first, size))

    def going_on(carried: Any) -> Any:
        return ~carried[0].terminated.all()

    def step(carried: Any) -> Any:
        state, key, decisions = carried
        now, key = jax.random.split(key)
        wish = jax.random.uniform(now, state.legal_action_mask.shape)
        actions = jnp.argmax(jnp.where(state.legal_action_mask, wish, -1.0), axis=1)
        decisions += (~state.terminated).sum()
        return jax.vmap(env.step)(state, actions), key, decisions

    end, _, decisions = jax.lax.while_loop(going_on, step, (state, key, jnp.int32(0)))
    return kept(end), decisions


main()
