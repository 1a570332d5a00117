"""Where an optional power asks, the archmage of Wizards Cup finds the answer that wins for certain."""

import pytest

from tests.bots.cup_asks import always_wins, asked, plan
from tests.parity.cup.cases import mixed_set
from tests.random_matches import start, step_by_step
from wizardhall.bots import bot
from wizardhall.core.dice import HashDice
from wizardhall.cup import CUP
from wizardhall.cup.cards import CupSet

SURE = {
    "a card that would win is buried": (
        "revolutionary astronomer geomancer blacksmith shaman / dancer",
        "blacksmith detective pyrotechnician necromancer lightkeeper / geomancer",
        True,
    ),
    "a card that would lose is not": (
        "necromancer astronomer shaman botanist matron / dancer",
        "geomancer pyrotechnician rogues blacksmith alchemist / shaman",
        False,
    ),
    "an exchange is made": (
        "botanist geomancer detective revolutionary alchemist / soldier",
        "matron dancer alchemist blacksmith botanist / detective",
        True,
    ),
    "the one good order is found": (
        "alchemist lightkeeper rogues hermit traveler / revolutionary",
        "pyrotechnician botanist lightkeeper gardener rogues / detective",
        ("traveler", "hermit"),
    ),
}


@pytest.mark.parametrize(("black", "white", "sure"), SURE.values(), ids=SURE)
def test_the_answer_that_wins_for_certain_is_given(black: str, white: str, sure: object) -> None:
    round_, seen, ask = asked(plan(black), plan(white))
    assert round_.ask is not None
    winning = [answer for answer in ask.legal() if always_wins(plan(black), plan(white), round_.ask[0], answer, seen)]
    assert winning == [sure]

    assert bot("archmage", CUP).answer(seen, ask, HashDice(b"sure")) == sure


def test_the_same_dice_give_the_same_answer() -> None:
    black = plan("astronomer geomancer necromancer traveler lightkeeper / revolutionary")
    _, seen, ask = asked(black, plan("dancer soldier matron alchemist hermit / shaman"))

    answers = {bot("archmage", CUP).answer(seen, ask, HashDice(b"same")) for _ in range(3)}

    assert len(answers) == 1


@pytest.mark.parametrize(
    ("edition", "cards"),
    [("first", CUP.cards()), ("revised", CupSet("case", mixed_set(1)))],
    ids=["first", "other cards"],
)
def test_it_answers_whatever_is_asked_in_any_round(edition: str, cards: CupSet) -> None:
    archmage, rounds = bot("archmage", CUP, cards), set[int]()

    for number in range(12):
        match = start(f"any {number}", edition, cards=cards)
        for _ in step_by_step(match, f"any {number}"):
            for seat, opened in match.open.items():
                view = match.view(seat)
                if opened.ask.purpose in ("exchange", "rearrange", "bury") and view.round not in rounds:
                    opened.ask.check(archmage.answer(view, opened.ask, HashDice(b"any")))
                    rounds.add(view.round)

    assert rounds >= {1, 2}
