"""Texts: which language, and lists in words."""

import pytest

from wizardhall.core.errors import UnknownName
from wizardhall.core.text import LANGUAGES, Text, preferred_language, text


@pytest.mark.parametrize(
    ("environ", "language"),
    [
        ({}, "en"),
        ({"LANG": ""}, "en"),
        ({"LANG": "C"}, "en"),
        ({"LANG": "POSIX"}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "en_GB.UTF-8"}, "en"),
        ({"LANG": "fr"}, "fr"),
        ({"LANG": "fr_FR"}, "fr"),
        ({"LANG": "fr_CA.UTF-8"}, "fr"),
        ({"LANG": "fr_BE@euro"}, "fr"),
        ({"LANG": "FR_fr"}, "fr"),
        ({"LC_MESSAGES": "fr_FR.UTF-8"}, "fr"),
        ({"LC_ALL": "fr_FR.UTF-8"}, "fr"),
        ({"WIZARDHALL_LANG": "fr"}, "fr"),
        ({"WIZARDHALL_LANG": "FR"}, "fr"),
        ({"WIZARDHALL_LANG": "fr_FR.UTF-8"}, "fr"),
    ],
    ids=str,
)
def test_the_language_comes_from_the_environment(environ: dict[str, str], language: str) -> None:
    assert preferred_language(environ) == language


@pytest.mark.parametrize(
    ("environ", "language"),
    [
        ({"WIZARDHALL_LANG": "en", "LC_ALL": "fr_FR.UTF-8", "LANG": "fr_FR.UTF-8"}, "en"),
        ({"WIZARDHALL_LANG": "fr", "LC_ALL": "en_US.UTF-8"}, "fr"),
        ({"WIZARDHALL_LANG": "", "LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LC_ALL": "fr_FR.UTF-8", "LANG": "en_US.UTF-8"}, "fr"),
        ({"LC_MESSAGES": "fr_FR.UTF-8", "LANG": "en_US.UTF-8"}, "fr"),
        ({"LC_ALL": "", "LC_MESSAGES": "en_US.UTF-8", "LANG": "fr_FR.UTF-8"}, "en"),
    ],
    ids=str,
)
def test_the_first_variable_that_is_set_decides(environ: dict[str, str], language: str) -> None:
    assert preferred_language(environ) == language


@pytest.mark.parametrize("locale", ["C", "POSIX", "C.UTF-8", "de_DE.UTF-8"])
def test_a_locale_that_overrides_lang_is_not_passed_over(locale: str) -> None:
    """As everywhere in POSIX: LC_ALL=C makes a program speak English, whatever LANG says."""
    assert preferred_language({"LC_ALL": locale, "LANG": "fr_FR.UTF-8"}) == "en"


@pytest.mark.parametrize("other", ["frr_DE", "frp", "fro"])
def test_a_language_whose_code_only_begins_alike_is_another_language(other: str) -> None:
    assert preferred_language({"LANG": other}) == "en"


def test_an_unknown_language_is_refused_with_those_there_are() -> None:
    with pytest.raises(UnknownName, match=r"There is no language “de”\. Choose from: en, fr\."):
        Text("de")
    with pytest.raises(UnknownName) as refused:
        text("EN")
    assert refused.value.in_language("fr") == "La langue «\xa0EN\xa0» n'existe pas ici. Choix possibles\xa0: en, fr."


@pytest.mark.parametrize(
    ("items", "english", "french"),
    [
        (["a"], "a", "a"),
        (["a", "b"], "a and b", "a et b"),
        (["a", "b", "c"], "a, b and c", "a, b et c"),
        (["a", "b", "c", "d"], "a, b, c and d", "a, b, c et d"),
    ],
)
def test_a_list_is_put_into_words(items: list[str], english: str, french: str) -> None:
    assert text("en").listed(items) == english
    assert text("fr").listed(iter(items)) == french


def test_a_message_is_formatted_with_its_arguments() -> None:
    assert text("en")("core-list", front="a", last="b") == "a and b"
    assert text("fr").format("core-list", {"front": "a", "last": "b"}) == "a et b"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_message_without_its_arguments_is_an_error_and_not_a_hole_in_a_sentence(language: str) -> None:
    with pytest.raises(LookupError, match="core-list"):
        text(language)("core-list", front="a")


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_unknown_message_is_an_error(language: str) -> None:
    assert not text(language).has("core-nonsense")
    with pytest.raises(LookupError, match="core-nonsense"):
        text(language)("core-nonsense")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("number", [0, -7, 10**15, 10**30], ids=["0", "-7", "10^15", "10^30"])
def test_a_number_of_any_size_can_be_told(language: str, number: int) -> None:
    assert text(language)("core-error-number", wanted=2, given=number)


def test_there_is_one_text_per_language() -> None:
    assert text("en") is text("en")
    assert text("en").language == "en"
