"""Sets of strangers: what a hall and its processes keep of them."""

import asyncio
import gc
from pathlib import Path
from typing import Any

import pytest

from tests.server.bad_bots import never
from tests.server.running_hall import Visitor, open_hall, play_out
from wizardhall.core.cards import CardSet
from wizardhall.cup.cards import CupSet
from wizardhall.games import game
from wizardhall.match import Match
from wizardhall.relics.cards import RelicsSet
from wizardhall.server.catalog import CUSTOM_SETS, card_set, listed_cards
from wizardhall.server.storage.models import TableRow
from wizardhall.server.storage.repository import Repository
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


def test_a_bot_that_thinks_long_about_a_set_does_not_keep_others_from_thinking(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bot_pool, "_think", never)
    with open_hall(tmp_path, bot_time=1000.0) as url:
        ann = Visitor(url, "Ann")
        cards = renamed("cup", 0)
        with ann.join(ann.open_table("cup", cards=cards, bots={"white": "random"})) as stuck:
            with ann.join(ann.open_table("cup", bots={"white": "apprentice"})) as black:
                play_out(black, most=2)
            assert "white" in stuck.state["waiting"]


def test_the_start_page_lists_a_table_without_its_cards(tmp_path: Path) -> None:
    async def listed() -> list[TableRow]:
        repository = Repository(f"sqlite:///{tmp_path / 'hall.db'}")
        await repository.open()
        try:
            return await repository.tables()
        finally:
            await repository.close()

    with open_hall(tmp_path) as url:
        ann = Visitor(url, "Ann")
        table = ann.open_table("cup", cards=renamed("cup", 7), bots={"white": "random"})
        assert [each["cards"]["name"] for each in ann.get("/api/hall")["yours"]] == ["set 7"]
        with ann.join(table) as black:
            play_out(black, most=1)
    assert [(row.id, row.cards.name, row.cards_text) for row in asyncio.run(listed())] == [(table, "set 7", None)]
