"""Bots of Wizards & Relics answer verbs and purposes that they have never heard of."""

from collections.abc import Iterator

import msgspec
import pytest

from tests.busy_sets import busy_set
from wizardhall.bots import play_on
from wizardhall.bots.relics.apprentice import Apprentice
from wizardhall.bots.relics.search import Searcher
from wizardhall.core.asks import AnyAsk, Arrange, Choose, Pick, Play, YesNo, ask_one
from wizardhall.core.choices import CardChoice, SeatChoice, WordChoice
from wizardhall.core.dice import HashDice
from wizardhall.core.seats import Seat
from wizardhall.match import Match
from wizardhall.relics import RELICS
from wizardhall.relics.cards import RelicsSet, Sentence, Wizard
from wizardhall.relics.fast import UnsupportedVerb, lower
from wizardhall.relics.purposes import PURPOSES, Kind, Prefer, Purpose
from wizardhall.relics.scene import Scene
from wizardhall.relics.verbs import VERBS
from wizardhall.relics.verbs.verb import verb
from wizardhall.relics.view import RelicsView
from wizardhall.relics.view import view as view_of

NORTH = Seat("north")
HOUSE = RELICS.cards()
CARDS = tuple(HOUSE.wizards)[:4]
DANCE = Purpose("dance", Kind.CARD, Prefer.WEAKEST)


@pytest.fixture
def dance() -> Iterator[None]:
    """While it lasts there is another verb: its player chooses a card of the own hand, and may keep it."""

    def can_dance(scene: Scene, sentence: Sentence) -> bool:
        return bool(scene.side.hand)

    @verb("dance", can_dance, asks=(DANCE,))
    def act(scene: Scene, sentence: Sentence) -> Play[bool]:
        yield from ask_one(scene.seat, Choose("dance", tuple(map(CardChoice, scene.side.hand))))
        return bool((yield from ask_one(scene.seat, YesNo("encore", scene.source))))

    yield
    del VERBS["dance"], PURPOSES["dance"]


@pytest.fixture
def dancers(dance: None) -> RelicsSet:
    """A set in which every wizard dances."""
    cards = [
        msgspec.structs.replace(card, ability=Sentence("dance")) if isinstance(card, Wizard) else card
        for card in busy_set(1).cards.values()
    ]
    return RelicsSet("dancers", tuple(cards))


@pytest.fixture
def view() -> RelicsView:
    table = RELICS.lay(RELICS.complete_options({}), HOUSE)
    next(RELICS.play(table, HashDice(b"view")))
    return view_of(table, NORTH)


@pytest.mark.parametrize(
    "ask",
    [
        Choose("unheard-of", tuple(map(CardChoice, CARDS))),
        Choose("unheard-of", tuple(map(CardChoice, CARDS)), may=True),
        Choose("unheard-of", (), may=True),
        Choose("unheard-of", (SeatChoice("north"), SeatChoice("south"))),
        Choose("unheard-of", (WordChoice("red"), WordChoice("blue"))),
        Choose("dance", (WordChoice("red"), WordChoice("blue"))),
        YesNo("unheard-of"),
        YesNo("unheard-of", CARDS[0]),
        Pick("unheard-of", CARDS, 2),
        Arrange("unheard-of", CARDS, 4),
    ],
    ids=repr,
)
def test_the_apprentice_answers_an_ask_that_it_does_not_know(ask: AnyAsk, dance: None, view: RelicsView) -> None:
    answer = Apprentice(HOUSE).answer(view, ask, HashDice(b"dice"))

    assert ask.check(answer) == answer


def test_a_purpose_tells_the_apprentice_what_to_prefer(dance: None, view: RelicsView) -> None:
    by_power = sorted((card for card in HOUSE.wizards.values() if card.ability is None), key=lambda card: card.power)
    options = tuple(CardChoice(card.id) for card in (by_power[-1], by_power[0], by_power[-2]))

    assert Apprentice(HOUSE).answer(view, Choose("dance", options), HashDice(b"")) == by_power[0].id


def test_the_apprentice_plays_a_match_with_a_verb_it_does_not_know(dancers: RelicsSet) -> None:
    match = Match.start(RELICS, seed="dance", cards=dancers)
    play_on(match, dict.fromkeys(match.players, Apprentice(dancers)))

    assert match.result is not None


def test_a_search_answers_by_the_rule_of_thumb_where_the_fast_path_does_not_know_a_verb(dancers: RelicsSet) -> None:
    match = Match.start(RELICS, seed="dance", cards=dancers)
    play_on(match, dict.fromkeys(match.players, Searcher(dancers, 20)))
    thumb = Match.start(RELICS, seed="dance", cards=dancers)
    play_on(thumb, dict.fromkeys(thumb.players, Apprentice(dancers)))

    assert match.result == thumb.result is not None


def test_the_fast_path_refuses_a_verb_that_it_does_not_know(dancers: RelicsSet) -> None:
    with pytest.raises(UnsupportedVerb) as refused:
        lower(dancers, {})

    assert str(refused.value) == (
        "The fast path cannot play “dance” yet, so the card set “dancers” can be played, but not searched or simulated."
    )


@pytest.mark.parametrize(
    "ask",
    [
        Choose("unheard-of", tuple(map(CardChoice, CARDS))),
        YesNo("unheard-of", CARDS[0]),
        Arrange("unheard-of", CARDS, 4),
    ],
    ids=repr,
)
def test_a_search_answers_an_ask_that_it_does_not_know(ask: AnyAsk, view: RelicsView) -> None:
    answer = Searcher(HOUSE, 20).answer(view, ask, HashDice(b"dice"))

    assert ask.check(answer) == answer
