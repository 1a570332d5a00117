"""Page, terminal and lab find the words of every ask in the resource of its game."""

from collections.abc import Iterator
from functools import cache

import pytest

from tests.texts.text_files import messages
from wizardhall.bots import answer_for, bot
from wizardhall.core.ask_text import ask_text, has_ask_text
from wizardhall.core.asks import AnyAsk, Arrange, Fill
from wizardhall.core.text import LANGUAGES, text
from wizardhall.games import HOUSE, game
from wizardhall.match import Match

PARTS = {"note", "topic", "hint", "yes", "no", "decline", "declined", "empty", "list", "rest", "answer", "moment"}


@cache
def asked(name: str) -> list[AnyAsk]:
    """An example of every ask in some matches, one for each purpose."""
    found = {ask.purpose: ask for seed in range(12) for ask in _asks(name, f"words {seed}")}
    return list(found.values())


def _asks(name: str, seed: str) -> Iterator[AnyAsk]:
    match = Match.start(game(name), seed=seed)
    bots = {seat: bot("random", game(name)) for seat in match.players}
    while match.open:
        for seat, opened in match.open.items():
            yield opened.ask
            answer_for(match, seat, bots[seat])


by_game = pytest.mark.parametrize("name", HOUSE)
by_language = pytest.mark.parametrize("language", LANGUAGES)


@by_language
@by_game
def test_every_slot_has_its_question_and_its_label(name: str, language: str) -> None:
    fills = [ask for ask in asked(name) if isinstance(ask, Fill)]
    assert fills
    wanted = [(ask.purpose, f"slot-{slot}{end}") for ask in fills for slot in ask.slots for end in ("", "-label")]
    assert [each for each in wanted if not has_ask_text(text(language), name, *each)] == []


@by_language
@by_game
def test_cards_that_an_order_leaves_over_have_a_name(name: str, language: str) -> None:
    leaving = [ask.purpose for ask in asked(name) if isinstance(ask, Arrange) and len(ask.options) > ask.number]
    assert [each for each in leaving if not has_ask_text(text(language), name, each, "rest")] == []


@by_language
def test_an_ask_has_no_part_that_nobody_reads(language: str) -> None:
    asks = {name: message for name, message in messages(language).items() if "-ask-" in name or name == "core-ask"}
    given = {f"{name}.{each.id.name}" for name, message in asks.items() for each in message.attributes}
    unknown = [each for each in given if (part := each.partition(".")[2]) not in PARTS and not part.startswith("slot-")]
    assert unknown == []


def test_a_part_that_a_game_lacks_is_said_in_general_words() -> None:
    english = text("en")
    assert ask_text(english, "cup", "swap", "declined") == "no swap"
    assert ask_text(english, "relics", "enter", "declined") == "none"
    assert ask_text(english, "relics", "use", card="Wand") == "Use Wand?"
    with pytest.raises(LookupError):
        ask_text(english, "cup", "swap", "nonsense")
