/** Shrines are places: landscapes around a field of 240 × 100, made to be cropped at the sides. */
import type { RelicsCard } from '../../../protocol'
import { draw, gradient, star, use } from '../../draw'
import { TONES } from '../../palette'
import { choose, hash } from '../hash'
import { HOUSES } from './indoors'
import { OUTDOORS } from './outdoors'
import {
  DAWN,
  DAY,
  DEEP,
  DUSK,
  LEAF,
  NIGHT,
  cloud,
  column,
  hills,
  pane,
  pine,
  stars,
  tree,
  type Places,
  type Sky,
} from './scenery'

/** Stone, with embers for the bright tone. */
const WARM = { ...TONES.shrine, r: '#f28a2e' }
const PLACES: Places = { ...OUTDOORS, ...HOUSES }

/** A shrine that no drawing is known for: a gate, tower, fountain or ring of stones under some sky. */
const SHAPES = [
  `${[84, 156].map((x) => column(x, 30, 94, 12)).join('')}\nc* R70 16 100 10 2\nC* M76 16L120 2L164 16Z\n-y.4 M96 94V40H144V94Z`,
  `s* M100 98L104 26H136L140 98Z\ns M98 28V16H108V22H115V16H125V22H132V16H142V28Z\n${pane(114, 44, 12, 20)}\nW* M110 98V82A10 10 0 0 1 130 82V98Z`,
  `s* E120 92 60 10\nu E120 88 50 7\ns* R112 54 16 34 3\ns* M88 52H152Q146 64 120 64T88 52Z\n~u/3 M120 52C120 30 96 30 94 50M120 52C120 30 144 30 146 50M120 50V28`,
  `S* R60 44 16 52 5\nS* R92 36 18 60 5\nS* R130 36 18 60 5\nS* R164 44 16 52 5\ns* R86 26 68 13 4\ny/1.2 ${star(120, 62, 10, 4, 5)}`,
]
const SKIES: readonly Sky[] = [DAWN, DAY, DUSK, NIGHT, LEAF, DEEP]

export function drawShrine(card: RelicsCard): string {
  const [sky, drawing] = PLACES[card.id] ?? [
    choose(SKIES, card.id, 'sky'),
    `${hash(card.id) % 2 ? stars : cloud(190, 24, 1)}\n${hills(choose(['n', 'N', 'x', 'v'], card.id, 'hill'), 88, 12)}\n${pine(30, 94, 1.3)}\n${tree(212, 94, 1.2)}\n${choose(SHAPES, card.id, 'shape')}`,
  ]
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-22 -8 284 107" preserveAspectRatio="xMidYMax slice" aria-hidden="true" focusable="false">' +
    `<defs>${gradient('sky', sky[0], sky[1], 'x1="0" y1="0" x2="0" y2="1"')}</defs><path fill="${use('sky')}" d="M-50 -12H290V110H-50Z"/>` +
    draw(drawing, WARM, { ink: 1.5 }) +
    '</svg>'
  )
}
