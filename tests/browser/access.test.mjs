// Small screens, large letters, thumbs, keyboards and screen readers.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { openHall } from './hall.mjs'
import { answer, asked, newTable } from './playing.mjs'
import { tour } from './tour.mjs'

let hall
before(async () => (hall = await openHall()))
after(async () => {
  await hall.close()
  assert.deepEqual(hall.problems, [])
})

const GUIDED = { guide: true, still: true, speed: 'normal', name: 'Tam' }

/** What lies outside the page's width or is narrower than its own words, and how much too wide the page is. */
const sticksOut = () => {
  const shown = (each) => each.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && each.getClientRects().length
  const words = (each) => `${each.tagName}.${each.className} ${each.textContent.trim().slice(0, 30)}`
  const wide = document.documentElement.scrollWidth - innerWidth
  const all = [...document.querySelectorAll('main :is(a, button, input, select, summary, p, h1, h2, h3, td, li)')].filter(shown)
  const out = all.filter((each) => {
    if (each.closest('.scroll, .fan, .visually-hidden, .words')) return false
    const { left, right, width } = each.getBoundingClientRect()
    return width > 1 && (left < -1 || right > innerWidth + 1)
  })
  const cut = all.filter((each) => each.matches('.button, select, :is(h1, h2):not(.visually-hidden)') && each.scrollWidth > each.clientWidth + 1)
  return [...(wide > 0 ? [`${wide} px too wide`] : []), ...out.map((each) => `outside: ${words(each)}`), ...cut.map((each) => `cut: ${words(each)}`)]
}

/** What a thumb would miss: everything that can be pressed is 44 px wide and high, except links in the middle of a text. */
const tooSmall = () =>
  [...document.querySelectorAll('a[href], button, input, select, summary, [role=option]')]
    .filter((each) => each.checkVisibility() && !each.matches('.clause, .skip, article a, details a') && !each.disabled)
    .map((each) => [each, (each.matches('[type=checkbox], [type=radio]') ? each.closest('label') : each).getBoundingClientRect()])
    .filter(([, { width, height }]) => width > 1 && (width < 43.9 || height < 43.9))
    .map(([each, { width, height }]) => `${each.tagName}.${each.className} ${each.textContent.trim().slice(0, 30)}: ${width.toFixed()} × ${height.toFixed()}`)

/** Take the tour and look everywhere; each finding names its place. */
async function everywhere(page, look) {
  const all = []
  await tour(page, async (where) => all.push(...(await page.evaluate(look)).map((each) => `${where}: ${each}`)))
  return all
}

for (const language of ['en', 'fr']) {
  test(`on a phone nothing sticks out and every thumb finds its target, lang ${language}`, async () => {
    const page = await hall.visit({ ...GUIDED, language, phone: true })
    const look = `[...(${tooSmall})(), ...(${sticksOut})()]`
    assert.deepEqual(await everywhere(page, look), [])
  })
}

test('at 200 % nothing sticks out', async () => {
  const page = await hall.visit({ ...GUIDED, zoom: 2 })
  assert.deepEqual(await everywhere(page, `(${sticksOut})()`), [])
})

test('who wants less movement gets none', async () => {
  const page = await hall.visit({ ...GUIDED, guide: false })
  await newTable(page, { game: 'cup', bots: { white: 'apprentice' } })
  await asked(page)
  await answer(page, 'pick')
  await page.locator('.playback').waitFor()
  const moves = await page.evaluate(() => document.getAnimations().filter((each) => each.effect.getTiming().duration > 10).length)
  assert.equal(moves, 0)
})

test('the focus can be seen wherever it goes, and events are announced to screen readers', async () => {
  const page = await hall.visit({ name: 'Kit' })
  await newTable(page, { game: 'relics', bots: { south: 'apprentice' } })
  await asked(page)
  await answer(page, 'pick')
  await asked(page)
  assert.match(await page.locator('[aria-live=polite]').first().innerText(), /The shrine of this round: /)
  const unseen = []
  for (let step = 0; step < 40; step++) {
    await page.keyboard.press('Tab')
    const ring = await page.evaluate(() => {
      const here = document.activeElement
      const { outlineStyle, outlineWidth } = getComputedStyle(here)
      return here === document.body || (outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2) ? null : `${here.tagName}.${here.className}`
    })
    if (ring) unseen.push(ring)
  }
  assert.deepEqual(unseen, [])
})
