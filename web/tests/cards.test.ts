// Each game lists and describes its own cards, by the registry; those of a game that is not in it are a name and a text.
import { beforeAll, expect, test } from 'vitest'
import { entryOf } from '../src/lib/games'
import type { CupCard, ListedCard, RelicsCard } from '../src/lib/protocol'
import { locale } from '../src/lib/text.svelte'

const listed = (id: string, text = ''): ListedCard => ({ id, name: id, text, names: {}, source: {} })
const wizard = (id: string, element: string, type = 'none'): CupCard =>
  ({ ...listed(id, 'Wins.'), value: 4, element, type, power: 'none', arguments: {} })
const relics = (id: string, kind: RelicsCard['kind'], fields: Partial<RelicsCard> = {}): RelicsCard => ({
  ...listed(id, 'Draw a card. Gain +2.'),
  kind, colour: 'none', subtype: 'none', rarity: 'common', power: 3, advantage: 'none',
  plain: false, mechanics: [], abilities: [], flavour: '', sentences: [], ...fields,
})
const oracle = relics('seer', 'wizard', { colour: 'blue', subtype: 'oracle', advantage: 'red' })

beforeAll(async () => {
  await locale.setLanguage('en')
  await locale.load('core', 'web', 'cup', 'relics', 'relicset')
})

test('Wizards Cup: Elements in their order, no type left out', () => {
  const kit = entryOf('cup').cards
  const cards = ['void', 'shadow', 'light', 'nature', 'water', 'fire'].map((element) => wizard(element, element))
  expect(cards.sort((one, other) => kit.order(one) - kit.order(other)).map(({ id }) => id)).toEqual(
    ['fire', 'water', 'nature', 'light', 'shadow', 'void'])
  expect(kit.facts(wizard('ada', 'fire'))).toEqual(['Fire', 'Value 4'])
  expect(kit.filters.type!('none')).not.toBeNull()
  expect(kit.drawing!.look(wizard('ada', 'mud')).realm).toBe('void')
})

test('Wizards & Relics: wizards by colour, then relics, then shrines', () => {
  const kit = entryOf('relics').cards
  const cards = [relics('shrine', 'shrine'), relics('relic', 'relic'), ...['green', 'blue', 'red'].map((colour) => relics(colour, 'wizard', { colour }))]
  expect(cards.sort((one, other) => kit.order(one) - kit.order(other)).map(({ id }) => id)).toEqual(
    ['red', 'blue', 'green', 'relic', 'shrine'])
  expect(kit.filters.colour!('none')).toBeNull()
  expect(cards.map((card) => kit.drawing!.look(card).wide)).toEqual([false, false, false, false, true])
  expect(kit.drawing!.line(oracle)).toEqual({ belongs: 'Blue', trade: 'Oracle', rarity: 'Common', over: { realm: 'red', word: 'Red' } })
  expect(kit.drawing!.line({ ...oracle, subtype: 'plumber' }).trade).toBe('plumber')
})

test('a game that is not in the registry: a name and a text, whatever fields its cards have', () => {
  const kit = entryOf('nim').cards
  const card = { ...oracle, element: 'fire' }
  expect(kit.describe(card)).toBe('seer. Draw a card. Gain +2.')
  expect([kit.facts(card), kit.abilities(card), kit.drawing]).toEqual([[], ['Draw a card. Gain +2.'], null])
})
