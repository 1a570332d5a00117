"""The adept of Wizards Cup mixes well enough to beat the apprentice, and keeps to the rules with any set."""

from collections import Counter

import pytest

from tests.random_matches import BLACK, CUP, EDITIONS, WHITE, start
from wizardhall.bots import bot, play_on
from wizardhall.core.dice import HashDice
from wizardhall.core.errors import MissingExtra, UnknownName
from wizardhall.core.reference import Extra, Part
from wizardhall.cup.cards import CupSet
from wizardhall.cup.game import WizardsCup
from wizardhall.cup.seats import opponent
from wizardhall.games import game

MATCHES = 8


def test_the_adept_beats_the_apprentice_in_at_least_two_of_three_matches() -> None:
    adept, apprentice = bot("adept", CUP), bot("apprentice", CUP)
    won = 0.0

    for number in range(MATCHES):
        seat = (BLACK, WHITE)[number % 2]
        match = start(f"adept against apprentice {number}", EDITIONS[number // 2 % 2])
        play_on(match, {seat: adept, opponent(seat): apprentice})
        assert match.result is not None
        won += (seat in match.result.winners) / len(match.result.winners)

    assert won >= MATCHES * 2 / 3


def test_the_adept_cannot_be_foreseen() -> None:
    adept, match = bot("adept", CUP), start("mixed")
    view, ask = match.view(BLACK), match.open[BLACK].ask

    teams = Counter(str(adept.answer(view, ask, HashDice(b"%d" % number))) for number in range(8))

    assert len(teams) >= 4


def test_the_adept_plays_a_custom_set_too() -> None:
    house: CupSet = CUP.cards()  # type: ignore[assignment]
    reversed_set = CupSet("reversed", tuple(reversed(house.wizards.values())))
    match = start("custom", cards=reversed_set)

    play_on(match, {seat: bot("adept", CUP, reversed_set) for seat in (BLACK, WHITE)})

    assert match.result is not None


def test_without_the_lab_the_adept_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    lacking = Part(CUP.bots["adept"].reference, Extra("lab", ("a_package_that_nobody_has",)))
    monkeypatch.setattr(WizardsCup, "bots", {"adept": lacking})

    with pytest.raises(MissingExtra, match=r"wizardhall\[lab\]"):
        bot("adept", CUP)


def test_a_level_that_a_game_does_not_have_is_refused_with_those_it_has() -> None:
    with pytest.raises(UnknownName, match="random, apprentice"):
        bot("nobody", game("relics"))
