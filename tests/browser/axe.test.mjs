// axe-core finds nothing on any page.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { finds } from './axe.mjs'
import { openHall } from './hall.mjs'
import { tour } from './tour.mjs'

let hall
before(async () => (hall = await openHall()))
after(async () => {
  await hall.close()
  assert.deepEqual(hall.problems, [])
})

for (const [dark, language] of [[false, 'en'], [true, 'fr']]) {
  test(`axe finds nothing on any page, in ${dark ? 'the dark' : 'the light'}, lang ${language}`, async () => {
    const page = await hall.visit({ dark, language, still: true, guide: true, speed: 'normal', name: 'Axel' })
    const all = []
    await tour(page, async (where) => {
      await page.waitForTimeout(200)
      all.push(...(await finds(page, where)))
    })
    assert.deepEqual(all, [])
  })
}
