// What the hall sends of a view, and what the page makes of it. `tests/core/test_changes.py` has the other side.
import { expect, test } from 'vitest'
import { applyChanges } from '../src/lib/changes'

const view = { round: 1, shrine: 'well', sides: { north: { hand: ['a', 'b'], power: 2 }, south: { hand: null, power: 0 } } }

test('only what changed is new', () => {
  const next = applyChanges(view, { shrine: null, sides: { north: { hand: ['b'] } } })
  expect(next).toEqual({ ...view, shrine: null, sides: { ...view.sides, north: { hand: ['b'], power: 2 } } })
  expect(next.sides.south).toBe(view.sides.south)
  expect(view.shrine).toBe('well')
})

test('no changes leave the view as it is', () => {
  expect(applyChanges(view, {})).toEqual(view)
})

test('the first view comes whole', () => {
  expect(applyChanges(null, view)).toEqual(view)
})

test('an object can be replaced as a whole', () => {
  expect(applyChanges(view, { sides: { '=': { west: 1 } } }).sides).toEqual({ west: 1 })
})
