"""What a person reads of a match is what it was the last time somebody read it."""

import pytest

from tests.golden import PLAYTHROUGHS, folder, story


@pytest.mark.parametrize("name", PLAYTHROUGHS)
def test_the_story_is_the_one_that_was_read(name: str) -> None:
    assert story(PLAYTHROUGHS[name]) == (folder / f"{name}.txt").read_text(encoding="utf-8")


def test_no_golden_file_is_left_over() -> None:
    assert {path.stem for path in folder.glob("*.txt")} == set(PLAYTHROUGHS)
