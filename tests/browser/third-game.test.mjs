// A game that the page was built without: it is drawn in words, from its asks, events and view alone.
import assert from 'node:assert/strict'
import { delimiter, join } from 'node:path'
import { after, before, test } from 'node:test'
import { openHall, root } from './hall.mjs'
import { answer, asked, newTable, playOn } from './playing.mjs'

let hall
before(async () => {
  process.env.PYTHONPATH = [join(root, 'tests/third_game'), process.env.PYTHONPATH].filter(Boolean).join(delimiter)
  hall = await openHall()
})
after(async () => {
  await hall.close()
  assert.deepEqual(hall.problems, [])
})

test('it is played from the start page to the end, and looked back at', async () => {
  const ada = await hall.visit({ name: 'Ada' })
  await ada.getByRole('heading', { name: 'Rock-paper-scissors' }).waitFor()
  await ada.getByRole('button', { name: 'Play a bot: Rock-paper-scissors' }).click()
  assert.equal(await asked(ada), 'pick')
  await ada.getByRole('heading', { name: 'Throw a sign.' }).waitFor()
  assert.match(await ada.locator('.felt dl').innerText(), /Score\s+Ada 0, /)
  await ada.getByRole('button', { name: 'Paper. Beats Rock.' }).click()
  await ada.getByRole('button', { name: 'Lock' }).click()
  await ada.getByText(/Ada throws Paper, .* (Rock|Paper|Scissors)\./).first().waitFor()
  await playOn(ada)
  assert.match(await ada.locator('.ending').innerText(), /wins the game|share the victory/)

  await ada.goto(ada.url().replace('/table/', '/replay/'))
  await ada.getByRole('heading', { name: /Rock-paper-scissors/ }).waitFor()
  await ada.getByText(/Ada throws Paper/).first().waitFor()
})

test('it is played in French, with its options', async () => {
  const ada = await hall.visit({ path: '/new/rps', language: 'fr', name: 'Ada' })
  await ada.getByRole('heading', { name: /Pierre-papier-ciseaux/ }).waitFor()
  await ada.locator('select').first().selectOption('3')
  await ada.goto('/')
  await newTable(ada, { game: 'rps', options: { wins: '3' }, bots: { right: 'stubborn' } })
  await answer(ada, await asked(ada))
  await ada.getByText('Manches à gagner').waitFor()
  await ada.getByText(/Ada joue Pierre, .* Ciseaux\./).first().waitFor()
})

test('its cards have a page, its rules have none', async () => {
  const ada = await hall.visit({ path: '/cards/rps' })
  await ada.getByRole('button', { name: 'Scissors. Beats Paper.' }).waitFor()
  await ada.goto('/rules/rps')
  await ada.getByRole('link', { name: /hall/i }).first().waitFor()
  assert.equal(await ada.locator('.rules').count(), 0)
})
