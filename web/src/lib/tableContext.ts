// The context that all components of a table share: the cards, their texts, and who sits where.
import { getContext, setContext } from 'svelte'
import { wordOf } from './art/words'
import { isCupCard, isRelicsCard, type AnyCard, type CardList } from './cards.svelte'
import type { CardId, Clock, Seat, SeatInfo } from './protocol'
import type { EventTeller } from './teller'
import { t } from './text.svelte'

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

/** A card in one sentence: for screen readers, and for titles. */
export function described(card: AnyCard | undefined): string {
  if (!card) return ''
  if (isCupCard(card)) {
    return t('web-card-cup', {
      name: card.name,
      element: t(`cup-element-${card.element}`),
      value: card.value,
      type: card.type === 'none' ? 'none' : t(`cup-type-${card.type}`),
      text: card.text,
    })
  }
  if (!isRelicsCard(card)) return card.text ? `${card.name}. ${card.text}` : card.name
  const common = { name: card.name, text: card.text, power: card.power ?? 0 }
  if (card.kind === 'wizard') {
    return t('web-card-wizard', {
      ...common,
      colour: t(`relics-colour-${card.colour}`),
      subtype: wordOf('subtype', card),
      advantage: t(`relics-colour-${card.advantage}`),
    })
  }
  return t(`web-card-${card.kind}`, common)
}

/** Is the pointer on a card? A finger that scrolls does not count, nor a mouse that rests while the card arrives. */
export function pointedAt(event: PointerEvent): boolean {
  return event.pointerType !== 'touch'
}

/** Did the keyboard move the focus here? A tap moves it before its click, and what opened then would catch the click. */
export function byKeys(event: FocusEvent): boolean {
  return (event.currentTarget as HTMLElement).matches(':focus-visible')
}
