"""A duel: Magic power, then Element, then Value; the first that gives a result decides (CUP-D2)."""

from collections.abc import Sequence

from wizardhall.core.asks import Play
from wizardhall.core.cards import CardId
from wizardhall.core.seats import Seat
from wizardhall.cup.cards import Power, Wizard
from wizardhall.cup.elements import WEAK_TO
from wizardhall.cup.events import DuelDecided, Idle, PowerDecided, Reason, Silenced
from wizardhall.cup.powers import VERBS, discard, dormant_bonus, win_against
from wizardhall.cup.seats import BLACK, SEATS, WHITE, opponent
from wizardhall.cup.table import CupTable, Side

__all__ = ["Comparison", "Duel", "decide", "fight"]


def fight(table: CupTable, placed: Sequence[Seat]) -> Play[None]:
    """One duel between the two wizards in the Duel zone, of whom those of `placed` have just entered."""
    duel = Duel(table, placed)
    yield from decide(duel)
    duel.announce()
    end(duel)


def decide(duel: "Duel") -> Play[None]:
    """CUP-D2: the first criterion that gives a result decides."""
    yield from magic(duel)
    if not duel.losers:
        elements(duel)
    if not duel.losers:
        values(duel)


class Duel:
    """The state of one duel: who has just entered, whose power has resolved, and who loses."""

    __slots__ = ("acted", "clause", "criterion", "exchanged", "fresh", "losers", "powers", "reasons", "table")

    def __init__(self, table: CupTable, placed: Sequence[Seat]) -> None:
        self.table = table
        self.fresh = set(placed)
        self.acted: set[Seat] = set()
        self.exchanged: set[tuple[Seat, CardId]] = set()
        self.losers: tuple[Seat, ...] = ()
        self.criterion = ""
        self.clause = ""
        self.reasons: list[Reason] = []
        self.powers: dict[Seat, Power | None] = {}
        """The Magic power of each wizard, unless its namesake silences it (CUP-D9)."""
        self._meet()

    def side(self, seat: Seat) -> Side:
        return self.table.sides[seat]

    def wizard(self, seat: Seat) -> Wizard:
        wizard = self.table.sides[seat].zone
        assert wizard is not None
        return wizard

    def condemned(self, seat: Seat) -> bool:
        return seat in self.losers

    def settle(self, criterion: str, losers: Sequence[Seat], clause: str, *reasons: Reason) -> None:
        self.criterion, self.losers, self.clause = criterion, tuple(losers), clause
        self.reasons.extend(reasons)

    def settle_by_power(self, seat: Seat, losers: Sequence[Seat], clause: str) -> None:
        """The first decisive result stands (CUP-D8)."""
        if self.losers:
            self.idle(seat, "decided", "CUP-D8")
            return
        wizard, power = self.wizard(seat), self.powers[seat]
        assert power is not None
        other = self.wizard(opponent(seat)).id
        self.settle("A", losers, clause, Reason("power", clause, seat, wizard.id, other=other))
        self.table.tell(PowerDecided(seat, wizard.id, power.verb, self.losers, clause))

    def idle(self, seat: Seat, because: str, clause: str) -> None:
        self.table.tell(Idle(seat, self.wizard(seat).id, because, clause))

    def entered(self, seat: Seat) -> None:
        """A wizard took its place in the middle of the duel: both sides look at each other again."""
        self.fresh.add(seat)
        self.acted.discard(seat)
        if self.wizard(opponent(seat)).type == "permanent":
            self.acted.discard(opponent(seat))
        self._meet()

    def must_act(self, seat: Seat) -> bool:
        """Has this wizard a power for criterion A that has not resolved yet?"""
        power = self.powers[seat]
        if power is None or seat in self.acted:
            return False
        moment = VERBS[power.verb].moment
        return moment == "claim" or (moment == "placed" and seat in self.fresh)

    def turn(self, seat: Seat) -> tuple[bool, int]:
        """CUP-D6: the order within criterion A, lowest first; Black before White where equal (CUP-K1)."""
        wizard = self.wizard(seat)
        if self.table.edition.immediate_before_permanent:
            return wizard.type == "permanent", wizard.value
        return seat in self.fresh, wizard.value

    def announce(self) -> None:
        cards = {seat: self.wizard(seat).id for seat in SEATS}
        self.table.tell(
            DuelDecided(self.table.duel, cards, self.criterion, self.losers, self.clause, tuple(self.reasons))
        )

    def _meet(self) -> None:
        black, white = self.wizard(BLACK), self.wizard(WHITE)
        if black.id == white.id and black.type in self.table.edition.same_name_silences:
            self.powers = dict.fromkeys(SEATS)
            self.reasons.append(Reason("same-name", "CUP-D9", BLACK, black.id))
            self.table.tell(Silenced(black.id, "CUP-D9"))
        else:
            self.powers = {BLACK: black.power, WHITE: white.power}


def magic(duel: Duel) -> Play[None]:
    """Criterion A: each power that is due resolves in its turn, whatever the others did (CUP-D7, CUP-K2)."""
    while due := [seat for seat in SEATS if duel.must_act(seat)]:
        seat = min(due, key=duel.turn)
        duel.acted.add(seat)
        power = duel.powers[seat]
        assert power is not None
        verb = VERBS[power.verb]
        if verb.moment == "claim":
            claim(duel, seat)
        elif (asking := verb.act(duel, seat)) is not None:
            yield from asking


def claim(duel: Duel, seat: Seat) -> None:
    """A Permanent power that wins outright, if the duel is still open (CUP-D8)."""
    if duel.losers or not _claims(duel, seat):
        return
    other = opponent(seat)
    if duel.table.edition.two_claims_both_lose and _claims(duel, other):
        same = duel.wizard(seat).id == duel.wizard(other).id
        duel.settle_by_power(seat, SEATS, "CUP-D9" if same else "CUP-D8")
        duel.reasons.append(Reason("power", duel.clause, other, duel.wizard(other).id, other=duel.wizard(seat).id))
    else:
        duel.settle_by_power(seat, [other], "CUP-D4")


def _claims(duel: Duel, seat: Seat) -> bool:
    power = duel.powers[seat]
    return power is not None and VERBS[power.verb].moment == "claim" and win_against(power, duel.wizard(opponent(seat)))


def elements(duel: Duel) -> None:
    """Criterion B: the weaker Element loses whatever the Values (CUP-D11, CUP-D12)."""
    for seat in SEATS:
        wizard, other = duel.wizard(seat), duel.wizard(opponent(seat))
        weak_to = WEAK_TO[wizard.element]
        if other.element not in weak_to:
            continue
        power = duel.powers[seat]
        if power is not None and VERBS[power.verb].moment == "weakness":
            weak_to = VERBS[power.verb].act(weak_to)
        if other.element in weak_to:
            reason = Reason("element", "CUP-D12", seat, wizard.id, other=other.id)
            duel.settle("B", [seat], "CUP-D12", reason)
        else:
            duel.reasons.append(Reason("no-weakness", "CUP-D4", seat, wizard.id, other=other.id))


class Comparison:
    """Two Values about to be compared; powers of the moment `compare` may change how."""

    __slots__ = ("bonuses", "lower_wins")

    def __init__(self, bonuses: dict[Seat, int]) -> None:
        self.bonuses = bonuses
        self.lower_wins = False


def values(duel: Duel) -> None:
    """Criterion C: printed Value and Dormant bonus; higher wins, equal: both lose (CUP-D13, CUP-D14)."""
    wizards = {seat: duel.wizard(seat) for seat in SEATS}
    bonuses = {seat: dormant_bonus(duel.side(seat), wizards[seat]) for seat in SEATS}
    comparison = Comparison(bonuses)
    permanents = [seat for seat in SEATS if _compares(duel, seat)]
    for seat in permanents:
        power = duel.powers[seat]
        assert power is not None
        VERBS[power.verb].act(comparison)
    totals = {seat: wizards[seat].value + comparison.bonuses[seat] for seat in SEATS}

    for seat in SEATS:
        duel.reasons.append(Reason("value", "CUP-D13", seat, wizards[seat].id, wizards[seat].value))
        visible = duel.side(seat).visible
        if visible is not None and bonuses[seat]:
            kind = "bonus" if comparison.bonuses[seat] else "bonus-ignored"
            duel.reasons.append(Reason(kind, "CUP-D13", seat, visible.id, bonuses[seat]))
            duel.reasons.append(Reason("total", "CUP-D13", seat, wizards[seat].id, totals[seat]))
    for seat in permanents:
        duel.reasons.append(Reason("compare", "CUP-D14", seat, wizards[seat].id))

    clause = "CUP-D13" if comparison.bonuses == bonuses else "CUP-D14"
    lower = min(SEATS, key=totals.__getitem__)
    if totals[BLACK] == totals[WHITE]:
        duel.settle("C", SEATS, clause)
    elif comparison.lower_wins:
        duel.settle("C", [opponent(lower)], "CUP-D14")
    else:
        duel.settle("C", [lower], clause)


def _compares(duel: Duel, seat: Seat) -> bool:
    power = duel.powers[seat]
    return power is not None and VERBS[power.verb].moment == "compare"


def end(duel: Duel) -> None:
    """CUP-E1, CUP-E3: losers to their discard piles; a power on winning before that or after, by edition."""
    winner = next((seat for seat in SEATS if seat not in duel.losers), None)
    power = duel.powers[winner] if winner else None
    prize = VERBS[power.verb].act if power and VERBS[power.verb].moment == "won" else None
    before = duel.table.edition.win_power_before_loser

    if prize and before:
        prize(duel, winner)
    for seat in duel.losers:
        side, loser = duel.side(seat), duel.wizard(seat)
        side.zone = None
        discard(duel.table, side, loser, "duel", "CUP-E1")
    if prize and not before:
        prize(duel, winner)
