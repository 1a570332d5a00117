/** What is behind an emblem: a sky, a halo and a ground for each Element and colour. */
import { dots, glow, gradient, rays, star, use } from './draw'
import { TONES, type Realm } from './palette'

/** A window of a card, and where its halo is. */
export interface Field {
  x: number
  y: number
  w: number
  h: number
  cx: number
  cy: number
  radius: number
}

type Sky = readonly [top: string, bottom: string, heart: string, rim: string]

const SKIES: Record<Realm, Sky> = {
  fire: ['#3d0c12', '#d8491c', '#fff0b8', '#ff9a30'],
  water: ['#08264d', '#1c74b4', '#f0feff', '#72c9ec'],
  nature: ['#11361f', '#4c9544', '#fcffd6', '#b4d766'],
  light: ['#f3b63c', '#fff0bd', '#ffffff', '#ffe58c'],
  shadow: ['#150a28', '#5a3592', '#f3e9ff', '#a985d8'],
  void: ['#090b13', '#333a54', '#fdf6ee', '#b9d3dc'],
  red: ['#38071a', '#b3273c', '#fff0dc', '#ff8f74'],
  blue: ['#0a123d', '#3c57c6', '#f5f8ff', '#9bb5ff'],
  green: ['#052c29', '#1f8f76', '#f6ffe9', '#8ee0b6'],
  relic: ['#2a190e', '#94672f', '#fff8e0', '#ecc677'],
  shrine: ['#1c2733', '#6c869f', '#f4f8fb', '#b6cbdb'],
}

const n = (value: number): string => value.toFixed(1)
const ring = (f: Field, scale: number, rest: string): string =>
  `<circle cx="${f.cx}" cy="${f.cy}" r="${n(f.radius * scale)}" ${rest}/>`
const shape = (d: string, rest: string): string => `<path d="${d}" ${rest}/>`

/** A row of equal arcs or points along the ground, closed below. */
function row(f: Field, level: number, step: number, one: string): string {
  const count = Math.ceil(f.w / step) + 1
  return `M${n(f.x - step / 2)} ${n(f.y + f.h * level)}${one.repeat(count)}V${f.y + f.h + 2}H${f.x - step}Z`
}

/** Tongues that lean to one side, all around the halo. */
function tongues(f: Field, count: number, length: number): string {
  const at = (radius: number, turn: number) =>
    `${n(f.cx + radius * Math.sin(turn))} ${n(f.cy - radius * Math.cos(turn))}`
  const step = (2 * Math.PI) / count
  let d = `M${at(f.radius, 0)}`
  for (let one = 0; one < count; one++) {
    const turn = one * step
    const tip = f.radius * (one % 2 ? 1 + length * 0.62 : 1 + length)
    d += `Q${at(f.radius * 1.08, turn + step * 0.75)} ${at(tip, turn + step * 0.95)}Q${at(f.radius * 1.12, turn + step * 1.15)} ${at(f.radius, turn + step)}`
  }
  return d + 'Z'
}

/** Leaves in a wreath around the halo. */
function wreath(f: Field, count: number, size: number): string {
  return Array.from({ length: count }, (_, one) => {
    const turn = (one * 360) / count
    const lean = one % 2 ? 50 : 118
    return `<path d="M0 0C${n(size * 0.5)} ${n(-size * 0.45)} ${n(size * 0.5)} ${n(-size)} 0 ${n(-size * 1.5)}C${n(-size * 0.5)} ${n(-size)} ${n(-size * 0.5)} ${n(-size * 0.45)} 0 0Z" transform="translate(${f.cx} ${f.cy})rotate(${n(turn)})translate(0 ${n(-f.radius * 1.04)})rotate(${lean})"/>`
  }).join('')
}

const speckle = (f: Field, points: readonly (readonly [number, number, number])[]): string =>
  points.map(([x, y, size]) => star(f.x + f.w * x, f.y + f.h * y, size, size * 0.28, 4)).join('')

const SKY_POINTS = [
  [0.1, 0.42, 5],
  [0.2, 0.16, 3],
  [0.34, 0.07, 2.4],
  [0.66, 0.09, 3.4],
  [0.82, 0.3, 3],
  [0.93, 0.55, 4.6],
  [0.06, 0.72, 3],
  [0.88, 0.8, 2.6],
  [0.16, 0.9, 2.4],
  [0.76, 0.05, 2],
] as const

type Parts = { behind?: string; front?: string }

const PARTS: Record<Realm, (f: Field) => Parts> = {
  fire: (f) => ({
    behind:
      shape(tongues(f, 18, 0.34), 'fill="#ff7a1f" fill-opacity=".75"') +
      shape(tongues(f, 18, 0.18), 'fill="#ffc24a" transform="rotate(8 ' + f.cx + ' ' + f.cy + ')"'),
    front:
      shape(row(f, 1.02, 22, 'q9 -3 7 -20q12 8 11 15q2 3 4 5'), 'fill="#ff9a30" fill-opacity=".8"') +
      shape(row(f, 1.06, 16, 'q7 -2 6 -14q7 6 10 14'), 'fill="#8f1a12" fill-opacity=".9"') +
      shape(speckle(f, SKY_POINTS), 'fill="#ffd36a" fill-opacity=".85"'),
  }),
  water: (f) => ({
    behind:
      ring(f, 1.14, 'fill="none" stroke="#9be0f7" stroke-opacity=".7" stroke-width="2.5"') +
      ring(f, 1.3, 'fill="none" stroke="#9be0f7" stroke-opacity=".45" stroke-width="2"') +
      ring(f, 1.5, 'fill="none" stroke="#9be0f7" stroke-opacity=".28" stroke-width="1.6"'),
    front:
      shape(row(f, 0.88, 34, 'q8.5 -13 17 0t17 0'), 'fill="#2f92cf" fill-opacity=".75"') +
      shape(row(f, 0.94, 26, 'q6.5 -10 13 0t13 0'), 'fill="#1461a3" fill-opacity=".9"') +
      shape(row(f, 0.99, 20, 'q5 -8 10 0t10 0'), 'fill="#0b3d74"') +
      shape(dots(f.cx, f.cy, f.radius * 1.36, 2.6, 9, 14), 'fill="#c4ecfa" fill-opacity=".6"'),
  }),
  nature: (f) => ({
    behind: `<g fill="#7fbf4d" stroke="#1e4f2a" stroke-width="1.2">${wreath(f, 26, f.radius * 0.2)}</g>`,
    front:
      shape(row(f, 0.9, 90, 'q22 -24 45 -4t45 4'), 'fill="#2f7a38" fill-opacity=".85"') +
      shape(row(f, 0.97, 64, 'q16 -16 32 -3t32 3'), 'fill="#174a26"') +
      shape(row(f, 1.02, 9, 'l3 -10l2 9l3 -6l1 7'), 'fill="#0f3a1d"'),
  }),
  light: (f) => ({
    behind:
      shape(star(f.cx, f.cy, f.w, f.radius * 0.2, 14), 'fill="#fff" fill-opacity=".4"') +
      shape(star(f.cx, f.cy, f.radius * 1.34, f.radius, 28), 'fill="#f0a92a"') +
      ring(f, 1.06, 'fill="#fff7d6"'),
    front: shape(row(f, 0.95, 46, 'a14 11 0 0 1 26 -2a11 9 0 0 1 20 2'), 'fill="#fff" fill-opacity=".75"'),
  }),
  shadow: (f) => ({
    behind:
      ring(f, 1.24, 'fill="#8e66c4" fill-opacity=".28"') +
      ring(f, 1.12, 'fill="#b695e2" fill-opacity=".3"') +
      shape(speckle(f, SKY_POINTS), 'fill="#e6d6f7" fill-opacity=".85"'),
    front:
      shape(
        row(f, 0.93, 52, 'c4 -14 20 -14 22 -4c6 -7 18 -5 16 4c4 -3 12 -3 14 0'),
        'fill="#2b1648" fill-opacity=".8"',
      ) + shape(row(f, 0.98, 38, 'c3 -11 15 -11 17 -3c5 -6 13 -4 12 3c3 -2 7 -2 9 0'), 'fill="#170a2b"'),
  }),
  void: (f) => ({
    behind:
      shape(speckle(f, SKY_POINTS), 'fill="#fff" fill-opacity=".85"') +
      [1.14, 1.32, 1.52]
        .map((scale, one) =>
          ring(f, scale, `fill="none" stroke="#aeb9d6" stroke-opacity="${[0.75, 0.5, 0.32][one]}" stroke-width="1.4"`),
        )
        .join('') +
      shape(
        dots(f.cx, f.cy, f.radius * 1.14, 3.6, 1, 312) + dots(f.cx, f.cy, f.radius * 1.32, 4.6, 1, 128),
        'fill="#f0a585"',
      ) +
      shape(
        dots(f.cx, f.cy, f.radius * 1.32, 3, 1, 238) + dots(f.cx, f.cy, f.radius * 1.14, 2.4, 1, 75),
        'fill="#9fe0dc"',
      ),
  }),
  red: (f) => ({
    behind:
      shape(star(f.cx, f.cy, f.w * 0.8, f.radius * 0.3, 12, 15), 'fill="#ff5a4f" fill-opacity=".22"') +
      shape(star(f.cx, f.cy, f.radius * 1.26, f.radius * 1.02, 20), 'fill="#ff7a5e"'),
    front:
      shape(row(f, 1, 22, 'l11 -13l11 13'), 'fill="#4d0b1e"') +
      shape(row(f, 1.06, 22, 'l11 -13l11 13'), 'fill="#2c0612"'),
  }),
  blue: (f) => ({
    behind: [1.5, 1.33, 1.16]
      .map((scale, one) =>
        shape(
          `M${n(f.cx - f.radius * scale * 1.35)} ${f.cy}Q${f.cx} ${n(f.cy - f.radius * scale * 1.7)} ${n(f.cx + f.radius * scale * 1.35)} ${f.cy}Q${f.cx} ${n(f.cy + f.radius * scale * 1.7)} ${n(f.cx - f.radius * scale * 1.35)} ${f.cy}Z`,
          `fill="#7d9cf0" fill-opacity=".14" stroke="#b7c9ff" stroke-opacity="${0.3 + one * 0.18}" stroke-width="1.5"`,
        ),
      )
      .join(''),
    front:
      shape(row(f, 0.97, 40, 'a11 9 0 0 1 20 -2a9 7 0 0 1 20 2'), 'fill="#1b2a78"') +
      shape(row(f, 1.03, 30, 'a9 8 0 0 1 15 -2a7 6 0 0 1 15 2'), 'fill="#0d1750"') +
      shape(speckle(f, SKY_POINTS), 'fill="#dfe8ff" fill-opacity=".8"'),
  }),
  green: (f) => ({
    behind:
      `<g fill="#4fc39a" fill-opacity=".55">${wreath(f, 16, f.radius * 0.27)}</g>` + ring(f, 1.06, 'fill="#d9f7d8"'),
    front:
      shape(row(f, 0.97, 56, 'c6 -22 18 -22 18 -8c6 -10 20 -8 18 4c6 -6 16 -4 20 4'), 'fill="#0d5a4d"') +
      shape(row(f, 1.03, 40, 'c5 -16 14 -16 14 -6c5 -8 13 -5 12 3c4 -4 10 -2 14 3'), 'fill="#07362f"'),
  }),
  relic: (f) => ({
    behind:
      shape(rays(f.cx, f.cy, f.radius * 1.2, f.w, 28, 6), 'stroke="#f3d28c" stroke-opacity=".3" stroke-width="3"') +
      shape(dots(f.cx, f.cy, f.radius * 1.03, f.radius * 0.17, 18), 'fill="#c79242"') +
      ring(f, 1.04, 'fill="#f7e0a6"'),
    front:
      shape(row(f, 0.93, 300, 'q70 -8 150 -8t150 8'), 'fill="#6d1f2c"') +
      shape(row(f, 0.955, 300, 'q70 -8 150 -8t150 8'), 'fill="#4a1220"') +
      shape(row(f, 0.95, 20, 'q10 9 20 0'), 'fill="#4a1220"'),
  }),
  shrine: () => ({}),
}

/** Relics are shown before a cloth of their rarity. */
const CLOTHS: Record<string, readonly [string, string]> = {
  superb: ['#0b2a30', '#2c8079'],
  glorious: ['#2a0a24', '#9c2f52'],
}

/** Everything behind the emblem, to be clipped to the field; its gradients are in the markup. */
export function scene(realm: Realm, f: Field, rarity = ''): string {
  const [, , heart, rim] = SKIES[realm]
  const [top, bottom] = (realm === 'relic' && CLOTHS[rarity]) || SKIES[realm]
  const { behind = '', front = '' } = PARTS[realm](f)
  const halo =
    realm === 'shrine'
      ? ''
      : ring(f, 1, `fill="${use('halo')}" stroke="${TONES[realm].i}" stroke-opacity=".35" stroke-width="1.2"`)
  return (
    `<defs>${gradient('sky', top, bottom, 'x1="0" y1="0" x2="0" y2="1"')}${realm === 'void' ? opal : glow('halo', heart, rim)}</defs>` +
    `<rect x="${f.x}" y="${f.y}" width="${f.w}" height="${f.h}" fill="${use('sky')}"/>${behind}${halo}${front}`
  )
}

const opal = gradient('halo', '#d6f1ee', '#f6d9c6', 'x1="0" y1="0" x2="1" y2="1"').replace(
  '<stop offset="1"',
  '<stop offset=".5" stop-color="#f2e4f4"/><stop offset="1"',
)
