// The state of one table, from the messages of the hall: messages in, state out. It sends nothing by itself.
import { bookmark, keepBookmark } from '../bookmarks'
import { applyChanges } from '../changes'
import { tidyDrafts } from '../drafts'
import { forgetOtherEntropy } from '../entropy'
import type { Clock, Frame, Happened, OpenAsk, Seat, ServerMessage, TableInfo, Welcome } from '../protocol'
import { settings } from '../settings.svelte'
import type { GameEvent } from '../teller'
import { Playback, STEADY, type Pace } from './playback.svelte'

const SPECTATOR: Seat = 'spectator'

export interface StoryEntry {
  number: number
  event: GameEvent
}

/** The match so far, as one pair of eyes has seen it. */
type Replayed = (eyes: Seat) => Promise<readonly Frame[]>

export class TableStore {
  table: TableInfo | null = $state.raw(null)
  you: Seat | null = $state(null)
  /** What the eyes see at the frame that is playing. */
  view: any = $state.raw(null)
  /** What has been played so far. */
  story: StoryEntry[] = $state.raw([])
  asks: OpenAsk[] = $state.raw([])
  locked: string[] = $state.raw([])
  waiting: Seat[] = $state.raw([])
  commitment: string | null = $state(null)
  locks: string[] = $state.raw([])
  clock: Clock | null = $state.raw(null)
  clockSince = $state(0)
  problem: string | null = $state(null)
  readonly playback: Playback
  #seq = 0
  /** What the eyes see once all that was received has been played. */
  #latest: any = null
  /** Some events were missed: connect again, and `Welcome` brings them. */
  missed = $state(false)
  /** Messages that arrive while the missed events are being fetched. */
  #held: ServerMessage[] | null = null
  #left = false

  constructor(
    readonly id: string,
    private readonly replayed: Replayed,
  ) {
    this.playback = new Playback(
      STEADY,
      (frame) => (this.view = frame.view),
      (frame) => this.#tell([...this.story, { number: this.story.length, event: frame.event }]),
    )
  }

  leave(): void {
    this.#left = true
    this.playback.clear()
  }

  /** The question to answer now: none while the story is still playing. */
  get ask(): OpenAsk | null {
    return this.playback.running ? null : (this.asks[0] ?? null)
  }

  /** The id of an answer of yours that can still be taken back. */
  get lockedAsk(): string | null {
    return this.playback.running ? null : (this.locked[0] ?? null)
  }

  pace(pace: Pace): void {
    this.playback.pace = pace
  }

  receive(message: ServerMessage): void {
    if (this.#held) {
      this.#held.push(message)
      return
    }
    switch (message.type) {
      case 'welcome':
        return this.#welcome(message)
      case 'happened':
        return this.#happened(message)
      case 'table':
        if (this.table?.state === 'open') this.#commit(message.table, message.table.commitment)
        this.table = message.table
        return
      case 'error':
        this.problem = message.message
        return
      case 'ack':
        this.problem = null
    }
  }

  /** Whoever has seen a part of the story sees the rest; whoever was never here sees the present state. */
  #welcome(message: Welcome): void {
    this.#latest = message.view
    const here = this.table !== null && this.you === message.you
    const known = here ? this.#seq : (bookmark(this.id, message.you ?? SPECTATOR) ?? message.seq)
    if (known >= message.seq || settings.speed === 'instant') this.#arrive(message, here && known === message.seq)
    else void this.#catchUp(message, here, known)
  }

  async #catchUp(message: Welcome, here: boolean, known: number): Promise<void> {
    const held: ServerMessage[] = (this.#held = [])
    const frames = await this.replayed(message.you ?? SPECTATOR).catch(() => [])
    this.#held = null
    if (this.#left) return
    const missed = frames.slice(known, message.seq)
    if (known + missed.length < message.seq) this.#arrive(message)
    else {
      if (!here) this.#arrive({ ...message, events: message.events.slice(0, known), view: frames[known - 1]?.view ?? null })
      else this.#arrive(message, true)
      this.playback.add(missed)
    }
    for (const each of held) this.receive(each)
  }

  /** Take over the state of a welcome; if the story `goesOn`, it plays on from where it is. */
  #arrive(message: Welcome, goesOn = false): void {
    this.table = message.table
    this.you = message.you
    this.#seq = message.seq
    this.missed = false
    this.#commit(message.table, message.commitment)
    this.#take(message, message.locks)
    if (!goesOn || !this.playback.running) this.view = message.view
    if (goesOn) return
    this.playback.clear()
    this.#tell(message.events.map((event, number) => ({ number, event })))
  }

  /** What the hall has committed to; it may change until the match begins. */
  #commit(table: TableInfo, commitment: string | null): void {
    this.commitment = commitment
    if (table.state !== 'open') forgetOtherEntropy(this.id, commitment)
  }

  #tell(story: StoryEntry[]): void {
    this.story = story
    keepBookmark(this.id, this.you ?? SPECTATOR, story.length)
  }

  #happened(message: Happened): void {
    const known = this.#seq - message.seq
    if (known < 0) {
      this.missed = true
      return
    }
    const fresh = message.frames.slice(known).map(({ event, changes }) => ({ event, view: this.#change(changes) }))
    this.#seq += fresh.length
    this.#change(message.changes)
    this.#take(message, [...this.locks.slice(0, message.first_lock), ...message.locks])
    this.playback.add(fresh)
    if (!this.playback.running) this.view = this.#latest
  }

  #change(changes: any = {}): any {
    return (this.#latest = applyChanges(this.#latest, changes))
  }

  #take(message: Welcome | Happened, locks: string[]): void {
    this.asks = message.asks
    this.locked = message.locked
    this.waiting = message.waiting
    this.locks = locks
    this.clock = message.clock ?? null
    this.clockSince = Date.now()
    this.problem = null
    const yours = [...message.asks.map((ask) => ask.id), ...message.locked]
    if (message.waiting.length || yours.length) tidyDrafts(this.id, yours)
  }
}
