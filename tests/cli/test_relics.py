"""`wizardhall cards relics` and `wizardhall judge relics --json`."""

import json
from pathlib import Path
from typing import Any

import pytest

from tests.cli.subprocesses import wizardhall


def cards(*arguments: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = json.loads(wizardhall("cards", "relics", "--json", *arguments).stdout)
    return found


def test_json_lists_all_144_in_lower_case_english_words() -> None:
    found = {card["id"]: card for card in cards()}

    assert len(found) == 144
    gatherer = found["the-gatherer"]
    assert (gatherer["kind"], gatherer["colour"], gatherer["rarity"]) == ("wizard", "green", "superb")
    assert isinstance(gatherer["power"], int)
    assert "for each card that you have drawn this round" in gatherer["text"]
    assert gatherer["source"]["name"] == "rulebook"
    assert {card["kind"] for card in found.values()} == {"wizard", "relic", "shrine"}


@pytest.mark.parametrize(
    ("arguments", "field", "value"),
    [
        (("--kind", "relic"), "kind", "relic"),
        (("--colour", "blue"), "colour", "blue"),
        (("--color", "red"), "colour", "red"),
        (("--rarity", "glorious"), "rarity", "glorious"),
    ],
)
def test_the_list_can_be_narrowed(arguments: tuple[str, str], field: str, value: str) -> None:
    found = cards(*arguments)

    assert 0 < len(found) < 144
    assert {card[field] for card in found} == {value}


def test_cards_are_found_by_what_they_do() -> None:
    assert "dusty-tome" in [card["id"] for card in cards("--mechanic", "when discarded")]


def test_an_unknown_word_is_refused_with_the_known_ones() -> None:
    refused = wizardhall("cards", "relics", "--colour", "purple")

    assert refused.returncode == 1
    assert "There is no colour “purple”. Choose from: blue, green, red." in refused.stderr
    refused = wizardhall("cards", "relics", "--colour", "rouge", "--lang", "fr")
    assert "La couleur « rouge » n'existe pas. Choix possibles : blue, green, red." in refused.stderr


def test_words_that_no_card_fits_together_are_no_mistake() -> None:
    found = wizardhall("cards", "relics", "--colour", "red", "--kind", "relic")

    assert found.returncode == 0
    assert found.stdout == "No card matches.\n"


def test_the_cards_of_another_game_are_refused_as_such(tmp_path: Path) -> None:
    file = tmp_path / "relics.toml"
    file.write_text(wizardhall("cards", "relics", "--toml").stdout, encoding="utf-8")

    refused = wizardhall("cards", "cup", "--cards", file)

    assert refused.stderr.endswith(": The field “game” cannot be “relics”. It can be: cup.\n")


@pytest.mark.parametrize(
    ("ability", "reason"),
    [
        (
            '{ do = "gain", dance = 3 }',
            "Le champ « dance » n'existe pas ici. Choix possibles : do, when, amount, per, to,",
        ),
        ("{ amount = 3 }", "Le champ « do » manque."),
        ("{ do = 3 }", "Le champ « do » doit être un texte entre guillemets."),
    ],
)
def test_a_sentence_with_a_wrong_field_is_told_in_the_words_of_the_hall(
    tmp_path: Path, ability: str, reason: str
) -> None:
    lines = wizardhall("cards", "relics", "--toml").stdout.splitlines()
    line = next(number for number, line in enumerate(lines) if line.startswith("ability = "))
    lines[line] = f"ability = {ability}"
    file = tmp_path / "mine.toml"
    file.write_text("\n".join(lines), encoding="utf-8")

    refused = wizardhall("cards", "check", file, "--lang", "fr")

    assert refused.stderr.startswith(f"mine.toml, ligne {line + 1} : {reason}")


def test_a_card_file_of_relics_is_checked_as_such(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(wizardhall("cards", "relics", "--toml").stdout, encoding="utf-8")
    assert "is a good card file" in wizardhall("cards", "check", file).stdout

    file.write_text(file.read_text(encoding="utf-8").replace('do = "gain"', 'do = "lose"', 1), encoding="utf-8")

    refused = wizardhall("cards", "check", file)
    assert refused.returncode == 1
    assert "The field “do” cannot be “lose”." in refused.stderr


def judged(*questions: object) -> list[Any]:
    stdin = "".join((each if isinstance(each, str) else json.dumps(each)) + "\n" for each in questions)
    done = wizardhall("judge", "relics", "--json", stdin=stdin)
    assert done.returncode == 0, done.stderr
    return [json.loads(line) for line in done.stdout.splitlines()]


def plain(kind: str, **wanted: object) -> list[str]:
    """Cards of the house set that have no ability, by what is wanted of them."""
    rows = [card for card in cards("--kind", kind) if card["plain"]]
    return [card["id"] for card in rows if all(card[field] == value for field, value in wanted.items())]


def test_a_battle_is_settled_with_the_parts_of_each_power() -> None:
    red, green = plain("wizard", colour="red", power=4)[0], plain("wizard", colour="green", power=4)[0]
    strong, weak = plain("relic", power=3)[0], plain("relic", power=2)[0]

    (ruling,) = judged(
        {
            "master": "north",
            "seats": {"north": {"wizard": red, "relics": [strong]}, "south": {"wizard": green, "relics": [weak]}},
        }
    )

    assert ruling["winner"] == "north"
    assert ruling["power"]["north"]["total"] == 8
    parts = [(part["kind"], part["amount"]) for part in ruling["power"]["north"]["parts"]]
    assert parts == [("base", 4), ("relic", 3), ("advantage", 1)]
    assert ruling["power"]["south"]["total"] == 6
    assert ruling["events"][-1]["event"] == "battle-decided"


def test_a_tie_names_those_who_battle_again() -> None:
    one, other = plain("wizard", colour="red", power=4)[:2]

    (ruling,) = judged({"master": "south", "seats": {"north": {"wizard": one}, "south": {"wizard": other}}})

    assert ruling["winner"] is None
    assert sorted(ruling["tie"]) == ["north", "south"]


@pytest.mark.parametrize(
    ("bad", "reason"),
    [
        ("nonsense", "malformed"),
        ({"master": "north", "seats": {}}, "two to four"),
        ({"master": "up", "seats": {"north": {"wizard": "x"}, "south": {"wizard": "y"}}}, "two to four"),
        ({"master": "north", "seats": {"north": {"wizard": "x"}, "south": {"wizard": "y"}}}, "“x”"),
        (
            {"master": "north", "seats": {"north": {"wizard": "the-gatherer"}, "south": {"wizard": "the-gatherer"}}},
            "twice",
        ),
    ],
)
def test_a_bad_line_gives_an_error_and_the_rest_goes_on(bad: object, reason: str) -> None:
    good = {"master": "north", "seats": {"north": {"wizard": "the-gatherer"}, "south": {"wizard": "jeff-the-mage"}}}

    error, ruling = judged(bad, good)

    assert reason in error["error"]
    assert ruling["power"]
