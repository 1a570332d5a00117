// The state of the start page: who you are, which games there are, which tables wait, your matches.
import { api } from './api'
import type { ClockInfo, GameInfo, Guest, Hall, TableInfo } from './protocol'

class HallStore {
  you: Guest | null = $state.raw(null)
  games: GameInfo[] = $state.raw([])
  clocks: ClockInfo[] = $state.raw([])
  open: TableInfo[] = $state.raw([])
  watchable: TableInfo[] = $state.raw([])
  yours: TableInfo[] = $state.raw([])
  problem: string | null = $state(null)

  async refresh(): Promise<void> {
    try {
      this.take(await api.hall())
    } catch (error) {
      this.problem = (error as Error).message
    }
  }

  take(found: Hall): void {
    this.you = found.you
    this.games = found.games
    this.clocks = found.clocks
    this.open = found.open
    this.watchable = found.watchable
    this.yours = found.yours
    this.problem = null
  }

  async rename(name: string): Promise<void> {
    this.you = await api.rename(name)
  }
}

export const hallStore = new HallStore()
