// The story of the table, told frame by frame: an event and the table right after it. What has arrived waits in a
// queue; it can be paused, told step by step, faster, or skipped. An outcome is told in several beats.
import type { Frame } from '../protocol'
import { FACTOR, settings } from '../settings.svelte'
import type { GameEvent } from '../teller'

export interface Pace {
  /** In how many beats an event is told. */
  beats(event: GameEvent): number
  /** Milliseconds that a beat is shown for. */
  time(event: GameEvent, beat: number): number
}

export const STEADY: Pace = { beats: () => 1, time: () => 700 }

export class Film {
  frame: Frame | null = $state.raw(null)
  beat = $state(0)
  paused = $state(false)
  queue: Frame[] = $state.raw([])
  /** The number of frames told so far. */
  told = $state(0)
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(
    public pace: Pace,
    /** A frame is shown. */
    private readonly onFrame: (frame: Frame) => void,
    /** Everything about it has been shown. */
    private readonly onTold: (frame: Frame) => void = () => undefined,
  ) {}

  /** Is there still something to be told? */
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
      if (this.#lastBeat) this.onTold(this.frame)
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
      this.told += 1
      this.onFrame(next)
      if (this.#lastBeat) this.onTold(next)
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

  /** Straight to the end. */
  skip(): void {
    clearTimeout(this.#timer)
    if (this.frame && !this.#done && !this.#lastBeat) this.onTold(this.frame)
    for (const next of this.queue) {
      this.frame = next
      this.told += 1
      this.onFrame(next)
      this.onTold(next)
    }
    this.queue = []
    if (this.frame) this.beat = this.pace.beats(this.frame.event) - 1
    this.paused = false
    this.#done = true
  }

  /** Forget all; what is shown comes from somewhere else now. */
  clear(): void {
    clearTimeout(this.#timer)
    this.queue = []
    this.frame = null
    this.paused = false
    this.#done = true
  }

  /** Somebody looks again, or nobody does any more: a page that is not seen tells nothing. */
  look(): void {
    clearTimeout(this.#timer)
    this.#wait()
  }

  #wait(): void {
    if (!this.frame || this.#done || this.paused || document.hidden) return
    const time = this.pace.time(this.frame.event, this.beat) / FACTOR[settings.speed]
    this.#timer = setTimeout(() => this.step(), time)
  }
}
