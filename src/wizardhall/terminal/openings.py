"""The book of openings, made in the terminal: a bar over all pairs of drawn cards."""

import sys
from pathlib import Path

from rich.progress import TimeElapsedColumn, TimeRemainingColumn

from wizardhall.core.files import check_writable
from wizardhall.core.text import text as text_in
from wizardhall.cup import CUP
from wizardhall.solver.cup.card_tables import CardTables
from wizardhall.solver.cup.opening_book import PAIRS, write
from wizardhall.terminal.command_progress import command_progress
from wizardhall.terminal.numbers import decimal

__all__ = ["solve_openings"]


def solve_openings(*, file: Path, edition: str | None, cards: Path | None, within: float, language: str) -> None:
    """Solve what is missing in the file. Ctrl-C keeps what is there."""
    text, card_set = text_in(language), CUP.cards(cards)
    options = CUP.complete_options({} if edition is None else {"edition": edition})
    check_writable(file)
    names = [text.card_name(f"cup-card-{card}", card, card_set.wizards[card].names) for card in card_set.ids]
    with command_progress(TimeElapsedColumn(), TimeRemainingColumn()) as progress:
        task = progress.add_task("", total=len(PAIRS))

        def note(done: int, drawn: tuple[int, ...], gap: float) -> None:
            cards = ", ".join(names[card] for card in drawn)
            what = "lab-openings-guarding"
            if done < len(PAIRS):
                what = "lab-openings-solving" if drawn else "lab-openings-beginning"
            said = text(what, number=done + 1, many=len(PAIRS), cards=cards, gap=decimal(gap, ".2g", text))
            progress.update(task, description=said, completed=done)

        try:
            book = write(CardTables(card_set, options["edition"]), file, within, note)
        except KeyboardInterrupt:
            progress.stop()
            print(text("lab-solve-stopped-saved"), file=sys.stderr)
            sys.exit(130)
    worst = max(gap for drawn in PAIRS if (gap := book.gap(drawn)) is not None)
    print(text("lab-openings-done", many=len(book), file=str(file), gap=decimal(worst, ".2g", text)))
    if guards := [guard.guarantee for card in range(len(names)) if (guard := book.guard(card)) is not None]:
        print(text("lab-openings-guards", most=decimal(50 - 50 * min(guards), ".1f", text)))
