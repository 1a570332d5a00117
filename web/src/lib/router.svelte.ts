// Which page is shown: the path of the address, by the History API.

class Route {
  path = $state(location.pathname)
  hash = $state(location.hash)

  get parts(): string[] {
    return this.path.split('/').filter(Boolean).map(decoded)
  }
}

/** A part of an address in plain letters; what was mistyped stays as it is. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

export const route = new Route()

function follow(): void {
  route.path = location.pathname
  route.hash = location.hash
}

export function go(to: string, { replace = false } = {}): void {
  if (replace) history.replaceState(null, '', to)
  else history.pushState(null, '', to)
  const before = route.path
  follow()
  if (route.path !== before) {
    scrollTo(0, 0)
    requestAnimationFrame(() => document.querySelector<HTMLElement>('main h1, main')?.focus({ preventScroll: true }))
  }
}

/** Links inside the hall change the page without loading it anew. */
export function startRouting(): void {
  addEventListener('popstate', follow)
  addEventListener('click', (event) => {
    if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    const link = (event.target as Element | null)?.closest('a')
    if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return
    if (link.pathname.startsWith('/api') || link.pathname.startsWith('/schema')) return
    if (link.pathname === location.pathname && link.hash) {
      requestAnimationFrame(follow)
      return
    }
    event.preventDefault()
    go(link.pathname + link.search + link.hash)
  })
}
