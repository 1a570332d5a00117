// The words for an ask, as the terminal reads them too (src/wizardhall/core/ask_text.py): a game has one message for each
// purpose, with the question and, as attributes, everything else that is said about it.
import { locale, t, type TextArguments } from '../text.svelte'

/** The question, or another part of the message; a part that the game lacks is said as in `core-ask`. */
export function askText(game: string, purpose: string, part?: string, words: TextArguments = {}): string {
  if (!part) return t(`${game}-ask-${purpose}`, words)
  return t(hasAskText(game, purpose, part) ? `${game}-ask-${purpose}.${part}` : `core-ask.${part}`, words)
}

/** Does the game itself say this part? */
export function hasAskText(game: string, purpose: string, part: string): boolean {
  return locale.text.has(`${game}-ask-${purpose}.${part}`)
}
