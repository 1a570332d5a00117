// Any game in words: what the page draws of a game that it has no kit for.
import type { GameKit } from '../games'
import { STEADY } from '../table/playback.svelte'
import PlainEnd from './PlainEnd.svelte'
import PlainTable from './PlainTable.svelte'
import { PlainTeller } from './teller'

export function plainKit(game: string): GameKit {
  return {
    Table: PlainTable,
    Chronicle: PlainEnd,
    Summary: null,
    pace: STEADY,
    teller: (cards, text, players) => new PlainTeller(game, cards, text, players),
    opens: () => false,
    unfolds: () => false,
    given: () => [],
  }
}
