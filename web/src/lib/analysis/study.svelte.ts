// The analysis of one match: asked for, waited for, there.
import { analyse } from '../api'
import type { Analysing, Analysis } from '../protocol'
import { speech } from '../text.svelte'

/** What was found since the page was loaded: who comes back to a replay finds its analysis there. */
const known = new Map<string, Analysis>()

export class Study {
  analysis: Analysis | null = $state.raw(null)
  /** What it is shown with. */
  parts: typeof import('./parts') | null = $state.raw(null)
  /** How far it is, while it is waited for. */
  progress: Analysing | null = $state.raw(null)
  problem: string | null = $state(null)

  readonly #left = new AbortController()

  constructor(private readonly table: string) {
    if (known.has(table)) void this.begin()
  }

  async begin(): Promise<void> {
    if (this.progress) return
    this.problem = null
    this.progress = { type: 'analysing', done: 0, total: 0, ahead: 0 }
    try {
      const found = known.get(this.table) ?? analyse(this.table, (progress) => (this.progress = progress), this.#left.signal)
      const [analysis, parts] = await Promise.all([found, import('./parts'), speech.enter('lab')])
      this.parts = parts
      this.analysis = analysis
      known.set(this.table, analysis)
    } catch (error) {
      this.problem = (error as Error).message
    }
    this.progress = null
  }

  /** Nobody is here to hear it any more; the hall goes on, and has it ready for the next time. */
  leave(): void {
    this.#left.abort()
  }
}
