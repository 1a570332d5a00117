// The hints of the first-match guide: one for each kind of moment, until it has been seen.
import { settings } from '../settings.svelte'
import { locale } from '../text.svelte'

/** The hint for a moment of a game (`cup-plan`), if there is one that has not been seen. A moment is an ask, or a part of a match. */
export function hintFor(game: string, moment: string): string | null {
  const hint = `${game}-${moment}`
  return settings.guide && !settings.hintsSeen.includes(hint) && hintMessage(hint) ? hint : null
}

/** The message that says a hint: an ask has its own. */
export function hintMessage(hint: string): string | null {
  const [game, ...moment] = hint.split('-')
  const messages = [`${game}-ask-${moment.join('-')}.hint`, `web-hint-${hint}`]
  return messages.find((each) => locale.text.has(each)) ?? null
}
