// A game that the page knows nothing of: its events and its view in words, its seats by what the hall says.
import { beforeAll, expect, test } from 'vitest'
import type { CardList } from '../src/lib/cards.svelte'
import { hallStore } from '../src/lib/hallStore.svelte'
import { entryOf, GAMES, seatsOf } from '../src/lib/games'
import { describe as described } from '../src/lib/plain/describe'
import { PlainTeller } from '../src/lib/plain/teller'
import type { GameInfo, ListedCard } from '../src/lib/protocol'
import type { TableContext } from '../src/lib/tableContext'
import { locale } from '../src/lib/text.svelte'

const SOURCE = `
nim-title = Nim
nim-seat-one = First
nim-seat-two = Second
nim-view-left = Matches left
nim-event-took = { $player } took { $card } ({ $left-two }).
nim-event-passed = { $winners-number ->
    [0] Nobody.
   *[other] { $winners }.
    }
nim-clause-1 = One, two or three. [{ $clause }]
`
const stick: ListedCard = { id: 'stick', name: 'Stick', text: 'Burns.', names: { en: 'Stick' }, source: {} }
const cards: CardList = new Map([['stick', stick]])
const defaults = { passed: { winners: [] } }
const teller = () => new PlainTeller('nim', cards, locale.text, { one: 'Ada', two: '' }, defaults)

beforeAll(async () => {
  await locale.setLanguage('en')
  await locale.load('core')
  locale.text.add('nim', SOURCE)
  hallStore.games = [{ name: 'nim', event_defaults: defaults } as unknown as GameInfo]
})

test('an event is told by the texts of the game; cards are known by the list', () => {
  const event = { event: 'took', seat: 'two', card: 'stick', left: { one: 1, two: 2 }, clause: 'NIM-1' }
  expect(teller().event(event)).toBe('Second took Stick (2).')
  expect(teller().why(event)).toEqual(['One, two or three. [NIM-1]'])
  expect(teller().why({ event: 'took', clause: 'NIM-9' })).toEqual([])
  expect(teller().event({ event: 'passed' })).toBe('Nobody.')
})

test('a view is described field by field', () => {
  const context = { game: 'nim', cards, teller: teller() } as unknown as TableContext
  const view = {
    eyes: 'one', round: 2, left: 7, hand: ['stick'], top: null, open: true, score: { one: 1, two: 0 },
    sides: { one: { hand: ['stick'] }, two: { hand: null } },
  }
  expect(described(context, view).map(({ label, value }) => `${label}: ${value}`)).toEqual([
    'Round: 2', 'Matches left: 7', 'hand: Stick', 'top: ?', 'open: Yes', 'score: Ada 1, Second 0', 'sides, Ada: hand Stick', 'sides, Second: hand ?',
  ])
})

test('who sits at a table is what the hall says for its options', () => {
  const seatings = [{ options: { players: '2' }, seats: ['a', 'b'] }, { options: { players: '3' }, seats: ['a', 'b', 'c'] }]
  const info = { name: 'x', options: { players: ['2', '3'], other: ['y'] }, seatings } as unknown as GameInfo
  expect(seatsOf(info)).toEqual(['a', 'b'])
  expect(seatsOf(info, { players: '3', other: 'y' })).toEqual(['a', 'b', 'c'])
  expect(seatsOf(undefined)).toEqual([])
})

test('a game that is not built in has an entry all the same', async () => {
  expect(Object.keys(GAMES)).not.toContain('nim')
  expect(entryOf('nim').resources).toEqual(['nim'])
  expect(entryOf('constructor').rules).toBeNull()
  const { default: kit } = await entryOf('nim').load()
  const told = kit.teller(cards, locale.text, { one: 'Ada' })
  expect([told.card('stick'), told.event({ event: 'passed' })]).toEqual(['Stick', 'Nobody.'])
})
