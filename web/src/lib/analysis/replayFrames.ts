// From the answers of a record to the frames of its replay, and back.
import type { Point, ReplayFrames, Seat } from '../protocol'

/** The last frame before the next answer, after `answers` of them. */
export function frameAfter(replay: ReplayFrames, answers: number): number {
  return Math.max(0, (replay.given ?? []).findLastIndex((given) => given <= answers))
}

export interface PointAtFrame {
  frame: number
  point: Point
}

/** The points of a chart at their frames; of several at one frame the last. */
export function pointsAtFrames(replay: ReplayFrames, points: Point[]): PointAtFrame[] {
  const found = new Map(points.map((point) => [frameAfter(replay, point.answer), point]))
  return [...found].map(([frame, point]) => ({ frame, point })).sort((one, other) => one.frame - other.frame)
}

/** Where a new match can branch off at a frame: after how many answers, and who decides there. At the end it is the last decision. */
export function nextDecision(replay: ReplayFrames, frame: number, over: boolean): { answers: number; seats: Seat[] } {
  const all = replay.answers ?? []
  const given = replay.given?.[frame] ?? 0
  const step = all[given]?.step ?? (over ? all.at(-1)?.step : undefined)
  if (step === undefined) return { answers: given, seats: [] }
  return { answers: all.findIndex((each) => each.step === step), seats: all.filter((each) => each.step === step).map((each) => each.seat) }
}
