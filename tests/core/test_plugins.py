"""What a game is put together from: options, references to parts, and texts of its own."""

import pytest

from wizardhall.core.errors import HallError, MissingExtra, UnknownName
from wizardhall.core.options import Option, complete
from wizardhall.core.reference import Extra, Part, load
from wizardhall.core.text import Texts, text
from wizardhall.games import HOUSE, game, games

OPTIONS = (Option("players", ("2", "3"), "3"), Option("late", ("joins", "replaces"), "replaces"))


def test_options_that_nobody_chose_have_their_defaults() -> None:
    assert complete(OPTIONS, {"late": "joins"}) == {"players": "3", "late": "joins"}


@pytest.mark.parametrize(
    ("chosen", "said"),
    [
        ({"colour": "red"}, "This game has no option “colour”. It has: players, late."),
        ({"players": "9"}, "The option “players” cannot be “9”. It can be: 2, 3."),
    ],
)
def test_an_option_that_there_is_not_is_refused_with_those_that_there_are(chosen: dict[str, str], said: str) -> None:
    with pytest.raises(UnknownName) as refused:
        complete(OPTIONS, chosen)
    assert str(refused.value) == said


def test_a_reference_is_loaded() -> None:
    assert load("wizardhall.core.options:Option") is Option
    assert load("wizardhall.core.options:Option.check") is Option.check


@pytest.mark.parametrize(
    ("reference", "code"),
    [
        ("wizardhall", "core-error-reference"),
        ("wizardhall:", "core-error-reference"),
        (":x", "core-error-reference"),
        ("no_such_package.part:x", "core-error-no-module"),
        ("wizardhall.nowhere:x", "core-error-no-module"),
        ("wizardhall.core.options:nobody", "core-error-no-attribute"),
        ("wizardhall.core.options:Option.nobody", "core-error-no-attribute"),
    ],
)
def test_a_reference_that_leads_nowhere_says_which_half_is_wrong(reference: str, code: str) -> None:
    with pytest.raises(UnknownName) as refused:
        load(reference)
    assert refused.value.message == code
    assert refused.value.in_language("fr") != refused.value.in_language("en")


def test_a_part_whose_extra_is_missing_says_how_to_install_it() -> None:
    part = Part("wizardhall.core.options:Option", Extra("lab", ("a_package_that_nobody_has",)))
    assert not part.available
    with pytest.raises(MissingExtra, match=r"wizardhall\[lab\]"):
        part.load()


@pytest.mark.parametrize("resource", ["core", "cup", "web"])
def test_no_game_takes_the_texts_of_another_or_of_the_house(resource: str) -> None:
    with pytest.raises(ValueError, match="already those of wizardhall"):
        Texts("tests", (resource,)).declare()
    assert text("en")("cup-title") == "Wizards Cup"


@pytest.mark.parametrize("name", HOUSE)
def test_everything_that_a_game_of_the_house_names_is_there(name: str) -> None:
    declared = game(name)
    parts = [*declared.bots.values(), *filter(None, (declared.judge, declared.analyst))]
    assert all(callable(part.load()) for part in parts)
    assert declared.texts.resources[0] == name


def test_an_unknown_game_is_refused_with_the_known_ones() -> None:
    with pytest.raises(HallError, match=", ".join(games())):
        game("chess")
