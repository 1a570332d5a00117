// Where things of Wizards Cup are drawn.
import { CUP } from '../gameData'
import type { CupView, Seat } from '../protocol'

/** Who is drawn at the bottom of the table. */
export function near(view: CupView, you: Seat | null): Seat {
  return you ?? (view.sides[view.eyes] ? view.eyes : CUP.seats[0]!)
}

export const other = (seat: Seat): Seat => CUP.seats.find((each) => each !== seat)!
