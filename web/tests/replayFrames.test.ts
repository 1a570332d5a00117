// Answers of a record and frames of its replay; and lines that come in pieces.
import { expect, test } from 'vitest'
import { frameAfter, nextDecision, pointsAtFrames } from '../src/lib/analysis/replayFrames'
import { readLines } from '../src/lib/readLines'
import type { ReplayFrames } from '../src/lib/protocol'

/** Two frames, then both decide at once; two frames, then white alone; one frame, and it is over. */
const replay: ReplayFrames = {
  eyes: 'all',
  all_eyes: ['all'],
  frames: [],
  rounds: {},
  given: [0, 0, 2, 2, 3],
  answers: [{ step: 1, seat: 'black' }, { step: 1, seat: 'white' }, { step: 2, seat: 'white' }],
}

test('the place of an answer is the last frame before the next', () => {
  expect([0, 1, 2, 3].map((answers) => frameAfter(replay, answers))).toEqual([1, 1, 3, 4])
})

test('points have one place each', () => {
  const points = [0, 1, 2, 3].map((answer) => ({ answer, round: 1, chances: { black: answer / 3 } }))
  expect(pointsAtFrames(replay, points).map(({ frame, point }) => [frame, point.answer])).toEqual([[1, 1], [3, 2], [4, 3]])
})

test('one plays on from the next decision, at the end from the last', () => {
  expect(nextDecision(replay, 0, true)).toEqual({ answers: 0, seats: ['black', 'white'] })
  expect(nextDecision(replay, 3, true)).toEqual({ answers: 2, seats: ['white'] })
  expect(nextDecision(replay, 4, true)).toEqual({ answers: 2, seats: ['white'] })
})

test('a match that was given up goes on where it ended', () => {
  expect(nextDecision(replay, 4, false)).toEqual({ answers: 3, seats: [] })
})

test('lines are whole, however they come', async () => {
  const bytes = new TextEncoder().encode('{"a":"é"}\n{"b":2}\n')
  const body = new ReadableStream<Uint8Array>({
    start(stream) {
      for (const byte of bytes) stream.enqueue(Uint8Array.of(byte))
      stream.close()
    },
  })
  const found = []
  for await (const line of readLines(body)) found.push(line)
  expect(found).toEqual(['{"a":"é"}', '{"b":2}'])
})
