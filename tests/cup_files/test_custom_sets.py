"""Card sets of one's own: read, played with, and told apart from other sets by what the rules can tell apart."""

import re
from pathlib import Path

import pytest

from tests.cup_files.card_file import Edited, adding, heading, house, replacing, setting, written
from tests.random_matches import CUP, EDITIONS, random_match
from wizardhall.core.cards import CardId
from wizardhall.core.errors import RecordError
from wizardhall.core.seats import ALL_SEEING
from wizardhall.core.text import text
from wizardhall.cup.cardfile import HOUSE_SET, read_card_file
from wizardhall.cup.cards import CupSet
from wizardhall.cup.elements import ELEMENTS
from wizardhall.match import Match, Record, Replay, verify

OWN = """\
game = "cup"
name = "my own"
source = "custom"
"""


def own_card(number: int) -> str:
    """Eighteen wizards nobody has heard of; every sixth has no names, every ninth a power of its own."""
    element = ELEMENTS[number % len(ELEMENTS)]
    names = f'name = {{ en = "Wizard {number}", fr = "Sorcier {number}" }}\n' if number % 6 else ""
    power = 'type = "permanent"\npower = { verb = "win against", at_least = 15, type = "none" }\n'
    power = power if number % 9 == 0 else 'type = "none"\n'
    return f'[[wizard]]\nid = "own-{number}"\nelement = "{element}"\nvalue = {number}\n{power}{names}\n'


@pytest.fixture
def own(tmp_path: Path) -> CupSet:
    return read_card_file(written(tmp_path, OWN + "".join(map(own_card, range(18)))))


def test_the_house_set_is_a_good_card_file() -> None:
    cards = read_card_file(HOUSE_SET)
    assert (cards.name, len(cards.ids)) == ("house", 18)
    assert cards.digest == CUP.cards().digest


def test_the_cards_of_a_set_of_ones_own_are_read(own: CupSet) -> None:
    assert own.name == "my own"
    assert own.ids == tuple(f"own-{number}" for number in range(18))
    ninth = own.wizards[CardId("own-9")]
    assert (ninth.value, ninth.element, ninth.type) == (9, "light", "permanent")
    assert ninth.power is not None
    assert (ninth.power.verb, ninth.power.at_least, ninth.power.type) == ("win against", 15, "none")
    assert ninth.names == {"en": "Wizard 9", "fr": "Sorcier 9"}


def test_the_source_of_the_file_is_that_of_every_field(own: CupSet) -> None:
    for wizard in own.wizards.values():
        assert wizard.source == dict.fromkeys(("name", "element", "type", "value", "power"), "custom")


def test_a_card_may_say_otherwise_for_some_of_its_fields(tmp_path: Path) -> None:
    lines = heading("game", 'game = "cup"\nsource = "printed"').text.split("\n")
    edited = setting("dancer", "source", '{ value = "custom" }', lines)
    dancer = read_card_file(written(tmp_path, edited.text)).wizards[CardId("dancer")]
    assert dancer.source == {
        "name": "printed",
        "element": "printed",
        "type": "printed",
        "value": "custom",
        "power": "printed",
    }


@pytest.mark.parametrize(("language", "named", "nameless"), [("en", "Wizard 1", "Own 6"), ("fr", "Sorcier 1", "Own 6")])
def test_a_card_is_called_as_its_file_says_or_else_after_its_id(
    own: CupSet, language: str, named: str, nameless: str
) -> None:
    teller = CUP.teller(own, text(language), {})
    assert teller.card(CardId("own-1")) == named
    assert teller.card(CardId("own-6")) == nameless


def test_a_card_named_in_one_language_only_has_that_name_in_the_other(tmp_path: Path) -> None:
    cards = OWN + "".join(map(own_card, range(18))).replace(', fr = "Sorcier 1"', "")
    teller = CUP.teller(read_card_file(written(tmp_path, cards)), text("fr"), {})
    assert teller.card(CardId("own-1")) == "Wizard 1"


def test_a_house_wizard_can_be_renamed(tmp_path: Path) -> None:
    cards = read_card_file(written(tmp_path, adding("dancer", 'name = { fr = "La Ballerine" }').text))
    assert CUP.teller(cards, text("fr"), {}).card(CardId("dancer")) == "La Ballerine"
    assert CUP.teller(cards, text("en"), {}).card(CardId("dancer")) == "The Dancer"


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_set_of_ones_own_is_played_recorded_replayed_and_verified(own: CupSet, edition: str, tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    match = random_match("own", edition, path, cards=own)
    record = Record.read(path)
    assert record.header.cards.name == "my own"
    assert record.header.cards.digest == own.digest
    frames = Replay(record, CUP, own).frames(ALL_SEEING)
    assert [frame.event for frame in frames] == match.events(ALL_SEEING)
    assert all(check.passed for check in verify(record, CUP, own))
    for language in ("en", "fr"):
        teller = CUP.teller(own, text(language), {})
        assert all(teller.event(frame.event) and all(teller.why(frame.event)) for frame in frames)


def test_a_record_is_not_replayed_with_another_set(own: CupSet) -> None:
    record = Record.parse(random_match("own", cards=own).record.lines(), "match.jsonl")
    with pytest.raises(RecordError) as refused:
        Match.rebuild(record, CUP)
    assert refused.value.line == 1
    assert "“my own”" in str(refused.value)
    assert "“house”" in str(refused.value)


# The digest: two sets of the same digest play alike

ALIKE: dict[str, Edited] = {
    "another name of the set": heading("name", 'name = "mine"'),
    "names of a card": adding("dancer", 'name = { en = "The Ballerina", fr = "La Ballerine" }'),
    "another provenance": replacing('value = "house"', 'value = "printed"'),
    "a provenance for all": heading("game", 'game = "cup"\nsource = "printed"'),
    "a comment": heading("game", '# My own.\ngame = "cup"'),
    "other white space": replacing('element = "fire"', '  element   =   "fire"  '),
    "the fields in another order": replacing(
        'element = "fire"\ntype = "permanent"', 'type = "permanent"\nelement = "fire"'
    ),
    "an argument first": replacing('{ verb = "bonus", amount = 1 }', '{ amount = 1, verb = "bonus" }'),
}

OTHER: dict[str, Edited] = {
    "another Value": setting("dancer", "value", "4"),
    "another Element": setting("dancer", "element", '"light"'),
    "another id": setting("dancer", "id", '"ballerina"'),
    "another verb": setting("dancer", "power", '{ verb = "no weakness" }'),
    "another argument": setting("dancer", "power", '{ verb = "win against", element = "fire" }'),
    "one argument more": setting("dancer", "power", '{ verb = "win against", element = "void", at_least = 0 }'),
    "another amount": setting("gardener", "power", '{ verb = "bonus", amount = 2, element = "nature" }'),
    "a bonus for all": setting("gardener", "power", '{ verb = "bonus", amount = 3 }'),
    "another type": Edited(
        re.sub(
            r'(id = "shaman"\nelement = "\w+"\n)type = "immediate"(\nvalue = \d+\n)power = .*\n',
            r'\1type = "none"\2',
            "\n".join(house()),
        ),
        0,
    ),
    "the cards in another order": Edited(
        "\n".join(house()).replace('"rogues"', '"x"').replace('"shaman"', '"rogues"').replace('"x"', '"shaman"'), 0
    ),
}


@pytest.mark.parametrize("edited", ALIKE.values(), ids=ALIKE.keys())
def test_what_the_rules_cannot_tell_apart_does_not_change_the_digest(tmp_path: Path, edited: Edited) -> None:
    assert edited.text != "\n".join(house())
    assert read_card_file(written(tmp_path, edited.text)).digest == CUP.cards().digest


@pytest.mark.parametrize("edited", OTHER.values(), ids=OTHER.keys())
def test_what_the_rules_can_tell_apart_changes_the_digest(tmp_path: Path, edited: Edited) -> None:
    assert read_card_file(written(tmp_path, edited.text)).digest != CUP.cards().digest


def test_every_change_has_a_digest_of_its_own(tmp_path: Path) -> None:
    digests = {read_card_file(written(tmp_path, edited.text)).digest for edited in OTHER.values()}
    assert len(digests) == len(OTHER)


def test_sets_of_one_digest_play_the_same_match(tmp_path: Path) -> None:
    renamed = read_card_file(written(tmp_path, ALIKE["names of a card"].text))
    record = random_match("alike", cards=renamed).record
    assert Match.rebuild(record, CUP).result == random_match("alike").result
