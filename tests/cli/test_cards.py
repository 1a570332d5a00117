"""`wizardhall cards`."""

import json
from pathlib import Path

from tests.cli.subprocesses import wizardhall
from wizardhall.cup.cardfile import HOUSE_SET


def test_json_lists_the_eighteen_in_lower_case_english_words() -> None:
    cards = {card["id"]: card for card in json.loads(wizardhall("cards", "cup", "--json").stdout)}

    assert len(cards) == 18
    botanist = cards["botanist"]
    assert (botanist["element"], botanist["type"]) == ("nature", "immediate")
    assert botanist["power"] == "discard waiting"
    assert botanist["name"] == "The Botanist"
    assert botanist["source"]["power"] == "rulebook"
    assert cards["alchemist"]["arguments"] == {"amount": 3, "element": "water"}
    assert (cards["hermit"]["type"], cards["hermit"]["power"]) == ("none", "none")


def test_the_table_shows_element_type_value_power_and_provenance() -> None:
    shown = wizardhall("cards", "cup").stdout

    for word in ("The Botanist", "Nature", "Immediate", "rulebook", "inferred", "house"):
        assert word in shown


def test_the_table_speaks_french() -> None:
    assert "Le Botaniste" in wizardhall("cards", "cup", "--lang", "fr").stdout


def test_toml_prints_a_card_file_that_can_be_played_with(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"

    file.write_text(wizardhall("cards", "cup", "--toml").stdout, encoding="utf-8")

    assert file.read_text(encoding="utf-8") == HOUSE_SET.read_text(encoding="utf-8")
    checked = wizardhall("cards", "check", file)
    assert checked.returncode == 0
    assert "mine.toml is a good card file" in checked.stdout


def test_a_bad_card_file_is_refused_with_file_line_and_reason(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    house = HOUSE_SET.read_text(encoding="utf-8")
    file.write_text(house.replace('verb = "both lose"', 'verb = "everybody wins"'), encoding="utf-8")
    line = house[: house.index('verb = "both lose"')].count("\n") + 1

    refused = wizardhall("cards", "check", file)

    assert refused.returncode == 1
    assert f"mine.toml, line {line}: The field “verb” cannot be “everybody wins”." in refused.stderr
