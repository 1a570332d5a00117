// Words of one's own for the dice. The browser makes some up, and remembers which it gave and what the hall had promised
// before: the hash of its own seed. With both, the record can be checked after the match.
import { remembered } from './remembered'

export interface Given {
  words: string
  /** The hash of the hall's seed, as it was shown before the words were given. */
  commitment: string
}

const KEY = 'words'
const MOST = 60

export function freshWords(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

export function given(table: string): Given | null {
  return all().find(([id]) => id === table)?.[1] ?? null
}

export function rememberWords(table: string, words: Given): void {
  const others = all().filter(([id]) => id !== table)
  remembered.set(KEY, JSON.stringify([[table, words], ...others].slice(0, MOST)))
}

function all(): [string, Given][] {
  try {
    return JSON.parse(remembered.get(KEY) ?? '[]') as [string, Given][]
  } catch {
    return []
  }
}
