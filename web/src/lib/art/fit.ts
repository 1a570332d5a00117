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

const between = (low: number, value: number, high: number) => Math.max(low, Math.min(high, value))

/** How large a name is written at most, in hundredths of the card's width; and how high two lines of it are, in sizes of its font. */
const NAMED = { small: { tall: 13.4, wide: 9.4 }, medium: { tall: 7.7, wide: 6 }, large: { tall: 6.6, wide: 4.9 } }
const TWO_LINES = 2.36
/** How much of its room a name may take: browsers round. */
const SPARE = 0.98
/** The breadth of a letter in sizes of the font that `WRITTEN` counts in: tried until all rules fit in DejaVu Serif and in P052. */
const LETTER = 0.41

const pens: Record<number, CanvasRenderingContext2D | null> = {}

/** Writes letters of the cards' font, whichever this machine has for it. */
function pen(weight: number): CanvasRenderingContext2D | null {
  const made = document.createElement('canvas').getContext('2d')
  if (made) made.font = `${weight} 100px ${getComputedStyle(document.documentElement).getPropertyValue('--serif')}`
  return made
}

/** How broad words are, in sizes of the font. */
function breadth(words: string, weight: number): number {
  const found = (pens[weight] ??= pen(weight))
  return found ? found.measureText(words).width / 100 : LETTER * words.length
}

const BOLD = 700
const REGULAR = 400

/** The breadth of the longer line when a name is broken into two where that is best. */
function broken(name: string): number {
  const parts = name.split(/(?<=[\s-])/)
  const line = (some: string[]) => breadth(some.join('').trim(), BOLD)
  return Math.min(...parts.map((_, at) => Math.max(line(parts.slice(0, at)), line(parts.slice(at)))))
}

/** The size of a name on one line or two, whichever is larger; it and its room in hundredths of the card's width. */
export function nameSize(name: string, size: CardSize, wide: boolean, room: { w: number; h: number }): number {
  const one = room.w / breadth(name, BOLD)
  const two = Math.min(room.w / broken(name), room.h / TWO_LINES)
  return Math.min(NAMED[size][wide ? 'wide' : 'tall'], SPARE * Math.max(one, two))
}

/** The size of the rules text, in hundredths of the card's width. */
export function textSize(text: string | undefined, size: Exclude<CardSize, 'small'>, wide: boolean): number {
  const written = WRITTEN[size][wide ? 'wide' : 'tall']
  const letters = text ? breadth(text, REGULAR) / LETTER : 1
  return written.size * between(0.6, Math.sqrt(written.letters / letters), written.most)
}

/** The size with the most words that can be read on a card so many pixels wide; 0 is not yet known. */
export function fitting(width: number, text: string | undefined, wide: boolean): CardSize {
  if (width === 0) return 'medium'
  const readable = (size: 'medium' | 'large') =>
    width >= WRITTEN[size][wide ? 'wide' : 'tall'].from && (width * textSize(text, size, wide)) / 100 >= READABLE
  return readable('large') ? 'large' : readable('medium') ? 'medium' : 'small'
}
