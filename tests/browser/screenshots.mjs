// Writes a picture of each screen to docs/screenshots/: `npm --prefix web run screenshots`. With a folder and a pattern
// as arguments it writes every scene that fits the pattern, in every look, to that folder.
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { openHall, root } from './hall.mjs'
import { answer, asked, newTable, pausedAtAnOutcome, playOn } from './playing.mjs'
import { shrinkPng } from './shrinkPng.mjs'

const folder = process.argv[2] ?? join(root, 'docs/screenshots')
const wanted = process.argv[3]
/** What the repository keeps: every screen once, and some of them small, dark and French. */
const KEPT = /^[a-z]+(-(team|plan|duel|swap|end|hand|lay|battle|four|cup))?$|^(start|cup-duel|relics-battle)-dark-fr$|^(start|cup-team|cup-duel|relics-lay|relics-battle)-phone$/
mkdirSync(folder, { recursive: true })
const hall = await openHall({ botDelay: 0 })

async function picture(page, name, { full = false } = {}) {
  if (!wanted && !KEPT.test(name)) return
  await page.evaluate((rules) => rules || scrollTo(0, 0), name.startsWith('rules'))
  await page.waitForTimeout(700)
  const path = join(folder, `${name}.png`)
  await page.screenshot({ path, fullPage: full, animations: 'disabled' })
  shrinkPng(path)
}

const CUP = { game: 'cup', bots: { white: 'apprentice' }, seed: 'a picture', public: false }
const RELICS = { game: 'relics', bots: { south: 'apprentice' }, seed: 'a picture' }
const FOUR = { game: 'relics', options: { players: '4' }, bots: { east: 'apprentice', south: 'random', west: 'apprentice' }, seed: 'a picture', public: false }

let friends = 0
const scenes = {
  async start(look) {
    if (!friends++) {
      const friend = await hall.visit({ name: 'Ada' })
      await newTable(friend, { game: 'cup' })
      await newTable(friend, { game: 'relics', options: { players: '3' } })
    }
    const page = await hall.visit({ ...look, name: 'Merle' })
    await page.locator('.fan .one').nth(9).waitFor()
    await picture(page, `start${look.suffix}`, { full: true })
  },
  async new(look) {
    const page = await hall.visit({ ...look, name: 'Merle' })
    await page.locator('a[href="/new/relics"]').click()
    await page.locator('form select').first().selectOption('4')
    await picture(page, `new${look.suffix}`)
  },
  async lobby(look) {
    const page = await hall.visit({ ...look, name: 'Merle' })
    await newTable(page, { game: 'cup', public: false })
    await picture(page, `lobby${look.suffix}`)
  },
  async cup(look) {
    const page = await hall.visit({ ...look, name: 'Merle', guide: true })
    await newTable(page, CUP)
    await asked(page)
    await picture(page, `cup-team${look.suffix}`)
    await answer(page, 'pick')
    await asked(page)
    await picture(page, `cup-plan${look.suffix}`)
    await page.evaluate(() => localStorage.setItem('wizardhall-speed', 'normal'))
    await page.evaluate(() => localStorage.setItem('wizardhall-guide', 'off'))
    await page.reload()
    await asked(page)
    await answer(page, 'arrange')
    await pausedAtAnOutcome(page)
    await picture(page, `cup-duel${look.suffix}`)
    await page.locator('.playback select').selectOption('instant')
    await asked(page)
    await picture(page, `cup-swap${look.suffix}`)
    await playOn(page)
    await picture(page, `cup-end${look.suffix}`)
    await page.locator('.ending button', { hasText: /Verify|Vérifier/ }).click()
    await picture(page, `verify${look.suffix}`)
    await page.keyboard.press('Escape')
    await page.locator('.ending a[href^="/replay"]').click()
    await page.locator('input[type=range]').fill('12')
    await picture(page, `replay${look.suffix}`)
    await page.locator('.analyser button').click()
    await page.locator('#analysis').waitFor({ timeout: 300_000 })
    await page.locator('#analysis summary').nth(1).click()
    await picture(page, `analysis${look.suffix}`, { full: true })
  },
  async relics(look) {
    const page = await hall.visit({ ...look, name: 'Merle' })
    await newTable(page, RELICS)
    await asked(page)
    await picture(page, `relics-hand${look.suffix}`)
    await answer(page, 'pick')
    await asked(page)
    await picture(page, `relics-lay${look.suffix}`)
    await page.locator('[data-slot=wizard] button').first().click()
    await page.locator('[data-slot=relic] button').first().click()
    await page.evaluate(() => localStorage.setItem('wizardhall-speed', 'normal'))
    await page.reload()
    await asked(page)
    await page.locator('.prompt button.gold').click()
    await page.waitForTimeout(5500)
    if (await page.locator('.playback').count()) await page.locator('.playback button').first().click()
    await picture(page, `relics-battle${look.suffix}`)
  },
  async four(look) {
    const page = await hall.visit({ ...look, name: 'Merle' })
    await newTable(page, FOUR)
    await asked(page)
    await answer(page, 'pick')
    for (let step = 0; step < 3; step++) await answer(page, await asked(page))
    await page.evaluate(() => localStorage.setItem('wizardhall-speed', 'normal'))
    await page.reload()
    const kind = await asked(page)
    if (kind === 'fill') {
      await page.locator('[data-slot=wizard] button').first().click()
      await page.locator('[data-slot=relic] button').first().click()
      await page.locator('.prompt button.gold').click()
      await page.waitForTimeout(6000)
      if (await page.locator('.playback').count()) await page.locator('.playback button').first().click()
    }
    await picture(page, `relics-four${look.suffix}`)
  },
  async rules(look) {
    const page = await hall.visit({ ...look, path: '/rules/cup#CUP-D2' })
    await picture(page, `rules${look.suffix}`)
  },
  async cards(look) {
    const page = await hall.visit({ ...look, path: '/cards/relics' })
    await page.locator('.gallery button').nth(3).hover()
    await picture(page, `cards${look.suffix}`)
    const cup = await hall.visit({ ...look, path: '/cards/cup' })
    await cup.locator('.gallery button').nth(3).hover()
    await picture(cup, `cards-cup${look.suffix}`)
  },
}

const looks = [
  { suffix: '' },
  { suffix: '-dark-fr', dark: true, language: 'fr' },
  { suffix: '-phone', phone: true },
  { suffix: '-phone-dark-fr', phone: true, dark: true, language: 'fr' },
]
try {
  for (const look of looks) {
    for (const [name, scene] of Object.entries(scenes)) {
      if (wanted && !`${name}${look.suffix}`.match(new RegExp(wanted))) continue
      try {
        await scene(look)
      } catch (error) {
        console.error(`${name}${look.suffix}: ${error.message}`)
        process.exitCode = 1
      }
    }
  }
} finally {
  await hall.close()
}
for (const problem of hall.problems) console.error(problem)
