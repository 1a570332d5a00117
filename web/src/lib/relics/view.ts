// Where things of Wizards & Relics are drawn.
import { RELICS } from '../gameData'
import type { RelicsView, Seat } from '../protocol'

/** How many wizards in the Hall win: shown beside the Hall (REL-V3). */
export const hallToWin = (view: RelicsView): number => RELICS.toWin[Object.keys(view.sides).length]!

/** The seats clockwise, the one at the bottom of the table first. */
export function around(view: RelicsView, you: Seat | null): Seat[] {
  const seats = Object.keys(view.sides)
  const begin = Math.max(0, seats.indexOf(you ?? view.eyes))
  return [...seats.slice(begin), ...seats.slice(0, begin)]
}
