"""Rounds of Wizards Cup that have come to an ask, as a bot is shown them."""

from itertools import permutations
from typing import cast

from wizardhall.core.asks import AnyAsk
from wizardhall.core.cards import CardId
from wizardhall.core.seats import Seat
from wizardhall.cup import CUP
from wizardhall.cup.judge import Plan, Round
from wizardhall.cup.seats import BLACK, SEATS, WHITE, opponent
from wizardhall.cup.view import CupView, view

__all__ = ["always_wins", "asked", "plan"]


def plan(words: str) -> Plan:
    """Five cards in order and the Waiting card: `"shaman dancer … / rogues"`."""
    order, waiting = words.split("/")
    return Plan(tuple(map(CardId, order.split())), CardId(waiting.strip()))


def asked(black: Plan, white: Plan) -> tuple[Round, CupView, AnyAsk]:
    """A first round at its first ask; both know each other's six cards, but not where they lie."""
    round_ = Round(CUP.cards(), "revised", {BLACK: black, WHITE: white})
    assert round_.ask is not None
    seat, ask = round_.ask
    for each in SEATS:
        side = round_.table.sides[each]
        side.drawn = side.team[0]
        side.seen += [card for card in side.team if card not in side.seen]
    return round_, view(round_.table, seat), cast(AnyAsk, ask)


def always_wins(black: Plan, white: Plan, seat: Seat, answer: object, seen: CupView) -> bool:
    """Does the seat win with this answer, wherever the other's cards may lie, if nobody uses a power afterwards?"""
    plans = {BLACK: black, WHITE: white}
    theirs, found = plans[opponent(seat)], []
    for *order, waiting in permutations((*theirs.order, theirs.waiting)):
        round_ = Round(CUP.cards(), "revised", {**plans, opponent(seat): Plan(tuple(order), waiting)})
        if _looks_like(round_, seat, seen):
            round_.answer(answer)
            while round_.ask is not None:
                round_.decline()
            found.append(round_.winners == (seat,))
    assert found
    return all(found)


def _looks_like(round_: Round, seat: Seat, seen: CupView) -> bool:
    if round_.ask is None or round_.ask[0] != seat:
        return False
    now = view(round_.table, seat)
    return now.duel == seen.duel and all(
        (a.deck, a.waiting, a.zone, a.discard) == (b.deck, b.waiting, b.zone, b.discard)
        for a, b in ((now.sides[each], seen.sides[each]) for each in SEATS)
    )
