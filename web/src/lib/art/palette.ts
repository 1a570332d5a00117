/** What a card's look depends on: an Element of the Cup, a colour of Relics, or a kind without colour. */
export type Realm =
  'fire' | 'water' | 'nature' | 'light' | 'shadow' | 'void' | 'red' | 'blue' | 'green' | 'relic' | 'shrine'

/** Six tones from outline to glow, by the letters that drawings use. */
export interface Tones {
  /** ink: outlines */ i: string
  /** deep */ d: string
  /** base */ b: string
  /** bright */ r: string
  /** pale */ p: string
  /** accent */ a: string
}

/** A card face for reading: panel, text and quieter text; both at least AA (4.5:1) on `face`. */
export interface Face {
  face: string
  text: string
  quiet: string
}

export const TONES: Record<Realm, Tones> = {
  fire: { i: '#2b0b0a', d: '#6f1512', b: '#c8361c', r: '#f47b20', p: '#ffd489', a: '#ffc43d' },
  water: { i: '#07182f', d: '#0e3a6b', b: '#1c6fb5', r: '#46b3e3', p: '#c4ecfa', a: '#ffd877' },
  nature: { i: '#0d2212', d: '#1e4f2a', b: '#3a8a3c', r: '#84c24a', p: '#e3f1b4', a: '#f6b042' },
  light: { i: '#38260b', d: '#8c5c12', b: '#dd9c1c', r: '#ffcf4a', p: '#fff3c6', a: '#e8632f' },
  shadow: { i: '#160d24', d: '#3a2159', b: '#6c41a0', r: '#a97fd6', p: '#e6d6f7', a: '#8fe3a8' },
  void: { i: '#12131a', d: '#2f3342', b: '#5c6377', r: '#a4adc2', p: '#e9ecf5', a: '#f0a585' },
  red: { i: '#2c0a12', d: '#74142a', b: '#c22a3f', r: '#ee5d5f', p: '#ffd0c4', a: '#ffc857' },
  blue: { i: '#0a1436', d: '#1f2f7d', b: '#3a57c4', r: '#7d9cf0', p: '#d7e3ff', a: '#ffd27a' },
  green: { i: '#06231f', d: '#0f524a', b: '#1d8a72', r: '#59c79f', p: '#d3f3df', a: '#f4c65a' },
  relic: { i: '#26180c', d: '#5c3d1e', b: '#a0702f', r: '#d9a951', p: '#f7e4b5', a: '#7fd0c4' },
  shrine: { i: '#171d24', d: '#37475a', b: '#66809a', r: '#a4bccf', p: '#e6eef4', a: '#f2c14e' },
}

/** What things are made of, whoever holds them; upper case is the darker of two. */
export const MATERIALS: Record<string, string> = {
  g: '#eeb03a',
  G: '#a96c16',
  y: '#ffe38c', // gold, old gold, candlelight
  s: '#b4c1d1',
  S: '#66748a',
  z: '#eaf1f8', // steel, iron, silver
  w: '#a8693a',
  W: '#6b3f22',
  v: '#d29a5f', // wood, dark wood, pale wood
  c: '#f7ecd2',
  C: '#d9c195', // bone and parchment
  e: '#cf3a32',
  E: '#86201f', // crimson
  n: '#5aa344',
  N: '#2c6530', // leaf
  u: '#3f86cf',
  U: '#22497f', // sky
  x: '#8a5cc0',
  X: '#4d2f78', // violet
  m: '#f2c29b',
  M: '#c98a5f',
  l: '#ffdfc6',
  f: '#a26a43',
  F: '#6d4329', // skins
  t: '#3fb6a4', // turquoise
  h: '#ffffff',
  k: '#000000',
}

/** `amount` of `other` in `colour`, both #rrggbb. */
export function mix(colour: string, other: string, amount: number): string {
  const part = (hex: string, at: number) => parseInt(hex.slice(at, at + 2), 16)
  const mixed = [1, 3, 5].map((at) => Math.round(part(colour, at) * (1 - amount) + part(other, at) * amount))
  return '#' + mixed.map((one) => one.toString(16).padStart(2, '0')).join('')
}

/** The colour with every channel scaled: darker and no greyer. */
export const darker = (colour: string, by: number): string => mix(colour, '#000000', 1 - by)

const face = (tones: Tones, theme: 'light' | 'dark'): Face =>
  theme === 'light'
    ? { face: mix(tones.p, '#fffaf0', 0.72), text: mix(tones.i, '#1a1410', 0.5), quiet: mix(tones.d, tones.i, 0.35) }
    : { face: mix(tones.i, '#15151c', 0.35), text: mix(tones.p, '#ffffff', 0.45), quiet: mix(tones.p, tones.r, 0.35) }

const everyRealm = Object.keys(TONES) as Realm[]
const faces = (theme: 'light' | 'dark') =>
  Object.fromEntries(everyRealm.map((realm) => [realm, face(TONES[realm], theme)])) as Record<Realm, Face>

export const FACES = { light: faces('light'), dark: faces('dark') }
