// The events of any game in the words of its own texts. What is a card is known by the list of cards.
import type { CardList } from '../cards.svelte'
import type { GameData } from '../gameData'
import type { CardId, Seat } from '../protocol'
import { EventTeller, type GameEvent } from '../teller'
import type { Text } from '../text.svelte'

/** The page was built without it. */
const UNKNOWN: GameData = { seats: [], signs: [], toWin: {}, cardFields: [], eventDefaults: {} }

export class PlainTeller extends EventTeller {
  protected readonly data: GameData

  constructor(
    readonly resource: string,
    private readonly cards: CardList,
    text: Text,
    players: Record<Seat, string>,
    eventDefaults: GameData['eventDefaults'] = {},
  ) {
    super(text, Object.keys(players), players)
    this.data = { ...UNKNOWN, eventDefaults }
  }

  card(card: CardId): string {
    const found = this.cards.get(card)
    return found?.names[this.text.language] ?? found?.name ?? card
  }

  why(event: GameEvent): string[] {
    const id = `${this.resource}-clause-${String(event.clause).split('-').slice(1).join('-').toLowerCase()}`
    return event.clause && this.text.has(id) ? [this.text.format(id, { clause: event.clause })] : []
  }

  protected override isCard(_field: string, value: string): boolean {
    return this.cards.has(value)
  }
}
