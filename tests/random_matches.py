"""Playing matches for tests: any game, any edition, all answers drawn at random from a seed.

`random_match(seed)` is a whole match; `start(seed)` one that has just begun; `drive(match)` plays one on, to its
end or for some answers. The answer to an ask depends on the key and the ask's id alone, so that two drives of one
match agree, whatever the order in which simultaneous asks are answered and wherever they set in.
"""

from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Any, Final

import msgspec

from wizardhall.core.asks import Answer
from wizardhall.core.cards import CardSet
from wizardhall.core.dice import HashDice
from wizardhall.core.game import Game
from wizardhall.core.seats import ALL_SEEING, SPECTATOR, Seat
from wizardhall.games import game
from wizardhall.match import Match, OpenAsk

__all__ = [
    "BLACK",
    "CUP",
    "EDITIONS",
    "EYES",
    "WHITE",
    "drive",
    "everything",
    "random_answer",
    "random_match",
    "start",
    "step_by_step",
]

CUP: Final[Game[Any]] = game("cup")
EDITIONS: Final = ("revised", "first")
BLACK: Final = Seat("black")
WHITE: Final = Seat("white")
EYES: Final = (BLACK, WHITE, SPECTATOR, ALL_SEEING)
"""Every pair of eyes a table can be seen through."""


def start(
    seed: str, edition: str = "revised", path: Path | None = None, *, cards: CardSet | None = None, **entropy: str
) -> Match:
    """A match of Wizards Cup that has just begun: `start("seed", black="my words")`."""
    return Match.start(
        CUP,
        seed=seed,
        options={"edition": edition},
        path=path,
        cards=cards,
        entropy={Seat(seat): words for seat, words in entropy.items()},
    )


def random_match(
    seed: str, edition: str = "revised", path: Path | None = None, *, cards: CardSet | None = None
) -> Match:
    """A whole match of Wizards Cup; its record is written to `path` if that is given, and closed."""
    match = start(seed, edition, path, cards=cards)
    drive(match, seed)
    match.close()
    return match


def drive(match: Match, key: str, answers: int | None = None) -> Match:
    """Answer for everybody until the match is over, or for so many answers. Returns the same match."""
    for _ in islice(step_by_step(match, key), answers):
        pass
    return match


def step_by_step(match: Match, key: str) -> Iterator[OpenAsk]:
    """Answer one ask after the other, and stop after each to let the test look."""
    while match.open:
        opened = next(iter(match.open.values()))
        match.answer(opened.seat, opened.id, random_answer(opened, key))
        yield opened


def random_answer(opened: OpenAsk, key: str) -> Answer:
    """The legal answer that `drive` with this key gives to an open ask."""
    return opened.ask.random(HashDice(f"{key}\n{opened.id}".encode()))


def everything(match: Match) -> dict[str, bytes]:
    """All that anybody can see of a match, to compare it before and after, or with another."""
    seen = {f"view of {eyes}": msgspec.json.encode(match.view(eyes)) for eyes in EYES}
    told = {f"events of {eyes}": msgspec.json.encode(match.events(eyes)) for eyes in EYES}
    rest = {"open": match.open, "locks": match.locks, "step": match.step, "result": match.result}
    return {**seen, **told, **{name: msgspec.json.encode(part) for name, part in rest.items()}}
