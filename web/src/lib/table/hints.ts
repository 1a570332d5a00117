// The hints of the first-match guide: one for each kind of moment, until it has been seen.
import { settings } from '../settings.svelte'
import { speech } from '../text.svelte'

/** The hint for a moment of a game (`cup-plan`), if there is one that has not been seen. */
export function hintFor(game: string, moment: string): string | null {
  const hint = `${game}-${moment}`
  const fresh = settings.guide && !settings.hintsSeen.includes(hint) && speech.text.has(`web-hint-${hint}`)
  return fresh ? hint : null
}
