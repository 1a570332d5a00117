"""The analysis of Wizards & Relics: blunders are found, and nothing is known that the player could not know."""

import msgspec

from wizardhall import bot, game
from wizardhall.bots import answer_for, play_on
from wizardhall.bots.relics.search import Searcher
from wizardhall.bots.relics.search.candidates import candidates
from wizardhall.core.asks import Pick
from wizardhall.core.dice import HashDice
from wizardhall.core.seats import Seat
from wizardhall.lab.analysis import Decision, analyse
from wizardhall.match import Match, Record
from wizardhall.relics.view import RelicsView

RELICS = game("relics")
HOUSE = RELICS.cards()
NORTH, SOUTH = Seat("north"), Seat("south")


def at_the_first_lay(seed: str) -> Match:
    """Everybody has kept the hand that was dealt."""
    match = Match.start(RELICS, seed=seed)
    for seat in (NORTH, SOUTH):
        match.answer(seat, match.open[seat].id, ())
    return match


def test_a_blunder_is_found_and_told() -> None:
    match = at_the_first_lay("blunder")
    opened, view = match.open[NORTH], match.view(NORTH)
    assert isinstance(view, RelicsView)
    searched = Searcher(HOUSE, 4_000).search(view, opened.ask, HashDice(b"another search"))  # type: ignore[arg-type]
    worst = searched.answers[int(searched.chances.argmin())]
    match.answer(NORTH, opened.id, worst)
    answer_for(match, SOUTH, bot("apprentice", RELICS))

    found = analyse(match, effort="quick", seats=[NORTH])

    (lay,) = (decision for decision in found.decisions if decision.purpose == "lay")
    assert lay.given == worst
    assert lay.away > lay.spread
    assert found.decisions.index(lay) in found.moments


def as_far_as_known(decision: Decision) -> tuple[object, ...]:
    return decision.chance, decision.best, decision.best_chance, decision.away, decision.spread


def test_what_a_rival_lays_changes_nothing_that_a_player_could_know() -> None:
    decisions = []
    for place in (0, -1):
        match = at_the_first_lay("secret")
        answer_for(match, NORTH, bot("apprentice", RELICS))
        opened = match.open[SOUTH]
        laid = list(opened.ask.legal())[place]
        match.answer(SOUTH, opened.id, laid)
        lay = analyse(match, effort="quick", seats=[NORTH]).decisions[1]
        assert lay.real == {SOUTH: laid}
        decisions.append(as_far_as_known(lay))

    assert decisions[0] == decisions[1]


def test_an_answer_that_no_search_would_consider_is_judged_too() -> None:
    match = Match.start(RELICS, seed="odd")
    ask = match.open[NORTH].ask
    assert isinstance(ask, Pick)
    considered = candidates(ask, lambda card: -ask.options.index(card))
    odd = next(answer for answer in ask.legal() if answer not in considered)
    match.answer(NORTH, match.open[NORTH].id, odd)

    (decision,) = analyse(match, effort="quick", seats=[NORTH]).decisions

    assert decision.given == odd
    assert 0.0 < decision.chance <= decision.best_chance


def test_an_answer_is_no_better_than_itself() -> None:
    match = at_the_first_lay("itself")
    view, ask = match.view(NORTH), match.open[NORTH].ask
    assert isinstance(view, RelicsView)
    searcher = Searcher(HOUSE, 500)  # type: ignore[arg-type]
    searched = searcher.search(view, ask, HashDice(b"think"))
    given = searched.answers[0]

    first, again, other = searcher.compare(searched, [given, given, searched.answers[-1]], 200, HashDice(b"compare"))

    assert (first.advantage, first.error) == (again.advantage, again.error) == (0.0, 0.0)
    assert first.chance == again.chance
    assert other.error > 0.0


def test_three_players_are_analysed_too() -> None:
    match = Match.start(RELICS, seed="three", options={"players": "3"})
    play_on(match, dict.fromkeys(match.players, bot("apprentice", RELICS)))

    found = analyse(Record(match.record.header, match.record.answers[:12]), effort="quick")

    assert {decision.seat for decision in found.decisions} == set(match.players)
    assert all(point.chances.keys() == set(match.players) for point in found.points)
    assert msgspec.json.encode(found)
