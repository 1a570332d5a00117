/** Skies and pieces for the landscapes of shrines. */
import { star } from '../../draw'

export type Sky = readonly [top: string, bottom: string]
export type Places = Record<string, readonly [Sky, string]>
export const DAWN: Sky = ['#f7a072', '#ffe9c2']
export const DAY: Sky = ['#6fb8e0', '#e8f6ee']
export const DUSK: Sky = ['#46356f', '#f0a07c']
export const NIGHT: Sky = ['#0e1638', '#4c5f9e']
export const EMBER: Sky = ['#3a0d18', '#e8642a']
export const DEEP: Sky = ['#0a3358', '#3ba3b8']
export const INDOORS: Sky = ['#3c2a22', '#a9764a']
export const LEAF: Sky = ['#a8d8b4', '#f4f7cf']

export const pine = (x: number, y: number, s = 1) => `
  W/1 R${x - 1.5 * s} ${y - 4 * s} ${3 * s} ${6 * s} 0
  N* M${x} ${y - 30 * s}l${7 * s} ${12 * s}h${-3 * s}l${6 * s} ${13 * s}h${-20 * s}l${6 * s} ${-13 * s}h${-3 * s}z`
export const tree = (x: number, y: number, s = 1, leaf = 'n') => `
  =w/${3.4 * s} M${x} ${y}V${y - 16 * s}
  ${leaf}* M${x - 13 * s} ${y - 15 * s}C${x - 18 * s} ${y - 26 * s} ${x - 8 * s} ${y - 33 * s} ${x - 4 * s} ${y - 31 * s}C${x} ${y - 40 * s} ${x + 13 * s} ${y - 36 * s} ${x + 12 * s} ${y - 28 * s}C${x + 19 * s} ${y - 25 * s} ${x + 17 * s} ${y - 13 * s} ${x + 9 * s} ${y - 14 * s}Q${x} ${y - 9 * s} ${x - 13 * s} ${y - 15 * s}Z
  -h.25 O${x - 5 * s} ${y - 26 * s} ${4 * s}`
export const stars =
  '-h.9 ' +
  [
    [20, 14],
    [52, 8],
    [84, 20],
    [150, 10],
    [190, 22],
    [222, 12],
    [120, 6],
    [36, 30],
    [206, 38],
  ]
    .map(([x, y], one) => star(x!, y!, one % 3 ? 1.8 : 3, 0.7, 4))
    .join('')
export const hills = (tone: string, y: number, swell = 14) =>
  `${tone}* M-42 ${y}H-6C20 ${y - swell} 60 ${y - swell * 0.4} 92 ${y - 3}S150 ${y - swell} 184 ${y - 4}S230 ${y - swell} 250 ${y - 2}H282V104H-40Z`
export const column = (x: number, top: number, bottom: number, w = 9) => `
  c* R${x - w / 2} ${top} ${w} ${bottom - top} 0
  -C R${x + w * 0.1} ${top + 1} ${w * 0.3} ${bottom - top - 2} 0
  c R${x - w * 0.75} ${top - 3} ${w * 1.5} 4 1
  c R${x - w * 0.75} ${bottom - 2} ${w * 1.5} 4 1`
export const pane = (x: number, y: number, w: number, h: number) =>
  `y/1.2 M${x} ${y + h}V${y + w / 2}A${w / 2} ${w / 2} 0 0 1 ${x + w} ${y + w / 2}V${y + h}Z`
export const books = (x: number, y: number, w: number) => {
  let line = ''
  for (let at = x, one = 0; at < x + w - 4; one++) {
    const wide = 3 + ((one * 7) % 4)
    const tall = 11 + ((one * 5) % 5)
    line += `\n${'euxngEtUN'[(one * 4 + x) % 9]}/.9 R${at} ${y - tall} ${wide} ${tall} .5`
    at += wide + 0.6
  }
  return line + `\nW/1 R${x - 2} ${y} ${w + 2} 3 0`
}
export const cloud = (x: number, y: number, s: number, o = '.85') =>
  `-h${o} M${x - 18 * s} ${y}a${7 * s} ${7 * s} 0 0 1 ${8 * s} ${-8 * s}a${10 * s} ${10 * s} 0 0 1 ${19 * s} ${-2 * s}a${7 * s} ${7 * s} 0 0 1 ${9 * s} ${10 * s}z`

export function mask(x: number, y: number, tone: string, turn: number, s = 1): string {
  const place = `@translate(${x} ${y})rotate(${turn})scale(${s})`
  return `
${tone}* M-20 -14C-10 -19 10 -19 20 -14C22 6 14 20 0 26C-14 20 -22 6 -20 -14Z ${place}
-i M-14 -4C-9 -10 -4 -7 -3 -1C-8 0 -13 0 -14 -4ZM14 -4C9 -10 4 -7 3 -1C8 0 13 0 14 -4Z ${place}
~i/1.6 M-8 12Q0 18 8 12 ${place}
-y O0 -11 2O-9 -10 1.4O9 -10 1.4 ${place}
~g/1.6 M-19 -13C-9 -17 9 -17 19 -13 ${place}`
}

export function portrait(x: number, robe: string, skin: string, hair: string): string {
  return `
g* R${x - 23} 10 46 60 2
C R${x - 17} 16 34 48 1
${robe}/1.2 M${x - 16} 64C${x - 14} 50 ${x + 14} 50 ${x + 16} 64Z
${skin}/1.2 O${x} 40 9
${hair}/1.2 M${x - 10} 40C${x - 12} 26 ${x + 12} 26 ${x + 10} 40C${x + 4} 33 ${x - 4} 33 ${x - 10} 40Z
${robe}/1.2 M${x - 11} 31L${x + 2} 17L${x + 11} 31Z
-i O${x - 3} 41 1.2O${x + 3.5} 41 1.2`
}
