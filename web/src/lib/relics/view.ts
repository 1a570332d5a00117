// Where things of Wizards & Relics are drawn.
import type { RelicsView, Seat } from '../protocol'

/** Wizards in the Hall that win, by number of players: shown beside the Hall (REL-V3). */
const HALL_TO_WIN: Record<number, number> = { 2: 5, 3: 4, 4: 3 }
export const hallToWin = (view: RelicsView): number => HALL_TO_WIN[Object.keys(view.sides).length] ?? 5

/** The seats clockwise, the one at the bottom of the table first. */
export function around(view: RelicsView, you: Seat | null): Seat[] {
  const seats = Object.keys(view.sides)
  const begin = Math.max(0, seats.indexOf(you ?? view.eyes))
  return [...seats.slice(begin), ...seats.slice(0, begin)]
}
