/** Emblems of Wizards & Relics, made of a card's data; loaded when the first such card is shown. */
import type { RelicsCard } from '../../../protocol'
import { dots, draw, rays, star, svg } from '../../draw'
import { TONES, type Realm } from '../../palette'
import { choose } from '../hash'
import { drawPortrait } from './portrait'
import { drawShrine } from './shrines'
import { THINGS } from './things'
import { thingOf } from './words'

/** Behind a relic, so that two of a kind still differ. */
const FIGURES = [
  `-b.3 ${star(50, 50, 46, 34, 8)}`,
  `-b.32 ${star(50, 50, 47, 22, 6)}`,
  `~b.4/2 O50 50 42\n~b.3/6 O50 50 36`,
  `-b.3 ${dots(50, 50, 38, 7, 10)}`,
  `-b.3 M50 4L96 50L50 96L4 50ZM50 14L14 50L50 86L86 50Z`,
  `~b.4/3.4 ${rays(50, 50, 24, 45, 20)}`,
  `-b.3 M50 6A44 44 0 1 0 94 50A36 36 0 0 1 50 6Z`,
  `~b.4/2.6 M50 50C50 36 72 36 72 54S40 82 26 58S38 12 66 16S100 60 80 82`,
  `-b.28 ${star(50, 50, 46, 30, 5)}`,
  `-b.26 ${star(50, 50, 47, 40, 16)}`,
]

function drawRelic(card: RelicsCard, realm: Realm): string {
  const tones = TONES[realm]
  const figure = draw(choose(FIGURES, card.id, 'figure'), tones, { prefix: 'f' })
  const thing = draw(THINGS[thingOf(card)]!, tones)
  return svg(`${figure}<g transform="translate(6 6)scale(.88)">${thing}</g>`, 100, 100)
}

export function drawRelics(card: RelicsCard, realm: Realm): string {
  if (card.kind === 'shrine') return drawShrine(card)
  return card.kind === 'wizard' ? drawPortrait(card, realm) : drawRelic(card, realm)
}
