/** The card itself: border, ornaments, window, plates. Text panels take their colour from `--card-face`. */
import { dots, gradient, slot, star, svg, use } from './draw'
import type { Look } from '../cardKit'
import { mix, TONES, type Realm } from './palette'
import { scene, type Field } from './scenes'
import { SYMBOLS } from './symbols'

/** `full` has a panel for text, `mini` only a strip for the name. */
export type Layout = 'full' | 'mini'

interface Plan {
  width: number
  height: number
  window: Field
  /** Where the name goes. */
  plate: { x: number; y: number; w: number; h: number }
  /** Where the rules text goes. */
  panel?: { x: number; y: number; w: number; h: number }
  /** Centre and radius of the medallions for the number (left) and the symbol (right). */
  medal: { x: number; y: number; radius: number }
}

/** Card.svelte places text and emblem by the same numbers, in per cent. */
export const PLANS: Record<'tall' | 'wide', Record<Layout, Plan>> = {
  tall: {
    full: {
      width: 280,
      height: 392,
      window: { x: 15, y: 15, w: 250, h: 192, cx: 140, cy: 104, radius: 74 },
      plate: { x: 10, y: 197, w: 260, h: 36 },
      panel: { x: 17, y: 226, w: 246, h: 149 },
      medal: { x: 38, y: 40, radius: 25 },
    },
    mini: {
      width: 168,
      height: 236,
      window: { x: 10, y: 10, w: 148, h: 172, cx: 84, cy: 102, radius: 58 },
      plate: { x: 7, y: 174, w: 154, h: 53 },
      medal: { x: 32, y: 33, radius: 25 },
    },
  },
  wide: {
    full: {
      width: 392,
      height: 280,
      window: { x: 15, y: 15, w: 362, h: 142, cx: 196, cy: 86, radius: 60 },
      plate: { x: 40, y: 144, w: 312, h: 32 },
      panel: { x: 17, y: 162, w: 358, h: 103 },
      medal: { x: 36, y: 36, radius: 20 },
    },
    mini: {
      width: 236,
      height: 168,
      window: { x: 10, y: 10, w: 216, h: 116, cx: 118, cy: 70, radius: 46 },
      plate: { x: 7, y: 118, w: 222, h: 42 },
      medal: { x: 30, y: 30, radius: 22 },
    },
  },
}

export const planOf = ({ wide }: Look, layout: Layout): Plan => PLANS[wide ? 'wide' : 'tall'][layout]

/** A tile of 24 × 24 for the border. */
const TILES: Record<Realm, string> = {
  fire: 'M12 2C14 8 19 10 18 16C17 21 13 22 11 22C7 22 4 19 6 14C8 16 9 15 9 13C12 11 13 7 12 2Z',
  water:
    'M0 12A12 12 0 0 1 24 12H20A8 8 0 0 0 4 12ZM8 12A4 4 0 0 1 16 12ZM-12 24A12 12 0 0 1 12 24H8A8 8 0 0 0 -8 24ZM12 24A12 12 0 0 1 36 24H32A8 8 0 0 0 16 24ZM20 24A4 4 0 0 1 28 24ZM-4 24A4 4 0 0 1 4 24Z',
  nature: 'M3 21C3 10 10 3 21 3C21 14 14 21 3 21ZM0 8C4 8 8 4 8 0H0ZM24 16C20 16 16 20 16 24H24Z',
  light: 'M12 0L14 10L24 12L14 14L12 24L10 14L0 12L10 10Z',
  shadow: 'M15 3A9 9 0 1 0 21 16A8 8 0 0 1 15 3ZM20 3l1 2.5l2.5 1l-2.5 1l-1 2.5l-1 -2.5l-2.5 -1l2.5 -1Z',
  void: 'M12 3A9 9 0 1 1 12 21A9 9 0 0 1 12 3ZM12 5A7 7 0 1 0 12 19A7 7 0 0 0 12 5ZM12 10A2 2 0 1 1 12 14A2 2 0 0 1 12 10ZM0 -2l2 2l-2 2l-2 -2ZM24 22l2 2l-2 2l-2 -2ZM0 22l2 2l-2 2l-2 -2ZM24 -2l2 2l-2 2l-2 -2Z',
  red: 'M0 8L12 0L24 8V14L12 6L0 14ZM0 20L12 12L24 20V26L12 18L0 26Z',
  blue: 'M0 12Q12 0 24 12Q12 24 0 12ZM12 8A4 4 0 1 0 12 16A4 4 0 0 0 12 8Z',
  green: 'M11 24V14C4 14 2 8 2 3C9 3 12 8 12 12C12 7 15 2 22 2C22 9 19 13 13 14V24Z',
  relic: 'M12 0L24 12L12 24L0 12ZM12 5L5 12L12 19L19 12ZM12 9L15 12L12 15L9 12Z',
  shrine: 'M0 0H11V10H0ZM13 0H24V10H13ZM-6 12H5V22H-6ZM7 12H17V22H7ZM19 12H30V22H19Z',
}

/** An ornament for a corner: drawn for the lower left one, from (0, 0) up and to the right, 44 long. */
const CORNERS: Record<Realm, string> = {
  fire: 'M0 0V-44C6 -36 3 -30 8 -24C10 -28 9 -32 9 -35C15 -28 14 -20 18 -15C21 -18 21 -21 20 -24C26 -19 26 -12 29 -8C33 -9 37 -7 44 0Z',
  water:
    'M0 0V-42C12 -40 16 -30 10 -25C7 -23 4 -26 6 -29C2 -24 8 -16 15 -20C24 -24 29 -16 25 -11C23 -8 19 -10 20 -13C17 -7 22 -3 28 -5C34 -7 40 -4 44 0Z',
  nature:
    'M0 0V-44C9 -38 11 -30 7 -23C14 -30 22 -28 25 -24C20 -17 14 -16 9 -17C17 -16 26 -18 30 -24C34 -16 30 -9 22 -7C30 -8 38 -6 44 0Z',
  light: 'M0 0V-46L5 -20L17 -36L14 -18L34 -32L20 -14L37 -16L20 -5L46 0Z',
  shadow: 'M0 0V-44A34 34 0 0 0 44 0A24 24 0 0 1 20 -7A15 15 0 0 0 26 -26A17 17 0 0 1 7 -20A24 24 0 0 1 0 -44V0Z',
  void: 'M0 0V-44A44 44 0 0 1 44 0H36A36 36 0 0 0 0 -36V-30A30 30 0 0 1 30 0H24A24 24 0 0 0 0 -24V-17A17 17 0 0 1 17 0Z',
  red: 'M0 0V-46L8 -34L10 -24L18 -28L16 -18L26 -20L24 -11L34 -9L46 0Z',
  blue: 'M0 0V-44C14 -42 20 -32 14 -26C10 -23 6 -26 8 -30C2 -22 10 -14 17 -18C14 -10 22 -4 30 -9C26 -7 23 -11 26 -14C32 -20 42 -14 44 0Z',
  green: 'M0 0V-44C6 -44 12 -38 9 -31C18 -34 24 -28 20 -20C28 -24 34 -16 30 -9C38 -12 44 -6 44 0ZM5 -5L18 -19L7 -9Z',
  relic: 'M0 0V-46L7 -39V-26H14V-14H26V-7H39L46 0ZM4 -4V-20H8V-8H20V-4Z',
  shrine: 'M0 0V-44H10V-34H16V-24H24V-16H34V-10H44V0Z',
}

const n = (value: number): string => value.toFixed(1).replace('.0', '')
const rect = (x: number, y: number, w: number, h: number, r: number, rest: string): string =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" rx="${r}" ${rest}/>`

/** The whole card, with a hole where a landscape shows through. */
function sheet({ width, height, window: f }: Plan, inset: number, r: number, rest: string, open: boolean): string {
  const box = (x: number, y: number, w: number, h: number, r: number) =>
    `M${x + r} ${y}h${w - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${h - 2 * r}a${r} ${r} 0 0 1 ${-r} ${r}h${2 * r - w}a${r} ${r} 0 0 1 ${-r} ${-r}v${2 * r - h}a${r} ${r} 0 0 1 ${r} ${-r}z`
  return `<path fill-rule="evenodd" d="${box(inset, inset, width - 2 * inset, height - 2 * inset, r)}${open ? box(f.x, f.y, f.w, f.h, 9) : ''}" ${rest}/>`
}

/** The rim of a medallion, different for each realm. */
function rim(realm: Realm, x: number, y: number, r: number): string {
  const gold = `fill="${use('gold')}" stroke="${TONES[realm].i}" stroke-width="1.6" stroke-linejoin="round"`
  const disc = `<circle cx="${x}" cy="${y}" r="${n(r * 0.98)}" ${gold}/>`
  const path = (d: string) => `<path d="${d}" ${gold}/>`
  switch (realm) {
    case 'fire':
      return path(star(x, y, r * 1.3, r * 0.96, 12, 15)) + disc
    case 'light':
      return path(star(x, y, r * 1.34, r * 0.94, 18)) + disc
    case 'water':
      return path(dots(x, y, r * 0.92, r * 0.24, 12)) + disc
    case 'nature':
      return path(dots(x, y, r * 0.9, r * 0.34, 6)) + disc
    case 'green':
      return path(dots(x, y, r * 0.92, r * 0.3, 8)) + disc
    case 'shadow':
      return (
        path(
          `M${n(x - r * 1.1)} ${n(y - r * 0.55)}A${n(r * 1.23)} ${n(r * 1.23)} 0 1 0 ${n(x + r * 1.1)} ${n(y - r * 0.55)}Z`,
        ) + disc
      )
    case 'void':
      return (
        `<circle cx="${x}" cy="${y}" r="${n(r * 1.16)}" fill="none" stroke="${use('gold')}" stroke-width="2"/>` +
        path(dots(x, y, r * 1.16, r * 0.13, 3, 45)) +
        disc
      )
    case 'red':
      return path(star(x, y, r * 1.28, r * 1.02, 8)) + disc
    case 'blue':
      return path(star(x, y, r * 1.2, r * 1.08, 16)) + disc
    case 'relic':
      return path(star(x, y, r * 1.26, r * 1.08, 4, 45)) + disc
    default:
      return disc
  }
}

function medal(realm: Realm, x: number, y: number, r: number, sign: boolean): string {
  const tones = TONES[realm]
  const heart = `<circle cx="${x}" cy="${y}" r="${n(r * 0.8)}" fill="${sign ? tones.d : 'var(--card-face,' + mix(tones.p, '#fffaf0', 0.72) + ')'}" stroke="${tones.i}" stroke-width="1.4"/>`
  const size = r * 1.02
  const mark = sign
    ? `<path fill="${tones.p}" fill-rule="evenodd" d="${SYMBOLS[realm]}" transform="translate(${n(x - size / 2)} ${n(y - size / 2)})scale(${(size / 24).toFixed(3)})"/>`
    : ''
  return rim(realm, x, y, r) + heart + mark
}

/** One gem for common, two for superb, three for glorious. */
function gems({ realm, rarity }: Look, x: number, y: number, size: number): string {
  const count = { common: 1, superb: 2, glorious: 3 }[rarity ?? ''] ?? 0
  const paint = ['', '#dfe6ee', '#63c8e8', '#ff6f61'][count] ?? ''
  const gem = (at: number) =>
    `<path d="M${n(at)} ${n(y - size)}l${size} ${size}l${-size} ${size}l${-size} ${-size}z" fill="${paint}" stroke="${TONES[realm].i}" stroke-width="1.3" stroke-linejoin="round"/><path d="M${n(at)} ${n(y - size)}v${2 * size}l${-size} ${-size}z" fill="#fff" fill-opacity=".45"/>`
  return Array.from({ length: count }, (_, one) => gem(x + (one - (count - 1) / 2) * size * 2.5)).join('')
}

/** A ribbon for the name: a plate with two folded tails. */
function ribbon(plan: Plan, realm: Realm, layout: Layout): string {
  const { x, y, w, h } = plan.plate
  const tones = TONES[realm]
  const face = `var(--card-face,${mix(tones.p, '#fffaf0', 0.72)})`
  const edge = `stroke="${tones.i}" stroke-width="1.6" stroke-linejoin="round"`
  if (layout === 'mini') {
    return (
      rect(x, y, w, h, 9, `fill="${use('gold')}" ${edge}`) +
      rect(x + 3, y + 3, w - 6, h - 6, 6.5, `fill="${face}" stroke="${tones.i}" stroke-opacity=".5"`)
    )
  }
  const tail = (side: number) => {
    const at = side < 0 ? x : x + w
    return `<path d="M${at} ${y + 7}h${side * -22}v${h - 3}h${side * 22}l${side * -7} ${-(h - 3) / 2}z" fill="${tones.d}" ${edge}/>`
  }
  const [left, right] = [x + 12, x + w - 12]
  const plate = (inset: number) =>
    `M${left + inset} ${y + inset}H${right - inset}q${-3 + inset / 2} ${h / 2 - inset} 0 ${h - 2 * inset}H${left + inset}q${3 - inset / 2} ${-(h / 2 - inset)} 0 ${-(h - 2 * inset)}z`
  return (
    tail(-1) +
    tail(1) +
    `<path d="${plate(0)}" fill="${use('gold')}" ${edge}/><path d="${plate(3)}" fill="${face}" stroke="${tones.i}" stroke-opacity=".5"/>`
  )
}

function corners(plan: Plan, realm: Realm, scale: number, inset: number): string {
  const { width, height } = plan
  const paint = `fill="${use('gold')}" fill-rule="evenodd" stroke="${TONES[realm].i}" stroke-width="${n(1.2 / scale)}" stroke-linejoin="round"`
  const one = (x: number, y: number, sx: number, sy: number) =>
    `<path d="${CORNERS[realm]}" ${paint} transform="translate(${x} ${y})scale(${(sx * scale).toFixed(2)} ${(sy * scale).toFixed(2)})"/>`
  return `<g clip-path="${use('card')}">${one(inset, height - inset, 1, 1)}${one(width - inset, height - inset, -1, 1)}${one(inset, inset, 1, -1)}${one(width - inset, inset, -1, -1)}</g>`
}

/** The frame of a card as SVG with slots for the instance. */
export function drawFrame(look: Look, layout: Layout): string {
  const { realm, wide, rarity } = look
  const tones = TONES[realm]
  const plan = planOf(look, layout)
  const { width, height, window: f, panel } = plan
  const rich = rarity === 'glorious'
  const fine = rich || rarity === 'superb'
  const metal =
    realm === 'void' || realm === 'shrine'
      ? ['#fbfcff', '#8f9ab3']
      : realm === 'shadow'
        ? ['#f1e2ff', '#9a7cc0']
        : ['#ffe9a6', '#bf8526']
  const mini = layout === 'mini'
  const defs =
    `<defs>${gradient('gold', metal[0]!, metal[1]!)}${gradient('edge', rich ? metal[0]! : mix(tones.b, tones.d, 0.35), rich ? mix(metal[1]!, tones.d, 0.35) : tones.i)}` +
    `<pattern id="${slot('tile')}" width="24" height="24" patternUnits="userSpaceOnUse" patternTransform="scale(${mini ? 0.5 : 0.55})"><path d="${TILES[realm]}" fill-rule="evenodd" fill="${rich ? tones.d : tones.r}" fill-opacity="${rich ? 0.4 : 0.34}"/></pattern>` +
    `<clipPath id="${slot('window')}"><rect x="${f.x}" y="${f.y}" width="${f.w}" height="${f.h}" rx="9"/></clipPath>` +
    `<clipPath id="${slot('card')}"><rect x="3.5" y="3.5" width="${width - 7}" height="${height - 7}" rx="14"/></clipPath></defs>`
  const body =
    sheet(plan, 1, 17, `fill="${use('edge')}" stroke="${tones.i}" stroke-width="2"`, wide) +
    sheet(plan, 2, 16, `fill="${use('tile')}"`, wide)
  const inlay =
    rect(6, 6, width - 12, height - 12, 13, `fill="none" stroke="${use('gold')}" stroke-width="${mini ? 2 : 1.8}"`) +
    (fine ? rect(9.5, 9.5, width - 19, height - 19, 11, `fill="none" stroke="${use('gold')}" stroke-width=".9"`) : '')
  const view =
    (wide ? '' : `<g clip-path="${use('window')}">${scene(realm, f, rarity)}</g>`) +
    rect(f.x, f.y, f.w, f.h, 9, `fill="none" stroke="${tones.i}" stroke-width="4"`) +
    rect(f.x, f.y, f.w, f.h, 9, `fill="none" stroke="${use('gold')}" stroke-width="2.2"`)
  const text = panel
    ? rect(
        panel.x,
        panel.y,
        panel.w,
        panel.h,
        9,
        `fill="var(--card-face,${mix(tones.p, '#fffaf0', 0.72)})" stroke="${tones.i}" stroke-width="1.6"`,
      ) +
      rect(
        panel.x + 3.5,
        panel.y + 3.5,
        panel.w - 7,
        panel.h - 7,
        6.5,
        `fill="none" stroke="${use('gold')}" stroke-width="1"`,
      ) +
      watermark(realm, panel)
    : ''
  const { x, y, radius } = plan.medal
  const numbered = !wide
  return svg(
    defs +
      body +
      inlay +
      view +
      text +
      corners(plan, realm, (mini ? 0.62 : 0.8) * (rich ? 1.15 : 1), 4) +
      ribbon(plan, realm, layout) +
      (numbered ? medal(realm, x, y, radius, false) : '') +
      medal(realm, width - x + (numbered ? 4 : 0), y - (numbered ? 2 : 0), radius * 0.84, true) +
      gems(look, width / 2, mini ? plan.plate.y - 8 : height - 12, mini ? 5.5 : 6),
    width,
    height,
  )
}

function watermark(realm: Realm, panel: { x: number; y: number; w: number; h: number }): string {
  const size = Math.min(panel.w, panel.h) * 0.66
  const [x, y] = [panel.x + (panel.w - size) / 2, panel.y + (panel.h - size) / 2 + 5]
  return `<path fill="${TONES[realm].b}" fill-opacity=".1" fill-rule="evenodd" d="${SYMBOLS[realm]}" transform="translate(${n(x)} ${n(y)})scale(${(size / 24).toFixed(2)})"/>`
}
