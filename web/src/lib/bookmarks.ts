// How far the story of a table has been told in this browser: who comes back is told what has happened since.
import type { Seat } from './protocol'
import { remembered } from './remembered'

/** Tables that are remembered; of older ones nothing is told again. */
const MOST = 30

type Place = [where: string, told: number]

const place = (table: string, eyes: Seat) => `${table} ${eyes}`

function places(): Place[] {
  try {
    return JSON.parse(remembered.get('told') ?? '[]') as Place[]
  } catch {
    return []
  }
}

/** The number of events that these eyes have been told of; `null` if they were never here. */
export function bookmark(table: string, eyes: Seat): number | null {
  return places().find(([where]) => where === place(table, eyes))?.[1] ?? null
}

/** So much has been told; another tab may be further. */
export function keepBookmark(table: string, eyes: Seat, told: number): void {
  const here = place(table, eyes)
  const others = places().filter(([where]) => where !== here)
  const most = Math.max(told, bookmark(table, eyes) ?? 0)
  remembered.set('told', JSON.stringify([...others.slice(1 - MOST), [here, most]]))
}
