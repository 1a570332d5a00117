"""Bots that search Wizards & Relics: legally, reproducibly, from what they see, and to some effect."""

import msgspec
import pytest

from tests.busy_sets import busy_set
from wizardhall.bots import bot, levels, play_on
from wizardhall.bots.relics.search import REGRET_MATCHING, UCT, Searcher
from wizardhall.bots.relics.search.candidates import MAX_CANDIDATES, candidates
from wizardhall.core.asks import Fill, Pick
from wizardhall.core.cards import CardId
from wizardhall.core.dice import HashDice
from wizardhall.core.seats import Seat
from wizardhall.match import Match
from wizardhall.relics import RELICS
from wizardhall.relics.cards import RelicsSet
from wizardhall.relics.table import RelicsTable
from wizardhall.relics.view import RelicsView, SideView

NORTH, SOUTH = Seat("north"), Seat("south")
HOUSE = RELICS.cards()
MATCHES = 40


def at_the_first_lay(seed: str) -> tuple[RelicsTable, Fill]:
    """A table where everybody has kept the hand that was dealt, and what north is asked there."""
    table = RELICS.lay(RELICS.complete_options({}), HOUSE)
    play = RELICS.play(table, HashDice(seed.encode()))
    ask = play.send(dict.fromkeys(next(play), ()))[NORTH]
    assert isinstance(ask, Fill)
    return table, ask


def test_relics_has_all_four_levels() -> None:
    assert levels("relics") == ("random", "apprentice", "adept", "archmage")


@pytest.mark.parametrize("selection", [REGRET_MATCHING, UCT])
@pytest.mark.parametrize("players", ["2", "3", "4"])
def test_a_search_plays_whole_matches(players: str, selection: int) -> None:
    searcher = Searcher(HOUSE, 40, selection)

    for number in range(3):
        match = Match.start(RELICS, seed=f"whole {number}", options={"players": players})
        play_on(match, dict.fromkeys(match.players, searcher))
        assert match.result is not None


def test_a_search_plays_a_set_that_it_has_never_seen() -> None:
    cards = busy_set(1)
    match = Match.start(RELICS, seed="busy", cards=cards)

    play_on(match, dict.fromkeys(match.players, Searcher(cards, 20)))

    assert match.result is not None


def test_the_same_seed_gives_the_same_match_whoever_has_thought_before() -> None:
    def match_of(searcher: Searcher) -> bytes:
        match = Match.start(RELICS, seed="once more")
        play_on(match, dict.fromkeys(match.players, searcher))
        return match.record.lines()

    used = Searcher(HOUSE, 60)

    first = match_of(used)

    assert match_of(used) == first == match_of(Searcher(HOUSE, 60))


def test_what_a_rival_holds_unseen_makes_no_difference() -> None:
    (table, ask), (other, _) = at_the_first_lay("hidden"), at_the_first_lay("hidden")
    theirs = other.sides[SOUTH]
    theirs.hand[0], theirs.deck[0] = theirs.deck[0], theirs.hand[0]
    searcher = Searcher(HOUSE, 300)

    answers = [searcher.answer(RELICS.view(seen, NORTH), ask, HashDice(b"the same dice")) for seen in (table, other)]

    assert answers[0] == answers[1]


def test_a_lay_that_wins_the_match_at_once_is_found() -> None:
    giant = next(iter(HOUSE.wizards))
    cards = RelicsSet(
        "giant",
        tuple(msgspec.structs.replace(card, power=90) if card.id == giant else card for card in HOUSE.cards.values()),
    )
    view, ask = one_wizard_short(cards, giant)

    for number in range(5):
        answer = Searcher(cards, 2_000).answer(view, ask, HashDice(b"%d" % number))
        assert isinstance(answer, dict)
        assert answer["wizard"] == giant


def one_wizard_short(cards: RelicsSet, wizard: CardId) -> tuple[RelicsView, Fill]:
    """What a player sees when both have four wizards in the Hall, and this one is in hand among others."""
    for number in range(100):
        match = Match.start(RELICS, seed=f"short {number}", cards=cards)
        for seat in list(match.open):
            match.answer(seat, match.open[seat].id, ())
        view, ask = match.view(NORTH), match.open[NORTH].ask
        assert isinstance(view, RelicsView)
        assert isinstance(ask, Fill)
        side = view.sides[NORTH]
        assert side.deck is not None
        if wizard in (side.hand or ()) and len(ask.slots["wizard"]) > 1:
            sides = {NORTH: with_four_in_the_hall(side, side.deck, cards)}
            sides[SOUTH] = with_four_in_the_hall(view.sides[SOUTH], theirs(side, cards), cards)
            return msgspec.structs.replace(view, sides=sides), ask
    raise AssertionError(wizard)


def theirs(ours: SideView, cards: RelicsSet) -> tuple[CardId, ...]:
    """Wizards that a rival can have."""
    return tuple(card for card in cards.wizards if card not in (*(ours.hand or ()), *(ours.deck or ())))


def with_four_in_the_hall(side: SideView, deck: tuple[CardId, ...], cards: RelicsSet) -> SideView:
    hall = tuple(card for card in deck if card in cards.wizards and cards.wizards[card].rarity != "glorious")[:4]
    left = None if side.deck is None else tuple(card for card in side.deck if card not in hall)
    return msgspec.structs.replace(side, hall=hall, deck=left, deck_size=side.deck_size - len(hall))


def test_a_small_search_beats_the_apprentice() -> None:
    searcher, apprentice = Searcher(HOUSE, 600), bot("apprentice", RELICS)
    won = 0

    for number in range(MATCHES):
        seat, rival = (NORTH, SOUTH) if number % 2 else (SOUTH, NORTH)
        match = Match.start(RELICS, seed=f"search against apprentice {number // 2}")
        play_on(match, {seat: searcher, rival: apprentice})
        assert match.result is not None
        won += seat in match.result.winners

    assert won >= 0.6 * MATCHES


def test_of_very_many_answers_those_are_considered_that_part_with_the_weakest_cards() -> None:
    hand = tuple(HOUSE.wizards)[:16]
    strength = {card: float(place) for place, card in enumerate(hand)}

    considered = candidates(Pick("down", hand, 5), strength.__getitem__)

    assert len(considered) == len(set(map(str, considered))) == MAX_CANDIDATES
    assert all(set(picked) <= set(hand[:9]) for picked in considered if isinstance(picked, tuple))


def test_keeping_the_hand_and_changing_all_of_it_are_always_considered() -> None:
    hand = tuple(HOUSE.wizards)[:7]

    considered = candidates(Pick("mulligan", hand, 7, 0), lambda card: 0.0)

    assert () in considered
    assert any(isinstance(picked, tuple) and len(picked) == 7 for picked in considered)
    assert len(considered) == len(set(map(str, considered))) == MAX_CANDIDATES
