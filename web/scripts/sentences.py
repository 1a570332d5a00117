"""Prints what Python tells of a match of each game, in every language, for the page's teller to be compared with.

Run by `web/tests/telling.test.ts`; the matches are made anew each time, so they cannot be out of date.
"""

import json
import sys
from typing import Any

import msgspec

from wizardhall.bots import bot, play_on
from wizardhall.core.text import LANGUAGES, text
from wizardhall.cup.listing import listing as cup_listing
from wizardhall.games import game
from wizardhall.match import Match
from wizardhall.relics.listing import listing as relics_listing

LISTINGS: dict[str, Any] = {"cup": cup_listing, "relics": relics_listing}
MATCHES = (
    ("cup", {"edition": "revised"}, 6),
    ("cup", {"edition": "first"}, 6),
    ("relics", {"players": "2"}, 2),
    ("relics", {"players": "4"}, 2),
)
NAMES = {"black": "Ada", "north": "Zoë"}


def told(name: str, options: dict[str, str], seed: str) -> list[dict[str, Any]]:
    played = game(name)
    match = Match.start(played, options=options, seed=seed)
    seats = list(match.players)
    play_on(match, {seat: bot("random", played) for seat in seats})
    tellers = {each: played.teller(match.cards, text(each), NAMES) for each in LANGUAGES}
    return [
        {
            "game": name,
            "event": msgspec.to_builtins(event),
            "told": {each: teller.event(event) for each, teller in tellers.items()},
            "why": {each: teller.why(event) for each, teller in tellers.items()},
        }
        for eyes in (seats[0], "spectator")
        for event in match.events(eyes)
    ]


def main() -> None:
    rows = [row for name, options, times in MATCHES for n in range(times) for row in told(name, options, f"told {n}")]
    cards = {name: {each: make(game(name).cards(), each) for each in LANGUAGES} for name, make in LISTINGS.items()}
    json.dump({"names": NAMES, "rows": rows, "cards": cards}, sys.stdout)


if __name__ == "__main__":
    main()
