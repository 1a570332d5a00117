import type { GameKit } from '../games'
import type { CupView } from '../protocol'
import Chronicle from './Chronicle.svelte'
import CupTable from './CupTable.svelte'
import { CUP_PACE } from './duelPlayback'
import Elements from './Elements.svelte'
import { CupTeller } from './teller'

const kit: GameKit = {
  Table: CupTable,
  Chronicle,
  Summary: Elements,
  pace: CUP_PACE,
  teller: (cards, text, players) => new CupTeller(cards, text, players),
  opens: (event) => event.event === 'round-began',
  unfolds: (view: CupView) => view.phase === 'duels',
  given(view: CupView, seat, purpose) {
    const drawn = view.sides[seat]?.drawn
    return purpose === 'team' && drawn ? [drawn] : []
  },
}

export default kit
