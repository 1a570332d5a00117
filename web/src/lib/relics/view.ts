// What the hall shows of a table of Wizards & Relics (src/wizardhall/relics/view.py).
import type { CardId, Seat } from '../protocol'
import type { Part } from './telling'

export interface RelicInPlay {
  card: CardId | null
  face_up: boolean
  ignored: boolean
}

export interface RelicsSide {
  seat: Seat
  hand: CardId[] | null
  hand_size: number
  deck: CardId[] | null
  deck_size: number
  discard: CardId[]
  hall: CardId[]
  wizards: (CardId | null)[]
  relics: RelicInPlay[]
  aside: CardId[]
  drawn: number
  power: number
  parts: Part[]
}

export interface RelicsView {
  eyes: Seat
  round: number
  phase: string
  battle: number
  master: Seat
  shrine: CardId | null
  shrines_left: number
  fighters: Seat[]
  options: Record<string, string>
  sides: Record<Seat, RelicsSide>
}

/** Wizards in the Hall that win, by number of players: shown beside the Hall (REL-V3). */
const HALL_TO_WIN: Record<number, number> = { 2: 5, 3: 4, 4: 3 }
export const hallToWin = (view: RelicsView): number => HALL_TO_WIN[Object.keys(view.sides).length] ?? 5

/** The seats clockwise, the one at the bottom of the table first. */
export function around(view: RelicsView, you: Seat | null): Seat[] {
  const seats = Object.keys(view.sides)
  const begin = Math.max(0, seats.indexOf(you ?? view.eyes))
  return [...seats.slice(begin), ...seats.slice(0, begin)]
}
