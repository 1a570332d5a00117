"""The Dancer, Void 3, Permanent: wins against a Void wizard."""

import pytest

from tests.cup.cardsets import cards_with
from tests.cup.scenes import both_editions, duel
from wizardhall.cup.cards import Power
from wizardhall.cup.events import PowerDecided, Silenced

VOID = ["traveler", "revolutionary", "soldier", "matron", "hermit", "shaman, stayed", "detective, stayed"]


@both_editions
@pytest.mark.parametrize("other", VOID)
def test_wins_against_every_void_wizard(other: str, edition: str) -> None:
    scene = duel("dancer", other, edition=edition)

    assert scene.told(PowerDecided) == ["power-decided black dancer win against white CUP-D4"]
    assert scene.verdict == "white loses by A (CUP-D4)"
    assert scene.black == "dancer"


@both_editions
@pytest.mark.parametrize("other", ["pyrotechnician", "alchemist", "gardener", "rogues", "lightkeeper"])
def test_is_a_plain_three_to_the_others(other: str, edition: str) -> None:
    assert duel("dancer", other, edition=edition).verdict == "black loses by C (CUP-D13)"


@both_editions
def test_wins_again_when_it_stayed(edition: str) -> None:
    assert duel("dancer, stayed", "hermit", edition=edition).verdict == "white loses by A (CUP-D4)"


@both_editions
def test_values_and_bonuses_do_not_matter(edition: str) -> None:
    assert duel("dancer", "hermit, pile traveler", edition=edition).verdict == "white loses by A (CUP-D4)"


@both_editions
def test_does_nothing_from_the_discard_pile(edition: str) -> None:
    assert duel("soldier, pile dancer", "hermit", edition=edition).verdict == "black loses by C (CUP-D13)"


def test_two_dancers_of_the_revised_edition_lose_the_power() -> None:
    alike = duel("dancer", "dancer", edition="revised")
    helped = duel("dancer, pile geomancer", "dancer", edition="revised")

    assert alike.told(Silenced) == ["silenced dancer CUP-D9"]
    assert alike.verdict == "both lose by C (CUP-D13)"
    assert helped.verdict == "white loses by C (CUP-D13)"


@pytest.mark.parametrize("position", ["dancer", "dancer, stayed", "dancer, pile traveler"])
def test_two_dancers_of_the_first_edition_both_win_and_so_both_lose(position: str) -> None:
    scene = duel(position, "dancer", edition="first")

    assert scene.told(Silenced) == []
    assert scene.verdict == "both lose by A (CUP-D9)"


@both_editions
def test_enters_through_the_detective_and_wins(edition: str) -> None:
    scene = duel("detective, waiting dancer", "hermit", edition=edition, choices=[True])

    assert scene.verdict == "white loses by A (CUP-D4)"
    assert scene.black == "dancer, open waiting detective"


@pytest.mark.parametrize(
    ("edition", "verdict"), [("revised", "both lose by C (CUP-D13)"), ("first", "both lose by A (CUP-D9)")]
)
def test_enters_through_the_detective_and_meets_a_dancer(edition: str, verdict: str) -> None:
    scene = duel("detective, waiting dancer", "dancer", edition=edition, choices=[True])

    assert scene.verdict == verdict
    assert scene.black == "nobody, open waiting detective, pile dancer"


@both_editions
def test_a_shield_does_not_save_a_void_wizard(edition: str) -> None:
    assert duel("dancer", "hermit, pile soldier", edition=edition).white == "nobody, pile soldier hermit"


@both_editions
def test_the_revolutionary_that_loses_to_it_takes_nothing(edition: str) -> None:
    scene = duel("dancer, deck hermit", "revolutionary, stayed", edition=edition)

    assert (scene.black, scene.white) == ("dancer, deck hermit", "nobody, pile revolutionary")


@pytest.mark.parametrize(
    ("power", "beaten", "not_beaten"),
    [
        (Power("win against", at_least=7), ["rogues", "necromancer"], ["soldier", "traveler"]),
        (Power("win against", at_most=5), ["gardener", "shaman, stayed"], ["soldier", "soldier, pile geomancer"]),
        (Power("win against", type="dormant"), ["soldier", "geomancer"], ["rogues", "hermit"]),
        (Power("win against", element="void", at_least=6), ["soldier", "hermit"], ["matron", "rogues"]),
    ],
)
def test_a_dancer_of_another_set_may_win_by_printed_value_or_type(
    power: Power, beaten: list[str], not_beaten: list[str]
) -> None:
    cards = cards_with(dancer={"power": power})

    assert {duel("dancer", other, cards=cards).verdict for other in beaten} == {"white loses by A (CUP-D4)"}
    assert {duel("dancer", other, cards=cards).verdict for other in not_beaten} == {"black loses by C (CUP-D13)"}
