// What axe-core finds wrong on a page.
import { axe } from './hall.mjs'

/** Each problem in a line, with the place where it was found. */
export async function finds(page, where) {
  await page.evaluate(axe)
  const { violations } = await page.evaluate(() => window.axe.run(document, { resultTypes: ['violations'] }))
  const summary = (each) => each.nodes.slice(0, 3).map((node) => `${node.target} ${node.failureSummary}`).join(' | ')
  return violations.map((each) => `${where}: ${each.id}: ${summary(each)}`)
}
