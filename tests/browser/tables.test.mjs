// Opening a table and filling its seats: with friends, with bots, and with everybody's own luck.
import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { finds } from './axe.mjs'
import { openHall, root } from './hall.mjs'
import { asked, newTable, playOn } from './playing.mjs'

let hall
before(async () => (hall = await openHall()))
after(async () => {
  await hall.close()
  assert.deepEqual(hall.problems, [])
})

const FOUR = { game: 'relics', options: { players: '4' } }

/** Press Tab until something of this name has the focus. */
async function tabTo(page, name) {
  await page.getByLabel(name).first().waitFor()
  for (let step = 0; step < 80; step++) {
    if (await page.evaluate((name) => document.activeElement?.getAttribute('aria-label') === name, name)) return
    await page.keyboard.press('Tab')
  }
  assert.fail(`no way by keys to ${name}`)
}

test('when friends do not come, bots of any level fill the table, by keyboard', async () => {
  const ada = await hall.visit({ name: 'Ada' })
  await newTable(ada, FOUR)
  const { games } = await (await ada.request.get('/api/hall')).json()
  const offered = games.find((game) => game.name === 'relics').levels
  const select = ada.getByLabel('Bot for the seat East')
  await select.waitFor()
  assert.deepEqual(await select.locator('option').evaluateAll((all) => all.map((each) => each.value)), offered)

  await tabTo(ada, 'Bot for the seat East')
  await ada.keyboard.press('Home')
  assert.equal(await select.inputValue(), offered[0])
  for (const seat of ['East', 'South', 'West']) {
    await tabTo(ada, `Put a bot here: ${seat}`)
    await ada.keyboard.press('Enter')
    await ada.getByLabel(`Take away: the bot of ${seat}`).waitFor()
  }
  await ada.getByText('Whim (bot)').waitFor()
  await tabTo(ada, 'Take away: the bot of South')
  await ada.keyboard.press('Enter')
  await ada.getByLabel('Put a bot here: South').waitFor()
  assert.ok(await ada.getByRole('button', { name: 'Start the match' }).isDisabled())

  const bob = await hall.visit({ path: new URL(ada.url()).pathname, name: 'Bob' })
  await bob.getByRole('button', { name: 'Sit down here' }).click()
  assert.equal(await bob.getByLabel(/^Put a bot|^Take away/).count(), 0, 'bots are for the host to seat')
  await ada.getByRole('button', { name: 'Start the match' }).click()
  await Promise.all([playOn(ada), playOn(bob)])
})

test('a phone is wide enough for a table of four that fills', async () => {
  const page = await hall.visit({ phone: true, name: 'Fay' })
  await newTable(page, FOUR)
  await page.getByLabel('Put a bot here: West').tap()
  await page.getByLabel('Take away: the bot of West').waitFor()
  for (const hidden of ['Add your own luck', 'Let your own program play']) await page.getByText(hidden).tap()
  const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  assert.ok(over <= 0, `${over} px too wide`)
})

test('the table fills in French too', async () => {
  const page = await hall.visit({ language: 'fr', name: 'Élodie' })
  await newTable(page, FOUR)
  await page.getByLabel(/^Mettre un robot ici/).first().click()
  await page.getByText(/\(robot\)/).waitFor()
  await page.getByText('Ajouter votre propre hasard').click()
  await page.getByLabel('Vos mots').waitFor()
  assert.deepEqual(await finds(page, 'a table in French'), [])
})

test('the words of both players are in the record, and each can prove it', async () => {
  const ada = await hall.visit({ name: 'Ada' })
  await ada.locator('a[href="/new/cup"]').click()
  await ada.getByText('Add your own luck').click()
  assert.match(await ada.getByLabel('Your words').inputValue(), /^[0-9a-f]{32}$/, 'the browser has made some up')
  await ada.getByLabel('Your words').fill('abracadabra')
  await ada.getByRole('button', { name: 'Open the table' }).click()
  await ada.getByText('Your words are with the hall.').waitFor({ state: 'attached' })
  const { pathname } = new URL(ada.url())

  const bob = await hall.visit({ path: pathname, name: 'Bob' })
  await bob.getByRole('button', { name: 'Sit down here' }).click()
  await bob.getByText('Your words are with the hall.').waitFor({ state: 'attached' })
  await bob.getByText('Add your own luck').click()
  const made = await bob.getByLabel('Your words').inputValue()
  await ada.getByRole('button', { name: 'Start the match' }).click()
  await asked(ada)
  await Promise.all([playOn(ada), playOn(bob)])

  const record = await (await ada.request.get(`/api${pathname.replace('table', 'tables')}/record`)).text()
  assert.deepEqual(JSON.parse(record.split('\n')[0]).entropy, { black: 'abracadabra', white: made })
  for (const page of [ada, bob]) {
    await page.reload()
    await page.getByRole('button', { name: 'Verify' }).click()
    await page.getByText('Everything fits.').waitFor()
    await page.getByText('The words that your browser gave are in the record').waitFor()
    await page.getByText('The commitment that you saw').waitFor()
    await page.getByText('Words that players added to the dice').click()
    await page.getByText('abracadabra').waitFor()
    assert.deepEqual(await finds(page, 'verify'), [])
  }
})

test('a program of the host takes a seat with the command that the page shows', async () => {
  const ada = await hall.visit({ name: 'Ada' })
  await newTable(ada, { game: 'cup' })
  await ada.getByText('Let your own program play').click()
  await ada.getByRole('button', { name: 'Give it the next free seat' }).click()
  const command = (await ada.getByText('python examples/remote_bot.py').innerText()).split(' ')
  await ada.getByText('Ada’s program').waitFor()
  const program = spawn(process.env.PYTHON ?? join(root, '.venv/bin/python'), command.slice(1), { cwd: root })
  const ended = new Promise((resolve) => program.once('exit', resolve))
  await ada.getByRole('button', { name: 'Start the match' }).click()
  await playOn(ada)
  assert.equal(await ended, 0)
})

test('one click against a bot adds luck by itself, and the first card is seen to come', async () => {
  const page = await hall.visit({ name: 'Kim', speed: 'slow' })
  await page.getByRole('button', { name: 'Play a bot: Wizards Cup' }).click()
  await page.locator('.playback').waitFor()
  await page.getByRole('button', { name: 'Skip' }).click()
  assert.equal(await asked(page), 'pick')
  const given = await page.evaluate(() => JSON.parse(localStorage.getItem('wizardhall-words')))
  assert.equal(given.length, 1)
  assert.match(given[0][1].words, /^[0-9a-f]{32}$/)
  assert.match(given[0][1].commitment, /^[0-9a-f]{64}$/)
})

test('a rematch against a bot is one click, with luck of its own', async () => {
  const page = await hall.visit({ name: 'Rita' })
  await newTable(page, { game: 'cup', bots: { white: 'random' } })
  await playOn(page)
  const { pathname } = new URL(page.url())
  await page.getByRole('button', { name: 'Rematch' }).click()
  await page.waitForURL((address) => address.pathname !== pathname)
  assert.equal(await asked(page), 'pick')
  const given = await page.evaluate(() => JSON.parse(localStorage.getItem('wizardhall-words')))
  assert.equal(`/table/${given[0][0]}`, new URL(page.url()).pathname)
})
