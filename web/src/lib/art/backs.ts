/** The backs of cards: the Cup's Black and White sets, the decks of Relics, and the shrines. */
import { dots, gradient, instance, rays, star, svg, use } from './draw'

export type Back = 'black' | 'white' | 'relics' | 'shrine'

interface Cloth {
  from: string
  to: string
  line: string
  metal: readonly [string, string]
  ink: string
}

const CLOTHS: Record<Back, Cloth> = {
  black: { from: '#2f2a45', to: '#0d0b16', line: '#8f83bd', metal: ['#ffe9a6', '#b98127'], ink: '#07060c' },
  white: { from: '#fffdf6', to: '#d8cdb4', line: '#a58f5f', metal: ['#ffe08a', '#a8721c'], ink: '#4a3a1c' },
  relics: { from: '#7a2236', to: '#2a0a18', line: '#d98a6c', metal: ['#ffe9a6', '#b98127'], ink: '#1b0710' },
  shrine: { from: '#3f6b78', to: '#12303c', line: '#9ed0cf', metal: ['#fbfcff', '#8fa6b3'], ink: '#0b1d26' },
}

const petals = (x: number, y: number, r: number, count: number): string =>
  Array.from(
    { length: count },
    (_, one) =>
      `<path d="M0 0C${r * 0.34} ${-r * 0.4} ${r * 0.3} ${-r * 0.8} 0 ${-r}C${-r * 0.3} ${-r * 0.8} ${-r * 0.34} ${-r * 0.4} 0 0Z" transform="translate(${x} ${y})rotate(${(one * 360) / count})"/>`,
  ).join('')

const HAT =
  'M-34 20C-22 13 -18 13 -15 6L-7 -24C-4 -34 10 -38 22 -29C14 -29 10 -25 10 -19L15 6C18 13 24 14 34 20C20 30 -20 30 -34 20Z'
const VESSEL = 'M-17 -30H17C16 -12 12 -4 4 0V14C10 15 14 18 15 24H-15C-14 18 -10 15 -4 14V0C-12 -4 -16 -12 -17 -30Z'
const TEMPLE = 'M0 -34L32 -14V-8H-32V-14ZM-26 -4H-16V18H-26ZM-5 -4H5V18H-5ZM16 -4H26V18H16ZM-32 21H32V29H-32Z'

function heart(back: Back, x: number, y: number, cloth: Cloth): string {
  const gold = `fill="${use('metal')}" stroke="${cloth.ink}" stroke-width="1.8" stroke-linejoin="round"`
  const ring = (r: number, width: number) =>
    `<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="${use('metal')}" stroke-width="${width}"/>`
  const sign = back === 'relics' ? VESSEL : back === 'shrine' ? TEMPLE : HAT
  const around =
    back === 'relics'
      ? `<path d="${star(x, y, 78, 60, 16)}" ${gold}/>`
      : back === 'shrine'
        ? `<path d="${dots(x, y, 62, 9, 20)}" ${gold}/>`
        : `<path d="${star(x, y, 84, 56, 6, 30)}" ${gold}/><path d="${star(x, y, 84, 56, 6)}" ${gold}/>`
  return (
    around +
    `<circle cx="${x}" cy="${y}" r="60" fill="${use('cloth')}" stroke="${cloth.ink}" stroke-width="2"/>` +
    ring(54, 2.4) +
    `<g fill="${cloth.line}" fill-opacity=".35">${petals(x, y, 50, 12)}</g><path d="${rays(x, y, 45, 51, 48)}" stroke="${cloth.line}" stroke-width="1.2"/>` +
    `<path d="${sign}" ${gold} transform="translate(${x} ${y + 3})scale(${back === 'shrine' ? 1.05 : 1.22})"/>` +
    (sign === HAT
      ? `<path d="${star(x + 1, y + 2, 9, 3, 4)}" fill="${cloth.from}" stroke="${cloth.ink}" stroke-width="1"/>`
      : '') +
    (sign === VESSEL
      ? `<path d="${star(x, y - 18, 8, 3, 5)}" fill="${cloth.from}" stroke="${cloth.ink}" stroke-width="1"/>`
      : '')
  )
}

const cache = new Map<Back, string>()

/** The back of a card as SVG; 280 × 392, shrines 392 × 280. */
export function back(which: Back, uid: string): string {
  let markup = cache.get(which)
  if (markup === undefined) cache.set(which, (markup = drawBack(which)))
  return instance(markup, `${uid}b`)
}

function drawBack(which: Back): string {
  const cloth = CLOTHS[which]
  const [w, h] = which === 'shrine' ? [392, 280] : [280, 392]
  const box = (inset: number, r: number, rest: string) =>
    `<rect x="${inset}" y="${inset}" width="${w - 2 * inset}" height="${h - 2 * inset}" rx="${r}" ${rest}/>`
  const corner = (x: number, y: number, turn: number) =>
    `<g transform="translate(${x} ${y})rotate(${turn})" fill="${use('metal')}" stroke="${cloth.ink}" stroke-width="1.2" stroke-linejoin="round"><path d="M0 0H58C40 4 34 12 32 22C28 12 20 16 22 22C12 20 12 28 22 32C12 34 4 40 0 58Z"/><circle cx="36" cy="36" r="5"/><circle cx="50" cy="30" r="2.6"/><circle cx="30" cy="50" r="2.6"/></g>`
  const step = 28
  let lattice = ''
  for (let at = -h; at < w + h; at += step) lattice += `M${at} 0L${at + h} ${h}M${at + h} 0L${at} ${h}`
  return svg(
    `<defs>${gradient('cloth', cloth.from, cloth.to)}${gradient('metal', cloth.metal[0], cloth.metal[1])}</defs>` +
      box(1, 17, `fill="${use('cloth')}" stroke="${cloth.ink}" stroke-width="2"`) +
      `<svg x="20" y="20" width="${w - 40}" height="${h - 40}"><path d="${lattice}" stroke="${cloth.line}" stroke-opacity=".4" stroke-width="1.2"/></svg>` +
      box(9, 11, `fill="none" stroke="${use('metal')}" stroke-width="3"`) +
      box(15, 8, `fill="none" stroke="${use('metal')}" stroke-width="1"`) +
      box(20, 6, `fill="none" stroke="${cloth.line}" stroke-opacity=".8" stroke-width="1"`) +
      corner(12, 12, 0) +
      corner(w - 12, 12, 90) +
      corner(w - 12, h - 12, 180) +
      corner(12, h - 12, 270) +
      heart(which, w / 2, h / 2, cloth) +
      (which === 'shrine'
        ? ''
        : `<path d="${star(w / 2, 56, 12, 3.6, 4)}${star(w / 2, h - 56, 12, 3.6, 4)}" fill="${use('metal')}" stroke="${cloth.ink}" stroke-width="1"/>`),
    w,
    h,
  )
}
