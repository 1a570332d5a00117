// How far the story of a table has been played in this browser: whoever comes back sees what has happened since.
import type { Seat } from './protocol'
import { localStore } from './storage'

/** How many tables are remembered. */
const MOST = 30

type Place = [where: string, seen: number]

const place = (table: string, eyes: Seat) => `${table} ${eyes}`

function places(): Place[] {
  try {
    return JSON.parse(localStore.get('told') ?? '[]') as Place[]
  } catch {
    return []
  }
}

/** The number of events that these eyes have seen; `null` if they were never here. */
export function bookmark(table: string, eyes: Seat): number | null {
  return places().find(([where]) => where === place(table, eyes))?.[1] ?? null
}

/** Remember how many events have been seen; another tab may be further. */
export function keepBookmark(table: string, eyes: Seat, seen: number): void {
  const here = place(table, eyes)
  const others = places().filter(([where]) => where !== here)
  const most = Math.max(seen, bookmark(table, eyes) ?? 0)
  localStore.set('told', JSON.stringify([...others.slice(1 - MOST), [here, most]]))
}
