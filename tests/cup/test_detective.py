"""The Detective, Void 2, Immediate: you may exchange it with your Waiting card."""

from tests.cup.cardsets import cards_with
from tests.cup.scenes import both_editions, duel, settle
from wizardhall.cup.events import Declined, Discarded, Exchanged, Idle, PowerDecided, Rearranged, Silenced


@both_editions
def test_CUP_K3_the_waiting_card_takes_its_place(edition: str) -> None:
    scene = duel("detective, waiting necromancer", "hermit", edition=edition, choices=[True])

    assert scene.told(Exchanged) == ["exchanged black detective necromancer"]
    assert scene.verdict == "white loses by C (CUP-D13)"
    assert scene.black == "necromancer, open waiting detective"


@both_editions
def test_may_stay_itself(edition: str) -> None:
    scene = duel("detective, waiting necromancer", "hermit", edition=edition, choices=[False])

    assert scene.told(Declined) == ["declined black detective"]
    assert scene.verdict == "black loses by C (CUP-D13)"
    assert scene.black == "nobody, waiting necromancer, pile detective"


@both_editions
def test_CUP_K3_does_nothing_without_a_waiting_card(edition: str) -> None:
    scene = duel("detective", "hermit", edition=edition)

    assert scene.asked == []
    assert scene.told(Idle) == ["idle black detective no-waiting CUP-K3"]


@both_editions
def test_does_not_trigger_again_when_it_stays(edition: str) -> None:
    assert duel("detective, stayed, waiting necromancer", "hermit", edition=edition).asked == []


@both_editions
def test_two_detectives_lose_the_power(edition: str) -> None:
    scene = duel("detective, waiting hermit", "detective, waiting hermit", edition=edition)

    assert scene.asked == []
    assert scene.verdict == "both lose by C (CUP-D13)"


@both_editions
def test_CUP_K3_a_namesake_that_enters_silences_both(edition: str) -> None:
    scene = duel("detective, waiting rogues", "rogues, deck hermit dancer", edition=edition, choices=[True])

    assert scene.asked == ["black exchange"]
    assert scene.told(Exchanged, Silenced) == ["exchanged black detective rogues", "silenced rogues CUP-D9"]
    assert scene.verdict == "both lose by C (CUP-D13)"


@both_editions
def test_CUP_K3_what_resolved_before_a_namesake_entered_stays_resolved(edition: str) -> None:
    quick_rogues = cards_with(rogues={"value": 1})
    scene = duel(
        "detective, waiting rogues, deck soldier matron",
        "rogues, deck hermit dancer",
        edition=edition,
        choices=["dancer hermit", True],
        cards=quick_rogues,
    )

    assert scene.asked == ["white rearrange", "black exchange"]
    assert scene.told(Rearranged, Silenced) == ["rearranged white rogues dancer hermit", "silenced rogues CUP-D9"]
    assert scene.white == "nobody, deck dancer hermit, pile rogues"


def test_a_dancer_that_stayed_condemns_it_first_in_the_revised_edition() -> None:
    scene = duel("dancer, stayed", "detective, waiting necromancer", edition="revised")

    assert scene.asked == []
    assert scene.told(PowerDecided) == ["power-decided black dancer win against white CUP-D4"]
    assert scene.told(Idle) == ["idle white detective condemned CUP-K2"]
    assert scene.white == "nobody, waiting necromancer, pile detective"


def test_escapes_a_dancer_that_stayed_in_the_first_edition() -> None:
    scene = duel("dancer, stayed", "detective, waiting necromancer", edition="first", choices=[True])

    assert scene.verdict == "black loses by C (CUP-D13)"
    assert scene.white == "necromancer, open waiting detective"


@both_editions
def test_escapes_a_dancer_just_placed(edition: str) -> None:
    scene = duel("dancer", "detective, waiting necromancer", edition=edition, choices=[True])

    assert scene.verdict == "black loses by C (CUP-D13)"


@both_editions
def test_a_void_wizard_that_enters_does_not_escape_the_dancer(edition: str) -> None:
    scene = duel("dancer", "detective, waiting hermit", edition=edition, choices=[True])

    assert scene.verdict == "white loses by A (CUP-D4)"
    assert scene.white == "nobody, open waiting detective, pile hermit"


@both_editions
def test_its_owners_soldier_does_not_hinder_it(edition: str) -> None:
    scene = duel("detective, waiting necromancer, pile soldier", "hermit", edition=edition, choices=[True])

    assert scene.black == "necromancer, open waiting detective, pile soldier"


def test_waits_face_up_until_a_botanist_discards_it() -> None:
    scene = settle(
        "detective hermit soldier matron dancer | necromancer",
        "hermit botanist soldier matron dancer | shaman",
        choices=[True],
    )

    assert scene.duels[:2] == [
        "necromancer - hermit: white loses by C (CUP-D13)",
        "necromancer - botanist: white loses by C (CUP-D13)",
    ]
    assert "discarded black detective waiting CUP-K4" in scene.told(Discarded)
