"""Sets of strangers: what a hall and its processes keep of them."""

import gc
from typing import Any

import pytest

from wizardhall.core.cards import CardSet
from wizardhall.cup.cards import CupSet
from wizardhall.games import game
from wizardhall.match import Match
from wizardhall.relics.cards import RelicsSet
from wizardhall.server.catalog import CUSTOM_SETS, card_set, listed_cards
from wizardhall.server.workers import bot_pool
from wizardhall.server.workers.bot_pool import BotTask


def renamed(game_name: str, number: int) -> str:
    """The house set under another name, so that it is another text."""
    house = game(game_name).house_set
    assert house is not None
    return house.read_text(encoding="utf-8").replace('name = "house"', f'name = "set {number}"', 1)


def alive(kind: type[CardSet]) -> int:
    gc.collect()
    return sum(isinstance(each, kind) for each in gc.get_objects())


@pytest.mark.parametrize(("game_name", "kind"), [("cup", CupSet), ("relics", RelicsSet)])
def test_the_bots_keep_only_a_few_sets(game_name: str, kind: Any) -> None:
    before = alive(kind)
    for number in range(3 * CUSTOM_SETS):
        text = renamed(game_name, number)
        match = Match.start(game(game_name), cards=card_set(game_name, text), seed="x")
        seat, opened = next(iter(match.open.items()))
        bot_pool._think(BotTask("apprentice", game_name, text, match.view(seat), opened.ask, b"x"))
        listed_cards(game_name, text, "en")
    del match

    assert alive(kind) - before <= 2 * CUSTOM_SETS
