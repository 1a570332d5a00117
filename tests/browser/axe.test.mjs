// axe-core finds nothing on any page.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { finds } from './axe.mjs'
import { openHall } from './hall.mjs'
import { answer, asked, newTable, pausedAtAnOutcome, playOn } from './playing.mjs'

let hall
before(async () => (hall = await openHall()))
after(async () => {
  await hall.close()
  assert.deepEqual(hall.problems, [])
})

const CUP = { game: 'cup', bots: { white: 'apprentice' } }

test('axe finds nothing on any page, in light and in dark', async () => {
  const all = []
  for (const dark of [false, true]) {
    const page = await hall.visit({ dark, still: true, guide: true, speed: 'normal', name: 'Axel' })
    const where = (name) => `${name} in the ${dark ? 'dark' : 'light'}`
    await page.locator('.fan .one').first().waitFor()
    all.push(...(await finds(page, where('start'))))
    await page.locator('a[href="/new/relics"]').click()
    await page.locator('form').waitFor()
    all.push(...(await finds(page, where('new'))))
    await newTable(page, { game: 'cup' })
    await page.locator('output.code').waitFor()
    all.push(...(await finds(page, where('lobby'))))
    for (const path of ['/rules/cup#CUP-D2', '/rules/relics', '/cards/cup', '/cards/relics', '/nowhere/at-all']) {
      await page.goto('/')
      await page.evaluate((path) => (history.pushState(null, '', path), dispatchEvent(new PopStateEvent('popstate'))), path)
      await page.locator('main h1, main .gallery').first().waitFor()
      if (path === '/cards/relics') await page.locator('form select').nth(2).selectOption('glorious')
      await page.waitForTimeout(200)
      all.push(...(await finds(page, where(path))))
    }
    await newTable(page, CUP)
    await asked(page)
    all.push(...(await finds(page, where('team'))))
    await answer(page, 'pick')
    await page.locator('.film button').last().click({ timeout: 2000 }).catch(() => undefined)
    await asked(page)
    all.push(...(await finds(page, where('plan'))))
    await answer(page, 'arrange')
    await pausedAtAnOutcome(page)
    all.push(...(await finds(page, where('duel'))))
    await page.locator('.film select').selectOption('instant')
    await playOn(page)
    all.push(...(await finds(page, where('the end'))))
    await newTable(page, { game: 'relics', options: { players: '3' }, bots: { east: 'apprentice', south: 'apprentice' } })
    await asked(page)
    all.push(...(await finds(page, where('hand'))))
    await answer(page, 'pick')
    await asked(page)
    all.push(...(await finds(page, where('lay'))))
  }
  assert.deepEqual(all, [])
})
