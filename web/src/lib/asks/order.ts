// Moving things about in a list, for the arrange control.

/** The list with the item at `from` taken out and put in at `to`. */
export function moved<T>(items: readonly T[], from: number, to: number): T[] {
  const rest = items.filter((_, index) => index !== from)
  const place = Math.max(0, Math.min(items.length - 1, to))
  return [...rest.slice(0, place), items[from]!, ...rest.slice(place)]
}

/** A draft that still fits the options: the same cards, each once; else the options as they are. */
export function fitting<T>(draft: readonly T[] | null, options: readonly T[]): T[] {
  const fits = draft?.length === options.length && options.every((option) => draft.includes(option))
  return [...(fits ? draft : options)]
}
