// Answers and chances in words.
import { askText, hasAskText } from '../asks/askText'
import type { TableContext } from '../tableContext'
import type { AnyChoice, CardId, Decision } from '../protocol'
import { locale, t, type TextArguments } from '../text.svelte'

export type Given = Decision['given']

/** What is put in an order; all else that has several cards is a choice. */
const ORDERED = new Set(['plan', 'rearrange', 'look'])

export const isOrdered = (purpose: string): boolean => ORDERED.has(purpose)

/** `63%`, `4.2%`. */
export function percent(share: number, digits = 0): string {
  return new Intl.NumberFormat(locale.language, { style: 'percent', maximumFractionDigits: digits }).format(share)
}

/** What was given away, and how sure that is. */
export function givenAway({ away, spread }: Decision): string {
  return t('web-analysis-away', { away: percent(away, 1), spread: spread < 0.0005 ? 'none' : percent(spread, 1) })
}

export function purposeName(context: TableContext, purpose: string): string {
  return askText(context.game, purpose, 'topic')
}

/** What was chosen, where the answer is the key of a choice. */
function chosen(answer: string, choices: readonly AnyChoice[]): AnyChoice {
  return choices.find(({ key }) => key === answer)!
}

/** The cards of an answer, in their order. */
export function cardsOf(answer: Given, choices: readonly AnyChoice[] = []): CardId[] {
  if (answer === null || typeof answer === 'boolean') return []
  if (typeof answer === 'string') return chosen(answer, choices).kind === 'card' ? [answer] : []
  return Array.isArray(answer) ? answer : Object.values(answer)
}

export function answerInWords(context: TableContext, purpose: string, answer: Given, choices: readonly AnyChoice[] = []): string {
  const say = (part: string, words: TextArguments = {}) => askText(context.game, purpose, part, words)
  if (answer === null) return say('declined')
  if (typeof answer === 'boolean') return say(answer ? 'yes' : 'no')
  if (typeof answer === 'string') return choiceInWords(context, chosen(answer, choices))
  const names = cardsOf(answer).map((card) => context.teller.card(card))
  if (!names.length) return say('declined')
  if (!Array.isArray(answer) && hasAskText(context.game, purpose, 'answer')) {
    return say('answer', Object.fromEntries(Object.keys(answer).map((slot, index) => [slot, names[index]!])))
  }
  return isOrdered(purpose) ? names.join(' → ') : locale.text.listed(names)
}

function choiceInWords(context: TableContext, choice: AnyChoice): string {
  switch (choice.kind) {
    case 'card':
      return context.teller.card(choice.key)
    case 'seat':
      return context.teller.player(choice.key)
    case 'place':
      return t('relics-choice-relic', { player: context.teller.player(choice.seat), number: choice.number, card: 'unknown', ignored: 'no' })
    case 'ability':
      return t('relics-choice-ability', { number: choice.number })
    case 'word':
      return t(`${context.game}-choice-${choice.key}`)
  }
}
