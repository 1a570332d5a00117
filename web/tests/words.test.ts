// Words for the dice: made up, remembered with what the hall had promised, and only so many of them.
import { beforeEach, expect, test } from 'vitest'
import { freshWords, given, rememberWords } from '../src/lib/words'

beforeEach(() => localStorage.clear())

test('fresh words are 128 random bits', () => {
  const made = new Set(Array.from({ length: 50 }, freshWords))
  expect(made.size).toBe(50)
  for (const words of made) expect(words).toMatch(/^[0-9a-f]{32}$/)
})

test('what was given is remembered for each table, and the last counts', () => {
  expect(given('ABCDEF')).toBeNull()
  rememberWords('ABCDEF', { words: 'first', commitment: 'c0ffee' })
  rememberWords('GHJKMN', { words: 'other', commitment: 'facade' })
  rememberWords('ABCDEF', { words: 'second', commitment: 'c0ffee' })
  expect(given('ABCDEF')).toEqual({ words: 'second', commitment: 'c0ffee' })
  expect(given('GHJKMN')?.words).toBe('other')
})

test('the oldest are forgotten', () => {
  for (let number = 0; number < 100; number++) rememberWords(`T${number}`, { words: 'x', commitment: 'y' })
  expect(given('T99')).not.toBeNull()
  expect(given('T10')).toBeNull()
})

test('a memory that somebody has spoilt is none', () => {
  localStorage.setItem('wizardhall-words', '{')
  expect(given('ABCDEF')).toBeNull()
})
