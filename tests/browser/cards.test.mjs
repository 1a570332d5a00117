// Every card can be read.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { openHall } from './hall.mjs'

const READABLE = 9

let hall
before(async () => (hall = await openHall()))
after(async () => {
  await hall.close()
  assert.deepEqual(hall.problems, [])
})

/** Letters that are too small, and texts and names that are cut off, on all cards that are shown with their text. */
const unreadable = (least) => {
  const cut = (each) => each.scrollHeight > each.clientHeight + 1 || each.scrollWidth > each.clientWidth + 1
  return [...document.querySelectorAll('.gallery [data-card], aside .picture')].flatMap((place) => {
    const [text, about, name] = ['.text', '.about', '.name span'].map((part) => place.querySelector(part))
    if (!text) return []
    const size = parseFloat(getComputedStyle(text).fontSize)
    const out = text.getBoundingClientRect().bottom > about.getBoundingClientRect().bottom + 1
    return size < least || cut(text) || cut(name) || out ? [`${name.textContent}: ${size} px`] : []
  })
}

for (const game of ['cup', 'relics']) {
  for (const language of ['en', 'fr']) {
    test(`no text on a card of ${game} is too small or cut off, lang ${language}`, async () => {
      const page = await hall.visit({ path: `/cards/${game}`, language })
      const cards = page.locator('.gallery [data-card]')
      await cards.first().waitFor()
      await page.locator('.gallery .text').first().waitFor()
      assert.deepEqual(await page.evaluate(unreadable, READABLE), [])
      for (const card of await cards.all()) {
        await card.focus()
        assert.deepEqual(await page.evaluate(unreadable, READABLE), [])
      }
    })
  }
}

test('a card is found without its accents', async () => {
  const page = await hall.visit({ path: '/cards/cup', language: 'fr' })
  await page.getByLabel('Mots sur la carte').fill('NECRO')
  await page.getByText('Une carte', { exact: true }).waitFor()
  assert.equal(await page.locator('.gallery [data-card]').getAttribute('data-card'), 'necromancer')
  await page.getByLabel('Mots sur la carte').fill('abracadabra')
  await page.getByText('0 cartes', { exact: true }).waitFor()
})

test('what a shrine does is written out beside it', async () => {
  const page = await hall.visit({ path: '/cards/relics' })
  const shrine = page.locator('.gallery [data-card=the-guildhall], .gallery [data-card=guildhall]')
  await shrine.focus()
  assert.match(await page.locator('aside .words').innerText(), /Oracle: \+2 power\./)
})
