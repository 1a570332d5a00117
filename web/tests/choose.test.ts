// One of some: a card is looked at before it is locked, a word is its own answer.
import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import Stage from './ChooseStage.svelte'

const answer = vi.fn()
let stage: Record<string, unknown>
const press = (which: string) => {
  document.querySelector<HTMLElement>(which)!.click()
  flushSync()
}

beforeEach(() => {
  answer.mockReset()
  stage = mount(Stage, { target: document.body, props: { options: ['wand', 'orb'], answer } })
  flushSync()
})
afterEach(() => unmount(stage))

test('a card is chosen first, another instead, and then locked', () => {
  press('[data-card=wand]')
  press('[data-card=orb]')
  expect(answer).not.toHaveBeenCalled()
  press('[data-lock]')
  expect(answer).toHaveBeenCalledExactlyOnceWith('orb')
})

test('a card that is pressed again is not chosen any more', () => {
  press('[data-card=wand]')
  press('[data-card=wand]')
  expect(document.querySelector<HTMLButtonElement>('[data-lock]')!.disabled).toBe(true)
})

test('words are answers at once', () => {
  press('.button.gold:not([data-lock])')
  expect(answer).toHaveBeenCalledExactlyOnceWith('draw')
})
