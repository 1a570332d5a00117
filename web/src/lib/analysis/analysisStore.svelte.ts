// The analysis of one match: its progress, and then its result.
import { analyse } from '../api'
import type { Analysing, Analysis } from '../protocol'
import { locale } from '../text.svelte'

/** Analyses since the page was loaded: whoever comes back to a replay finds its analysis there. */
const known = new Map<string, Analysis>()

export class AnalysisStore {
  analysis: Analysis | null = $state.raw(null)
  /** The components that show it. */
  views: typeof import('./views') | null = $state.raw(null)
  /** How far it is, until it is there. */
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
      const [analysis, views] = await Promise.all([found, import('./views'), locale.load('lab')])
      this.views = views
      this.analysis = analysis
      known.set(this.table, analysis)
    } catch (error) {
      this.problem = (error as Error).message
    }
    this.progress = null
  }

  /** The page is left. The hall goes on, and has the analysis ready for the next visit. */
  leave(): void {
    this.#left.abort()
  }
}
