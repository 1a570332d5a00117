/** A realm's symbol as an emblem: for what is still loading. */
import { svg } from '../draw'
import { TONES, type Realm } from '../palette'
import { SYMBOLS } from '../symbols'

export const drawSign = (realm: Realm): string =>
  svg(
    `<path fill="${TONES[realm].d}" fill-opacity=".6" fill-rule="evenodd" d="${SYMBOLS[realm]}" transform="translate(26 26)scale(2)"/>`,
    100,
    100,
  )
