"""Golden playthroughs: whole matches as a person would read them. `make golden` writes them again."""

from pathlib import Path
from typing import Final

import msgspec

from wizardhall import Match, bot, game
from wizardhall.bots import play_on
from wizardhall.core.events import Event
from wizardhall.core.seats import ALL_SEEING, SPECTATOR, Seat
from wizardhall.core.text import text

__all__ = ["PLAYTHROUGHS", "Playthrough", "folder", "story"]

folder: Final = Path(__file__).parent


class Playthrough(msgspec.Struct, frozen=True):
    """A match of bots, one level for each seat."""

    seed: str
    options: dict[str, str]
    language: str
    bots: tuple[str, ...]
    eyes: Seat = ALL_SEEING
    game: str = "cup"


REVISED: Final = {"edition": "revised"}
FIRST: Final = {"edition": "first"}
NOVICES: Final = ("random", "random")

PLAYTHROUGHS: Final = {
    "revised": Playthrough("a clear night", REVISED, "en", ("apprentice", "random")),
    "first": Playthrough("a clear night", FIRST, "en", NOVICES),
    "en-francais": Playthrough("une nuit claire", REVISED, "fr", ("apprentice", "apprentice")),
    "through-the-eyes-of-white": Playthrough("a clear night", REVISED, "en", ("random", "apprentice"), Seat("white")),
    "both-reach-the-second-token": Playthrough("30", REVISED, "en", NOVICES),
    "shared-victory": Playthrough("235", REVISED, "en", NOVICES),
    "relics-two": Playthrough("a clear night", {}, "en", ("apprentice", "random"), game="relics"),
    "relics-three-en-francais": Playthrough(
        "une nuit claire", {"players": "3"}, "fr", (*NOVICES, "apprentice"), game="relics"
    ),
    "relics-four-for-a-spectator": Playthrough(
        "a clear night", {"players": "4"}, "en", NOVICES * 2, SPECTATOR, "relics"
    ),
}


def story(play: Playthrough) -> str:
    """The whole match in words, with the reasons of every duel."""
    played = game(play.game)
    match = Match.start(played, seed=play.seed, options=play.options)
    play_on(match, {seat: bot(level, played) for seat, level in zip(match.players, play.bots, strict=True)})
    teller = played.teller(match.cards, text(play.language), {})
    options = ", ".join(f"{name} {value}" for name, value in match.options.items())
    head = f"{play.game}, {options}, seed “{play.seed}”, {' against '.join(play.bots)}, eyes: {play.eyes}"

    def told(event: Event) -> str:
        return "\n".join([teller.event(event), *(f"    {reason}" for reason in teller.why(event))])

    return "\n".join([head, "", *map(told, match.events(play.eyes)), ""])
