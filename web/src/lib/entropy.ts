// What a player adds to the dice. The browser makes some up, and remembers what it sent and what the hall had committed to
// before: the hash of its own seed. With both, the record can be checked after the match.
import { localStore } from './storage'

export interface SentEntropy {
  words: string
  /** The hash of the hall's seed, as it was shown before the words were sent. */
  commitment: string
}

const KEY = 'words'
const MOST = 60

export function freshEntropy(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

export function sentEntropy(table: string): SentEntropy | null {
  return all().find(([id]) => id === table)?.[1] ?? null
}

/** Words that were sent for another seed than the hall has committed to now count for nothing. */
export function forgetOtherEntropy(table: string, commitment: string | null): void {
  const sent = sentEntropy(table)
  if (sent && sent.commitment !== commitment) localStore.set(KEY, JSON.stringify(all().filter(([id]) => id !== table)))
}

export function rememberEntropy(table: string, words: SentEntropy): void {
  const others = all().filter(([id]) => id !== table)
  localStore.set(KEY, JSON.stringify([[table, words], ...others].slice(0, MOST)))
}

function all(): [string, SentEntropy][] {
  try {
    return JSON.parse(localStore.get(KEY) ?? '[]') as [string, SentEntropy][]
  } catch {
    return []
  }
}
