// The context that all components of a table share: the cards, their texts, and who sits where.
import { getContext, setContext } from 'svelte'
import type { CardList } from './cards.svelte'
import { entryOf } from './games'
import type { CardId, Clock, Seat, SeatInfo } from './protocol'
import type { EventTeller } from './teller'

/** Who sits where, who must still decide, and the clocks. */
export interface Seating {
  infos: SeatInfo[]
  waiting: Seat[]
  clock: Clock | null
  /** When the clock was read. */
  since: number
}

export const NOBODY: Seating = { infos: [], waiting: [], clock: null, since: 0 }

export interface TableContext {
  readonly game: string
  readonly cards: CardList
  readonly teller: EventTeller
  readonly you: Seat | null
  readonly seating: Seating
  /** The card that somebody looks at closely. */
  inspected: CardId | null
}

const KEY = Symbol('tableContext')

export function setTableContext(context: TableContext): TableContext {
  return setContext(KEY, context)
}

export function useTableContext(): TableContext {
  return getContext<TableContext>(KEY)
}

/** A card of the table in one sentence, as its game describes it. */
export function describeCard(context: TableContext, id: CardId): string {
  const card = context.cards.get(id)
  return card ? entryOf(context.game).cards.describe(card) : ''
}

/** Is the pointer on a card? A finger that scrolls does not count, nor a mouse that rests while the card arrives. */
export function pointedAt(event: PointerEvent): boolean {
  return event.pointerType !== 'touch'
}

/** Did the keyboard move the focus here? A tap moves it before its click, and what opened then would catch the click. */
export function byKeys(event: FocusEvent): boolean {
  return (event.currentTarget as HTMLElement).matches(':focus-visible')
}
