/** Things that relics are, by name. */
import { KEPT } from './kept'
import { WIELDED } from './wielded'

export const THINGS: Record<string, string> = { ...WIELDED, ...KEPT }
