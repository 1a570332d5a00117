/** Does nobody do anything with the keys just now? Whoever has come to a new page has the focus on the whole of it. */
export function idle(): boolean {
  return !document.activeElement || document.activeElement.matches('body, main, main h1')
}
