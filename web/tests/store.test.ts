// Messages in, state out.
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { draft, keepDraft, keepLocked, lockedAnswer } from '../src/lib/drafts'
import type { Frame, Happened, OpenAsk, TableInfo, Welcome } from '../src/lib/protocol'
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

/** A view here is a word, and so is what changes it. */
function happened(more: Partial<Omit<Happened, 'frames' | 'changes'>> & { frames?: Frame[]; view?: string } = {}): Happened {
  const { frames = [], view, ...rest } = more
  const changed = frames.map(({ event, view }) => ({ event, changes: view }))
  const nothing = { asks: [], locked: [], waiting: [], first_lock: 0, locks: [] }
  return { type: 'happened', seq: 1, frames: changed, changes: (view ?? frames.at(-1)?.view ?? 'now') as any, ...nothing, ...rest }
}

describe('a table', () => {
  let store: TableStore
  /** What the hall replays to these eyes, and whose eyes they were. */
  let replayed: Frame[] = []
  let eyes: string[] = []
  const replay = (whose: string) => {
    eyes.push(whose)
    return replayed.length ? Promise.resolve(replayed) : Promise.reject(new Error('offline'))
  }
  /** Until what was promised has come. */
  const soon = () => vi.advanceTimersByTimeAsync(0)
  beforeEach(() => {
    vi.useFakeTimers()
    sessionStorage.clear()
    localStorage.clear()
    replayed = []
    settings.speed = 'normal'
    eyes = []
    store = new TableStore('ABC', replay)
    store.receive(welcome())
  })

  test('knows all after the welcome', () => {
    expect(store.you).toBe('black')
    expect(store.view).toBe('first')
    expect(store.story.map((entry) => entry.event.event)).toEqual(['drawn'])
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
    store.playback.pause()
    vi.advanceTimersByTime(10_000)
    expect(store.view).toBe('A')
    store.playback.step()
    expect(store.view).toBe('B')
    store.playback.skip()
    expect(store.view).toBe('D')
    expect(store.playback.running).toBe(false)
    expect(store.story.map((entry) => entry.event.event)).toEqual(['drawn', 'a', 'b', 'c', 'd'])
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
    expect(store.playback.running).toBe(false)
  })

  test('leaves out frames that it has had already', () => {
    settings.speed = 'instant'
    store.receive(happened({ frames: [frame('a', 'A')] }))
    store.receive(happened({ seq: 1, frames: [frame('a', 'A'), frame('b', 'B')] }))
    expect(store.story.map((entry) => entry.event.event)).toEqual(['drawn', 'a', 'b'])
  })

  test('notices that it has missed something, and is right again after a welcome', async () => {
    store.receive(happened({ seq: 5, frames: [frame('e', 'E')] }))
    expect(store.missed).toBe(true)
    expect(store.view).toBe('first')
    store.receive(welcome({ seq: 6, view: 'sixth' }))
    await soon()
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
    keepLocked('ABC', '1-black', ['a'])
    store.receive(happened({ locked: ['1-black'], waiting: ['white'] }))
    expect(draft('ABC', '1-black', [])).toEqual(['a'])
    expect(lockedAnswer('ABC', '1-black')).toEqual(['a'])
    store.receive(happened({ asks: [{ ...ask, id: '2-black' }], waiting: ['black', 'white'] }))
    expect(draft('ABC', '1-black', [])).toEqual([])
    expect(lockedAnswer('ABC', '1-black')).toBeNull()
    expect(draft('XYZ', '1-black', [])).toEqual(['b'])
  })

  test('shows an error, and forgets it', () => {
    store.receive({ type: 'error', id: 3, code: 'core-error-card', message: 'No such card.' })
    expect(store.problem).toBe('No such card.')
    store.receive({ type: 'ack', id: 4 })
    expect(store.problem).toBeNull()
  })

  const FOUR = [frame('drawn', 'first'), frame('a', 'A'), frame('b', 'B'), frame('c', 'C')]
  const later = welcome({ seq: 4, events: FOUR.map(({ event }) => event), view: 'C', asks: [{ ...ask, id: '2-black' }] })
  const played = (of: TableStore) => of.story.map((each) => each.event.event)

  test('goes on after a reload with what was not played yet, and asks only then', async () => {
    store.receive(happened({ frames: FOUR.slice(1), asks: later.asks }))
    vi.advanceTimersByTime(700)
    expect(played(store)).toEqual(['drawn', 'a', 'b'])
    store.leave()

    replayed = FOUR
    const again = new TableStore('ABC', replay)
    again.receive(later)
    await soon()
    expect(eyes).toEqual(['black'])
    expect(again.view).toBe('C')
    expect(again.playback.running).toBe(true)
    expect(again.ask).toBeNull()
    vi.advanceTimersByTime(700)
    expect(played(again)).toEqual(['drawn', 'a', 'b', 'c'])
    expect(again.ask?.id).toBe('2-black')
  })

  test('tells what happened before the story was fetched once, and in its order', async () => {
    replayed = [...FOUR, frame('d', 'D')]
    const again = new TableStore('ABC', replay)
    again.receive(later)
    again.receive(happened({ seq: 4, frames: [frame('d', 'D')], view: 'D' }))
    await soon()
    expect(again.view).toBe('A')
    vi.advanceTimersByTime(10_000)
    expect(played(again)).toEqual(['drawn', 'a', 'b', 'c', 'd'])
  })

  test('shows everything at once to a newcomer, and where the story is not available', async () => {
    const other = new TableStore('XYZ', replay)
    other.receive(later)
    expect(other.view).toBe('C')
    expect(eyes).toEqual([])
    store.receive(later)
    await soon()
    expect(eyes).toEqual(['black'])
    expect(store.view).toBe('C')
    expect(played(store)).toEqual(['drawn', 'a', 'b', 'c'])
    expect(store.playback.running).toBe(false)
  })

  test('is not disturbed in its story by a connection that is lost and found', async () => {
    store.receive(happened({ frames: FOUR.slice(1) }))
    store.playback.pause()
    store.receive(later)
    expect(store.view).toBe('A')
    expect(store.playback.paused).toBe(true)
    replayed = [...FOUR, frame('d', 'D')]
    store.receive({ ...later, seq: 5, events: replayed.map(({ event }) => event), view: 'D' })
    await soon()
    expect(store.view).toBe('A')
    store.playback.goOn()
    vi.advanceTimersByTime(10_000)
    expect(played(store)).toEqual(['drawn', 'a', 'b', 'c', 'd'])
  })

  test('plays nothing on a hidden page', () => {
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    store.receive(happened({ frames: FOUR.slice(1) }))
    vi.advanceTimersByTime(10_000)
    expect(store.view).toBe('A')
    hidden.mockReturnValue(false)
    store.playback.onVisibilityChange()
    vi.advanceTimersByTime(10_000)
    expect(store.view).toBe('C')
    hidden.mockRestore()
  })
})
