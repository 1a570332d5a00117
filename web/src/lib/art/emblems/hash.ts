/** A number from a name, the same everywhere and for ever (FNV-1a). */
export function hash(name: string): number {
  let sum = 2166136261
  for (let at = 0; at < name.length; at++) sum = Math.imul(sum ^ name.charCodeAt(at), 16777619)
  return sum >>> 0
}

/** One of `choices`, by the name and by what it is chosen for. */
export const choose = <T>(choices: readonly T[], name: string, what: string): T =>
  choices[hash(`${what}:${name}`) % choices.length]!
