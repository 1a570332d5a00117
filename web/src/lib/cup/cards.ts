// The cards of Wizards Cup: wizards with an Element, a type and a Value.
import type { Realm } from '../art/palette'
import { wordFor } from '../art/words'
import type { CardKit } from '../cardKit'
import { CUP } from '../gameData'
import type { CupCard } from '../protocol'
import { t } from '../text.svelte'

/** An Element that is not known looks like the Void. */
const realmOf = ({ element }: CupCard): Realm => (CUP.signs.includes(element) ? (element as Realm) : 'void')

export const cupCards: CardKit<CupCard> = {
  describe: (card) =>
    t('web-card-cup', {
      name: card.name,
      element: t(`cup-element-${card.element}`),
      value: card.value,
      type: card.type === 'none' ? 'none' : t(`cup-type-${card.type}`),
      text: card.text,
    }),
  facts(card) {
    const type = card.type === 'none' ? [] : [t(`cup-type-${card.type}`)]
    return [t(`cup-element-${card.element}`), t('web-value', { value: card.value }), ...type]
  },
  abilities: (card) => [card.text],
  order: (card) => CUP.signs.indexOf(card.element),
  filters: { element: (value) => t(`cup-element-${value}`), type: (value) => t(`cup-type-${value}`) },
  drawing: {
    look: (card) => ({ realm: realmOf(card), wide: false, value: card.value }),
    line: (card) => ({
      belongs: wordFor('cup-element', card.element),
      trade: wordFor('cup-type', card.type),
      rarity: '',
      over: null,
    }),
    flavour: () => '',
    loadEmblems: async () => (await import('../art/emblems/cup-emblem')).drawCup,
  },
}
