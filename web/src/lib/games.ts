// What the page needs to know of each game. Its parts are fetched when its table is first opened.
import type { Component } from 'svelte'
import type { CardList } from './cards.svelte'
import type { CardId, Seat } from './protocol'
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

interface Entry {
  resources: string[]
  seats(options: Record<string, string>): Seat[]
  load(): Promise<{ default: GameKit }>
}

const AROUND: Record<string, Seat[]> = {
  2: ['north', 'south'],
  3: ['north', 'east', 'south'],
  4: ['north', 'east', 'south', 'west'],
}

export const GAMES: Record<string, Entry> = {
  cup: { resources: ['cup'], seats: () => ['black', 'white'], load: () => import('./cup/kit') },
  relics: {
    resources: ['relics', 'relicset'],
    seats: (options) => AROUND[options.players ?? '2'] ?? [],
    load: () => import('./relics/kit'),
  },
}
