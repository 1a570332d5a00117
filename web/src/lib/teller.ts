// Events in words: the same sentences as the terminal's (src/wizardhall/core/teller.py). The fields of an
// event become the arguments of its Fluent message.
import type { GameData } from './gameData'
import type { CardId, Seat } from './protocol'
import type { Text, TextArguments } from './text.svelte'

export const NOTHING = 'none'

export interface GameEvent {
  event: string
  [field: string]: any
}

export abstract class EventTeller {
  abstract readonly resource: string
  protected abstract readonly data: GameData
  protected readonly seatFields = new Set(['seat', 'owner'])
  protected readonly seatLists = new Set(['losers', 'winners', 'fighters', 'highest'])
  protected readonly skippedFields = new Set(['event', 'reasons', 'parts'])

  constructor(
    protected readonly text: Text,
    protected readonly seats: readonly Seat[],
    protected readonly players: Record<Seat, string>,
  ) {}

  abstract card(card: CardId): string
  /** The reasons of an outcome, each with its clause; empty for events that need none. */
  abstract why(event: GameEvent): string[]

  player(seat: Seat): string {
    return this.players[seat] || this.text.format(`${this.resource}-seat-${seat}`)
  }

  /** One line that says what happened. */
  event(event: GameEvent): string {
    const words = this.textArguments({ ...this.data.eventDefaults[event.event], ...event })
    return this.text.format(`${this.resource}-event-${event.event}`, words)
  }

  textArguments(fields: Record<string, unknown>): TextArguments {
    const words: TextArguments = {}
    for (const seat of this.seats) words[`player-${seat}`] = this.player(seat)
    for (const [field, value] of Object.entries(fields)) {
      if (!this.skippedFields.has(field)) Object.assign(words, this.argument(field, value))
    }
    return words
  }

  protected playersIn(field: string, seats: readonly Seat[]): TextArguments {
    const listed = seats.length ? this.text.listed(seats.map((seat) => this.player(seat))) : NOTHING
    return { [field]: listed, [`${field}-number`]: seats.length }
  }

  private argument(field: string, value: unknown): TextArguments {
    if (this.seatFields.has(field)) return { [field === 'seat' ? 'player' : field]: this.player(value as Seat) }
    if (this.seatLists.has(field)) return this.playersIn(field, value as Seat[])
    if (isDictionary(value)) {
      const words: TextArguments = {}
      for (const seat of this.seats) words[`${field}-${seat}`] = this.cell(field, value[seat])
      const shown = Object.entries(value).map(([seat, each]) => `${this.player(seat)} ${this.cell(field, each)}`)
      return { ...words, [field]: shown.join(', ') || NOTHING }
    }
    return { [field]: this.cell(field, value) }
  }

  private cell(field: string, value: unknown): string | number {
    if (value === null || value === undefined) return NOTHING
    if (Array.isArray(value)) {
      return value.length ? this.text.listed(value.map((card) => this.card(card))) : NOTHING
    }
    if (typeof value === 'boolean') return value ? 'yes' : 'no'
    if (typeof value === 'string' && this.isCard(field, value)) return this.card(value)
    return value as string | number
  }

  protected isCard(field: string, _value: string): boolean {
    return this.data.cardFields.includes(field)
  }
}

function isDictionary(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** `+3`, `-1`. */
export function signed(amount: number): string {
  return amount < 0 ? `${amount}` : `+${amount}`
}
