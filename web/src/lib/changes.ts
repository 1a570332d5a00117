// What the hall sends instead of whole views. What `changes` mean is said in docs/protocol.md, at `Happened`.

const WHOLE = '='

/** A view after these changes; the old one stays as it is. */
export function applyChanges(view: any, changes: any): any {
  if (!isObject(changes)) return changes
  if (WHOLE in changes) return changes[WHOLE]
  if (!isObject(view)) return changes
  const changed = { ...view }
  for (const [name, change] of Object.entries(changes)) changed[name] = applyChanges(view[name], change)
  return changed
}

function isObject(value: unknown): value is Record<string, any> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
