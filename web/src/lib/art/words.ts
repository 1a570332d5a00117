// The words that a card's data stands for, in the language of the page.
import { locale, t } from '../text.svelte'
import { isCup, isRelics, type CardData } from './types'

/** Where the word for each field is found. */
const FAMILIES = {
  element: 'cup-element',
  type: 'cup-type',
  kind: 'relics-kind',
  colour: 'relics-colour',
  advantage: 'relics-colour',
  rarity: 'relics-rarity',
  subtype: 'relicset-subtype',
} as const

/** The texts that tell of a card. */
export const resourcesOf = (card: CardData): string[] => isCup(card) ? ['cup'] : isRelics(card) ? ['relics', 'relicset'] : []

/** The word for a field; nothing if the card has none, or while its texts are on their way. */
export function wordOf(field: keyof typeof FAMILIES, card: CardData): string {
  const value = card[field]
  if (!value || value === 'none') return ''
  const id = `${FAMILIES[field]}-${value}`
  if (locale.text.has(id)) return t(id)
  // A set of one's own has subtypes of its own.
  return field === 'subtype' && locale.text.knows('relicset') ? value : ''
}
