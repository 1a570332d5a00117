"""A match that nobody needs any more is freed at once. The garbage collector of a busy hall comes late."""

import gc
import weakref
from collections.abc import Iterator

import pytest

from wizardhall.core.dice import HashDice
from wizardhall.games import game, games
from wizardhall.match import ChangeRecorder, FrameRecorder, Match, Record, Replay


@pytest.fixture(autouse=True)
def no_collector() -> Iterator[None]:
    gc.disable()
    yield
    gc.enable()


@pytest.mark.parametrize("name", games())
@pytest.mark.parametrize("steps", [0, 3, 1000])
@pytest.mark.parametrize("kind", [FrameRecorder, ChangeRecorder])
def test_a_watched_match_is_freed_without_the_garbage_collector(
    name: str, steps: int, kind: type[FrameRecorder | ChangeRecorder]
) -> None:
    played = game(name)
    recorder = kind(*played.seats(played.complete_options({})))
    match = Match.start(played, seed="let go", watch=recorder.watch)
    for _ in range(steps):
        for seat, opened in match.open.items():
            match.answer(seat, opened.id, opened.ask.random(HashDice(opened.id.encode())))
    both = weakref.ref(match), weakref.ref(recorder)
    del match, recorder
    assert [each() for each in both] == [None, None]


@pytest.mark.parametrize("name", games())
def test_a_replay_is_freed_without_the_garbage_collector(name: str) -> None:
    match = Match.start(game(name), seed="let go")
    replay = Replay(Record(match.record.header, []), game(name))
    seen = weakref.ref(replay)
    del replay
    assert seen() is None
