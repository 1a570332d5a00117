// How a duel is played back: which criterion lights up at which beat, and with which reasons.
import type { CupReason } from '../protocol'
import type { Pace } from '../table/playback.svelte'
import type { GameEvent } from '../teller'

export type Criterion = 'A' | 'B' | 'C'
export const CRITERIA: readonly Criterion[] = ['A', 'B', 'C']
export type Light = 'waiting' | 'looking' | 'nothing' | 'decides'

const OF_CRITERION: Record<string, Criterion> = {
  'same-name': 'A', power: 'A',
  element: 'B', 'no-weakness': 'B',
  value: 'C', bonus: 'C', 'bonus-ignored': 'C', total: 'C', compare: 'C',
}

const OF_MAGIC = new Set(['silenced', 'power-decided', 'idle', 'declined', 'exchanged', 'rearranged', 'peeked', 'buried'])

export interface DuelProgress {
  lights: Record<Criterion, Light>
  reasons: CupReason[]
  /** The criterion that has just been found to leave the duel open, with nothing else to say. */
  open: Criterion | null
  /** Shown when everything has been said. */
  verdict: boolean
}

/** What is shown of a duel at a beat of an event. */
export function duelProgress(event: GameEvent | undefined, beat: number): DuelProgress {
  const lights: Record<Criterion, Light> = { A: 'waiting', B: 'waiting', C: 'waiting' }
  if (!event) return { lights, reasons: [], open: null, verdict: false }
  if (event.event === 'revealed' || OF_MAGIC.has(event.event)) lights.A = 'looking'
  if (event.event !== 'duel-decided') return { lights, reasons: [], open: null, verdict: false }
  const last = CRITERIA.indexOf(event.criterion)
  const now = Math.min(beat, last)
  CRITERIA.forEach((criterion, index) => {
    if (index <= now) lights[criterion] = index === last ? 'decides' : 'nothing'
  })
  const reasons = (event.reasons as CupReason[]).filter((reason) => {
    const criterion = CRITERIA.indexOf(OF_CRITERION[reason.kind] ?? 'A')
    return beat > last ? criterion <= last : criterion === now
  })
  return { lights, reasons, open: now < last && !reasons.length ? CRITERIA[now]! : null, verdict: beat > last }
}

const TIMES: Record<string, number> = {
  drawn: 1300, 'team-picked': 600, 'round-began': 1100, planned: 500, revealed: 1300, silenced: 1500, 'power-decided': 1700,
  idle: 1600, declined: 1100, exchanged: 1500, rearranged: 1300, peeked: 1500, buried: 1200, discarded: 750, swapped: 900,
  'round-ended': 2200, 'game-ended': 1200, resigned: 900,
}

export const CUP_PACE: Pace = {
  beats: (event) => (event.event === 'duel-decided' ? CRITERIA.indexOf(event.criterion) + 2 : 1),
  time(event, beat) {
    if (event.event !== 'duel-decided') return TIMES[event.event] ?? 900
    const last = CRITERIA.indexOf(event.criterion)
    return beat < last ? 1000 : beat === last ? 1700 : 1500
  },
}
