/**
 * Pictures of cards. `emblem` and `frame` are pure: card data in, SVG markup out, with no script, style or reference
 * outside itself. Pass a `uid` that is unique in the page, because gradients are found by id.
 *
 * The art of Wizards & Relics comes in a chunk of its own: until `load` is through, its emblems are plain signs.
 */
import { instance } from './draw'
import { drawCup } from './emblems/cup-emblem'
import { drawSign } from './emblems/sign'
import { drawFrame, type Layout } from './frames'
import { realmOf } from './palette'
import { isCup, type CardData } from './types'

export { FACES, realmOf, TONES, type Realm } from './palette'
export { planOf, type Layout } from './frames'
export { symbol } from './symbols'
export { isShrine, type CardData } from './types'

type RelicsArt = typeof import('./emblems/relics')
let relics: RelicsArt | undefined
const cache = new Map<string, string>()

/** Whether `emblem` has what it needs for this card. */
export const ready = (card: CardData): boolean => isCup(card) || relics !== undefined

/** Fetches what `emblem` needs for this card. */
export async function load(card: CardData): Promise<void> {
  if (!ready(card)) relics = await import('./emblems/relics')
}

function cached(key: string, make: () => string, uid: string): string {
  let markup = cache.get(key)
  if (markup === undefined) cache.set(key, (markup = make()))
  return instance(markup, uid)
}

export function emblem(card: CardData, uid = card.id): string {
  if (!ready(card)) return instance(drawSign(realmOf(card)), uid)
  const key = `${realmOf(card)} ${card.id} ${card.kind} ${card.subtype} ${card.rarity} ${card.power} ${card.type} ${card.mechanics}`
  return cached(key, () => (isCup(card) ? drawCup(card) : relics!.drawRelics(card)), `${uid}e`)
}

export function frame(card: CardData, uid = card.id, layout: Layout = 'full'): string {
  return cached(`${realmOf(card)} ${card.rarity} ${layout}`, () => drawFrame(card, layout), `${uid}f`)
}
