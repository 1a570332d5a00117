// The words that a card's data stands for, in the language of the page.
import { locale, t } from '../text.svelte'

/** The word for a value, of a family of texts; nothing if there is no value, or while its texts are on their way. */
export function wordFor(family: string, value: string): string {
  const id = `${family}-${value}`
  return value !== 'none' && locale.text.has(id) ? t(id) : ''
}
