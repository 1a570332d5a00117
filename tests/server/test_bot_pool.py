"""Bots that are slow, broken or wrong: no table waits for them for ever, and no other table at all."""

from pathlib import Path

import pytest

from tests.server.bad_bots import cheats, dies, fails, never
from tests.server.running_hall import Visitor, open_hall, play_out
from wizardhall.bots import levels
from wizardhall.core.reference import Extra, Part
from wizardhall.cup import CUP
from wizardhall.cup.game import WizardsCup
from wizardhall.server.workers import bot_pool

NOBODY_HAS_IT = Extra("lab", ("a_package_that_nobody_has",))


@pytest.mark.parametrize(("badly", "patience"), [(never, 0.5), (fails, 60.0), (dies, 60.0), (cheats, 60.0)])
def test_against_a_bad_bot_a_match_goes_on_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, badly: object, patience: float
) -> None:
    monkeypatch.setattr(bot_pool, "_think", badly)
    with open_hall(tmp_path, bot_time=patience) as url:
        ann = Visitor(url, "Ann")
        with ann.join(ann.open_table("cup", bots={"white": "random"})) as black:
            play_out(black, most=1)
            black.until_state(lambda state: state["view"]["phase"] != "team")


def test_a_bot_that_never_answers_does_not_keep_others_from_thinking(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bot_pool, "_think", never)
    with open_hall(tmp_path, bot_time=1000.0, bot_workers=2) as url:
        ann = Visitor(url, "Ann")
        with ann.join(ann.open_table("cup", bots={"white": "random"})) as stuck:
            with ann.join(ann.open_table("cup", bots={"white": "apprentice"})) as black:
                play_out(black)
            assert stuck.state["waiting"] == ["black", "white"]
    # and the hall closes all the same


@pytest.fixture
def a_level_that_cannot_be_had(monkeypatch: pytest.MonkeyPatch) -> str:
    sage = Part("wizardhall.bots.cup.adept:make", NOBODY_HAS_IT)
    monkeypatch.setattr(WizardsCup, "bots", {**CUP.bots, "sage": sage})
    return "sage"


def test_only_what_can_be_had_is_offered(ann: Visitor, a_level_that_cannot_be_had: str) -> None:
    assert a_level_that_cannot_be_had not in levels("cup")
    wanted = {"game": "cup", "bots": {"white": a_level_that_cannot_be_had}}
    assert ann.post("/api/tables", 400, wanted)["code"] == "bots-error-unknown"


def test_a_level_that_lacks_a_package_is_not_offered(monkeypatch: pytest.MonkeyPatch) -> None:
    before = levels("cup")
    assert "apprentice" in before
    lacking = Part(CUP.bots["apprentice"].reference, NOBODY_HAS_IT)
    monkeypatch.setattr(WizardsCup, "bots", {**CUP.bots, "apprentice": lacking})
    assert levels("cup") == tuple(level for level in before if level != "apprentice")
