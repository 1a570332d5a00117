"""Card files: the house set broken in every way, each refused with file, line and reason."""

from pathlib import Path

import pytest

from tests.cup_files.card_file import Edited, adding, dropping, heading, house, replacing, setting, written
from wizardhall.core.cards import PROVENANCES
from wizardhall.core.errors import CardFileError
from wizardhall.cup.cardfile import HOUSE_SET, read_card_file

ELEMENTS = "fire, water, nature, light, shadow, void"
TYPES = "immediate, dormant, permanent, none"
SOURCES = "rulebook, inferred, house, printed, custom"
CARD_FIELDS = "id, name, element, type, value, power, source"
VERBS = (
    "both lose, discard waiting, exchange with waiting, rearrange deck, peek and bury, win against, no weakness, "
    "lower value wins, ignore dormant, discard from deck on a win, bonus, shield"
)
A_TABLE = "a table, as in { key = value }"


def power(card: str, value: str) -> Edited:
    return setting(card, "power", value)


def source_without(field: str) -> Edited:
    words = ", ".join(f'{other} = "house"' for other in ("name", "element", "type", "value", "power") if other != field)
    return setting("dancer", "source", f"{{ {words} }}")


def twice(card: str, other: str) -> Edited:
    return setting(other, "id", f'"{card}"')


BROKEN: dict[str, tuple[Edited, str]] = {
    # The head of the file
    "another game": (heading("game", 'game = "relics"'), "The field “game” cannot be “relics”. It can be: cup."),
    "no game": (heading("game", None), "The field “game” is missing."),
    "a game that is a number": (heading("game", "game = 1"), "The field “game” must be a text in quotes."),
    "no name": (heading("name", None), "The field “name” is missing."),
    "a blank name": (heading("name", 'name = "  "'), "The field “name” is missing."),
    "a name that is a number": (heading("name", "name = 18"), "The field “name” must be a text in quotes."),
    "an unknown field of the file": (
        replacing('game = "cup"', 'autor = "me"\ngame = "cup"'),
        "There is no field “autor” here. Choose from: game, name, source, wizard.",
    ),
    "an unknown source of the file": (
        replacing('game = "cup"', 'source = "hearsay"\ngame = "cup"'),
        f"The field “source” cannot be “hearsay”. It can be: {SOURCES}.",
    ),
    # Fields of a card
    **{
        f"a card without {field}": (dropping("dancer", field), f"The field “{field}” is missing.")
        for field in ("id", "element", "type", "value", "power", "source")
    },
    "an unknown field": (
        adding("dancer", "valeu = 3"),
        f"There is no field “valeu” here. Choose from: {CARD_FIELDS}.",
    ),
    "a bad id": (
        setting("dancer", "id", '"The Dancer"'),
        "“The Dancer” cannot be an id: lower-case letters, digits and hyphens, a letter first.",
    ),
    "an id with a newline": (
        setting("dancer", "id", r'"dancer\n"'),
        "The field “id” has characters that cannot be shown.",
    ),
    "an empty id": (
        setting("dancer", "id", '""'),
        "“” cannot be an id: lower-case letters, digits and hyphens, a letter first.",
    ),
    "an id that is a number": (setting("dancer", "id", "7"), "The field “id” must be a text in quotes."),
    "an id twice": (twice("shaman", "dancer"), "The id “shaman” is used by two cards."),
    "an unknown element": (
        setting("dancer", "element", '"aether"'),
        f"The field “element” cannot be “aether”. It can be: {ELEMENTS}.",
    ),
    "an element in capitals": (
        setting("dancer", "element", '"Void"'),
        f"The field “element” cannot be “Void”. It can be: {ELEMENTS}.",
    ),
    "an element that is a list": (
        setting("dancer", "element", '["void"]'),
        "The field “element” must be a text in quotes.",
    ),
    "an unknown type": (
        setting("dancer", "type", '"lasting"'),
        f"The field “type” cannot be “lasting”. It can be: {TYPES}.",
    ),
    "a Value below zero": (
        setting("dancer", "value", "-1"),
        "The field “value” is -1; it must be from 0 to 20.",
    ),
    "a Value above twenty": (
        setting("dancer", "value", "21"),
        "The field “value” is 21; it must be from 0 to 20.",
    ),
    "a Value in quotes": (setting("dancer", "value", '"3"'), "The field “value” must be a whole number."),
    "a Value that is true": (setting("dancer", "value", "true"), "The field “value” must be a whole number."),
    "a broken Value": (setting("dancer", "value", "3.5"), "The field “value” must be a whole number."),
    "a Value that is no number": (setting("dancer", "value", "nan"), "The field “value” must be a whole number."),
    "a Value that is a date": (setting("dancer", "value", "2024-05-01"), "The field “value” must be a whole number."),
    # Names
    "a name that is a text": (adding("dancer", 'name = "La Danseuse"'), f"The field “name” must be {A_TABLE}."),
    "a name in an unknown language": (
        adding("dancer", 'name = { en = "The Dancer", de = "Die Tänzerin" }'),
        "There is no field “de” here. Choose from: en, fr.",
    ),
    "a name that is no text": (adding("dancer", "name = { en = 3 }"), "The field “en” must be a text in quotes."),
    "an empty name": (adding("dancer", 'name = { en = "" }'), "The field “en” is missing."),
    # Provenance
    "a source that is one word": (
        setting("dancer", "source", '"house"'),
        f"The field “source” must be {A_TABLE}.",
    ),
    **{
        f"no source of the {field}": (source_without(field), f"The field “{field}” is missing.")
        for field in ("name", "element", "type", "value", "power")
    },
    "an unknown source": (
        setting("dancer", "source", '{ name = "house", element = "rumour" }'),
        f"The field “element” cannot be “rumour”. It can be: {SOURCES}.",
    ),
    "a source of something else": (
        setting("dancer", "source", '{ name = "house", colour = "house" }'),
        "There is no field “colour” here. Choose from: name, element, type, value, power.",
    ),
    # Powers
    "an unknown power": (
        power("dancer", '{ verb = "win always" }'),
        f"The field “verb” cannot be “win always”. It can be: {VERBS}.",
    ),
    "a power without its verb": (power("dancer", '{ element = "void" }'), "The field “verb” is missing."),
    "a verb that is no text": (power("dancer", "{ verb = 1 }"), "The field “verb” must be a text in quotes."),
    "a power that is a text": (power("dancer", '"win against"'), f"The field “power” must be {A_TABLE}."),
    "a power on a card of type none": (
        adding("hermit", 'power = { verb = "both lose" }'),
        'A wizard of type "none" has no power.',
    ),
    "a type that is not the verb's": (
        setting("dancer", "type", '"dormant"'),
        "The power “win against” is permanent, but the type says dormant.",
    ),
    "an unknown argument": (
        power("shaman", '{ verb = "both lose", amount = 3 }'),
        "There is no field “amount” here. Choose from: verb.",
    ),
    "an argument of another verb": (
        power("gardener", '{ verb = "bonus", amount = 3, at_least = 2 }'),
        "There is no field “at_least” here. Choose from: verb, amount, element.",
    ),
    "a missing argument": (
        power("gardener", '{ verb = "bonus", element = "nature" }'),
        "The field “amount” is missing.",
    ),
    "an amount in quotes": (
        power("gardener", '{ verb = "bonus", amount = "3" }'),
        "The field “amount” must be a whole number.",
    ),
    "an amount that is true": (
        power("gardener", '{ verb = "bonus", amount = true }'),
        "The field “amount” must be a whole number.",
    ),
    "an amount too large": (
        power("gardener", '{ verb = "bonus", amount = 21 }'),
        "The field “amount” is 21; it must be from -20 to 20.",
    ),
    "an amount too small": (
        power("gardener", '{ verb = "bonus", amount = -21 }'),
        "The field “amount” is -21; it must be from -20 to 20.",
    ),
    "a bonus for an unknown element": (
        power("gardener", '{ verb = "bonus", amount = 3, element = "plants" }'),
        f"The field “element” cannot be “plants”. It can be: {ELEMENTS}.",
    ),
    "a bonus for two elements": (
        power("gardener", '{ verb = "bonus", amount = 3, element = ["nature", "fire"] }'),
        "The field “element” must be a text in quotes.",
    ),
    "win against nobody": (
        power("dancer", '{ verb = "win against" }'),
        "The power “win against” must say against whom; give at least one of: element, at_least, at_most, type.",
    ),
    "win against an unknown type": (
        power("dancer", '{ verb = "win against", type = "any" }'),
        f"The field “type” cannot be “any”. It can be: {TYPES}.",
    ),
    "win against a Value that no card has": (
        power("dancer", '{ verb = "win against", at_least = 21 }'),
        "The field “at_least” is 21; it must be from 0 to 20.",
    ),
    "win against a Value in quotes": (
        power("dancer", '{ verb = "win against", at_most = "5" }'),
        "The field “at_most” must be a whole number.",
    ),
    # TOML
    "a quote too few": (
        setting("dancer", "element", '"void'),
        "This is not valid TOML: Illegal character '\\n'.",
    ),
    "no value": (setting("dancer", "element", ""), "This is not valid TOML: Invalid value."),
    "a field twice": (adding("dancer", "value = 4"), "This is not valid TOML: Cannot overwrite a value."),
}


@pytest.mark.parametrize(("broken", "reason"), BROKEN.values(), ids=BROKEN.keys())
def test_a_broken_file_is_refused_with_file_line_and_reason(tmp_path: Path, broken: Edited, reason: str) -> None:
    with pytest.raises(CardFileError) as refused:
        read_card_file(written(tmp_path, broken.text))
    assert refused.value.file == "my cards.toml"
    assert str(refused.value) == f"my cards.toml, line {broken.line}: {reason}"
    assert refused.value.in_language("fr").startswith(f"my cards.toml, ligne {broken.line}\xa0: ")
    assert refused.value.in_language("fr").partition(" : ")[2] != reason


# The number of cards


def first_cards(number: int) -> str:
    heads = [place for place, line in enumerate(house()) if line == "[[wizard]]"]
    return "\n".join(house()[: heads[number]])


@pytest.mark.parametrize("number", [0, 1, 17])
def test_a_set_has_no_fewer_than_eighteen_wizards(tmp_path: Path, number: int) -> None:
    with pytest.raises(CardFileError) as refused:
        read_card_file(written(tmp_path, first_cards(number)))
    assert refused.value.line == 1
    assert str(refused.value) == f"my cards.toml, line 1: A set has 18 wizards; this file has {number}."


def test_a_set_has_no_more_than_eighteen_wizards(tmp_path: Path) -> None:
    text = "\n".join(house())
    one_more = text.split("[[wizard]]")[1].replace('"blacksmith"', '"whitesmith"')
    text += "\n[[wizard]]" + one_more
    with pytest.raises(CardFileError, match="A set has 18 wizards; this file has 19"):
        read_card_file(written(tmp_path, text))


def test_an_empty_file_lacks_its_first_field(tmp_path: Path) -> None:
    with pytest.raises(CardFileError, match=r"^my cards\.toml, line 1: The field “game” is missing\.$"):
        read_card_file(written(tmp_path, ""))


# Files that are not even card files


def test_a_missing_file_is_reported_by_name(tmp_path: Path) -> None:
    with pytest.raises(CardFileError, match=r"none\.toml.*There is no such file\."):
        read_card_file(tmp_path / "none.toml")


def test_a_folder_is_reported_by_name(tmp_path: Path) -> None:
    with pytest.raises(CardFileError, match=r"The file cannot be read: it is a folder\."):
        read_card_file(tmp_path)


def test_a_file_that_is_not_utf_8_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "latin.toml"
    path.write_bytes("# Éléments\n".encode("latin-1") + HOUSE_SET.read_bytes())
    with pytest.raises(CardFileError, match=r"latin\.toml.*The file is not UTF-8 text\."):
        read_card_file(path)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_file_that_cannot_be_read_has_no_line_to_blame(tmp_path: Path, language: str) -> None:
    with pytest.raises(CardFileError) as refused:
        read_card_file(tmp_path / "none.toml")
    assert "line 0" not in refused.value.in_language(language)
    assert "ligne 0" not in refused.value.in_language(language)


def test_a_file_that_ends_in_the_middle_is_refused_at_its_end(tmp_path: Path) -> None:
    text = 'game = "cup"\nname = "mine"\n[[wizard]]\nid = "'
    with pytest.raises(CardFileError, match=r"^my cards\.toml, line 4: This is not valid TOML: "):
        read_card_file(written(tmp_path, text))


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ('game = "cup"\nname = "mine"\nwizard = 3\n', 3),
        ('game = "cup"\nname = "mine"\nwizard = ["dancer"]\n', 3),
        ('game = "cup"\nname = "mine"\n\n[wizard]\nid = "dancer"\n', 4),
    ],
    ids=["a number", "a list of names", "a single table"],
)
def test_cards_that_are_not_a_list_of_tables_are_refused(tmp_path: Path, text: str, line: int) -> None:
    with pytest.raises(CardFileError) as refused:
        read_card_file(written(tmp_path, text))
    assert str(refused.value) == (
        f"my cards.toml, line {line}: Cards are written as [[wizard]] tables, one for each card."
    )


@pytest.mark.parametrize(
    "monster",
    ["9" * 5000, "1" + "0" * 30, "0x" + "f" * 5000, "[" * 100_000],
    ids=["five thousand digits", "thirty digits", "hexadecimal", "a nest of lists"],
)
def test_a_monstrous_value_is_refused_like_any_other(tmp_path: Path, monster: str) -> None:
    broken = setting("dancer", "value", monster)
    with pytest.raises(CardFileError) as refused:
        read_card_file(written(tmp_path, broken.text))
    assert str(refused.value).startswith("my cards.toml")
    assert len(str(refused.value)) < 300
    assert refused.value.in_language("fr")


# The exact line, however the file is laid out


def test_a_misspelt_table_is_blamed_where_it_stands(tmp_path: Path) -> None:
    broken = replacing('[[wizard]]\nid = "pyrotechnician"', '[[wizards]]\nid = "pyrotechnician"')
    with pytest.raises(CardFileError) as refused:
        read_card_file(written(tmp_path, broken.text))
    assert str(refused.value) == (
        f"my cards.toml, line {broken.line}: There is no field “wizards” here. Choose from: game, name, source, wizard."
    )


def test_a_table_that_has_no_business_here_is_blamed_where_it_stands(tmp_path: Path) -> None:
    lines = house()
    with pytest.raises(CardFileError) as refused:
        read_card_file(written(tmp_path, "\n".join([*lines, "[notes]", "x = 1"])))
    assert (refused.value.line, refused.value.message) == (len(lines) + 1, "core-error-unknown-field")


@pytest.mark.parametrize("separator", ["\u2028", "\u2029", "\x85"], ids=["U+2028", "U+2029", "U+0085"])
def test_only_newlines_count_as_ends_of_lines(tmp_path: Path, separator: str) -> None:
    broken = setting("dancer", "value", "99", [f"# One{separator}line", *house()])
    with pytest.raises(CardFileError) as refused:
        read_card_file(written(tmp_path, broken.text))
    assert refused.value.line == broken.line


def test_lines_are_counted_alike_in_a_file_from_windows(tmp_path: Path) -> None:
    broken = setting("dancer", "value", "99")
    path = tmp_path / "my cards.toml"
    path.write_bytes(broken.text.replace("\n", "\r\n").encode())
    with pytest.raises(CardFileError) as refused:
        read_card_file(path)
    assert refused.value.line == broken.line


def test_a_power_in_a_table_of_its_own_is_blamed_at_the_field(tmp_path: Path) -> None:
    lines = dropping("gardener", "power").text.split("\n")
    end = lines.index("", lines.index('id = "gardener"'))
    lines[end:end] = ["[wizard.power]", 'verb = "bonus"', "amount = 3", 'element = "plants"']
    with pytest.raises(CardFileError) as refused:
        read_card_file(written(tmp_path, "\n".join(lines)))
    assert refused.value.message == "core-error-unknown-word"
    assert refused.value.line == end + 4


def test_a_missing_field_is_not_looked_for_in_the_table_of_a_power(tmp_path: Path) -> None:
    dropped = dropping("dancer", "type", "power")
    lines = dropped.text.split("\n")
    end = lines.index("", lines.index('id = "dancer"'))
    lines[end:end] = ["[wizard.power]", 'verb = "win against"', 'type = "none"']
    with pytest.raises(CardFileError) as refused:
        read_card_file(written(tmp_path, "\n".join(lines)))
    assert str(refused.value) == f"my cards.toml, line {dropped.line}: The field “type” is missing."


def test_a_comment_that_looks_like_a_field_is_not_blamed(tmp_path: Path) -> None:
    broken = setting("dancer", "value", "99")
    lines = broken.text.split("\n")
    lines.insert(lines.index('id = "dancer"'), "# value = 99")
    with pytest.raises(CardFileError) as refused:
        read_card_file(written(tmp_path, "\n".join(lines)))
    assert refused.value.line == broken.line + 1


def test_every_provenance_is_accepted(tmp_path: Path) -> None:
    for source in PROVENANCES:
        words = ", ".join(f'{field} = "{source}"' for field in ("name", "element", "type", "value", "power"))
        cards = read_card_file(written(tmp_path, setting("dancer", "source", f"{{ {words} }}").text))
        (dancer,) = (wizard for wizard in cards.wizards.values() if wizard.id == "dancer")
        assert set(dancer.source.values()) == {source}
