"""The solver in the terminal: a bar with the current bound, then the value, the usage of each wizard and the plans."""

import math
import sys
from collections.abc import Sequence
from pathlib import Path

import msgspec
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn
from rich.table import Table

from wizardhall.core.errors import HallError
from wizardhall.core.files import check_writable
from wizardhall.core.text import Text, text
from wizardhall.cup import CUP
from wizardhall.cup.cards import CupSet
from wizardhall.cup.seats import SEATS
from wizardhall.solver.cup.best_response import EVERY_CARD, Side
from wizardhall.solver.cup.buffers import Cup
from wizardhall.solver.cup.checkpoint import load, save
from wizardhall.solver.cup.equilibrium import Bounds, Contest, Search
from wizardhall.solver.cup.mixes import Mix
from wizardhall.solver.cup.openings import from_book
from wizardhall.terminal.names import Matcher
from wizardhall.terminal.numbers import decimal, percent

__all__ = ["solve"]

PLANS_SHOWN = 10
PLAN = 6
"""Cards in a plan."""
WIDEST = 2.0
"""The gap of which nothing is known."""


def solve(
    *,
    edition: str | None,
    cards: Path | None,
    drawn: Sequence[str] | None,
    decks: Sequence[str] | None,
    without: str | None,
    plain: bool,
    within: float,
    save: Path | None,
    plot: Path | None,
    as_json: bool,
    language: str,
) -> None:
    """Solve one round and print the solution; how far it came, if Ctrl-C or want of memory ends it before."""
    words, card_set = text(language), CUP.cards(cards)
    options = CUP.complete_options({} if edition is None else {"edition": edition})
    teller = CUP.teller(card_set, words, {})
    sides = _sides(Matcher.of(CUP, card_set, card_set.ids, teller, language), drawn, decks, without)
    check_writable(save, plot)
    contest = Contest(Cup(card_set, options["edition"]), sides, plain)
    search, ended_by = _approached(contest, within, save, words)
    if as_json:
        print(msgspec.json.encode(_as_data(search, card_set)).decode())
    else:
        _show(search, card_set, words)
    if plot:
        _plot(plot, search, card_set, words)
    if isinstance(ended_by, KeyboardInterrupt):
        print(words("lab-solve-stopped-saved" if save else "lab-solve-stopped"), file=sys.stderr)
        sys.exit(130)
    if isinstance(ended_by, MemoryError):
        print(words("lab-solve-too-large"), file=sys.stderr)
        sys.exit(1)


def _sides(
    known: Matcher, drawn: Sequence[str] | None, decks: Sequence[str] | None, without: str | None
) -> tuple[Side, Side]:
    if sum(each is not None and len(each) > 0 for each in (drawn, decks, without)) > 1:
        raise HallError("lab-error-solve-both")
    if drawn:
        black, white = (Side(held=1 << _number(known, card)) for card in drawn)
    elif decks:
        black, white = (_deck(known, deck) for deck in decks)
    else:
        black = white = _left(known, without.split(",") if without else ())
    return black, white


def _left(known: Matcher, without: Sequence[str]) -> Side:
    side = Side(EVERY_CARD & ~sum(1 << number for number in {_number(known, card) for card in without}))
    if len(side.cards) < PLAN:
        raise HallError("lab-error-solve-few", left=len(side.cards))
    return side


def _deck(known: Matcher, deck: str) -> Side:
    numbers = {_number(known, card) for card in deck.split(",")}
    if len(numbers) != 6 or deck.count(",") != 5:
        raise HallError("lab-error-solve-deck", deck=deck)
    return Side(sum(1 << number for number in numbers))


def _number(known: Matcher, card: str) -> int:
    return known.cards.index(known.find(card))


def _approached(contest: Contest, within: float, file: Path | None, words: Text) -> tuple[Search, BaseException | None]:
    """The solution as far as it came, with a bar on stderr, and what ended it before the aim."""
    search = load(file, contest) if file and file.exists() else Search(contest, from_book(contest))
    columns = (TextColumn("{task.description}"), BarColumn(), TimeElapsedColumn())
    console = Console(stderr=True)
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task("", total=math.log(WIDEST / within))

        def note(bounds: Bounds) -> None:
            if file:
                save(file, search)
            gap, gained = (decimal(number, ".2g", words) for number in (bounds.gap, bounds.gained))
            said = words("lab-solving", turns=bounds.turns, gap=gap, gained=gained)
            progress.update(task, description=said, completed=math.log(WIDEST / max(bounds.gap, within)))

        try:
            search.approach(within, note)
        except (KeyboardInterrupt, MemoryError) as ended:
            return search, ended
    return search, None


def _usage(mix: Mix, card: int) -> tuple[float, float]:
    """How often the card is in the Deck, and how often it is the Waiting card."""
    weighted = list(zip(mix.strategies, mix.weights.tolist(), strict=True))
    return (
        sum(weight for strategy, weight in weighted if card in strategy.plan[:5]),
        sum(weight for strategy, weight in weighted if card == strategy.plan[5]),
    )


def _as_data(search: Search, cards: CupSet) -> dict[str, object]:
    bounds = search.bounds
    return {
        "value": bounds.value,
        "lower": bounds.lower,
        "upper": bounds.upper,
        "gap": bounds.gap,
        "turns": bounds.turns,
        "usage": {
            seat: {card: _usage(mix, number) for number, card in enumerate(cards.ids)}
            for seat, mix in zip(SEATS, search.mixes, strict=True)
        },
        "strategies": {
            seat: [
                {"weight": weight, "plan": [cards.ids[card] for card in strategy.plan], "rules": strategy.rules}
                for strategy, weight in zip(mix.strategies, mix.weights.tolist(), strict=True)
            ]
            for seat, mix in zip(SEATS, search.mixes, strict=True)
        },
    }


def _name(cards: CupSet, number: int, words: Text) -> str:
    card = cards.ids[number]
    return words.card_name(f"cup-card-{card}", card, cards.wizards[card].names)


def _show(search: Search, cards: CupSet, words: Text) -> None:
    console, bounds = Console(highlight=False), search.bounds
    value, gap = decimal(bounds.value, "+.9f", words), decimal(bounds.gap, ".2g", words)
    console.print(words("lab-solved", value=value, gap=gap, turns=bounds.turns), style="bold")
    usage = Table(box=None, header_style="bold", padding=(0, 2, 0, 0))
    usage.add_column(words("lab-column-wizard"), no_wrap=True)
    for seat in SEATS:
        usage.add_column(words("lab-column-deck", seat=words(f"cup-seat-{seat}")), justify="right")
        usage.add_column(words("lab-column-waiting", seat=words(f"cup-seat-{seat}")), justify="right")
    for number in range(len(cards.ids)):
        shares = [share for mix in search.mixes for share in _usage(mix, number)]
        usage.add_row(_name(cards, number, words), *(percent(share, words, 1) for share in shares))
    console.print(usage)
    for seat, mix in zip(SEATS, search.mixes, strict=True):
        console.print("\n" + words("lab-plans-of", seat=words(f"cup-seat-{seat}")), style="bold")
        console.print(_plans(mix, cards, words))


def _plans(mix: Mix, cards: CupSet, words: Text) -> Table:
    table = Table(box=None, header_style="bold", padding=(0, 2, 0, 0))
    table.add_column(words("lab-column-weight"), justify="right")
    table.add_column(words("lab-column-plan"))
    table.add_column(words("lab-column-rules"), justify="right")
    for number in (-mix.weights).argsort()[:PLANS_SHOWN].tolist():
        strategy = mix.strategies[number]
        plan = ", ".join(_name(cards, card, words) for card in strategy.plan)
        table.add_row(percent(mix.weights[number], words, 2), plan, str(len(strategy.rules)))
    return table


def _plot(file: Path, search: Search, cards: CupSet, words: Text) -> None:
    from matplotlib.figure import Figure

    figure = Figure(figsize=(7, 6), layout="constrained")
    axes = figure.subplots()
    numbers = sorted(range(len(cards.ids)), key=lambda number: sum(_usage(search.mixes[0], number)))
    for shift, seat, mix in zip((0.2, -0.2), SEATS, search.mixes, strict=True):
        shares = [100 * sum(_usage(mix, number)) for number in numbers]
        axes.barh([place + shift for place in range(len(numbers))], shares, 0.4, label=words(f"cup-seat-{seat}"))
    axes.set_yticks(range(len(numbers)), [_name(cards, number, words) for number in numbers])
    axes.set_xlabel("%")
    axes.set_title(words("lab-usage"))
    axes.legend()
    figure.savefig(file, format="svg")
