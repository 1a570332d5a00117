"""Rulings of our own: CUP-K10 to CUP-K14."""

import pytest

from tests.cup.cardsets import cards_with
from tests.cup.games import Game
from tests.cup.scenes import both_editions, duel
from wizardhall.core.seats import ALL_SEEING, SPECTATOR
from wizardhall.cup.cards import Power
from wizardhall.cup.events import Declined, Discarded, Exchanged, Idle, Peeked, PowerDecided, Rearranged
from wizardhall.cup.seats import BLACK, WHITE

TWO_EXCHANGES = cards_with(hermit={"type": "immediate", "power": Power("exchange with waiting")})


@both_editions
def test_CUP_K10_a_wizard_exchanges_itself_once_in_a_duel(edition: str) -> None:
    scene = duel("detective, waiting hermit", "necromancer", edition=edition, choices=[True, True], cards=TWO_EXCHANGES)

    assert scene.told(Exchanged) == ["exchanged black detective hermit", "exchanged black hermit detective"]
    assert scene.told(Idle) == ["idle black detective exchanged CUP-K10"]
    assert scene.black == "nobody, open waiting hermit, pile detective"


@both_editions
def test_CUP_K10_the_exchange_of_a_namesake_on_the_other_side_does_not_count(edition: str) -> None:
    scene = duel(
        "detective, waiting necromancer",
        "hermit, waiting detective",
        edition=edition,
        choices=[True, True],
        cards=TWO_EXCHANGES,
    )

    assert scene.asked == ["black exchange", "white exchange", "white exchange"]


@both_editions
def test_CUP_K11_after_an_exchange_the_lower_printed_value_still_goes_first(edition: str) -> None:
    above = duel(
        "detective, waiting rogues, deck hermit dancer", "botanist", edition=edition, choices=[True, "dancer hermit"]
    )
    below = duel("detective, waiting shaman", "botanist", edition=edition, choices=[True])

    assert above.told(Exchanged, Discarded, Rearranged)[:3] == [
        "exchanged black detective rogues",
        "discarded black detective waiting CUP-K4",
        "rearranged black rogues dancer hermit",
    ]
    assert below.told(Exchanged, Discarded, PowerDecided)[:3] == [
        "exchanged black detective shaman",
        "power-decided black shaman both lose black white CUP-D3",
        "discarded black detective waiting CUP-K4",
    ]


@both_editions
@pytest.mark.parametrize("dancer", ["dancer", "dancer, stayed"])
def test_CUP_K11_a_permanent_claim_is_looked_at_again(dancer: str, edition: str) -> None:
    dancer_in_the_dark = cards_with(dancer={"value": 1, "power": Power("win against", element="shadow")})
    scene = duel(dancer, "detective, waiting necromancer", edition=edition, choices=[True], cards=dancer_in_the_dark)

    assert scene.verdict == "white loses by A (CUP-D4)"
    assert scene.white == "nobody, open waiting detective, pile necromancer"


def test_CUP_K12_declining_is_announced_and_the_same_order_again_is_a_bluff() -> None:
    declined = duel("rogues, deck hermit dancer", "soldier", choices=[None])
    bluffed = duel("rogues, deck hermit dancer", "soldier", choices=["hermit dancer"])
    rearranged = duel("rogues, deck hermit dancer", "soldier", choices=["dancer hermit"])

    assert declined.told(Declined, Rearranged) == ["declined black rogues"]
    assert bluffed.told(Declined, Rearranged) == ["rearranged black rogues hermit dancer"]
    assert [e.seen_by(WHITE) for e in bluffed.events] == [e.seen_by(WHITE) for e in rearranged.events]


def test_CUP_K13_the_owner_sees_what_is_looked_at_and_spectators_do_not() -> None:
    game = Game("astronomer", "hermit")
    game.answer(black="rogues soldier matron dancer gardener", white="rogues soldier matron dancer gardener")
    game.answer(black="astronomer soldier matron dancer gardener", white="hermit rogues soldier matron dancer")
    assert game.asks[BLACK].purpose == "bury"

    for eyes in (BLACK, WHITE, ALL_SEEING):
        assert game.told(Peeked, eyes=eyes) == ["peeked black white astronomer rogues"]
    assert game.told(Peeked, eyes=SPECTATOR) == ["peeked black white astronomer -"]
    assert game.view(BLACK).sides[WHITE].deck == ("rogues", None, None, None)
    assert game.view(BLACK).sides[WHITE].known == ("hermit", "rogues")
    assert game.view(SPECTATOR).sides[WHITE].deck == (None, None, None, None)
    assert game.view(SPECTATOR).sides[WHITE].known == ("hermit",)


def test_CUP_K13_a_buried_card_is_still_known_where_it_lies() -> None:
    game = Game("astronomer", "hermit")
    game.answer(black="rogues soldier matron dancer gardener", white="rogues soldier matron dancer gardener")
    game.answer(black="astronomer soldier matron dancer gardener", white="hermit matron rogues soldier dancer")
    game.answer(black=True)
    assert game.asks[WHITE].purpose == "rearrange"

    assert game.view(BLACK).sides[WHITE].deck == (None, None, "matron")
    assert game.view(SPECTATOR).sides[WHITE].deck == (None, None, None)


@both_editions
def test_CUP_K14_two_powers_for_the_lower_value_are_as_one(edition: str) -> None:
    hermit_of_less = cards_with(hermit={"type": "permanent", "power": Power("lower value wins")})
    scene = duel("blacksmith", "hermit", edition=edition, cards=hermit_of_less)

    assert scene.verdict == "white loses by C (CUP-D14)"


@both_editions
def test_CUP_K14_the_lower_value_wins_and_no_dormant_bonus_counts(edition: str) -> None:
    counted = duel("blacksmith, pile pyrotechnician", "revolutionary", edition=edition)
    ignored = duel("blacksmith, pile pyrotechnician", "matron", edition=edition)

    assert counted.verdict == "black loses by C (CUP-D14)"
    assert ignored.verdict == "white loses by C (CUP-D14)"
