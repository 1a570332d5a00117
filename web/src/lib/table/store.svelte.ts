// The state of one table, from the messages of the hall: messages in, state out. It sends nothing by itself.
import { bookmark, keepBookmark } from '../bookmarks'
import { tidyDrafts } from '../drafts'
import type { Clock, Frame, Happened, OpenAsk, Seat, ServerMessage, TableInfo, Welcome } from '../protocol'
import { settings } from '../settings.svelte'
import type { GameEvent } from '../teller'
import { Film, STEADY, type Pace } from './playback.svelte'

const SPECTATOR: Seat = 'spectator'

export interface Told {
  number: number
  event: GameEvent
}

/** The match so far, as one pair of eyes has seen it. */
type Replayed = (eyes: Seat) => Promise<readonly Frame[]>

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
  /** What the hall says while it is asked what was missed. */
  #held: ServerMessage[] | null = null
  #left = false

  constructor(
    readonly id: string,
    private readonly replayed: Replayed,
  ) {
    this.film = new Film(
      STEADY,
      (frame) => (this.view = frame.view),
      (frame) => this.#tell([...this.story, { number: this.story.length, event: frame.event }]),
    )
  }

  leave(): void {
    this.#left = true
    this.film.clear()
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
        this.table = message.table
        return
      case 'error':
        this.problem = message.message
        return
      case 'ack':
        this.problem = null
    }
  }

  /** Who has seen only a part of what has happened is told the rest; who was never here sees where the match is. */
  #welcome(message: Welcome): void {
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
      this.film.add(missed)
    }
    for (const each of held) this.receive(each)
  }

  /** Sit down at what a welcome says; where the story `goesOn`, it is told from where it is. */
  #arrive(message: Welcome, goesOn = false): void {
    this.table = message.table
    this.you = message.you
    this.#seq = message.seq
    this.missed = false
    this.commitment = message.commitment
    this.#take(message)
    if (!goesOn || !this.film.running) this.view = message.view
    if (goesOn) return
    this.film.clear()
    this.#tell(message.events.map((event, number) => ({ number, event })))
  }

  #tell(story: Told[]): void {
    this.story = story
    keepBookmark(this.id, this.you ?? SPECTATOR, story.length)
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
