// What a player adds to the dice: made up, remembered with what the hall had promised, and at most sixty of them.
import { beforeEach, expect, test } from 'vitest'
import { freshEntropy, sentEntropy, rememberEntropy } from '../src/lib/entropy'

beforeEach(() => localStorage.clear())

test('fresh words are 128 random bits', () => {
  const made = new Set(Array.from({ length: 50 }, freshEntropy))
  expect(made.size).toBe(50)
  for (const words of made) expect(words).toMatch(/^[0-9a-f]{32}$/)
})

test('what was given is localStore for each table, and the last counts', () => {
  expect(sentEntropy('ABCDEF')).toBeNull()
  rememberEntropy('ABCDEF', { words: 'first', commitment: 'c0ffee' })
  rememberEntropy('GHJKMN', { words: 'other', commitment: 'facade' })
  rememberEntropy('ABCDEF', { words: 'second', commitment: 'c0ffee' })
  expect(sentEntropy('ABCDEF')).toEqual({ words: 'second', commitment: 'c0ffee' })
  expect(sentEntropy('GHJKMN')?.words).toBe('other')
})

test('the oldest are forgotten', () => {
  for (let number = 0; number < 100; number++) rememberEntropy(`T${number}`, { words: 'x', commitment: 'y' })
  expect(sentEntropy('T99')).not.toBeNull()
  expect(sentEntropy('T10')).toBeNull()
})

test('a memory that somebody has spoilt is none', () => {
  localStorage.setItem('wizardhall-words', '{')
  expect(sentEntropy('ABCDEF')).toBeNull()
})
