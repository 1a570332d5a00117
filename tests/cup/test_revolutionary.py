"""The Revolutionary, Void 5, Permanent: when it wins, the opponent discards the top card of the Deck."""

import pytest

from tests.cup.scenes import both_editions, duel, settle
from wizardhall.cup.events import Discarded, Idle, Silenced


@pytest.mark.parametrize(("edition", "pile"), [("revised", "pile rogues traveler"), ("first", "pile traveler rogues")])
def test_CUP_E3_the_top_card_of_the_deck_is_discarded(edition: str, pile: str) -> None:
    scene = duel("revolutionary", "traveler, deck rogues hermit", edition=edition)

    assert scene.verdict == "white loses by C (CUP-D13)"
    assert "discarded white rogues deck CUP-E3" in scene.told(Discarded)
    assert (scene.black, scene.white) == ("revolutionary", f"nobody, deck hermit, {pile}")


@both_editions
def test_applies_again_when_it_stayed_and_wins(edition: str) -> None:
    scene = duel("revolutionary, stayed", "traveler, deck rogues hermit", edition=edition)

    assert "discarded white rogues deck CUP-E3" in scene.told(Discarded)


@both_editions
def test_nothing_happens_when_it_loses(edition: str) -> None:
    scene = duel("revolutionary", "hermit, deck rogues", edition=edition)

    assert scene.white == "hermit, deck rogues"


@both_editions
def test_nothing_happens_when_both_lose(edition: str) -> None:
    scene = duel("revolutionary", "matron, deck rogues", edition=edition)

    assert scene.verdict == "both lose by C (CUP-D13)"
    assert scene.white == "nobody, deck rogues, pile matron"


@both_editions
def test_an_empty_deck_has_nothing_to_discard(edition: str) -> None:
    scene = duel("revolutionary", "traveler", edition=edition)

    assert scene.told(Idle) == ["idle black revolutionary no-deck CUP-K6"]
    assert scene.white == "nobody, pile traveler"


def test_a_visible_soldier_stops_it_in_the_revised_edition() -> None:
    scene = duel("revolutionary", "traveler, deck rogues, pile soldier", edition="revised")

    assert scene.told(Idle) == ["idle black revolutionary shield CUP-K7"]
    assert scene.white == "nobody, deck rogues, pile soldier traveler"


def test_the_loser_has_covered_the_soldier_in_the_first_edition() -> None:
    scene = duel("revolutionary", "traveler, deck rogues, pile soldier", edition="first")

    assert scene.told(Idle) == []
    assert scene.white == "nobody, pile soldier traveler rogues"


def test_the_soldier_it_beats_does_not_stop_it_in_the_revised_edition() -> None:
    scene = duel("revolutionary, pile traveler", "soldier, deck rogues", edition="revised")

    assert scene.white == "nobody, pile rogues soldier"


def test_the_soldier_it_beats_is_already_visible_in_the_first_edition() -> None:
    scene = duel("revolutionary, pile traveler", "soldier, deck rogues", edition="first")

    assert scene.told(Idle) == ["idle black revolutionary shield CUP-K7"]
    assert scene.white == "nobody, deck rogues, pile soldier"


def test_two_of_the_revised_edition_lose_the_power() -> None:
    scene = duel("revolutionary, pile traveler", "revolutionary, deck rogues", edition="revised")

    assert scene.told(Silenced) == ["silenced revolutionary CUP-D9"]
    assert scene.verdict == "white loses by C (CUP-D13)"
    assert scene.white == "nobody, deck rogues, pile revolutionary"


def test_two_of_the_first_edition_keep_it() -> None:
    scene = duel("revolutionary, pile traveler", "revolutionary, deck rogues", edition="first")

    assert scene.told(Silenced) == []
    assert scene.verdict == "white loses by C (CUP-D13)"
    assert scene.white == "nobody, pile revolutionary rogues"


@both_editions
def test_enters_through_the_detective(edition: str) -> None:
    scene = duel("detective, waiting revolutionary", "traveler, deck rogues", edition=edition, choices=[True])

    assert scene.black == "revolutionary, open waiting detective"
    assert "discarded white rogues deck CUP-E3" in scene.told(Discarded)


def test_taking_the_last_card_wins_the_round() -> None:
    scene = settle(
        "shaman revolutionary hermit soldier dancer | matron",
        "necromancer detective hermit traveler rogues | soldier",
        choices=[False],
    )

    assert scene.duels == [
        "shaman - necromancer: both lose by A (CUP-D3)",
        "revolutionary - detective: white loses by C (CUP-D13)",
        "revolutionary - traveler: white loses by C (CUP-D13)",
    ]
    assert scene.ruling
    assert [discard.card for discard in scene.ruling.discarded] == ["hermit", "rogues"]
    assert scene.ruling.winners == ("black",)
