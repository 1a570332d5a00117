// The cards of Wizards & Relics: wizards of three colours, relics and shrines.
import type { Realm } from '../art/palette'
import { wordFor } from '../art/words'
import type { CardKit } from '../cardKit'
import { RELICS } from '../gameData'
import type { RelicsCard } from '../protocol'
import { locale, t } from '../text.svelte'

/** In the list, red wizards come first. */
const KINDS = ['wizard', 'relic', 'shrine']
const COLOURS = ['red', 'blue', 'green']

const colour = (name: string): Realm | null => (RELICS.signs.includes(name) ? (name as Realm) : null)

/** A wizard looks like its colour, everything else like its kind. */
const realmOf = (card: RelicsCard): Realm => (card.kind === 'wizard' ? (colour(card.colour) ?? 'relic') : card.kind)

/** A card set of one's own has subtypes of its own: these are words already. */
const subtype = (card: RelicsCard): string => {
  const unnamed = card.subtype !== 'none' && locale.text.knows('relicset') ? card.subtype : ''
  return wordFor('relicset-subtype', card.subtype) || unnamed
}

const valuesOf = (family: string) => (value: string) => (value === 'none' ? null : t(`${family}-${value}`))

export const relicsCards: CardKit<RelicsCard> = {
  describe(card) {
    const common = { name: card.name, text: card.text, power: card.power ?? 0 }
    if (card.kind !== 'wizard') return t(`web-card-${card.kind}`, common)
    return t('web-card-wizard', {
      ...common,
      colour: t(`relics-colour-${card.colour}`),
      subtype: subtype(card),
      advantage: t(`relics-colour-${card.advantage}`),
    })
  },
  facts(card) {
    if (card.kind === 'shrine') return [t('relics-kind-shrine')]
    const rarity = t(`relics-rarity-${card.rarity}`)
    const power = t('web-power', { power: card.power ?? 0 })
    if (card.kind === 'relic') return [t('relics-kind-relic'), power, rarity]
    const over = t('web-advantage-over', { colour: t(`relics-colour-${card.advantage}`) })
    return [t(`relics-colour-${card.colour}`), subtype(card), power, rarity, over]
  },
  abilities: (card) => (card.abilities.length ? card.abilities : [card.text]),
  order: (card) => KINDS.indexOf(card.kind) * 10 + COLOURS.indexOf(card.colour),
  filters: {
    kind: valuesOf('relics-kind'),
    colour: valuesOf('relics-colour'),
    rarity: valuesOf('relics-rarity'),
    subtype: valuesOf('relicset-subtype'),
  },
  drawing: {
    look: (card) => ({ realm: realmOf(card), wide: card.kind === 'shrine', value: card.power, rarity: card.rarity }),
    line(card) {
      const over = colour(card.advantage)
      return {
        belongs: card.colour === 'none' ? wordFor('relics-kind', card.kind) : wordFor('relics-colour', card.colour),
        trade: subtype(card),
        rarity: wordFor('relics-rarity', card.rarity),
        over: over && { realm: over, word: wordFor('relics-colour', card.advantage) },
      }
    },
    flavour: (card) => card.flavour,
    loadEmblems: async () => (await import('../art/emblems/relics')).drawRelics,
  },
}
