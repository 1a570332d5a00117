"""The solver in the terminal: a bar with the current bound, then the value, the usage of each wizard and the plans."""

import math
import sys
from collections.abc import Sequence
from pathlib import Path

import msgspec
from rich.console import Console
from rich.progress import TimeElapsedColumn
from rich.table import Table

from wizardhall.core.errors import HallError
from wizardhall.core.files import check_writable
from wizardhall.core.text import Text
from wizardhall.core.text import text as text_in
from wizardhall.cup import CUP
from wizardhall.cup.cards import CupSet
from wizardhall.cup.seats import SEATS
from wizardhall.solver.cup.card_tables import CardTables
from wizardhall.solver.cup.checkpoint import load, save
from wizardhall.solver.cup.double_oracle import Bounds, DoubleOracle
from wizardhall.solver.cup.opening_book import book_strategies
from wizardhall.solver.cup.round_game import EVERY_CARD, PlanSpace, RoundGame
from wizardhall.solver.cup.strategies import MixedStrategy
from wizardhall.terminal.command_progress import command_progress
from wizardhall.terminal.name_matcher import Matcher
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
    text, card_set = text_in(language), CUP.cards(cards)
    options = CUP.complete_options({} if edition is None else {"edition": edition})
    teller = CUP.teller(card_set, text, {})
    spaces = _plan_spaces(Matcher.of(CUP, card_set, card_set.ids, teller, language), drawn, decks, without)
    check_writable(save, plot)
    game = RoundGame(CardTables(card_set, options["edition"]), spaces, plain)
    oracle, ended_by = _solved(game, within, save, text)
    if as_json:
        print(msgspec.json.encode(_as_data(oracle, card_set)).decode())
    else:
        _show(oracle, card_set, text)
    if plot:
        _plot(plot, oracle, card_set, text)
    if isinstance(ended_by, KeyboardInterrupt):
        print(text("lab-solve-stopped-saved" if save else "lab-solve-stopped"), file=sys.stderr)
        sys.exit(130)
    if isinstance(ended_by, MemoryError):
        print(text("lab-solve-too-large"), file=sys.stderr)
        sys.exit(1)


def _plan_spaces(
    known: Matcher, drawn: Sequence[str] | None, decks: Sequence[str] | None, without: str | None
) -> tuple[PlanSpace, PlanSpace]:
    if sum(each is not None and len(each) > 0 for each in (drawn, decks, without)) > 1:
        raise HallError("lab-error-solve-both")
    if drawn:
        black, white = (PlanSpace(held=1 << _number(known, card)) for card in drawn)
    elif decks:
        black, white = (_deck(known, deck) for deck in decks)
    else:
        black = white = _left(known, without.split(",") if without else ())
    return black, white


def _left(known: Matcher, without: Sequence[str]) -> PlanSpace:
    space = PlanSpace(EVERY_CARD & ~sum(1 << number for number in {_number(known, card) for card in without}))
    if len(space.cards) < PLAN:
        raise HallError("lab-error-solve-few", left=len(space.cards))
    return space


def _deck(known: Matcher, deck: str) -> PlanSpace:
    numbers = {_number(known, card) for card in deck.split(",")}
    if len(numbers) != 6 or deck.count(",") != 5:
        raise HallError("lab-error-solve-deck", deck=deck)
    return PlanSpace(sum(1 << number for number in numbers))


def _number(known: Matcher, card: str) -> int:
    return known.cards.index(known.find(card))


def _solved(game: RoundGame, within: float, file: Path | None, text: Text) -> tuple[DoubleOracle, BaseException | None]:
    """The solution as far as it came, with a bar on stderr, and what ended it before the aim."""
    oracle = load(file, game) if file and file.exists() else DoubleOracle(game, book_strategies(game))
    with command_progress(TimeElapsedColumn()) as progress:
        task = progress.add_task("", total=math.log(WIDEST / within))

        def note(bounds: Bounds) -> None:
            if file:
                save(file, oracle)
            gap, gained = (decimal(number, ".2g", text) for number in (bounds.gap, bounds.gained))
            said = text("lab-solving", turns=bounds.iterations, gap=gap, gained=gained)
            progress.update(task, description=said, completed=math.log(WIDEST / max(bounds.gap, within)))

        try:
            oracle.solve(within, note)
        except (KeyboardInterrupt, MemoryError) as ended:
            return oracle, ended
    return oracle, None


def _usage(mixed: MixedStrategy, card: int) -> tuple[float, float]:
    """How often the card is in the Deck, and how often it is the Waiting card."""
    weighted = list(zip(mixed.strategies, mixed.weights.tolist(), strict=True))
    return (
        sum(weight for strategy, weight in weighted if card in strategy.plan[:5]),
        sum(weight for strategy, weight in weighted if card == strategy.plan[5]),
    )


def _as_data(oracle: DoubleOracle, cards: CupSet) -> dict[str, object]:
    bounds = oracle.bounds
    return {
        "value": bounds.value,
        "lower": bounds.lower,
        "upper": bounds.upper,
        "gap": bounds.gap,
        "turns": bounds.iterations,
        "usage": {
            seat: {card: _usage(mixed, number) for number, card in enumerate(cards.ids)}
            for seat, mixed in zip(SEATS, oracle.profile, strict=True)
        },
        "strategies": {
            seat: [
                {"weight": weight, "plan": [cards.ids[card] for card in strategy.plan], "rules": strategy.power_policy}
                for strategy, weight in zip(mixed.strategies, mixed.weights.tolist(), strict=True)
            ]
            for seat, mixed in zip(SEATS, oracle.profile, strict=True)
        },
    }


def _name(cards: CupSet, number: int, text: Text) -> str:
    card = cards.ids[number]
    return text.card_name(f"cup-card-{card}", card, cards.wizards[card].names)


def _show(oracle: DoubleOracle, cards: CupSet, text: Text) -> None:
    console, bounds = Console(highlight=False), oracle.bounds
    value, gap = decimal(bounds.value, "+.9f", text), decimal(bounds.gap, ".2g", text)
    console.print(text("lab-solved", value=value, gap=gap, turns=bounds.iterations), style="bold")
    usage = Table(box=None, header_style="bold", padding=(0, 2, 0, 0))
    usage.add_column(text("lab-column-wizard"), no_wrap=True)
    for seat in SEATS:
        usage.add_column(text("lab-column-deck", seat=text(f"cup-seat-{seat}")), justify="right")
        usage.add_column(text("lab-column-waiting", seat=text(f"cup-seat-{seat}")), justify="right")
    for number in range(len(cards.ids)):
        shares = [share for mixed in oracle.profile for share in _usage(mixed, number)]
        usage.add_row(_name(cards, number, text), *(percent(share, text, 1) for share in shares))
    console.print(usage)
    for seat, mixed in zip(SEATS, oracle.profile, strict=True):
        console.print("\n" + text("lab-plans-of", seat=text(f"cup-seat-{seat}")), style="bold")
        console.print(_plans(mixed, cards, text))


def _plans(mixed: MixedStrategy, cards: CupSet, text: Text) -> Table:
    table = Table(box=None, header_style="bold", padding=(0, 2, 0, 0))
    table.add_column(text("lab-column-weight"), justify="right")
    table.add_column(text("lab-column-plan"))
    table.add_column(text("lab-column-rules"), justify="right")
    for number in (-mixed.weights).argsort()[:PLANS_SHOWN].tolist():
        strategy = mixed.strategies[number]
        plan = ", ".join(_name(cards, card, text) for card in strategy.plan)
        table.add_row(percent(mixed.weights[number], text, 2), plan, str(len(strategy.power_policy)))
    return table


def _plot(file: Path, oracle: DoubleOracle, cards: CupSet, text: Text) -> None:
    from matplotlib.figure import Figure

    figure = Figure(figsize=(7, 6), layout="constrained")
    axes = figure.subplots()
    numbers = sorted(range(len(cards.ids)), key=lambda number: sum(_usage(oracle.profile[0], number)))
    for shift, seat, mixed in zip((0.2, -0.2), SEATS, oracle.profile, strict=True):
        shares = [100 * sum(_usage(mixed, number)) for number in numbers]
        axes.barh([place + shift for place in range(len(numbers))], shares, 0.4, label=text(f"cup-seat-{seat}"))
    axes.set_yticks(range(len(numbers)), [_name(cards, number, text) for number in numbers])
    axes.set_xlabel("%")
    axes.set_title(text("lab-usage"))
    axes.legend()
    figure.savefig(file, format="svg")
