"""A card is found however its name is typed, and what is wrong is said with what would be right."""

import pytest

from tests.terminal.terminal_fixtures import matcher
from wizardhall.core.cards import CardId
from wizardhall.terminal.name_matcher import NotOneCard, folded, without_article


@pytest.mark.parametrize(
    ("typed", "card"),
    [
        ("The Blacksmith", "blacksmith"),
        ("blacksmith", "blacksmith"),
        ("  THE   blackSMITH ", "blacksmith"),
        ("Le Forgeron", "blacksmith"),
        ("forge", "blacksmith"),
        ("L'Artificière", "pyrotechnician"),
        ("l’artificiere", "pyrotechnician"),
        ("Artificiere", "pyrotechnician"),
        ("les chenapans", "rogues"),
        ("La Gardienne du phare", "lightkeeper"),
        ("phare", "lightkeeper"),
        ("DANS", "dancer"),
    ],
)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_name_is_found_in_both_languages_whatever_the_chosen_one(typed: str, card: str, language: str) -> None:
    assert matcher(language).find(typed) == card


def test_the_beginning_of_a_name_in_ones_own_language_goes_first() -> None:
    assert matcher("en").find("gard") == "gardener"
    assert matcher("fr").find("gard") == "lightkeeper"


def test_an_ambiguous_name_is_refused_with_all_it_can_mean() -> None:
    with pytest.raises(NotOneCard, match=r"“s” can mean The Shaman, The Soldier"):
        matcher().find("s")


def test_what_is_ambiguous_in_a_set_can_be_clear_among_few() -> None:
    assert matcher().find("s", [CardId("soldier"), CardId("matron")]) == "soldier"


def test_a_small_typo_is_refused_with_the_right_name() -> None:
    with pytest.raises(NotOneCard, match=r"Did you mean The Blacksmith\?") as refused:
        matcher().find("blaksmiht")
    assert refused.value.nearly == "blacksmith"
    assert "Vouliez-vous dire" in refused.value.in_language("fr")


def test_a_strange_name_is_refused_with_all_there_are() -> None:
    with pytest.raises(NotOneCard, match=r"no “xyzzy” to choose\. Choose from: The Shaman, The Matron\.") as refused:
        matcher().find("xyzzy", [CardId("matron"), CardId("shaman")])
    assert refused.value.nearly is None


def test_a_card_that_is_elsewhere_is_refused() -> None:
    with pytest.raises(NotOneCard, match="cannot be chosen here"):
        matcher().find("dancer", [CardId("matron")])


def test_nothing_is_no_name() -> None:
    with pytest.raises(NotOneCard):
        matcher().find("  ")


def test_a_list_of_words_is_read_name_by_name() -> None:
    words = ["la", "gardienne", "du", "phare", "le", "soldat"]
    among = [CardId("lightkeeper"), CardId("soldier"), CardId("gardener")]
    assert matcher().find_first(words, among) == ("lightkeeper", 4)
    assert matcher().find_first(words[4:], among) == ("soldier", 2)


def test_names_lose_their_articles_and_accents() -> None:
    assert without_article("L'Ermite") == "Ermite"
    assert without_article("Theodora") == "Theodora"
    assert folded("Les  Géomètres-Réunis!") == "geometres reunis"
