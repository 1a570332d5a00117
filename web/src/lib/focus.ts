/** Is the focus on nothing in particular? A new page has it on the whole of the page. */
export function idle(): boolean {
  return !document.activeElement || document.activeElement.matches('body, main, main h1')
}
