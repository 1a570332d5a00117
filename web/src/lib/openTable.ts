// Opening a table, and playing again. The match begins when the hall has committed to its seed and has our entropy. Both
// happen at the table itself, so that its first card is seen to arrive.
import { api } from './api'
import type { NewTable, TableInfo } from './protocol'
import { sessionStore } from './storage'
import { freshEntropy, rememberEntropy } from './entropy'

/** What to do on arrival at a table that we have opened. */
export interface ArrivalPlan {
  words: string
  start: boolean
}

const isFull = (table: TableInfo): boolean => table.seats.every((info) => info.player || info.bot)

export async function openTable(wanted: NewTable, words = freshEntropy()): Promise<TableInfo> {
  return withArrivalPlan(await api.open({ ...wanted, wait: true }), words)
}

export async function playAgain(table: TableInfo): Promise<TableInfo> {
  const { rematch } = await api.table(table.id)
  const again = rematch ? await api.table(rematch) : null
  const opened = !again || again.seats.some((info) => info.you)
  const words = freshEntropy()
  const joined = await api.rematch(table.id, { wait: true })
  if (joined.state !== 'open') return joined
  if (opened || !isFull(joined)) return withArrivalPlan(joined, words)
  const begun = await api.rematch(table.id, { entropy: words })
  rememberEntropy(joined.id, { words, commitment: joined.commitment })
  return begun
}

function withArrivalPlan(table: TableInfo, words: string): TableInfo {
  const plan: ArrivalPlan = { words, start: table.host && isFull(table) }
  sessionStore.set(`plan-${table.id}`, JSON.stringify(plan))
  return table
}

/** The plan for a table. It is given once. */
export function takeArrivalPlan(table: string): ArrivalPlan | null {
  const found = sessionStore.get(`plan-${table}`)
  sessionStore.remove(`plan-${table}`)
  return found ? (JSON.parse(found) as ArrivalPlan) : null
}
