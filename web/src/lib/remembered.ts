// Small things that the browser remembers for us; a browser that refuses to is no reason to fail.

function keeper(storage: () => Storage) {
  return {
    get(key: string): string | null {
      try {
        return storage().getItem(`wizardhall-${key}`)
      } catch {
        return null
      }
    },
    set(key: string, value: string): void {
      try {
        storage().setItem(`wizardhall-${key}`, value)
      } catch {
        /* private mode, or full */
      }
    },
    forget(key: string): void {
      try {
        storage().removeItem(`wizardhall-${key}`)
      } catch {
        /* as above */
      }
    },
    keys(): string[] {
      try {
        return Object.keys(storage()).flatMap((key) => (key.startsWith('wizardhall-') ? [key.slice(11)] : []))
      } catch {
        return []
      }
    },
  }
}

/** For good, on this device: language, light, speed, guide. */
export const remembered = keeper(() => localStorage)
/** For this tab: drafts of answers that are not locked yet. */
export const pencilled = keeper(() => sessionStorage)
