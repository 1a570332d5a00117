// The storage of the browser. A browser that refuses to store anything is no reason to fail.

function store(storage: () => Storage) {
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
    remove(key: string): void {
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
export const localStore = store(() => localStorage)
/** For this tab: drafts of answers that are not locked yet. */
export const sessionStore = store(() => sessionStorage)
