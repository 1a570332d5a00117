// What the hall shows of a table of Wizards Cup (src/wizardhall/cup/view.py).
import type { CardId, Seat } from '../protocol'

export interface CupSide {
  seat: Seat
  tokens: number
  drawn: CardId | null
  team: CardId[] | null
  aside: CardId[] | null
  /** From the top; `null` where the eyes cannot see. */
  deck: (CardId | null)[]
  has_waiting: boolean
  waiting: CardId | null
  zone: CardId | null
  /** From the bottom; the last is the visible one. */
  discard: CardId[]
  known: CardId[]
}

export interface CupView {
  eyes: Seat
  round: number
  edition: string
  phase: string
  duel: number
  sides: Record<Seat, CupSide>
}

/** Who is drawn at the bottom of the table. */
export function near(view: CupView, you: Seat | null): Seat {
  return you ?? (view.sides[view.eyes] ? view.eyes : 'black')
}

export const other = (seat: Seat): Seat => (seat === 'black' ? 'white' : 'black')
