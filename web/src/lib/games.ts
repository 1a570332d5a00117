// What the page draws of each game: one registry. A game that is not in it is drawn in words, from its asks, events and
// view alone (`plain/kit`), with the texts that the hall has of it. Parts are fetched when a table is first opened.
import type { Component } from 'svelte'
import type { Back } from './art/backs'
import type { CardKit } from './cardKit'
import type { CardList } from './cards.svelte'
import { cupCards } from './cup/cards'
import { plainCards } from './plain/cards'
import type { CardId, GameInfo, Seat } from './protocol'
import { relicsCards } from './relics/cards'
import type { Pace } from './table/playback.svelte'
import type { StoryEntry } from './table/store.svelte'
import type { EventTeller, GameEvent } from './teller'
import type { Text } from './text.svelte'

export interface GameKit {
  Table: Component<any>
  /** What a match came to, shown at its end. */
  Chronicle: Component<{ story: StoryEntry[]; view: any }>
  /** What a draft of a pick comes to. */
  Summary: Component<{ cards: CardId[] }> | null
  pace: Pace
  teller(cards: CardList, text: Text, players: Record<Seat, string>): EventTeller
  /** Does a new scene of the story begin here? */
  opens(event: GameEvent): boolean
  /** Do duels or battles take their course here? */
  unfolds(view: any): boolean
  /** Cards that a pick shows as taken already. */
  given(view: any, seat: Seat, purpose: string): CardId[]
}

export interface Entry {
  /** The resources of its texts. */
  resources: string[]
  /** The document of its rules, in `docs/rules`, and what its clauses begin with. */
  rules: { document: string; clauses: string } | null
  /** Cards to show it by; none named: the first of its set. */
  shown: CardId[]
  /** How its cards are listed, described and drawn. */
  cards: CardKit
  /** The back of its cards: in Wizards Cup each side has its own. */
  back(owner: Seat | null): Back
  load(): Promise<{ default: GameKit }>
}

export const GAMES: Record<string, Entry> = {
  cup: {
    resources: ['cup'],
    rules: { document: 'wizards-cup', clauses: 'CUP' },
    shown: ['botanist', 'pyrotechnician', 'necromancer', 'lightkeeper', 'alchemist'],
    cards: cupCards,
    back: (owner) => (owner === 'white' ? 'white' : 'black'),
    load: () => import('./cup/kit'),
  },
  relics: {
    resources: ['relics', 'relicset'],
    rules: { document: 'wizards-and-relics', clauses: 'REL' },
    shown: ['hot-headed-hilda', 'wand-of-equality', 'jeff-the-mage', 'dusty-tome', 'the-gatherer'],
    cards: relicsCards,
    back: () => 'relics',
    load: () => import('./relics/kit'),
  },
}

/** What the page draws of a game, whichever it is. */
export function entryOf(game: string): Entry {
  return Object.hasOwn(GAMES, game) ? GAMES[game]! : plain(game)
}

/** The texts of a game that is not built into the page come by its name. */
const plain = (game: string): Entry => ({
  resources: [game],
  rules: null,
  shown: [],
  cards: plainCards,
  back: () => 'black',
  load: async () => ({ default: await (await import('./plain/kit')).plainKit(game) }),
})

/** Who sits at a table of a game with these options; the others are as usual. */
export function seatsOf(info: GameInfo | undefined, options: Record<string, string> = {}): Seat[] {
  const chosen = (option: string) => options[option] ?? info?.options[option]?.[0]
  const fits = info?.seatings.find((each) => Object.entries(each.options).every(([option, value]) => chosen(option) === value))
  return fits?.seats ?? []
}
