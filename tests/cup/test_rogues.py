"""The Rogues, Shadow 7, Immediate: you may rearrange your Deck."""

from tests.cup.scenes import both_editions, duel, settle
from wizardhall.cup.events import Declined, Idle, PowerDecided, Rearranged, Silenced
from wizardhall.cup.seats import BLACK, WHITE


@both_editions
def test_CUP_K5_puts_the_whole_deck_in_any_order(edition: str) -> None:
    scene = duel("rogues, deck hermit dancer matron", "soldier", edition=edition, choices=["matron hermit dancer"])

    assert scene.told(Rearranged) == ["rearranged black rogues matron hermit dancer"]
    assert scene.verdict == "white loses by C (CUP-D13)"
    assert scene.black == "rogues, deck matron hermit dancer"


def test_CUP_K5_the_opponent_learns_only_that_it_happened() -> None:
    scene = duel("rogues, deck hermit dancer", "soldier", choices=["dancer hermit"])
    (rearranged,) = (event for event in scene.events if isinstance(event, Rearranged))

    assert rearranged.seen_by(WHITE) == Rearranged(BLACK, rearranged.card, None)
    assert rearranged.seen_by(BLACK) == rearranged


@both_editions
def test_may_leave_the_deck_as_it_is(edition: str) -> None:
    scene = duel("rogues, deck hermit dancer", "soldier", edition=edition, choices=[None])

    assert scene.told(Declined) == ["declined black rogues"]
    assert scene.told(Rearranged) == []
    assert scene.black == "rogues, deck hermit dancer"


@both_editions
def test_one_card_is_nothing_to_arrange(edition: str) -> None:
    scene = duel("rogues, deck hermit", "soldier", edition=edition)

    assert scene.asked == []
    assert scene.told(Idle) == ["idle black rogues nothing-to-arrange CUP-K8"]


@both_editions
def test_two_rogues_lose_the_power(edition: str) -> None:
    scene = duel("rogues, deck hermit dancer", "rogues, deck hermit dancer", edition=edition)

    assert scene.asked == []
    assert scene.told(Silenced) == ["silenced rogues CUP-D9"]
    assert scene.verdict == "both lose by C (CUP-D13)"


@both_editions
def test_do_not_trigger_again_when_they_stay(edition: str) -> None:
    assert duel("rogues, stayed, deck hermit dancer", "soldier", edition=edition).asked == []


@both_editions
def test_trigger_when_they_enter_through_the_detective(edition: str) -> None:
    scene = duel(
        "detective, waiting rogues, deck hermit dancer", "soldier", edition=edition, choices=[True, "dancer hermit"]
    )

    assert scene.asked == ["black exchange", "black rearrange"]
    assert scene.black == "rogues, deck dancer hermit, open waiting detective"


@both_editions
def test_trigger_even_when_the_shaman_has_already_condemned_them(edition: str) -> None:
    scene = duel("rogues, deck hermit dancer", "shaman", edition=edition, choices=["dancer hermit"])

    assert scene.told(PowerDecided, Rearranged) == [
        "power-decided white shaman both lose black white CUP-D3",
        "rearranged black rogues dancer hermit",
    ]
    assert scene.black == "nobody, deck dancer hermit, pile rogues"


@both_editions
def test_lose_to_light_but_rearrange_first(edition: str) -> None:
    scene = duel("rogues, deck hermit dancer", "lightkeeper", edition=edition, choices=["dancer hermit"])

    assert scene.verdict == "black loses by B (CUP-D12)"
    assert scene.black == "nobody, deck dancer hermit, pile rogues"


def test_the_next_duels_follow_the_new_order() -> None:
    scene = settle(
        "rogues soldier hermit dancer matron | traveler",
        "lightkeeper hermit soldier matron traveler | dancer",
        choices=["dancer matron hermit soldier"],
    )

    assert scene.duels[:2] == [
        "rogues - lightkeeper: black loses by B (CUP-D12)",
        "dancer - lightkeeper: black loses by C (CUP-D13)",
    ]
