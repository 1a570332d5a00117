// Wizards Cup in words (src/wizardhall/cup/teller.py).
import type { CardList } from '../cards.svelte'
import { CUP } from '../gameData'
import type { CardId, CupCard, CupReason, Seat } from '../protocol'
import { EventTeller, type GameEvent } from '../teller'
import type { Text } from '../text.svelte'

export class CupTeller extends EventTeller {
  readonly resource = 'cup'
  protected readonly data = CUP

  constructor(
    private readonly cards: CardList,
    text: Text,
    players: Record<Seat, string>,
  ) {
    super(text, CUP.seats, players)
  }

  card(card: CardId): string {
    const found = this.cards.get(card)
    return found?.names[this.text.language] ?? found?.name ?? card
  }

  why(event: GameEvent): string[] {
    if (event.event === 'duel-decided') {
      const criterion = this.text.format(`cup-criterion-${event.criterion.toLowerCase()}`, { clause: 'CUP-D2' })
      return [criterion, ...event.reasons.map((reason: CupReason) => this.reason(reason)), this.verdict(event)]
    }
    const told = ['discarded', 'idle', 'round-ended', 'game-ended'].includes(event.event) && event.place !== 'duel'
    return told ? [this.text.format(`cup-clause-${event.clause.slice(4).toLowerCase()}`, { clause: event.clause })] : []
  }

  reason(reason: CupReason): string {
    const words = this.textArguments({ amount: 0, other: null, ...reason })
    words.element = this.element(reason.card)
    words.power = this.cards.get(reason.card)?.text ?? ''
    if (reason.other) words['other-element'] = this.element(reason.other)
    return this.text.format(`cup-why-${reason.kind}`, words)
  }

  verdict(event: GameEvent): string {
    return this.text.format('cup-why-verdict', { ...this.playersIn('losers', event.losers), clause: event.clause })
  }

  private element(card: CardId): string {
    return this.text.format(`cup-element-${(this.cards.get(card) as CupCard | undefined)?.element}`)
  }
}
