"""`wizardhall judge cup --json`: one question per line in, one ruling per line out."""

import json
from typing import Any

import pytest

from tests.cli.subprocesses import wizardhall

BLACK = {"order": ["shaman", "hermit", "gardener", "rogues", "soldier"], "waiting": "dancer"}
WHITE = {"order": ["botanist", "geomancer", "matron", "traveler", "alchemist"], "waiting": "detective"}


def ask(*lines: object, arguments: tuple[str, ...] = ()) -> list[Any]:
    stdin = "".join((line if isinstance(line, str) else json.dumps(line)) + "\n" for line in lines)
    done = wizardhall("judge", "cup", "--json", *arguments, stdin=stdin)
    assert done.returncode == 0, done.stderr
    return [json.loads(line) for line in done.stdout.splitlines()]


def test_a_round_is_settled_duel_by_duel() -> None:
    (ruling,) = ask({"edition": "revised", "black": BLACK, "white": WHITE, "choices": []})

    assert ruling["duels"][0] == {
        "black": "shaman",
        "white": "botanist",
        "criterion": "A",
        "losers": ["black", "white"],
        "clause": "CUP-D3",
    }
    assert ruling["discarded"] == [{"seat": "black", "from": "waiting", "card": "dancer"}]
    assert ruling["duels"][1]["criterion"] == "C"
    assert ruling["winners"] in (["black"], ["white"], ["black", "white"])
    assert set(ruling) == {"duels", "discarded", "winners"}


def test_the_wizards_named_are_those_compared_after_an_exchange() -> None:
    black = {"order": ["detective", "hermit", "gardener", "rogues", "soldier"], "waiting": "necromancer"}
    white = {"order": ["hermit", "geomancer", "matron", "traveler", "alchemist"], "waiting": "dancer"}

    declined, exchanged = ask({"black": black, "white": white}, {"black": black, "white": white, "choices": [True]})

    assert declined["duels"][0]["black"] == "detective"
    assert exchanged["duels"][0]["black"] == "necromancer"
    assert exchanged["duels"][0]["losers"] == ["white"]


def test_a_rearrangement_is_given_as_the_new_order() -> None:
    black = {"order": ["rogues", "hermit", "gardener", "necromancer", "soldier"], "waiting": "dancer"}
    white = {"order": ["lightkeeper", "geomancer", "matron", "traveler", "alchemist"], "waiting": "detective"}
    order = ["necromancer", "hermit", "soldier", "gardener"]

    (ruling,) = ask({"black": black, "white": white, "choices": [order]})

    assert [duel["black"] for duel in ruling["duels"][:2]] == ["rogues", "necromancer"]


def test_the_edition_can_be_given_once_for_all_lines() -> None:
    black = {"order": ["dancer", "hermit", "gardener", "rogues", "soldier"], "waiting": "necromancer"}
    white = {"order": ["dancer", "geomancer", "matron", "traveler", "alchemist"], "waiting": "hermit"}

    (first,) = ask({"black": black, "white": white}, arguments=("--edition", "first"))
    (revised,) = ask({"black": black, "white": white})

    assert (first["duels"][0]["criterion"], revised["duels"][0]["criterion"]) == ("A", "C")


@pytest.mark.parametrize(
    ("bad", "reason"),
    [
        ("not JSON", "JSON is malformed"),
        ("", "Input data was truncated"),
        (json.dumps({"black": BLACK, "white": WHITE})[:-1] + ', "choices": ' + "[" * 100_000, "recursion"),
        ({}, "missing required field `black`"),
        ({"black": BLACK, "white": {**WHITE, "waiting": "merlin"}}, "names “merlin”"),
        ({"black": BLACK, "white": {**WHITE, "waiting": "botanist"}}, "names “botanist” twice"),
        ({"black": BLACK, "white": {**WHITE, "order": ["botanist"]}}, "must have 5"),
        ({"black": BLACK, "white": WHITE, "edition": "third"}, "no edition “third”"),
        ({"black": BLACK, "white": WHITE, "choice": []}, "unknown field `choice`"),
    ],
)
def test_a_bad_line_gives_an_error_and_the_rest_goes_on(bad: object, reason: str) -> None:
    good = {"black": BLACK, "white": WHITE}

    before, error, after = ask(good, bad, good)

    assert list(error) == ["error"]
    assert reason in error["error"]
    assert before == after
    assert before["duels"]


def test_a_choice_that_does_not_fit_says_which() -> None:
    black = {"order": ["rogues", "hermit", "gardener", "necromancer", "soldier"], "waiting": "dancer"}

    (error,) = ask({"black": black, "white": WHITE, "choices": [["hermit"]]})

    assert error == {"error": "Choice 1 does not fit: 4 cards are wanted, 1 given."}
