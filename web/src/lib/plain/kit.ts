// Any game in words: what the page draws of a game that it has no kit for.
import type { GameKit } from '../games'
import { hallStore } from '../hallStore.svelte'
import { STEADY } from '../table/playback.svelte'
import PlainEnd from './PlainEnd.svelte'
import PlainTable from './PlainTable.svelte'
import { PlainTeller } from './teller'

export async function plainKit(game: string): Promise<GameKit> {
  if (!hallStore.games.length) await hallStore.refresh()
  const defaults = hallStore.games.find((each) => each.name === game)?.event_defaults ?? {}
  return {
    Table: PlainTable,
    Chronicle: PlainEnd,
    Summary: null,
    pace: STEADY,
    teller: (cards, text, players) => new PlainTeller(game, cards, text, players, defaults),
    opens: () => false,
    unfolds: () => false,
    given: () => [],
  }
}
