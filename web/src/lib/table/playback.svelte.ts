// Plays the story of a table frame by frame: an event and the table right after it. Frames that have arrived wait in a
// queue. Playback can be paused, stepped, sped up or skipped; an outcome takes several beats.
import type { Frame } from '../protocol'
import { FACTOR, settings } from '../settings.svelte'
import type { GameEvent } from '../teller'

export interface Pace {
  /** How many beats an event takes. */
  beats(event: GameEvent): number
  /** How long a beat is shown, in milliseconds. */
  time(event: GameEvent, beat: number): number
}

export const STEADY: Pace = { beats: () => 1, time: () => 700 }

export class Playback {
  frame: Frame | null = $state.raw(null)
  beat = $state(0)
  paused = $state(false)
  queue: Frame[] = $state.raw([])
  /** The number of frames played so far. */
  played = $state(0)
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(
    public pace: Pace,
    /** A frame is shown. */
    private readonly onFrame: (frame: Frame) => void,
    /** Everything about it has been shown. */
    private readonly onPlayed: (frame: Frame) => void = () => undefined,
  ) {}

  /** Is anything left to play? */
  get running(): boolean {
    return this.queue.length > 0 || !this.#done
  }

  #done = $state(true)

  get #lastBeat(): boolean {
    return this.frame !== null && this.beat + 1 >= this.pace.beats(this.frame.event)
  }

  add(frames: readonly Frame[]): void {
    if (!frames.length) return
    this.queue = [...this.queue, ...frames]
    if (settings.speed === 'instant' && !this.paused) this.skip()
    else if (this.#done) this.step()
  }

  /** The next beat, or the next frame. */
  step(): void {
    clearTimeout(this.#timer)
    if (this.frame && !this.#done && !this.#lastBeat) {
      this.beat += 1
      if (this.#lastBeat) this.onPlayed(this.frame)
    } else {
      const [next, ...rest] = this.queue
      if (!next) {
        this.#done = true
        this.paused = false
        return
      }
      this.queue = rest
      this.frame = next
      this.beat = 0
      this.#done = false
      this.played += 1
      this.onFrame(next)
      if (this.#lastBeat) this.onPlayed(next)
    }
    this.#wait()
  }

  pause(): void {
    this.paused = true
    clearTimeout(this.#timer)
  }

  goOn(): void {
    this.paused = false
    this.#wait()
  }

  /** Jump to the end. */
  skip(): void {
    clearTimeout(this.#timer)
    if (this.frame && !this.#done && !this.#lastBeat) this.onPlayed(this.frame)
    for (const next of this.queue) {
      this.frame = next
      this.played += 1
      this.onFrame(next)
      this.onPlayed(next)
    }
    this.queue = []
    if (this.frame) this.beat = this.pace.beats(this.frame.event) - 1
    this.paused = false
    this.#done = true
  }

  /** Drop everything: what is shown comes from elsewhere now. */
  clear(): void {
    clearTimeout(this.#timer)
    this.queue = []
    this.frame = null
    this.paused = false
    this.#done = true
  }

  /** The page was shown or hidden. Nothing plays on a hidden page. */
  onVisibilityChange(): void {
    clearTimeout(this.#timer)
    this.#wait()
  }

  #wait(): void {
    if (!this.frame || this.#done || this.paused || document.hidden) return
    const time = this.pace.time(this.frame.event, this.beat) / FACTOR[settings.speed]
    this.#timer = setTimeout(() => this.step(), time)
  }
}
