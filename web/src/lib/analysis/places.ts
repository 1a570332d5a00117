// Where the answers of a record are in its replay, and the other way round.
import type { Point, ReplayFrames, Seat } from '../protocol'

/** The last frame that is seen after so many answers, and before the next. */
export function frameAfter(film: ReplayFrames, answers: number): number {
  return Math.max(0, (film.given ?? []).findLastIndex((given) => given <= answers))
}

export interface Placed {
  frame: number
  point: Point
}

/** The points of a chart at their frames; of several at one frame the last. */
export function placed(film: ReplayFrames, points: Point[]): Placed[] {
  const found = new Map(points.map((point) => [frameAfter(film, point.answer), point]))
  return [...found].map(([frame, point]) => ({ frame, point })).sort((one, other) => one.frame - other.frame)
}

/** Where one can play on from a frame: after how many answers, and who decides there. At the end it is the last decision. */
export function nextDecision(film: ReplayFrames, frame: number, over: boolean): { answers: number; seats: Seat[] } {
  const all = film.answers ?? []
  const given = film.given?.[frame] ?? 0
  const step = all[given]?.step ?? (over ? all.at(-1)?.step : undefined)
  if (step === undefined) return { answers: given, seats: [] }
  return { answers: all.findIndex((each) => each.step === step), seats: all.filter((each) => each.step === step).map((each) => each.seat) }
}
