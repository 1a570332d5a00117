"""Long work reports itself to whoever listens."""

import doctest
from collections.abc import Iterable, Sequence
from typing import TypeVar

from wizardhall.core import progress

T = TypeVar("T")


class Heard(progress.Listener):
    def __init__(self) -> None:
        self.words: list[str] = []

    def compiling(self, what: str) -> None:
        self.words.append(f"compiling {what}")

    def track(self, task: str, work: Sequence[T]) -> Iterable[T]:
        for thing in work:
            self.words.append(f"{task} {thing}")
            yield thing


def test_the_example_runs() -> None:
    assert doctest.testmod(progress).failed == 0


def test_a_listener_hears_of_it_until_another_one_listens() -> None:
    heard = Heard()
    before = progress.listen(heard)
    progress.compiling("Wizards Cup")
    assert list(progress.track("duel", [1, 2])) == [1, 2]
    assert progress.listen(before) is heard
    progress.compiling("nobody")
    assert heard.words == ["compiling Wizards Cup", "duel 1", "duel 2"]
