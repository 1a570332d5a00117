// The draft of an answer that is not locked yet survives a reload, and comes back when a lock is taken back.
import { pencilled } from './remembered'

const key = (table: string, ask: string) => `draft-${table}-${ask}`

export function draft<T>(table: string, ask: string, otherwise: T): T {
  const found = pencilled.get(key(table, ask))
  if (found === null) return otherwise
  try {
    return JSON.parse(found) as T
  } catch {
    return otherwise
  }
}

export function keepDraft(table: string, ask: string, value: unknown): void {
  pencilled.set(key(table, ask), JSON.stringify(value))
}

/** What was locked is pencilled beside the draft: it can be looked at while one waits for the others. */
const locked = (ask: string) => `${ask}-locked`

export const keepLocked = (table: string, ask: string, answer: unknown): void => keepDraft(table, locked(ask), answer)

export const lockedAnswer = (table: string, ask: string): unknown => draft<unknown>(table, locked(ask), null)

/** Forget what was drafted at this table for other asks than these. */
export function tidyDrafts(table: string, asks: string[]): void {
  const kept = new Set(asks.flatMap((ask) => [key(table, ask), key(table, locked(ask))]))
  for (const each of pencilled.keys()) {
    if (each.startsWith(`draft-${table}-`) && !kept.has(each)) pencilled.forget(each)
  }
}
