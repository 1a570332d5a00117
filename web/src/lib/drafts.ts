// Drafts of answers. A draft survives a reload, and comes back when a locked answer is taken back.
import { sessionStore } from './storage'

const key = (table: string, ask: string) => `draft-${table}-${ask}`

export function draft<T>(table: string, ask: string, otherwise: T): T {
  const found = sessionStore.get(key(table, ask))
  if (found === null) return otherwise
  try {
    return JSON.parse(found) as T
  } catch {
    return otherwise
  }
}

export function keepDraft(table: string, ask: string, value: unknown): void {
  sessionStore.set(key(table, ask), JSON.stringify(value))
}

/** A locked answer is kept beside the draft, to show it while the others decide. */
const locked = (ask: string) => `${ask}-locked`

export const keepLocked = (table: string, ask: string, answer: unknown): void => keepDraft(table, locked(ask), answer)

export const lockedAnswer = (table: string, ask: string): unknown => draft<unknown>(table, locked(ask), null)

/** Remove the drafts of this table, except for these asks. */
export function tidyDrafts(table: string, asks: string[]): void {
  const kept = new Set(asks.flatMap((ask) => [key(table, ask), key(table, locked(ask))]))
  for (const each of sessionStore.keys()) {
    if (each.startsWith(`draft-${table}-`) && !kept.has(each)) sessionStore.remove(each)
  }
}
