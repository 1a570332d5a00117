import type { GameKit } from '../games'
import type { RelicsView } from '../protocol'
import type { Pace } from '../table/playback.svelte'
import Chronicle from './Chronicle.svelte'
import RelicsTable from './RelicsTable.svelte'
import { RelicsTeller } from './teller'

const TIMES: Record<string, number> = {
  dealt: 300, drew: 450, 'hand-kept': 700, 'master-chosen': 1000, 'round-started': 900, 'shrine-turned': 1700,
  'battle-began': 700, laid: 550, 'sat-out': 1300, 'wizards-revealed': 2000, 'relics-revealed': 2000, triggered: 900,
  'bonus-given': 1300, 'advantage-changed': 1300, 'wizard-entered': 1500, 'wizard-left': 700, 'relic-added': 1100,
  'relic-ignored': 1400, 'relics-ignored': 1400, 'relics-exchanged': 1500, 'battle-decided': 1800, 'round-won': 1200,
  'entered-hall': 1500, 'set-aside': 500, 'relic-taken': 1300, declined: 800, replenished: 700, 'card-discarded': 1000,
  'game-won': 1500,
}

const PACE: Pace = {
  beats: (event) => (event.event === 'battle-decided' ? 2 : 1),
  time: (event) => TIMES[event.event] ?? 900,
}

const kit: GameKit = {
  Table: RelicsTable,
  Chronicle,
  Summary: null,
  pace: PACE,
  teller: (cards, text, players) => new RelicsTeller(cards, text, players),
  opens: (event) => event.event === 'round-started',
  unfolds: (view: RelicsView) => view.phase === 'wizards' || view.phase === 'relics',
  given: () => [],
}

export default kit
