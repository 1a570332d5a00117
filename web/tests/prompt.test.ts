// A question is asked by the component of its kind; of a kind that the page does not know, it says so.
import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { locale } from '../src/lib/text.svelte'
import Stage from './PromptStage.svelte'

let stage: Record<string, unknown> | null = null
const ask = (kind: string, fields: object = {}) => {
  stage = mount(Stage, { target: document.body, props: { ask: { kind, purpose: 'hat', ...fields } } })
  flushSync()
}

beforeAll(async () => {
  await locale.setLanguage('en')
  await locale.load('core', 'web')
})
afterEach(() => unmount(stage!))

test('a yes or no is asked with two buttons', () => {
  ask('yesno')
  expect(document.querySelectorAll('[data-ask=yesno] button')).toHaveLength(2)
  expect(document.querySelector('[role=alert]')).toBeNull()
})

test.each(['riddle', 'toString'])('a %s is not known: it is not taken for something else', (kind) => {
  ask(kind, { options: [{ kind: 'word', key: 'left' }] })
  expect(document.querySelector('[role=alert]')!.textContent).toContain(`“${kind}”`)
  expect(document.querySelector('button')).toBeNull()
})
