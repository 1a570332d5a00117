"""Golden playthroughs: whole matches as a person would read them. `make golden` writes them anew."""

from pathlib import Path
from typing import Final

import msgspec

from wizardhall import Match, bot, game
from wizardhall.bots import play_on
from wizardhall.table.events import Event
from wizardhall.table.seats import ALL_SEEING, Seat
from wizardhall.table.text import text

__all__ = ["PLAYTHROUGHS", "Playthrough", "folder", "story"]

folder: Final = Path(__file__).parent


class Playthrough(msgspec.Struct, frozen=True):
    seed: str
    edition: str
    language: str
    black: str
    white: str
    eyes: Seat = ALL_SEEING


PLAYTHROUGHS: Final = {
    "revised": Playthrough("a clear night", "revised", "en", "apprentice", "random"),
    "first": Playthrough("a clear night", "first", "en", "random", "random"),
    "en-francais": Playthrough("une nuit claire", "revised", "fr", "apprentice", "apprentice"),
    "through-the-eyes-of-white": Playthrough("a clear night", "revised", "en", "random", "apprentice", Seat("white")),
    "both-reach-the-second-token": Playthrough("97", "revised", "en", "random", "random"),
    "shared-victory": Playthrough("237", "revised", "en", "random", "random"),
}


def story(play: Playthrough) -> str:
    """The whole match in words, with the reasons of every duel."""
    cup = game("cup")
    match = Match.start(cup, seed=play.seed, options={"edition": play.edition})
    play_on(match, {Seat("black"): bot(play.black, cup), Seat("white"): bot(play.white, cup)})
    teller = cup.teller(match.cards, text(play.language), {})
    head = f"{play.edition} edition, seed “{play.seed}”, {play.black} against {play.white}, eyes: {play.eyes}"

    def told(event: Event) -> str:
        return "\n".join([teller.event(event), *(f"    {reason}" for reason in teller.why(event))])

    return "\n".join([head, "", *map(told, match.events(play.eyes)), ""])
