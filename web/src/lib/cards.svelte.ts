// The cards of a game as the hall lists them, in the language of the page.
import { reach } from './api'
import { apiRoutes } from './routes'
import { locale } from './text.svelte'
import type { CardId, ListedCard } from './protocol'

/** What cards have beyond `ListedCard`, their game knows. */
export type CardList = Map<CardId, ListedCard>

/** Where a list of cards comes from: a game's house set, or the set of a table. */
export type Source = string

const known = new Map<string, CardList>()

class CardCatalog {
  /** Grows with every list that arrives. */
  #arrived = $state(0)

  async fetch(source: Source): Promise<void> {
    const key = `${source}?lang=${locale.language}`
    if (known.has(key)) return
    const reply = await reach(key)
    if (!reply.ok) throw new Error(`${key}: ${reply.status}`)
    const cards = (await reply.json()) as ListedCard[]
    known.set(key, new Map(cards.map((card) => [card.id, card])))
    this.#arrived += 1
  }

  /** The list in the language of the page, or in another one until that has arrived. */
  list(source: Source): CardList | undefined {
    void this.#arrived
    const key = `${source}?lang=${locale.language}`
    return known.get(key) ?? [...known].find(([each]) => each.startsWith(`${source}?`))?.[1]
  }
}

export const catalog = new CardCatalog()
export const houseSet = (game: string): Source => apiRoutes.gameCards(game)
