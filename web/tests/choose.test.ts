// One of some: a card or a relic is looked at before it is locked; a word, a player or an ability is its own answer.
import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { AnyChoice } from '../src/lib/protocol'
import Stage from './ChooseStage.svelte'

const answer = vi.fn()
let stage: Record<string, unknown> | null = null
const press = (which: string) => {
  document.querySelector<HTMLElement>(which)!.click()
  flushSync()
}
const offer = (...options: AnyChoice[]) => {
  stage = mount(Stage, { target: document.body, props: { options, answer } })
  flushSync()
}
const SPOILS: AnyChoice[] = [
  { kind: 'word', key: 'draw' },
  { kind: 'card', key: 'wand' },
  { kind: 'card', key: 'orb' },
]
const WORDS = '.button.gold:not([data-lock])'

beforeEach(() => answer.mockReset())
afterEach(() => unmount(stage!))

test('a card is chosen first, another instead, and then locked', () => {
  offer(...SPOILS)
  press('[data-card=wand]')
  press('[data-card=orb]')
  expect(answer).not.toHaveBeenCalled()
  press('[data-lock]')
  expect(answer).toHaveBeenCalledExactlyOnceWith('orb')
})

test('a card that is pressed again is not chosen any more', () => {
  offer(...SPOILS)
  press('[data-card=wand]')
  press('[data-card=wand]')
  expect(document.querySelector<HTMLButtonElement>('[data-lock]')!.disabled).toBe(true)
})

test('words are answers at once', () => {
  offer(...SPOILS)
  press(WORDS)
  expect(answer).toHaveBeenCalledExactlyOnceWith('draw')
})

test('a relic is chosen by its place, and then locked', () => {
  offer({ kind: 'place', key: 'south 1', seat: 'south', number: 1 }, { kind: 'place', key: 'south 2', seat: 'south', number: 2 })
  press('.place:nth-of-type(2)')
  expect(answer).not.toHaveBeenCalled()
  press('[data-lock]')
  expect(answer).toHaveBeenCalledExactlyOnceWith('south 2')
})

test('players are called by their names, and are answers at once', () => {
  offer({ kind: 'seat', key: 'south' }, { kind: 'seat', key: 'east' })
  expect(document.querySelector(WORDS)!.textContent).toContain('Player south')
  expect(document.querySelector('[data-lock]')).toBeNull()
  press(WORDS)
  expect(answer).toHaveBeenCalledExactlyOnceWith('south')
})

test('an ability of a card is told in full, and its number is the answer', () => {
  offer({ kind: 'ability', key: '2', card: 'well', number: 2 })
  expect(document.querySelector(WORDS)!.textContent).toContain('Gain +2.')
  press(WORDS)
  expect(answer).toHaveBeenCalledExactlyOnceWith('2')
})
