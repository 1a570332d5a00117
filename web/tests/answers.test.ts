// An answer looked back at: a key is read with the choices of its ask.
import { expect, test } from 'vitest'
import { answerInWords, cardsOf } from '../src/lib/analysis/describe'
import type { AnyChoice } from '../src/lib/protocol'
import type { TableContext } from '../src/lib/tableContext'

const context = { game: 'relics', teller: { card: (id: string) => `Card ${id}`, player: (seat: string) => `Player ${seat}` } } as unknown as TableContext
const CHOICES: AnyChoice[] = [
  { kind: 'card', key: 'wand' },
  { kind: 'seat', key: 'south' },
  { kind: 'place', key: 'south 2', seat: 'south', number: 2 },
]

test('a card is named and shown, a player is named', () => {
  expect(answerInWords(context, 'spoils', 'wand', CHOICES)).toBe('Card wand')
  expect(cardsOf('wand', CHOICES)).toEqual(['wand'])
  expect(answerInWords(context, 'rival', 'south', CHOICES)).toBe('Player south')
  expect(cardsOf('south', CHOICES)).toEqual([])
})

test('a relic in play has no face to show', () => {
  expect(cardsOf('south 2', CHOICES)).toEqual([])
})
