"""No message that the code uses is missing, and none is unused.

Where the code can list a family, the messages of the family must be just those.
"""

import pytest

from tests.texts.message_uses import GAMES, calls, families, listed, literals
from tests.texts.text_files import References, messages, patterns
from wizardhall.core.text import LANGUAGES
from wizardhall.relics.purposes import PURPOSES


def test_the_search_finds_what_the_code_uses() -> None:
    """If these were not found, the tests below would pass for nothing."""
    assert {"core-error-card", "match-error-late", "cup-error-edition"} <= literals().keys()
    assert {"cup-event-", "cup-card-", "cup-why-", "cup-clause-"} <= families().keys()
    assert {"power", "bonus", "bonus-ignored", "same-name"} <= listed()["cup-why-"]
    assert {"r1", "r2", "g1", "g2", "k4", "k7", "k8", "d8", "e3"} <= listed()["cup-clause-"]


def test_every_message_in_the_code_exists() -> None:
    missing = {name: module for name, module in literals().items() if name not in messages("en")}
    assert missing == {}


def test_every_family_in_the_code_has_messages() -> None:
    empty = {
        family: module
        for family, module in families().items()
        if not any(name.startswith(family) for name in messages("en"))
    }
    assert empty == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_unused(language: str) -> None:
    used = {*literals(), *(family + member for family, members in listed().items() for member in members)}
    used |= {name for message in messages(language).values() for name in References(message).messages}
    elsewhere = (*families(), "web-", "relics-choice-")  # the page's own: web/tests/texts.test.ts
    unused = [name for name in messages(language) if name not in used and not name.startswith(elsewhere)]
    assert unused == []


@pytest.mark.parametrize("family", listed())
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_family_has_just_the_messages_that_the_code_lists(family: str, language: str) -> None:
    told = {name.removeprefix(family) for name in messages(language) if name.startswith(family)}
    assert told == listed()[family]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_game_has_words_for_every_question(game: str, language: str) -> None:
    asked = {purpose for call in calls(f"{game}/", "Pick", "Arrange", "Fill", "YesNo", "Choose") for purpose in call[0]}
    asked |= set(PURPOSES) if game == "relics" else set()
    missing = [
        name
        for name in (f"{game}-ask-{purpose}{part}" for purpose in asked for part in ("", ".topic"))
        if name not in patterns(language)
    ]
    assert missing == []
