import type { CupCard } from '../../protocol'
import { draw, star, svg } from '../draw'
import { TONES, type Realm } from '../palette'
import { SYMBOLS } from '../symbols'
import { CUP } from './cup'
import { choose } from './hash'

/** What a wizard of a custom set is shown by, before its Element's sign is put on it. */
const STRANGERS = [
  // a hat
  `
    -k.22 E50 93 38 4
    d* M6 84C18 74 26 74 30 68L44 20C48 8 64 4 76 14C68 14 64 18 64 24L71 68C74 74 84 75 94 84C76 95 24 95 6 84Z
    -h.2 M30 68L44 20C46 13 51 9 56 8C50 16 44 50 42 70Q36 72 30 70Z
    b M29 69Q50 77 71 69L72 77Q50 86 27 77Z`,
  // a crystal ball
  `
    -k.22 E50 94 34 4
    w* M24 94C26 84 34 82 36 76H64C66 82 74 84 76 94Z
    g R30 72 40 7 3
    d* O50 44 33
    -b.8 O50 44 27
    ~h.8/3.4 M26 40A25 25 0 0 1 41 21
    -h.7 O33 56 2.6`,
  // a book
  `
    -k.22 E50 94 38 3.6
    c* M20 78H84V90H20Q14 84 20 78Z
    ~C/1.6 M22 82H83M22 86H83
    d* M16 84V16Q16 8 26 8H84V78H24Q16 78 16 86Z
    -k.25 M16 84V16Q16 8 25 8V78Q18 79 16 86Z
    ~g/2.2 R32 15 46 56 4
    g/1.4 ${star(35, 18, 5, 2, 4)}
    g/1.4 ${star(75, 68, 5, 2, 4)}`,
]
const SIGN_AT = ['translate(38 36)scale(1.1)', 'translate(34 28)scale(1.35)', 'translate(39 27)scale(1.33)']

/** The emblem of a Cup wizard: its own, or for a custom id one made of its Element. */
export function drawCup(card: CupCard, realm: Realm): string {
  const tones = TONES[realm]
  const own = CUP[card.id.replace(/^the-/, '')]
  if (own !== undefined) return svg(draw(own, tones), 100, 100)
  const which = choose([0, 1, 2], card.id, 'stranger')
  const sign = `<path fill="${tones.p}" fill-rule="evenodd" d="${SYMBOLS[realm]}" transform="${SIGN_AT[which]}"/>`
  return svg(draw(STRANGERS[which]!, tones) + sign, 100, 100)
}
