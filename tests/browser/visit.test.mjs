// Coming back, looking on, looking back; small screens, other languages, other senses.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { finds } from './axe.mjs'
import { openHall } from './hall.mjs'
import { answer, asked, newTable, pausedAtAnOutcome, playOn } from './playing.mjs'

let hall
before(async () => (hall = await openHall()))
after(async () => {
  await hall.close()
  assert.deepEqual(hall.problems.filter((problem) => !problem.includes('ERR_INTERNET_DISCONNECTED')), [])
})

const CUP = { game: 'cup', bots: { white: 'apprentice' } }

const noSideways = (page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth).then((over) => assert.ok(over <= 0, `${over} px too wide`))

test('a reload during a question keeps the draft, and what is locked stays locked', async () => {
  const ada = await hall.visit({ name: 'Ada' })
  const id = await newTable(ada, { game: 'cup' })
  const bob = await hall.visit({ path: `/table/${id}`, name: 'Bob' })
  await bob.getByRole('button', { name: 'Sit down here' }).click()
  await ada.getByRole('button', { name: 'Start the match' }).click()
  await asked(ada)
  const cards = ada.locator('.options [data-card]:not([aria-disabled])')
  await cards.nth(1).click()
  await cards.nth(2).click()
  await ada.reload()
  await asked(ada)
  assert.equal(await ada.locator('.options [aria-pressed=true]').count(), 2)
  await answer(ada, 'pick')
  await ada.getByRole('heading', { name: 'Locked' }).waitFor()
  const locked = ada.getByRole('group', { name: 'Locked' }).locator('[data-card]')
  assert.equal(await locked.count(), 5, 'one sees what one has locked')
  await ada.reload()
  await ada.getByRole('heading', { name: 'Locked' }).waitFor()
  assert.equal(await locked.count(), 5)

  // The network goes and comes back.
  await ada.context().setOffline(true)
  await ada.evaluate(() => window.dispatchEvent(new Event('offline')))
  await ada.context().setOffline(false)
  await asked(bob)
  await answer(bob, 'pick')
  assert.equal(await asked(ada), 'arrange')
})

test('a reload in the middle of the duels goes on with the duel that was shown', async () => {
  const page = await hall.visit({ name: 'Rae', speed: 'slow', still: true })
  await newTable(page, CUP)
  await pausedAtAnOutcome(page)
  const lines = () => page.locator('.story ol > li').allInnerTexts()
  const headline = await page.locator('.headline').innerText()
  const before = (await lines()).slice(0, -1)
  await page.reload()
  await page.locator('.playback [data-does=pause]').click()
  assert.equal(await page.locator('[data-ask]').count(), 0, 'first the story')
  assert.equal(await page.locator('.headline').innerText(), headline)
  assert.deepEqual((await lines()).slice(0, before.length), before)
  const played = (await lines()).length
  await page.getByRole('button', { name: 'Skip' }).click()
  await asked(page)
  assert.ok((await lines()).length > played, 'the rest of the duels was still to come')
  await page.reload()
  await asked(page)
})

test('a spectator sees the table and none of its secrets', async () => {
  const ada = await hall.visit({ name: 'Ada' })
  const id = await newTable(ada, { ...CUP, public: true })
  await asked(ada)
  await answer(ada, 'pick')
  await asked(ada)
  const eyes = await hall.visit()
  await eyes.locator(`a[href="/table/${id}"]`).first().click()
  await eyes.locator('.story').first().waitFor()
  assert.equal(await eyes.locator('[data-ask]').count(), 0)
  assert.match(await eyes.locator('.story').last().innerText(), /Ada has picked five more wizards/)
  await answer(ada, 'arrange')
  await eyes.getByText(/^Duel 1/).first().waitFor()
})

test('in French everything is French, and one click makes it English', async () => {
  const page = await hall.visit({ language: 'fr', name: 'Élodie' })
  await page.getByRole('heading', { name: 'Bienvenue dans la salle' }).waitFor()
  await newTable(page, CUP)
  await page.getByRole('heading', { name: /Choisissez cinq autres sorciers/ }).waitFor()
  assert.equal(await page.locator('html').getAttribute('lang'), 'fr')
  await page.locator('.options [data-card=blacksmith]').hover()
  await page.locator('aside p.name', { hasText: 'Le Forgeron' }).waitFor({ state: 'attached' })
  await page.getByRole('button', { name: 'English' }).click()
  await page.getByRole('heading', { name: /Pick five more wizards/ }).waitFor()
  await page.locator('aside p.name', { hasText: 'The Blacksmith' }).waitFor({ state: 'attached' })
})

test('a guest without a name is called so in every language, and so are the facts of a table', async () => {
  const page = await hall.visit({ language: 'fr' })
  await page.getByText(/^Invité \d{4}$/).waitFor()
  await newTable(page, { game: 'cup' })
  for (const fact of [/^Édition\s: révisée$/, /^Horloge\s: aucune$/, /^Cartes\s: de la maison$/]) await page.getByText(fact).waitFor()
  await page.getByRole('button', { name: 'English' }).click()
  await page.getByText(/^Guest \d{4}$/).waitFor()
})

test('the rules are in the language of the page, and a clause is found in both', async () => {
  const page = await hall.visit({ path: '/rules/cup#CUP-D12', language: 'fr' })
  await page.locator('.wanted', { hasText: 'un sorcier perd' }).waitFor()
  await page.getByRole('button', { name: 'English' }).click()
  await page.locator('.wanted', { hasText: 'a wizard loses' }).waitFor()
})

test('a wrong address says so, in the language of the page, and shows the way back', async () => {
  const page = await hall.visit({ language: 'fr' })
  for (const path of ['/tabel/ABCDEF', '/rules/chess', '/cards/constructor', '/new/chess', '/rules', '/table/%zz%']) {
    await page.goto(path)
    await page.getByText(/Il n'y a rien ici|Cette table n’existe pas/).waitFor()
    assert.doesNotMatch(await page.title(), /web-|Wizard Hall · Wizard Hall/, path)
    await page.getByRole('link', { name: "Page d'accueil", exact: true }).click()
    await page.getByRole('heading', { name: 'Bienvenue dans la salle' }).waitFor()
  }
  const own = (problem) => problem.includes('404') // the browser says so too
  hall.problems.splice(0, Infinity, ...hall.problems.filter((problem) => !own(problem)))
})

test('a hall that is away is spoken of in the language of the page, and can be tried again', async () => {
  const page = await hall.visit({ language: 'fr' })
  await page.getByText(/^Invité \d{4}$/).waitFor()
  const away = (route) => route.abort('connectionrefused')
  await page.route('**/api/**', away)
  await page.getByRole('button', { name: 'Jouer contre un robot : Wizards Cup' }).click()
  await page.getByText('La salle est injoignable pour l\'instant.').first().waitFor()
  assert.equal(await page.getByText('Failed to fetch').count(), 0)
  for (const [path, there] of [['/cards/cup', '.gallery [data-card]'], ['/new/cup', 'form'], ['/replay/ABCDEF', 'p[role=alert]']]) {
    await page.goto(path)
    await page.getByRole('alert').getByText('La salle est injoignable pour l\'instant.').waitFor()
    await page.unroute('**/api/**', away)
    await page.getByRole('button', { name: 'Réessayer' }).click()
    await page.locator(there).first().waitFor()
    await page.route('**/api/**', away)
  }
  hall.problems.splice(0, Infinity, ...hall.problems.filter((problem) => !/ERR_CONNECTION_REFUSED|404/.test(problem)))
})

test('a phone is enough', async () => {
  const page = await hall.visit({ phone: true, name: 'Fay', speed: 'normal', still: true })
  await noSideways(page)
  await page.getByRole('button', { name: 'Play a bot: Wizards Cup' }).tap()
  await asked(page)
  await noSideways(page)
  while (await page.locator('.prompt button.gold').isDisabled()) await page.locator('.options [aria-pressed=false]:not([aria-disabled])').first().tap()
  await page.locator('.prompt button.gold').tap()
  await asked(page)
  const cards = page.locator('[role=option]')
  const first = await cards.first().getAttribute('data-card')
  await cards.first().tap()
  await cards.nth(2).tap()
  assert.equal(await cards.nth(2).getAttribute('data-card'), first)
  await page.locator('.prompt button.gold').tap()
  await page.locator('[data-light=decides]').waitFor()
  await noSideways(page)
  await page.getByRole('button', { name: 'Skip' }).tap()
  await asked(page)
})

test('a tap takes the card it lands on, wherever that is, and only a tap opens what a card says', async () => {
  const page = await hall.visit({ phone: true, name: 'Fay', language: 'en' })
  await newTable(page, CUP)
  await asked(page)
  const card = page.locator('.options [aria-pressed=false]:not([aria-disabled])').nth(4)
  await card.evaluate((each) => scrollBy(0, each.getBoundingClientRect().bottom - innerHeight + 4))
  await card.dispatchEvent('pointerenter', { pointerType: 'touch' })
  await card.dispatchEvent('pointermove', { pointerType: 'touch' })
  assert.equal(await page.locator('.reading').count(), 0, 'a finger that scrolls')
  const id = await card.getAttribute('data-card')
  await card.tap()
  assert.equal(await page.locator(`.options [data-card=${id}]`).getAttribute('aria-pressed'), 'true')
  assert.equal(await page.locator('.reading').count(), 1)
})

test('cards are arranged by dragging', async () => {
  const page = await hall.visit({ name: 'Dora' })
  await newTable(page, CUP)
  await asked(page)
  // Into the team by dragging, too.
  await page.locator('.options [data-card]:not([aria-disabled])').first().dragTo(page.locator('.tray .empty').first())
  assert.equal(await page.locator('.options [aria-pressed=true]').count(), 1)
  await answer(page, 'pick')
  await asked(page)
  const cards = page.locator('[role=option]')
  const before = await cards.evaluateAll((all) => all.map((each) => each.dataset.card))
  await cards.nth(0).dragTo(cards.nth(3))
  const now = await cards.evaluateAll((all) => all.map((each) => each.dataset.card))
  assert.deepEqual(now, [before[1], before[2], before[3], before[0], before[4], before[5]])
})

test('one goes on with a match of one’s own, and watches those of others', async () => {
  const page = await hall.visit({ name: 'Olga' })
  const id = await newTable(page, CUP)
  await asked(page)
  await page.goto('/')
  await page.locator(`a[href="/table/${id}"]`).first().waitFor()
  assert.equal(await page.locator(`a[href="/table/${id}"]`).count(), 1)
})

test('a match can be seen again, and proved', async () => {
  const page = await hall.visit({ name: 'Ada' })
  const id = await newTable(page, CUP)
  await playOn(page)
  await page.evaluate(() => scrollTo(0, 0))
  const why = page.locator('.story details').last()
  await why.locator('summary').click()
  const hidden = (each) => each.getBoundingClientRect().bottom - Math.min(innerHeight, each.closest('[role=region]').getBoundingClientRect().bottom)
  assert.ok((await why.locator('li').last().evaluate(hidden)) < 2, 'the newest Why? opens where it is seen')
  await page.getByRole('button', { name: 'Verify' }).click()
  await page.getByText('Everything fits.').waitFor()
  assert.deepEqual(await finds(page, 'verify'), [])
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'Replay' }).click()
  const slider = page.locator('input[type=range]')
  await slider.waitFor()
  assert.deepEqual(await finds(page, 'replay'), [])
  const said = page.locator('.said p').first()
  const beginning = await said.innerText()
  await slider.focus()
  await page.keyboard.press('End')
  assert.notEqual(await said.innerText(), beginning)
  assert.match(await said.innerText(), /win/)
  await page.locator('.said summary').click()
  assert.ok(await page.locator('.said .clause').count(), 'Why?')
  await page.getByRole('button', { name: 'Round 1' }).click()
  assert.match(await said.innerText(), /Round 1 begins/)
  await page.locator('select').last().selectOption('white')
  await page.getByRole('button', { name: 'Round 1' }).click()
  for (let step = 0; step < 2; step++) await page.getByRole('button', { name: 'One step on' }).click()
  assert.match(await said.innerText(), /plans/, 'seen through the eyes of White')
  for (let step = 0; step < 12; step++) {
    const sentence = await said.innerText()
    assert.equal((await page.locator('.felt').innerText()).split(sentence).length, 2, `said once: ${sentence}`)
    await page.getByRole('button', { name: 'One step on' }).click()
  }
  const record = await page.request.get(`/api/tables/${id}/record`)
  assert.match(await record.text(), /"line":"match"/)
})

test('in a replay on a phone, a tap on a card shows what it says', async () => {
  const page = await hall.visit({ phone: true, name: 'Fay' })
  const id = await newTable(page, { game: 'cup', bots: { white: 'random' } })
  await playOn(page)
  await page.goto(`/replay/${id}`)
  await page.locator('.felt [data-card]').first().tap()
  const words = page.locator('aside p.name')
  await words.waitFor()
  assert.ok(await words.evaluate((each) => each.getBoundingClientRect().bottom <= innerHeight), 'where it is seen')
  await noSideways(page)
  await page.getByRole('button', { name: 'Close' }).tap()
  assert.equal(await page.locator('aside').isVisible(), false)
})

test('a replay of Wizards & Relics shows the hands that its eyes see', async () => {
  const page = await hall.visit({ name: 'Ada' })
  const id = await newTable(page, { game: 'relics', bots: { south: 'random' } })
  await playOn(page)
  await page.goto(`/replay/${id}`)
  await page.locator('input[type=range]').fill('6')
  for (const player of ['Ada', 'Whim (bot)']) {
    assert.equal(await page.getByRole('group', { name: `Hand of ${player}` }).locator('[data-card]').count(), 7, player)
  }
  await page.locator('select').last().selectOption('north')
  await page.getByRole('group', { name: 'Hand of Whim (bot)' }).waitFor({ state: 'detached' })
  assert.equal(await page.getByRole('group', { name: 'Hand of Ada' }).count(), 1)
})

test('the guide speaks of what is on the table: beside the question, and of duels when there are some', async () => {
  const page = await hall.visit({ name: 'Nell', guide: true, phone: true, still: true, speed: 'fast' })
  await newTable(page, CUP)
  const hint = page.locator('.hint p')
  await page.getByRole('button', { name: 'Lock' }).waitFor()
  assert.match(await hint.innerText(), /Welcome/)
  assert.ok((await hint.boundingBox()).y > 0, 'it is seen without scrolling')
  await answer(page, 'pick')
  await asked(page)
  assert.match(await hint.innerText(), /Five of your six/)
  await answer(page, 'arrange')
  await page.getByText('The duels run by themselves', { exact: false }).waitFor()
  assert.ok(await page.getByText(/^Duel 1/).count())
  const seen = await page.evaluate(() => localStorage.getItem('wizardhall-hints'))
  assert.equal(seen, 'cup-team cup-plan', 'what has been answered is not explained again')
})
