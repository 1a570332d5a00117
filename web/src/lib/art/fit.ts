/** What of a card's words fits on it, and how large they are written. */

export type CardSize = 'small' | 'medium' | 'large'

/** Pixels below which nobody can read rules. */
const READABLE = 9
/**
 * How rules text is written, on upright cards and on shrines: from which width on in pixels, how large in hundredths of the
 * width, how many letters have room at that size, and how far it may grow if there are fewer.
 */
const WRITTEN = {
  medium: { tall: { from: 118, size: 7, letters: 100, most: 1.06 }, wide: { from: 275, size: 5, letters: 66, most: 1.06 } },
  large: { tall: { from: 215, size: 4.75, letters: 112, most: 1.3 }, wide: { from: 390, size: 3.5, letters: 90, most: 1.06 } },
}
const ARTICLE = /^(?:the |le |la |les |l['’])\s*/i

/** "The Blacksmith" as "Blacksmith", for where there is no room. */
export function shortName(name: string): string {
  const bare = name.replace(ARTICLE, '')
  return bare.charAt(0).toUpperCase() + bare.slice(1)
}

/** The letters of the longer line when a name is broken into two where that is best. */
function broken(name: string): number {
  const parts = name.split(/(?<=[\s-])/)
  const length = (some: string[]) => some.join('').trim().length
  return Math.min(...parts.map((_, at) => Math.max(length(parts.slice(0, at)), length(parts.slice(at)))))
}

const between = (low: number, value: number, high: number) => Math.max(low, Math.min(high, value))

/** How much smaller a name must be written: small cards have two short lines, the others one. */
export function nameScale(name: string, size: CardSize, wide: boolean): number {
  if (size === 'small' && !wide) return between(0.6, 11.6 / broken(name), 1)
  const letters = size === 'small' ? 17 : wide ? (size === 'large' ? 28 : 24) : size === 'large' ? 23 : 19
  return between(0.6, letters / name.length, 1)
}

/** The size of the rules text, in hundredths of the card's width. */
export function textSize(text: string | undefined, size: Exclude<CardSize, 'small'>, wide: boolean): number {
  const written = WRITTEN[size][wide ? 'wide' : 'tall']
  return written.size * between(0.66, Math.sqrt(written.letters / (text?.length || 1)), written.most)
}

/** The size with the most words that can be read on a card so many pixels wide; 0 is not yet known. */
export function fitting(width: number, text: string | undefined, wide: boolean): CardSize {
  if (width === 0) return 'medium'
  const readable = (size: 'medium' | 'large') =>
    width >= WRITTEN[size][wide ? 'wide' : 'tall'].from && (width * textSize(text, size, wide)) / 100 >= READABLE
  return readable('large') ? 'large' : readable('medium') ? 'medium' : 'small'
}
