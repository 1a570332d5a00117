// The state of one table, from the messages of the hall: messages in, state out. It sends nothing by itself.
import { tidyDrafts } from '../drafts'
import type { Clock, Happened, OpenAsk, Seat, ServerMessage, TableInfo, Welcome } from '../protocol'
import type { GameEvent } from '../telling'
import { Film, STEADY, type Pace } from './film.svelte'

export interface Told {
  number: number
  event: GameEvent
}

export class TableStore {
  table: TableInfo | null = $state.raw(null)
  you: Seat | null = $state(null)
  /** What the eyes see at the frame that is being told. */
  view: any = $state.raw(null)
  /** What has been told so far. */
  story: Told[] = $state.raw([])
  asks: OpenAsk[] = $state.raw([])
  locked: string[] = $state.raw([])
  waiting: Seat[] = $state.raw([])
  commitment: string | null = $state(null)
  locks: string[] = $state.raw([])
  clock: Clock | null = $state.raw(null)
  clockSince = $state(0)
  problem: string | null = $state(null)
  readonly film: Film
  #seq = 0
  /** Events between two numbers were missed: connect again, and `Welcome` brings them. */
  missed = $state(false)

  constructor(readonly id: string) {
    this.film = new Film(
      STEADY,
      (frame) => (this.view = frame.view),
      (frame) => (this.story = [...this.story, { number: this.story.length, event: frame.event }]),
    )
  }

  /** The question that is to be answered now: none while the story is still being told. */
  get ask(): OpenAsk | null {
    return this.film.running ? null : (this.asks[0] ?? null)
  }

  /** The id of an answer of yours that can still be taken back. */
  get lockedAsk(): string | null {
    return this.film.running ? null : (this.locked[0] ?? null)
  }

  pace(pace: Pace): void {
    this.film.pace = pace
  }

  receive(message: ServerMessage): void {
    switch (message.type) {
      case 'welcome':
        return this.#welcome(message)
      case 'happened':
        return this.#happened(message)
      case 'table':
        this.table = message.table
        return
      case 'error':
        this.problem = message.message
        return
      case 'ack':
        this.problem = null
    }
  }

  #welcome(message: Welcome): void {
    this.film.clear()
    this.table = message.table
    this.you = message.you
    this.#seq = message.seq
    this.missed = false
    this.story = message.events.map((event, number) => ({ number, event }))
    this.view = message.view
    this.commitment = message.commitment
    this.#take(message)
  }

  #happened(message: Happened): void {
    const known = this.#seq - message.seq
    if (known < 0) {
      this.missed = true
      return
    }
    const fresh = message.frames.slice(known)
    this.#seq += fresh.length
    this.#take(message)
    this.film.add(fresh)
    if (!this.film.running) this.view = message.view
  }

  #take(message: Welcome | Happened): void {
    this.asks = message.asks
    this.locked = message.locked
    this.waiting = message.waiting
    this.locks = message.locks
    this.clock = message.clock ?? null
    this.clockSince = Date.now()
    this.problem = null
    const yours = [...message.asks.map((ask) => ask.id), ...message.locked]
    if (message.waiting.length || yours.length) tidyDrafts(this.id, yours)
  }
}
