"""A divergence made small, and kept as a file that can be read and replayed.

A file is JSON lines: what diverged, under which options and dice; the cards, if they are not the house set's; then the
answers, one by one, up to the first after which referee and fast path no longer agree.
"""

import hashlib
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from tests.parity.relics.lockstep import Chooser, Divergence, Endless, Given, Lockstep, by_chance
from wizardhall.core.asks import Ask
from wizardhall.core.seats import Seat
from wizardhall.relics import RELICS
from wizardhall.relics.cards import AnyCard, RelicsSet, Shrine
from wizardhall.relics.fast.lowering import Rules, lower

FOLDER = Path(__file__).parents[2] / "regressions" / "relics"

Lowering = Callable[[RelicsSet, Mapping[str, str]], Rules]


class Case(NamedTuple):
    """A match as far as it went, and what was wrong then."""

    cards: RelicsSet
    options: Mapping[str, str]
    seed: str
    given: tuple[Given, ...]
    wrong: str


def found(cards: RelicsSet, options: Mapping[str, str], seed: str, choose: Chooser, lowering: Lowering) -> Case | None:
    """The case that a match is, if it diverges."""
    match = Lockstep(lowering(cards, options), seed)
    try:
        match.run(choose)
    except Divergence as divergence:
        return Case(cards, options, seed, tuple(match.given), str(divergence))
    except Endless:
        pass
    return None


def shrunk(case: Case, lowering: Lowering = lower, others: int = 100) -> Case:
    """A case as short as can be found: the shortest of some other matches, answers left out, cards made plain."""
    for number in range(others):
        seed = f"{case.seed} {number}"
        other = found(case.cards, case.options, seed, by_chance(seed), lowering)
        if other and len(other.given) < len(case.given):
            case = other
    case = _with_plain_cards(case, lowering)
    return _with_fewer_answers(case, lowering)


def _with_fewer_answers(case: Case, lowering: Lowering) -> Case:
    """Leave out as many answers in a row as can be spared, then fewer; what no longer fits is answered by the first."""
    length = len(case.given) // 2
    while length:
        start = 0
        while start < len(case.given):
            fewer = (*case.given[:start], *case.given[start + length :])
            tried = found(case.cards, case.options, case.seed, _as_given(fewer), lowering)
            if tried and len(tried.given) < len(case.given):
                case = tried
            else:
                start += length
        length //= 2
    return case


def _with_plain_cards(case: Case, lowering: Lowering) -> Case:
    """Take from the cards of a set made by chance the abilities that do not matter."""
    if case.cards is RELICS.cards():
        return case
    for card in case.cards.cards.values():
        if not isinstance(card, Shrine) and card.ability is not None:
            plain = msgspec.structs.replace(card, ability=None)
            cards = RelicsSet(case.cards.name, tuple((case.cards.cards | {card.id: plain}).values()))
            tried = found(cards, case.options, case.seed, _as_given(case.given), lowering)
            if tried and len(tried.given) <= len(case.given):
                case = tried
    return case


def _as_given(given: Sequence[Given]) -> Chooser:
    """These answers where they fit the ask, the first legal one where they do not."""

    def choose(number: int, seat: Seat, ask: Ask[Any]) -> Any:
        if number < len(given) and given[number][:2] == (seat, ask.purpose):
            try:
                return ask.check(given[number].answer)
            except Exception:
                return ask.default()
        return ask.default()

    return choose


def saved(case: Case, folder: Path = FOLDER) -> Path:
    """Write a case down; the file is called after the set and its own content."""
    house = case.cards is RELICS.cards()
    head = {"wrong": case.wrong, "options": case.options, "dice": case.seed, "set": case.cards.name}
    lines: list[object] = [head]
    lines += [] if house else [{"card": card} for card in case.cards.cards.values()]
    lines += [given._asdict() for given in case.given]
    content = b"\n".join(msgspec.json.encode(line) for line in lines) + b"\n"
    name = f"{case.cards.name} {hashlib.sha256(content).hexdigest()[:8]}".replace(" ", "-")
    file = folder / f"{name}.jsonl"
    file.write_bytes(content)
    return file


def replayed(file: Path, lowering: Lowering = lower) -> Case | None:
    """Play a file again; the case that it still is, if referee and fast path still disagree."""
    head, *lines = (msgspec.json.decode(line) for line in file.read_bytes().splitlines())
    cards = tuple(msgspec.convert(line["card"], AnyCard) for line in lines if "card" in line)
    given = [Given(line["seat"], line["purpose"], line["answer"]) for line in lines if "seat" in line]
    played = RelicsSet(head["set"], cards) if cards else RELICS.cards()
    return found(played, head["options"], head["dice"], _as_given(given), lowering)
