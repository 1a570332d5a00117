// Answers and chances in words.
import { askText, hasAskText } from '../asks/askText'
import type { TableContext } from '../tableContext'
import type { CardId, Decision } from '../protocol'
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

/** The cards of an answer, in their order. */
export function cardsOf(context: TableContext, answer: Given): CardId[] {
  if (answer === null || typeof answer === 'boolean') return []
  if (typeof answer === 'string') return context.cards.has(answer) ? [answer] : []
  return Array.isArray(answer) ? answer : Object.values(answer)
}

export function answerInWords(context: TableContext, purpose: string, answer: Given): string {
  const say = (part: string, words: TextArguments = {}) => askText(context.game, purpose, part, words)
  if (answer === null) return say('declined')
  if (typeof answer === 'boolean') return say(answer ? 'yes' : 'no')
  if (typeof answer === 'string') return choiceInWords(context, answer)
  const names = cardsOf(context, answer).map((card) => context.teller.card(card))
  if (!names.length) return say('declined')
  if (!Array.isArray(answer) && hasAskText(context.game, purpose, 'answer')) {
    return say('answer', Object.fromEntries(Object.keys(answer).map((slot, index) => [slot, names[index]!])))
  }
  return isOrdered(purpose) ? names.join(' → ') : locale.text.listed(names)
}

/** A card, a relic in front of somebody (`north 1`), a player, an ability of the shrine by its number, or a word. */
function choiceInWords(context: TableContext, choice: string): string {
  if (context.cards.has(choice)) return context.teller.card(choice)
  if (choice === 'draw') return t('relics-choice-draw')
  const [seat, number] = choice.split(' ')
  if (number) return t('relics-choice-relic', { player: context.teller.player(seat!), number: Number(number), card: 'unknown', ignored: 'no' })
  return /^\d+$/.test(choice) ? t('relics-choice-ability', { number: Number(choice) }) : context.teller.player(choice)
}
