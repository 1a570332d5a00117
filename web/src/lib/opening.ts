// Opening a table, and playing again. The match begins when the hall has promised its seed and has our words; both is
// done at the table itself, so that its first card is seen to come.
import { api } from './api'
import type { NewTable, TableInfo } from './protocol'
import { pencilled } from './remembered'
import { freshWords, rememberWords } from './words'

/** What is to be done on arrival at a table of one's own. */
export interface Plan {
  words: string
  start: boolean
}

const isFull = (table: TableInfo): boolean => table.seats.every((info) => info.player || info.bot)

export async function openTable(wanted: NewTable, words = freshWords()): Promise<TableInfo> {
  return planned(await api.open({ ...wanted, wait: true }), words)
}

export async function playAgain(table: TableInfo): Promise<TableInfo> {
  const { rematch } = await api.table(table.id)
  const again = rematch ? await api.table(rematch) : null
  if (!again || again.seats.some((info) => info.you)) return planned(await api.rematch(table.id, { wait: true }), freshWords())
  const words = freshWords()
  const joined = await api.rematch(table.id, { entropy: words })
  rememberWords(joined.id, { words, commitment: again.commitment })
  return joined
}

function planned(table: TableInfo, words: string): TableInfo {
  const plan: Plan = { words, start: table.host && isFull(table) }
  pencilled.set(`plan-${table.id}`, JSON.stringify(plan))
  return table
}

/** The plan for a table; there is none a second time. */
export function takePlan(table: string): Plan | null {
  const found = pencilled.get(`plan-${table}`)
  pencilled.forget(`plan-${table}`)
  return found ? (JSON.parse(found) as Plan) : null
}
