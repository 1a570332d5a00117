"""What the page knows of the games of the house besides types: `web/src/lib/gameData.ts`.

Seats, elements and the like are declared by each game; the page has no second copy of them.
"""

from pathlib import Path
from typing import Any, Final, get_type_hints

import msgspec

from wizardhall.core.game import Game
from wizardhall.core.teller import EventTeller
from wizardhall.games import HOUSE, game
from wizardhall.server.catalog import game_infos

__all__ = ["DATA_TARGET", "game_data"]

DATA_TARGET: Final = Path(__file__).parents[3] / "web" / "src" / "lib" / "gameData.ts"
HEAD: Final = """\
// Made by `python -m wizardhall.server.typescript` from what the games declare. Do not edit.
import type { Seat } from './protocol'

export interface GameData {
  /** All seats of a table, in their order. */
  seats: readonly Seat[]
  /** Elements or colours, in their order. */
  signs: readonly string[]
  /** By the number of players: how many tokens, or wizards in the Hall, win the match. */
  toWin: Readonly<Record<number, number>>
  /** Fields of events that name cards. */
  cardFields: readonly string[]
  /** Fields that the hall leaves out of an event when they have their default. */
  eventDefaults: Readonly<Record<string, Record<string, unknown>>>
}
"""


def game_data() -> str:
    return "\n".join([HEAD, *(_constant(name) for name in HOUSE)])


def _constant(name: str) -> str:
    (info,) = (info for info in game_infos() if info.name == name)
    played = game(name)
    data = {
        "seats": max((seating.seats for seating in info.seatings), key=len),
        "signs": tuple(played.player_aid.weak_to),
        "toWin": played.player_aid.to_win,
        "cardFields": _card_fields(played),
        "eventDefaults": info.event_defaults,
    }
    shown = msgspec.json.format(msgspec.json.encode(data), indent=2).decode()
    return f"export const {name.upper()}: GameData = {shown}\n"


def _card_fields(played: Game[Any]) -> list[str]:
    teller = get_type_hints(type(played).teller)["return"]
    return sorted(teller.card_fields) if issubclass(teller, EventTeller) else []
