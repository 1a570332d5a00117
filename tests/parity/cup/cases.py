"""Rounds on which referee and fast path are compared: drawn at random, made smaller, written down."""

from collections.abc import Callable, Iterator
from itertools import permutations
from pathlib import Path
from random import Random
from typing import Any, Final

import msgspec

from wizardhall.core.cards import CardId
from wizardhall.core.seats import Seat
from wizardhall.cup import CUP
from wizardhall.cup.cards import CupSet, Wizard
from wizardhall.cup.fast.plans import STANCES, option_of
from wizardhall.cup.judge import Plan
from wizardhall.cup.purposes import POWER_PURPOSES
from wizardhall.cup.seats import BLACK, WHITE

__all__ = ["REGRESSIONS", "Case", "minimised", "mixed_set", "random_case", "saved", "smaller"]

REGRESSIONS: Final = Path(__file__).parents[2] / "regressions" / "cup"


class Case(msgspec.Struct, frozen=True, omit_defaults=True):
    """Two plans and how both answer. `wizards` are those that differ from the house set."""

    black: Plan
    white: Plan
    black_stance: int = 0
    white_stance: int = 0
    edition: str = "revised"
    wizards: tuple[Wizard, ...] = ()

    @property
    def cards(self) -> CupSet:
        if not self.wizards:
            return CUP.cards()
        changed = {wizard.id: wizard for wizard in self.wizards}
        return CupSet("case", tuple(changed.get(w.id, w) for w in CUP.cards().wizards.values()))

    @property
    def packed(self) -> tuple[int, int]:
        """Both plans as the numbers that the fast path plays."""
        ids = CUP.cards().ids
        black, white = ([ids.index(card) for card in (*plan.order, plan.waiting)] for plan in (self.black, self.white))
        return _number(black), _number(white)

    @property
    def plans(self) -> dict[Seat, Plan]:
        return {BLACK: self.black, WHITE: self.white}

    def says(self, seat: Seat, purpose: str, deck: tuple[CardId, ...] | None) -> object:
        """What the seat's stance answers to an ask."""
        stance = self.black_stance if seat == BLACK else self.white_stance
        option = option_of(stance, POWER_PURPOSES.index(purpose))
        if deck is None:
            return bool(option)
        orders = list(permutations(deck))
        return orders[(option - 1) % len(orders)] if option else None


def _number(cards: list[int]) -> int:
    return sum(card << 5 * place for place, card in enumerate(cards))


def random_case(rng: Random, edition: str, wizards: tuple[Wizard, ...] = ()) -> Case:
    black, white = (_plan(rng.sample(CUP.cards().ids, 6)) for _ in range(2))
    return Case(black, white, rng.randrange(STANCES), rng.randrange(STANCES), edition, wizards)


def _plan(cards: list[CardId]) -> Plan:
    return Plan(tuple(cards[:5]), cards[5])


def mixed_set(seed: int) -> tuple[Wizard, ...]:
    """The house set with its Values, Elements and powers shuffled, each among themselves."""
    rng, house = Random(seed), list(CUP.cards().wizards.values())
    values, elements, powers = ([getattr(w, field) for w in house] for field in ("value", "element", "power"))
    types = [w.type for w in house]
    for pile in (values, elements):
        rng.shuffle(pile)
    order = rng.sample(range(len(house)), len(house))
    return tuple(
        msgspec.structs.replace(w, value=values[n], element=elements[n], power=powers[order[n]], type=types[order[n]])
        for n, w in enumerate(house)
    )


def minimised(case: Case, differs: Callable[[Case], bool]) -> Case:
    """A case that still differs and from which nothing can be taken away."""
    while True:
        for candidate in smaller(case):
            if differs(candidate):
                case = candidate
                break
        else:
            return case


def smaller(case: Case) -> Iterator[Case]:
    """The case with one thing simpler: a wizard of the house set, a stance that declines, a plainer card."""
    for wizard in case.wizards:
        yield _with(case, wizards=tuple(w for w in case.wizards if w != wizard))
    for stance in ("black_stance", "white_stance"):
        now = getattr(case, stance)
        for simpler in (0, now & 3, now & ~1, now & ~2):
            if simpler < now:
                yield _with(case, **{stance: simpler})
    plainest = list(CUP.cards().ids)
    plainest.sort(key=lambda card: CUP.cards().wizards[card].power is not None)
    for seat in ("black", "white"):
        cards = [*getattr(case, seat).order, getattr(case, seat).waiting]
        for place, card in enumerate(cards):
            for other in plainest[: plainest.index(card)]:
                if other not in cards:
                    yield _with(case, **{seat: _plan([*cards[:place], other, *cards[place + 1 :]])})


def _with(case: Case, **changes: Any) -> Case:
    return msgspec.structs.replace(case, **changes)


def saved(case: Case, why: str, folder: Path = REGRESSIONS) -> Path:
    """Write a case down, to be played again by every later test run."""
    name = "-".join([case.edition, case.black.order[0], case.white.order[0], f"{abs(hash(case.packed)) % 10**6:06}"])
    folder.mkdir(parents=True, exist_ok=True)
    file = folder / f"{name}.json"
    written = msgspec.json.encode({"why": why, **msgspec.to_builtins(case)})
    file.write_bytes(msgspec.json.format(written, indent=2) + b"\n")
    return file
