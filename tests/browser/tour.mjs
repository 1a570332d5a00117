// Through every screen of the hall: whatever is looked for, it is looked for everywhere.
import { answer, asked, newTable, pausedAtAnOutcome, playOn } from './playing.mjs'

const CUP = { game: 'cup', bots: { white: 'apprentice' } }
const RELICS = { game: 'relics', options: { players: '3' }, bots: { east: 'apprentice', south: 'apprentice' } }
const PAGES = ['/rules/cup#CUP-D2', '/rules/relics', '/cards/cup', '/cards/relics', '/nowhere/at-all']

/** Visit every screen, and call `see` with its name when it is there. The page is one with a guide, at normal speed. */
export async function tour(page, see) {
  await page.locator('.fan .one').first().waitFor()
  await see('start')
  await page.locator('a[href="/new/relics"]').click()
  await page.locator('form').waitFor()
  await see('new')
  await newTable(page, { game: 'cup' })
  await page.locator('output.code').waitFor()
  await see('lobby')
  for (const path of PAGES) await pageAt(page, path, see)
  await matchOfCup(page, see)
  await matchOfRelics(page, see)
}

async function pageAt(page, path, see) {
  await page.goto('/')
  await page.evaluate((path) => (history.pushState(null, '', path), dispatchEvent(new PopStateEvent('popstate'))), path)
  await page.locator('main h1, main .gallery').first().waitFor()
  if (path === '/cards/relics') await page.locator('form select').nth(2).selectOption('glorious')
  await see(path)
}

async function matchOfCup(page, see) {
  await newTable(page, CUP)
  await asked(page)
  await see('team')
  await page.locator('.beside .head button').click()
  await page.locator('dialog').waitFor()
  await see('menu')
  await page.keyboard.press('Escape')
  await answer(page, 'pick')
  await skip(page)
  await asked(page)
  await see('plan')
  await answer(page, 'arrange')
  await pausedAtAnOutcome(page)
  await see('duel')
  await page.locator('.piles .known').first().click()
  await page.locator('dialog').waitFor()
  await see('known cards')
  await page.keyboard.press('Escape')
  await page.locator('.playback select').selectOption('instant')
  await untilAsked(page, 'swap')
  await see('swap')
  await playOn(page)
  await see('the end of a cup')
  await page.locator('.ending button').nth(1).click()
  await page.locator('dialog [role=status]').waitFor()
  await see('verify')
  await page.keyboard.press('Escape')
  await page.locator('.ending a[href^="/replay"]').click()
  await page.locator('input[type=range]').fill('12')
  await see('replay')
  await lookBack(page, see)
}

/** The match of each hall that was analysed on the first tour: the next ones find it ready. */
const analysed = new Map()

async function lookBack(page, see) {
  const { origin, pathname } = new URL(page.url())
  if (!analysed.has(origin)) analysed.set(origin, pathname)
  await page.goto(analysed.get(origin))
  await page.locator('.analyser button').click()
  await page.locator('#analysis').waitFor({ timeout: 300_000 })
  await page.locator('figure summary').click()
  for (const decision of (await page.locator('#analysis summary').all()).slice(0, 3)) await decision.click()
  await see('analysis')
  await page.locator('#analysis details[open] .row button').nth(1).click()
  await page.locator('dialog form').waitFor()
  await see('play on')
  await page.locator('dialog form button').click()
  await asked(page)
  await see('a match that goes on')
}

async function matchOfRelics(page, see) {
  await page.evaluate(() => localStorage.setItem('wizardhall-speed', 'normal'))
  await newTable(page, RELICS)
  await asked(page)
  await see('hand')
  await answer(page, 'pick')
  await skip(page)
  await asked(page)
  await see('lay')
  await answer(page, 'fill')
  await page.locator('.playback').waitFor()
  for (let step = 0; step < 12 && (await page.locator('.playback').count()); step++) await page.locator('.playback [data-does=step]').click()
  await see('battle')
  await page.locator('.hall').first().click()
  await page.locator('dialog').waitFor()
  await see('Hall of Immortality')
  await page.keyboard.press('Escape')
  await resign(page)
  await see('the end of relics')
}

async function resign(page) {
  await page.locator('.beside .head button').click()
  await page.locator('dialog .stack > div:last-child button').click()
  await page.locator('dialog .stack > div:last-child button').first().click()
  const skip = page.locator('.playback [data-does=skip]')
  while (!(await page.locator('.ending').count())) {
    await page.locator('.playback, .ending').first().waitFor()
    if (await skip.count()) await skip.click()
  }
}

/** Skip the playback if there is one. */
async function skip(page) {
  await page.locator('.playback [data-does=skip], .prompt [data-ask]:not([data-busy])').first().waitFor()
  if (await page.locator('.playback').count()) await page.locator('.playback [data-does=skip]').click()
}

/** Answer what is asked until this is. */
async function untilAsked(page, purpose) {
  for (let kind = await asked(page); kind !== 'over'; kind = await asked(page)) {
    if ((await page.locator('.prompt [data-ask]').getAttribute('data-purpose')) === purpose) return
    await answer(page, kind)
  }
}
