"""Redraw the README's picture: one duel of a fixed match, as the terminal shows it. `make picture`."""

import io
import re
from pathlib import Path

from rich.console import Console

from wizardhall import Match, Replay, bot, game
from wizardhall.bots import play_on
from wizardhall.core.seats import Seat
from wizardhall.core.text import text
from wizardhall.cup.events import DuelDecided
from wizardhall.terminal.painter import painter_for

SEED = "a picture 3"
WIDTH = 100
EYES = Seat("black")


def main() -> None:
    cup = game("cup")
    match = Match.start(cup, seed=SEED)
    play_on(match, {seat: bot("apprentice", cup) for seat in match.open})
    frames = Replay(match.record, cup).frames(EYES)
    decided, number = max(
        ((frame.event, number) for number, frame in enumerate(frames) if isinstance(frame.event, DuelDecided)),
        key=lambda found: (len(set(found[0].cards.values())), len({reason.kind for reason in found[0].reasons})),
    )
    revealed = max(n for n in range(number) if frames[n].event.__struct_config__.tag == "revealed")

    painter = painter_for("cup", match.cards, text("en"), {})
    console = Console(record=True, width=WIDTH, force_terminal=True, color_system="truecolor", file=io.StringIO())
    console.print(painter.picture(frames[revealed].view, WIDTH))
    for frame in frames[revealed : number + 1]:
        console.print(painter.line(frame.event))
    for reason in painter.teller.why(decided):
        console.print(f"    {reason}", highlight=False, markup=False)
    svg = console.export_svg(title="wizardhall play cup", unique_id="duel")
    without_web_fonts = re.sub(r"@font-face \{.*?\}\s*", "", svg, flags=re.DOTALL)
    Path(__file__).with_name("duel.svg").write_text(without_web_fonts, encoding="utf-8")


main()
