// Messages in, state out.
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { draft, keepDraft } from '../src/lib/drafts'
import type { Happened, OpenAsk, TableInfo, Welcome } from '../src/lib/protocol'
import { settings } from '../src/lib/settings.svelte'
import { TableStore } from '../src/lib/table/store.svelte'

const table = { id: 'ABC', game: 'cup', state: 'playing', seats: [], options: {} } as unknown as TableInfo
const ask: OpenAsk = { id: '1-black', seat: 'black', ask: { kind: 'pick', purpose: 'team', options: ['a', 'b'], number: 1 } }
const frame = (event: string, view: string) => ({ event: { event }, view })

function welcome(more: Partial<Welcome> = {}): Welcome {
  return {
    type: 'welcome', table, you: 'black', seq: 1, events: [{ event: 'drawn' }], view: 'first', asks: [ask], locked: [],
    waiting: ['black'], commitment: 'c0ffee', locks: [], ...more,
  }
}

function happened(more: Partial<Happened> = {}): Happened {
  return { type: 'happened', seq: 1, frames: [], asks: [], locked: [], waiting: [], locks: [], view: 'now', ...more }
}

describe('a table', () => {
  let store: TableStore
  beforeEach(() => {
    vi.useFakeTimers()
    sessionStorage.clear()
    settings.speed = 'normal'
    store = new TableStore('ABC')
    store.receive(welcome())
  })

  test('knows all after the welcome', () => {
    expect(store.you).toBe('black')
    expect(store.view).toBe('first')
    expect(store.story.map((told) => told.event.event)).toEqual(['drawn'])
    expect(store.ask?.id).toBe('1-black')
  })

  test('tells frames one after the other, and asks only then', () => {
    store.receive(happened({ frames: [frame('team-picked', 'second'), frame('round-began', 'third')], asks: [{ ...ask, id: '2-black' }] }))
    expect(store.view).toBe('second')
    expect(store.ask).toBeNull()
    vi.advanceTimersByTime(700)
    expect(store.view).toBe('third')
    vi.advanceTimersByTime(700)
    expect(store.ask?.id).toBe('2-black')
    expect(store.story).toHaveLength(3)
  })

  test('can be paused, stepped through and skipped', () => {
    store.receive(happened({ frames: [frame('a', 'A'), frame('b', 'B'), frame('c', 'C'), frame('d', 'D')] }))
    store.film.pause()
    vi.advanceTimersByTime(10_000)
    expect(store.view).toBe('A')
    store.film.step()
    expect(store.view).toBe('B')
    store.film.skip()
    expect(store.view).toBe('D')
    expect(store.film.running).toBe(false)
    expect(store.story.map((told) => told.event.event)).toEqual(['drawn', 'a', 'b', 'c', 'd'])
  })

  test('tells an outcome only when its last beat is shown', () => {
    store.pace({ beats: () => 2, time: () => 100 })
    store.receive(happened({ frames: [frame('duel-decided', 'A')] }))
    expect(store.story).toHaveLength(1)
    vi.advanceTimersByTime(100)
    expect(store.story).toHaveLength(2)
  })

  test('shows everything at once if that is wanted', () => {
    settings.speed = 'instant'
    store.receive(happened({ frames: [frame('a', 'A'), frame('b', 'B')], view: 'B' }))
    expect(store.view).toBe('B')
    expect(store.film.running).toBe(false)
  })

  test('leaves out frames that it has had already', () => {
    settings.speed = 'instant'
    store.receive(happened({ frames: [frame('a', 'A')] }))
    store.receive(happened({ seq: 1, frames: [frame('a', 'A'), frame('b', 'B')] }))
    expect(store.story.map((told) => told.event.event)).toEqual(['drawn', 'a', 'b'])
  })

  test('notices that it has missed something, and is right again after a welcome', () => {
    store.receive(happened({ seq: 5, frames: [frame('e', 'E')] }))
    expect(store.missed).toBe(true)
    expect(store.view).toBe('first')
    store.receive(welcome({ seq: 6, view: 'sixth' }))
    expect(store.missed).toBe(false)
    expect(store.view).toBe('sixth')
  })

  test('knows what is locked', () => {
    store.receive(happened({ locked: ['1-black'], waiting: ['white'], locks: ['hash'] }))
    expect(store.ask).toBeNull()
    expect(store.lockedAsk).toBe('1-black')
    expect(store.locks).toEqual(['hash'])
  })

  test('keeps the draft of an answer until the question is another', () => {
    keepDraft('ABC', '1-black', ['a'])
    keepDraft('XYZ', '1-black', ['b'])
    store.receive(happened({ locked: ['1-black'], waiting: ['white'] }))
    expect(draft('ABC', '1-black', [])).toEqual(['a'])
    store.receive(happened({ asks: [{ ...ask, id: '2-black' }], waiting: ['black', 'white'] }))
    expect(draft('ABC', '1-black', [])).toEqual([])
    expect(draft('XYZ', '1-black', [])).toEqual(['b'])
  })

  test('shows an error, and forgets it', () => {
    store.receive({ type: 'error', id: 3, code: 'table-error-card', message: 'No such card.' })
    expect(store.problem).toBe('No such card.')
    store.receive({ type: 'ack', id: 4 })
    expect(store.problem).toBeNull()
  })
})
