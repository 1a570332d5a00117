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

export const CUP: GameData = {
  "seats": [
    "black",
    "white"
  ],
  "signs": [
    "fire",
    "water",
    "nature",
    "light",
    "shadow",
    "void"
  ],
  "toWin": {
    "2": 2
  },
  "cardFields": [
    "card",
    "cards",
    "entered",
    "joined",
    "left",
    "other",
    "top",
    "waiting"
  ],
  "eventDefaults": {
    "game-ended": {
      "totals": null,
      "equal": null
    }
  }
}

export const RELICS: GameData = {
  "seats": [
    "north",
    "east",
    "south",
    "west"
  ],
  "signs": [
    "blue",
    "red",
    "green"
  ],
  "toWin": {
    "2": 5,
    "3": 4,
    "4": 3
  },
  "cardFields": [
    "card",
    "cards",
    "given",
    "relic",
    "shrine",
    "source",
    "taken",
    "top",
    "wizard"
  ],
  "eventDefaults": {
    "bonus-given": {
      "per": null
    },
    "relic-ignored": {
      "card": null
    }
  }
}
