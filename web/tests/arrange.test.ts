// The arrange control: by keys, by tap and tap; and the lists that it moves about.
import { flushSync, mount, tick, unmount } from 'svelte'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { fitting, moved } from '../src/lib/asks/order'
import Stage from './ArrangeStage.svelte'

describe('moving', () => {
  test('takes a card out and puts it in', () => {
    expect(moved(['a', 'b', 'c', 'd'], 0, 2)).toEqual(['b', 'c', 'a', 'd'])
    expect(moved(['a', 'b', 'c', 'd'], 3, 0)).toEqual(['d', 'a', 'b', 'c'])
  })
  test('stays within the list', () => {
    expect(moved(['a', 'b'], 0, 9)).toEqual(['b', 'a'])
    expect(moved(['a', 'b'], 1, -3)).toEqual(['b', 'a'])
  })
  test('a draft counts only if it has the same cards', () => {
    expect(fitting(['b', 'a'], ['a', 'b'])).toEqual(['b', 'a'])
    expect(fitting(['b', 'x'], ['a', 'b'])).toEqual(['a', 'b'])
    expect(fitting(null, ['a', 'b'])).toEqual(['a', 'b'])
  })
})

describe('the control', () => {
  let order: string[] = []
  let stage: Record<string, unknown>
  const options = () => [...document.querySelectorAll<HTMLElement>('[role=option]')]

  beforeEach(() => {
    Element.prototype.animate ??= (() => ({ finished: Promise.resolve(), cancel: () => undefined })) as never
    stage = mount(Stage, { target: document.body, props: { start: ['a', 'b', 'c'], number: 2, report: (now: string[]) => (order = now) } })
    flushSync()
  })
  afterEach(() => unmount(stage))

  async function press(index: number, key: string, altKey = false): Promise<void> {
    options()[index]!.dispatchEvent(new KeyboardEvent('keydown', { key, altKey, bubbles: true, cancelable: true }))
    await tick()
    flushSync()
  }

  test('is a listbox, and one card is in the tab order', () => {
    expect(document.querySelector('[role=listbox]')).not.toBeNull()
    expect(options().map((each) => each.tabIndex)).toEqual([0, -1, -1])
  })

  test('Alt and an arrow carry a card', async () => {
    await press(0, 'ArrowRight', true)
    expect(order).toEqual(['b', 'a', 'c'])
  })

  test('Space takes a card up, arrows carry it, Space puts it down', async () => {
    await press(0, ' ')
    expect(options()[0]!.getAttribute('aria-selected')).toBe('true')
    await press(0, 'ArrowRight')
    await press(1, 'ArrowRight')
    expect(order).toEqual(['b', 'c', 'a'])
    await press(2, ' ')
    expect(options().every((each) => each.getAttribute('aria-selected') === 'false')).toBe(true)
  })

  test('arrows walk when nothing is taken up', async () => {
    await press(0, 'ArrowRight')
    expect(order).toEqual(['a', 'b', 'c'])
    expect(document.activeElement).toBe(options()[1])
  })

  test('a digit puts a card in its place', async () => {
    await press(2, '1')
    expect(order).toEqual(['c', 'a', 'b'])
  })

  test('a tap takes a card, a second tap says where', async () => {
    options()[0]!.click()
    flushSync()
    options()[2]!.click()
    await tick()
    flushSync()
    expect(order).toEqual(['b', 'c', 'a'])
  })

  test('what happens is told', async () => {
    await press(0, 'ArrowRight', true)
    expect(document.querySelector('[aria-live=assertive]')?.textContent).not.toBe('')
  })
})
