/**
 * A notation for small drawings, one shape a line:
 *
 *     b* M10 10H90V90Z            filled with the base tone, shaded (*), outlined in ink
 *     y/1 M10 10H20V20Z           a thinner outline
 *     -h.3 O40 40 5               white at 30%, no outline; O is a circle: x y radius
 *     ~g/3 M10 10L20 20           a gold line, 3 wide
 *     =w/5 M10 90L90 10           a wooden rod: a line 5 wide with an ink outline
 *     s R0 0 20 10 2 @rotate(9)   R is a rounded box, E an ellipse; @ starts a transform
 *
 * Letters for colours are in `palette.ts`. The result is SVG markup with presentation attributes only.
 */
import { darker, MATERIALS, mix, type Tones } from './palette'

/** Stands for the id of the instance in cached markup: see `instance`. */
const SLOT = '\u00a7'
const LINE = /^([-~=]?)([a-zA-Z])(\*?)(\.\d+)?(?:\/([\d.]+))?\s+([^@]+?)(?:\s*@(.+))?$/
const INK = 2.2

const n = (value: number): string => String(Math.round(value * 100) / 100)

const circle = (x: number, y: number, rx: number, ry = rx): string =>
  `M${n(x - rx)} ${n(y)}a${n(rx)} ${n(ry)} 0 1 0 ${n(2 * rx)} 0a${n(rx)} ${n(ry)} 0 1 0 ${n(-2 * rx)} 0z`

const box = (x: number, y: number, w: number, h: number, r = 0): string =>
  `M${n(x + r)} ${n(y)}h${n(w - 2 * r)}q${r} 0 ${r} ${r}v${n(h - 2 * r)}q0 ${r} ${-r} ${r}h${n(2 * r - w)}q${-r} 0 ${-r} ${-r}v${n(2 * r - h)}q0 ${-r} ${r} ${-r}z`

/** Replaces O, E and R, which SVG paths lack. */
function path(data: string): string {
  return data.replace(/([OER])([-\d. ]+)/g, (_, shape: string, rest: string) => {
    const [a = 0, b = 0, c = 0, d = c, e] = rest.trim().split(/\s+/).map(Number)
    return shape === 'R' ? box(a, b, c, d, e) : circle(a, b, c, d)
  })
}

/** Drawings by name, from a text in which `# name` stands before each. */
export const drawings = (text: string): Record<string, string> =>
  Object.fromEntries(
    text
      .split(/^# /m)
      .slice(1)
      .map((each) => [each.slice(0, each.indexOf('\n')), each.slice(each.indexOf('\n'))]),
  )

interface Manner {
  /** The width of outlines. */
  ink?: number
  /** Before the names of gradients, where several drawings share one picture. */
  prefix?: string
  /** One colour for everything: a silhouette. */
  only?: string
}

/** Markup of a drawing in these tones. */
export function draw(drawing: string, tones: Tones, { ink = INK, prefix = '', only }: Manner = {}): string {
  const shaded = new Map<string, string>()
  const colour = (tone: string) => only ?? tones[tone as keyof Tones] ?? MATERIALS[tone] ?? tone
  const shapes = drawing.split('\n').map((line) => {
    const match = LINE.exec(line.trim())
    if (!match) return ''
    const [, mode, tone = '', star, opacity, width, data = '', transform] = match
    if (only && mode === '-') return ''
    const d = ` d="${path(data)}"` + (transform ? ` transform="${transform}"` : '')
    const paint = colour(tone)
    if (mode === '~' || mode === '=') {
      const line = (stroke: string, w: number) =>
        `<path fill="none" stroke="${stroke}" stroke-width="${n(w)}"${opacity ? ` opacity="${opacity}"` : ''}${d}/>`
      const w = Number(width ?? ink)
      return mode === '~'
        ? line(paint, w)
        : `<path fill="none" stroke-width="${n(w + 2 * Math.min(ink, 2 * INK))}"${d}/>` + line(paint, w)
    }
    if (star && !only) shaded.set(tone, paint)
    const fill = star && !only ? `url(#${SLOT}${prefix}${tone})` : paint
    return `<path fill="${fill}"${opacity ? ` fill-opacity="${opacity}"` : ''}${mode === '-' ? ' stroke="none"' : width && !only ? ` stroke-width="${width}"` : ''}${d}/>`
  })
  const defs = [...shaded].map(([tone, paint]) =>
    gradient(prefix + tone, mix(paint, '#ffffff', 0.22), darker(paint, 0.76)),
  )
  return (
    (defs.length ? `<defs>${defs.join('')}</defs>` : '') +
    `<g stroke="${only ?? tones.i}" stroke-width="${ink}" stroke-linejoin="round" stroke-linecap="round">${shapes.join('')}</g>`
  )
}

/** A gradient from upper left to lower right; its id is the instance's plus `name`. */
export const gradient = (name: string, from: string, to: string, box = 'x1="0" y1="0" x2=".55" y2="1"'): string =>
  `<linearGradient id="${SLOT}${name}" ${box}><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`

export const glow = (name: string, from: string, to: string, edge = 1): string =>
  `<radialGradient id="${SLOT}${name}"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}" stop-opacity="${edge}"/></radialGradient>`

export const slot = (name: string): string => SLOT + name

export const use = (name: string): string => `url(#${slot(name)})`

/** Cached markup made fit for one place in the page. */
export const instance = (markup: string, uid: string): string =>
  markup.replaceAll(SLOT, uid.replace(/[^\w-]/g, '_') + '-')

export const svg = (body: string, width: number, height: number): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" aria-hidden="true" focusable="false">${body}</svg>`

const at = (x: number, y: number, radius: number, turn: number): string =>
  `${n(x + radius * Math.sin(turn))} ${n(y - radius * Math.cos(turn))}`

/** Path of lines outwards from a point, the first one straight up unless turned (in degrees). */
export function rays(x: number, y: number, from: number, to: number, count: number, turn = 0): string {
  const angle = (one: number) => (turn * Math.PI) / 180 + (one * 2 * Math.PI) / count
  return Array.from({ length: count }, (_, one) => `M${at(x, y, from, angle(one))}L${at(x, y, to, angle(one))}`).join(
    '',
  )
}

/** Path of a star with `count` points. */
export function star(x: number, y: number, outer: number, inner: number, count: number, turn = 0): string {
  const angle = (one: number) => (turn * Math.PI) / 180 + (one * Math.PI) / count
  const corner = (_: unknown, one: number) => at(x, y, one % 2 ? inner : outer, angle(one))
  return 'M' + Array.from({ length: 2 * count }, corner).join('L') + 'z'
}

/** Path of dots in a ring. */
export function dots(x: number, y: number, ring: number, radius: number, count: number, turn = 0): string {
  const angle = (one: number) => (turn * Math.PI) / 180 + (one * 2 * Math.PI) / count
  return Array.from({ length: count }, (_, one) => {
    const a = angle(one)
    return circle(x + ring * Math.sin(a), y - ring * Math.cos(a), radius)
  }).join('')
}
