"""French as it is printed: no line begins with a colon or ends with an opening guillemet."""

import re
from pathlib import Path

import pytest
from rich.text import Text

from tests.terminal.terminal_fixtures import drawn
from tests.texts.text_files import FILES, messages_in
from wizardhall.core.text import text

FRENCH = [file for file in FILES if file.parent.name == "fr"]


@pytest.mark.parametrize("file", FRENCH, ids=lambda file: file.name)
def test_french_has_no_space_to_break_at_beside_its_punctuation(file: Path) -> None:
    lines = [line for line in file.read_text(encoding="utf-8").splitlines() if not line.startswith("#")]
    typed = ("terminal-word-",)  # lists of words that people may type
    loose = [line for line in lines if re.search(r" [:;!?»%](?!\w)|« ", line) and not line.startswith(typed)]
    assert loose == []


@pytest.mark.parametrize("file", FRENCH, ids=lambda file: file.name)
def test_french_has_its_space_before_what_ends_a_phrase(file: Path) -> None:
    source = file.read_text(encoding="utf-8")
    told = [source[message.span.start : message.span.end] for message in messages_in(file) if message.span]
    tight = [each for each in told if re.search(r"(?<!\xa0\"})(?<=[a-zéèêàùœ}])[:;!?»](?=\s|$)|«(?!\xa0)", each)]
    assert tight == []


@pytest.mark.parametrize("width", range(20, 60))
def test_no_line_on_the_screen_is_broken_at_such_a_space(width: int) -> None:
    said = text("fr")("terminal-judge-welcome", edition="édition révisée")

    lines = drawn(Text(said), width).splitlines()

    assert len(lines) > 1
    assert [line for line in lines if re.match(r"[:;!?»]", line) or line.rstrip().endswith("«")] == []
