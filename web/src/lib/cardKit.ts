// What the page needs to know of a game's cards to list, describe and draw them. Each game has a kit in its folder; the
// registry (`games.ts`) names it. It comes with the first page, so drawings stay in chunks of their own.
import type { Realm } from './art/palette'
import type { ListedCard } from './protocol'

export interface CardKit<C extends ListedCard = any> {
  /** A card in one sentence: for screen readers, and for titles. */
  describe(card: C): string
  /** What it is, in a few words each. */
  facts(card: C): string[]
  /** What it does, ability by ability. */
  abilities(card: C): string[]
  /** Where it stands in the list of all cards; those with the same number stand by name. */
  order(card: C): number
  /** The fields that cards are found by, each with the word for a value; null: not a value to look for. */
  filters: Record<string, (value: string) => string | null>
  /** How its cards are drawn; null: as a name and a text. */
  drawing: CardDrawing<C> | null
}

export interface CardDrawing<C extends ListedCard = any> {
  look(card: C): Look
  line(card: C): Line
  flavour(card: C): string
  /** Fetches the pictures; until they are here, a card shows the sign of its realm. */
  loadEmblems(): Promise<DrawEmblem<C>>
}

export type DrawEmblem<C extends ListedCard = any> = (card: C, realm: Realm) => string

/** What the frame of a card depends on. */
export interface Look {
  realm: Realm
  /** Does it lie on its side, with a landscape instead of an emblem, and without a number? */
  wide: boolean
  /** The number in its corner. */
  value: number | null
  rarity?: string
}

/** The line above the text of a card; words that are empty are left out. */
export interface Line {
  belongs: string
  trade: string
  rarity: string
  /** What it has the advantage over. */
  over: { realm: Realm; word: string } | null
}
