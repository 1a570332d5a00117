"""Prints what Python tells of a match of each game, in every language, for the page's teller to be compared with.

Run by `web/tests/teller.test.ts`; the matches are played each time, so they are never out of date.
"""

import json
import sys
from typing import Any

import msgspec

from wizardhall.bots import bot, play_on
from wizardhall.core.text import LANGUAGES, text
from wizardhall.games import HOUSE, game
from wizardhall.match import Match

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


def _cards(name: str, language: str) -> Any:
    return msgspec.to_builtins(game(name).listing(game(name).cards(), language))


def main() -> None:
    rows = [row for name, options, times in MATCHES for n in range(times) for row in told(name, options, f"told {n}")]
    cards = {name: {each: _cards(name, each) for each in LANGUAGES} for name in HOUSE}
    json.dump({"names": NAMES, "rows": rows, "cards": cards}, sys.stdout)


if __name__ == "__main__":
    main()
