// Where things of Wizards Cup are drawn.
import type { CupView, Seat } from '../protocol'

/** Who is drawn at the bottom of the table. */
export function near(view: CupView, you: Seat | null): Seat {
  return you ?? (view.sides[view.eyes] ? view.eyes : 'black')
}

export const other = (seat: Seat): Seat => (seat === 'black' ? 'white' : 'black')
