// A match looked back at: the analysis, its chart, the way from its words to the moment, and playing on from there.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { openHall } from './hall.mjs'
import { asked, newTable, playOn } from './playing.mjs'

const AN_ANALYSIS = { timeout: 300_000 }

let hall
before(async () => (hall = await openHall()))
after(async () => {
  await hall.close()
  assert.deepEqual(hall.problems.filter((problem) => !problem.includes('429')), [])
})

/** Play a match to its end, and go to its replay. */
async function replayed(page, table) {
  const id = await newTable(page, table)
  await playOn(page)
  await page.goto(`/replay/${id}`)
  return id
}

const place = async (page) => Number(await page.getByLabel('Place in the match').inputValue())

test('from the analysis to the moment that mattered, and on from there to another end', async () => {
  const page = await hall.visit({ name: 'Ada' })
  const id = await replayed(page, { game: 'cup', bots: { white: 'random' }, seed: 'looked back at' })
  const begin = page.getByRole('button', { name: 'Analyse the match' })
  await begin.focus()
  await page.keyboard.press('Enter')
  await page.getByRole('progressbar', { name: 'Analysis' }).waitFor()
  const chart = page.getByRole('img', { name: /^Chance to win Ada: \d+% at first, / })
  await chart.waitFor(AN_ANALYSIS)
  await page.getByText('The analysis is ready.').waitFor()
  await page.waitForFunction(() => document.activeElement.innerText === 'To the decisions')
  await page.keyboard.press('Enter')
  await page.waitForFunction(() => document.activeElement.id === 'analysis-title')

  const places = page.getByLabel('Places in the chart')
  await places.focus()
  await page.keyboard.press('End')
  assert.equal(await place(page), Number(await page.getByLabel('Place in the match').getAttribute('max')))
  assert.match(await places.getAttribute('aria-valuetext'), /Ada (100|0)%, Whim \(bot\) (100|0)%/)
  await page.keyboard.press('ArrowLeft')
  const before = await place(page)
  const { x, y, width, height } = await page.locator('.chart').boundingBox()
  await page.mouse.click(x + width - 3, y + height / 2)
  assert.ok((await place(page)) > before, 'a click on the last point goes to the end')
  await page.getByText('The chart as a table').click()
  await page.getByRole('button', { name: /^1 of / }).click()
  const first = await place(page)
  assert.ok(first < before)

  const mattered = page.locator('#analysis')
  await mattered.getByLabel('Decisions of').selectOption({ label: 'everybody at once' })
  const decision = mattered.locator('details', { hasText: 'Round 1 · plan' }).first()
  await decision.locator('summary').click()
  for (const words of [/^Done: a chance of /, /^Best: a chance of /, /^Meanwhile, /]) await decision.getByText(words).waitFor()
  await decision.getByRole('button', { name: 'Show it in the replay' }).click()
  assert.ok((await place(page)) > first)
  assert.equal(await page.evaluate(() => document.activeElement.getAttribute('aria-label')), 'Place in the match')

  const shown = await place(page)
  await page.waitForURL(`**#${shown + 1}`)
  await decision.getByRole('button', { name: 'Play on from here' }).click()
  await page.getByLabel('Your seat').selectOption('black')
  await page.getByLabel('The bots').selectOption('apprentice')
  await page.getByRole('dialog').getByRole('button', { name: 'Play', exact: true }).click()
  await page.waitForURL(/\/table\//)
  assert.equal(await asked(page), 'arrange', 'it goes on with the order of round 1')
  assert.equal(await page.getByRole('link', { name: 'Ada – Whim (bot)' }).getAttribute('href'), `/replay/${id}`)
  await page.getByText('Apprentice (bot)').first().waitFor()
  await page.goBack()
  await mattered.waitFor()
  assert.equal(await place(page), shown, 'one comes back to the same place, and to its analysis')
  await page.goForward()
  await playOn(page)
  await page.getByRole('button', { name: 'Verify' }).click()
  await page.getByText('Everything fits.').waitFor()
})

test('the lays of Wizards & Relics are judged too, for each player, and a second visitor has it at once', async () => {
  const page = await hall.visit({ name: 'Élodie', language: 'fr' })
  const id = await replayed(page, { game: 'relics', bots: { south: 'random' }, seed: 'looked back at' })
  await page.getByRole('button', { name: 'Analyser la partie' }).click()
  const found = page.locator('#analysis')
  await found.waitFor(AN_ANALYSIS)
  const names = found.locator('details summary strong')
  assert.deepEqual([...new Set(await names.allInnerTexts())], ['Élodie'], 'first one’s own decisions')
  await found.getByLabel('Décisions de').selectOption('south')
  assert.deepEqual([...new Set(await names.allInnerTexts())], ['Caprice (robot)'])
  await found.locator('summary', { hasText: 'pose' }).first().click()
  await found.getByText(/^Le mieux\s: \d+\s%/).waitFor()

  const other = await hall.visit({ path: `/replay/${id}` })
  await other.getByRole('button', { name: 'Analyse the match' }).click()
  await other.getByText('All decisions').waitFor()
})

test('from any place of a replay one can play on; at the end from the last decision', async () => {
  const page = await hall.visit({ name: 'Kim' })
  const id = await replayed(page, { game: 'relics', bots: { south: 'random' } })
  const { answers } = await (await page.request.get(`/api/tables/${id}/replay?eyes=all`)).json()
  for (const [key, kept] of [['Home', 0], ['End', answers.findIndex((each) => each.step === answers.at(-1).step)]]) {
    await page.goto(`/replay/${id}`)
    await page.getByLabel('Place in the match').press(key)
    await page.getByRole('button', { name: 'Play on from here' }).click()
    if (key === 'Home') assert.equal(await page.getByLabel('The bots').inputValue(), 'random', 'who sat there')
    await page.getByRole('dialog').getByRole('button', { name: 'Play', exact: true }).click()
    await page.waitForURL(/\/table\//)
    const { continues } = await (await page.request.get(`/api${new URL(page.url()).pathname.replace('table', 'tables')}`)).json()
    assert.deepEqual([continues.table, continues.answers], [id, kept])
  }
  await playOn(page)
})

test('what cannot be had is said in words, and can be tried again', async () => {
  const page = await hall.visit({ name: 'Zoe' })
  const id = await replayed(page, { game: 'cup', bots: { white: 'random' } })
  await page.route('**/analysis', (route) => route.fulfill({ status: 429, json: { code: 'x', message: 'Wait a moment.' } }))
  await page.getByRole('button', { name: 'Analyse the match' }).click()
  await page.getByRole('alert').getByText('Wait a moment.').waitFor()
  await page.unroute('**/analysis')
  await page.route('**/analysis', (route) => route.fulfill({ body: '{"type":"analysing","done":1,"total":2,"ahead":0}\n' }))
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByRole('alert').getByText('The hall cannot be reached just now.').waitFor()

  await page.route('**/replay?*', async (route) => {
    const reply = await route.fetch()
    await route.fulfill({ response: reply, json: { ...(await reply.json()), analysis: false } })
  })
  await page.goto(`/replay/${id}`)
  await page.getByText('This hall cannot analyse matches').waitFor()
  assert.equal(await page.getByRole('button', { name: 'Analyse the match' }).count(), 0)
  assert.equal(await page.getByRole('button', { name: 'Play on from here' }).count(), 1)
})
