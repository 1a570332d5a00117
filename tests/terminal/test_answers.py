"""Answers in a few words."""

import pytest

from wizardhall.core.cards import CardId
from wizardhall.core.seats import ALL_SEEING
from wizardhall.core.text import Text
from wizardhall.games import game
from wizardhall.match import Match
from wizardhall.terminal.answers import answer_in_words
from wizardhall.terminal.painter import painter_for


@pytest.mark.parametrize(
    ("language", "swapped", "kept"),
    [("en", "Hermit instead of Botanist", "no swap"), ("fr", "Ermite à la place de Botaniste", "aucun échange")],
)
def test_a_swap_says_who_comes_and_who_leaves(language: str, swapped: str, kept: str) -> None:
    match = Match.start(game("cup"), seed="swap")
    painter = painter_for("cup", match.cards, Text(language), {}, {})
    view = match.view(ALL_SEEING)
    assert answer_in_words(painter, "swap", {"out": CardId("botanist"), "in": CardId("hermit")}, view) == swapped
    assert answer_in_words(painter, "swap", None, view) == kept
