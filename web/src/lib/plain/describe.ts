// A view of any game as lines of words: what each field is called, and what it holds.
import type { TableContext } from '../tableContext'
import { locale, t } from '../text.svelte'

export interface Line {
  label: string
  value: string
}

/** What these eyes know anyway. */
const UNTOLD = ['eyes']
const UNSEEN = '?'

export function describe(context: TableContext, view: Record<string, unknown>): Line[] {
  return Object.entries(view)
    .filter(([field]) => !UNTOLD.includes(field))
    .flatMap(([field, value]) => lines(context, field, value))
}

/** A field in one line; one that has more than a word for each seat in a line for each. */
function lines(context: TableContext, field: string, value: unknown): Line[] {
  const label = word(context.game, field)
  if (isRecord(value) && Object.values(value).some(isRecord)) {
    return Object.entries(value).map(([key, each]) => ({ label: `${label}, ${named(context, key)}`, value: shown(context, each) }))
  }
  return [{ label, value: shown(context, value) }]
}

function shown(context: TableContext, value: unknown): string {
  if (value === null || value === undefined) return UNSEEN
  if (typeof value === 'boolean') return t(value ? 'core-ask.yes' : 'core-ask.no')
  if (Array.isArray(value)) return value.map((each) => shown(context, each)).join(', ') || '–'
  if (isRecord(value)) {
    return Object.entries(value).map(([key, each]) => `${named(context, key)} ${shown(context, each)}`).join(', ') || '–'
  }
  return typeof value === 'string' ? named(context, value) : String(value)
}

/** A player, a card, or a word of the game. */
function named(context: TableContext, key: string): string {
  if (context.cards.has(key)) return context.teller.card(key)
  if (locale.text.has(`${context.game}-seat-${key}`)) return context.teller.player(key)
  return word(context.game, key)
}

function word(game: string, field: string): string {
  const id = [`${game}-view-${field}`, `core-view-${field}`].find((each) => locale.text.has(each))
  return id ? t(id) : field.replaceAll(/[-_]/g, ' ')
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
