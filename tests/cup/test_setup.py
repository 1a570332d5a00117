"""Set-up and team: CUP-S and CUP-T."""

import pytest

from tests.cup.games import FIVE, Game
from wizardhall.core.asks import Pick
from wizardhall.core.errors import IllegalAnswer
from wizardhall.core.seats import SPECTATOR
from wizardhall.cup import CUP
from wizardhall.cup.events import Drawn, TeamPicked
from wizardhall.cup.powers import VERBS
from wizardhall.cup.seats import BLACK, SEATS, WHITE
from wizardhall.match import Match


def test_CUP_S1_both_have_the_same_eighteen() -> None:
    game = Game("dancer", "shaman")
    sets = [sorted([*game.table.sides[seat].team, *game.table.sides[seat].aside]) for seat in SEATS]

    assert sets[0] == sets[1] == sorted(CUP.cards().ids)
    assert len(set(sets[0])) == 18
    assert [game.view(SPECTATOR).sides[seat].tokens for seat in SEATS] == [0, 0]


def test_CUP_S2_a_wizard_has_at_most_one_power_of_one_type() -> None:
    for wizard in CUP.cards().wizards.values():
        if wizard.power is None:
            assert wizard.type == "none"
        else:
            assert wizard.type == VERBS[wizard.power.verb].type


@pytest.mark.parametrize("card", CUP.cards().ids)
def test_CUP_T1_any_card_may_be_drawn_and_both_see_it(card: str) -> None:
    game = Game(card, "hermit")

    for eyes in (*SEATS, SPECTATOR):
        assert game.told(Drawn, eyes=eyes) == [f"drawn black {card}", "drawn white hermit"]
        assert game.view(eyes).sides[BLACK].drawn == card
    assert game.view(BLACK).sides[BLACK].team == (card,)


def test_CUP_T2_both_pick_five_of_the_other_seventeen_at_the_same_time() -> None:
    game = Game("dancer", "shaman")

    assert list(game.asks) == [BLACK, WHITE]
    for seat, drawn in ((BLACK, "dancer"), (WHITE, "shaman")):
        ask = game.asks[seat]
        assert isinstance(ask, Pick)
        assert (len(ask.options), ask.number) == (17, 5)
        assert drawn not in ask.options


@pytest.mark.parametrize(
    "picked",
    [
        "necromancer soldier revolutionary matron",
        "necromancer soldier revolutionary matron traveler rogues",
        "necromancer soldier revolutionary matron hermit",
        "necromancer soldier revolutionary matron matron",
    ],
)
def test_CUP_T2_neither_fewer_nor_more_nor_the_drawn_card_nor_one_twice(picked: str) -> None:
    game = Game("hermit", "hermit")

    with pytest.raises(IllegalAnswer):
        game.answer(black=picked, white=FIVE)


def test_CUP_T2_the_pick_is_secret() -> None:
    game = Game("hermit", "hermit")
    game.answer(black=FIVE, white=FIVE.replace("soldier", "dancer"))

    assert game.told(TeamPicked, eyes=WHITE)[0] == "team-picked black -"
    assert game.told(TeamPicked, eyes=SPECTATOR) == ["team-picked black -", "team-picked white -"]
    own = game.told(TeamPicked, eyes=BLACK)[0].split()
    assert sorted(own[2:]) == sorted(FIVE.split())


def test_CUP_T2_the_first_to_pick_gives_nothing_away() -> None:
    match = Match.start(CUP, seed="team")
    before = match.view(WHITE), match.events(WHITE)
    opened = match.open[BLACK]
    match.answer(BLACK, opened.id, next(iter(opened.ask.legal())))

    assert list(match.open) == [WHITE]
    assert (match.view(WHITE), match.events(WHITE)) == before


def test_CUP_T3_six_are_the_deck_and_twelve_stay_aside_unseen() -> None:
    game = Game("hermit", "hermit")
    game.answer(black=FIVE, white=FIVE)
    own, other = game.view(BLACK).sides[BLACK], game.view(WHITE).sides[BLACK]

    assert own.team is not None
    assert own.aside is not None
    assert sorted(own.team) == sorted(["hermit", *FIVE.split()])
    assert sorted([*own.team, *own.aside]) == sorted(CUP.cards().ids)
    assert (other.team, other.aside) == (None, None)
    assert other.known == ("hermit",)
