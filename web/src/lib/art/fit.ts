/** What of a card's words fits at which size. */

/** `auto` is as wide as its place and shows what fits there. */
export type CardSize = 'small' | 'medium' | 'large' | 'auto'

const ARTICLE = /^(?:the |le |la |les |l['’])\s*/i

/** "The Blacksmith" as "Blacksmith", for where there is no room. */
export function shortName(name: string): string {
  const bare = name.replace(ARTICLE, '')
  return bare.charAt(0).toUpperCase() + bare.slice(1)
}

/** The size whose text can be read on a card so many pixels wide; 0 is not yet known. */
export const fitting = (width: number): CardSize =>
  width === 0 ? 'medium' : width < 118 ? 'small' : width < 215 ? 'medium' : 'large'

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

/** How much smaller or larger the rules text is written. */
export function textScale(text: string | undefined, size: CardSize, wide: boolean): number {
  const letters = size === 'large' ? (wide ? 90 : 112) : wide ? 66 : 100
  return between(0.66, Math.sqrt(letters / (text?.length || 1)), size === 'large' && !wide ? 1.3 : 1.06)
}
