/**
 * Pictures of cards. `emblem` and `frame` are pure: card data in, SVG markup out, with no script, style or reference
 * outside itself. Pass a `uid` that is unique in the page, because gradients are found by id.
 *
 * The emblems of each game come in a chunk of their own: until `load` is through, they are plain signs.
 */
import type { CardDrawing, DrawEmblem, Look } from '../cardKit'
import type { ListedCard } from '../protocol'
import { instance } from './draw'
import { drawSign } from './emblems/sign'
import { drawFrame, type Layout } from './frames'

export { FACES, type Realm } from './palette'
export { planOf, type Layout } from './frames'
export { symbol } from './symbols'

const loaded = new Map<CardDrawing, DrawEmblem>()
const emblems = new WeakMap<ListedCard, string>()
const frames = new Map<string, string>()

/** Whether `emblem` has what it needs for the cards of this game. */
export const ready = (drawing: CardDrawing): boolean => loaded.has(drawing)

/** Fetches what `emblem` needs for the cards of this game. */
export async function load(drawing: CardDrawing): Promise<void> {
  if (!ready(drawing)) loaded.set(drawing, await drawing.loadEmblems())
}

export function emblem(drawing: CardDrawing, card: ListedCard, uid = card.id): string {
  const { realm } = drawing.look(card)
  const draw = loaded.get(drawing)
  if (!draw) return instance(drawSign(realm), uid)
  let markup = emblems.get(card)
  if (markup === undefined) emblems.set(card, (markup = draw(card, realm)))
  return instance(markup, `${uid}e`)
}

export function frame(look: Look, uid: string, layout: Layout = 'full'): string {
  const key = `${look.realm} ${look.wide} ${look.rarity} ${layout}`
  let markup = frames.get(key)
  if (markup === undefined) frames.set(key, (markup = drawFrame(look, layout)))
  return instance(markup, `${uid}f`)
}
