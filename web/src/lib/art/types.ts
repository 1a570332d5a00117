/** A row of `wizardhall cards cup|relics --json`, as far as a picture needs it. */
export interface CardData {
  id: string
  name: string
  text?: string

  /** The Cup's own fields. */
  element?: string
  type?: string
  value?: number | null
  /** The Cup: a verb ("bonus"). Relics: a number, or null for a shrine. */
  power?: string | number | null

  /** Wizards & Relics' own fields. */
  kind?: string
  colour?: string
  subtype?: string
  rarity?: string
  advantage?: string
  mechanics?: readonly string[]
  plain?: boolean
  flavour?: string | null
}

export type Rarity = 'common' | 'superb' | 'glorious'

export const isCup = (card: CardData): boolean => card.element !== undefined && card.kind === undefined
export const isRelics = (card: CardData): boolean => ['wizard', 'relic', 'shrine'].includes(card.kind ?? '')
/** Is it a card that there are pictures for? */
export const isDrawn = (card: CardData): boolean => isCup(card) || isRelics(card)
export const isShrine = (card: CardData): boolean => card.kind === 'shrine'
