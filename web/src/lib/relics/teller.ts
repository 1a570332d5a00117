// Wizards & Relics in words (src/wizardhall/relics/teller.py).
import type { CardList } from '../cards.svelte'
import { RELICS } from '../gameData'
import type { CardId, RelicsPart, Seat } from '../protocol'
import { EventTeller, signed, type GameEvent } from '../teller'
import type { Text, TextArguments } from '../text.svelte'

export class RelicsTeller extends EventTeller {
  readonly resource = 'relics'
  protected readonly data = RELICS

  constructor(
    private readonly cards: CardList,
    text: Text,
    players: Record<Seat, string>,
  ) {
    super(text, RELICS.seats, players)
  }

  card(card: CardId): string {
    const found = this.cards.get(card)
    return found?.names[this.text.language] ?? found?.name ?? card
  }

  override textArguments(fields: Record<string, unknown>): TextArguments {
    const words = super.textArguments(fields)
    return 'amount' in fields ? { ...words, amount: signed(fields.amount as number) } : words
  }

  why(event: GameEvent): string[] {
    if (event.event === 'battle-decided') {
      return [...Object.keys(event.parts).flatMap((seat) => this.sum(event, seat)), this.verdict(event)]
    }
    if (!['no-winner', 'game-won', 'master-chosen', 'reactions-stopped'].includes(event.event)) return []
    return [this.text.format(`relics-clause-${event.clause.slice(4).toLowerCase()}`, { clause: event.clause })]
  }

  part(part: RelicsPart): string {
    const words = { card: this.card(part.card), amount: signed(part.amount), clause: part.clause }
    return this.text.format(`relics-part-${part.kind}`, words)
  }

  verdict(event: GameEvent): string {
    return this.text.format('relics-why-verdict', { ...this.playersIn('highest', event.highest), clause: event.clause })
  }

  private sum(event: GameEvent, seat: Seat): string[] {
    const total = { player: this.player(seat), amount: event.totals[seat], clause: 'REL-V1' }
    return [...event.parts[seat].map((part: RelicsPart) => this.part(part)), this.text.format('relics-why-total', total)]
  }
}
