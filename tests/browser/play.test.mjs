// Whole matches, played in the browser.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { openHall } from './hall.mjs'
import { asked, newTable, playOn } from './playing.mjs'

let hall
before(async () => (hall = await openHall()))
after(async () => {
  await hall.close()
  // in a rematch the joiner may begin while the other browser gives its words again
  assert.deepEqual(hall.problems.filter((each) => !each.includes('409 (Conflict)')), [])
})

test('two people play a whole match of Wizards Cup by a shared link', async () => {
  const ada = await hall.visit({ name: 'Ada' })
  await ada.getByRole('button', { name: 'Play with a friend: Wizards Cup' }).click()
  const code = (await ada.locator('output.code').innerText()).trim()
  const link = ada.url()
  assert.ok(link.endsWith(`/table/${code}`))

  const bob = await hall.visit({ path: new URL(link).pathname, name: 'Bob' })
  await bob.getByRole('button', { name: 'Sit down here' }).click()
  await ada.getByText('Bob').waitFor()
  await ada.getByRole('button', { name: 'Start the match' }).click()

  // Ada locks, takes it back, and locks again, while Bob still thinks.
  await asked(ada)
  assert.match(await ada.title(), /^Your turn · Wizards Cup/)
  await ada.locator('.options [data-card]:not([aria-disabled])').first().click()
  for (const card of (await ada.locator('.options [data-card]:not([aria-disabled]):not([aria-pressed=true])').all()).slice(0, 4)) await card.click()
  await ada.getByRole('button', { name: 'Lock' }).click()
  await ada.getByRole('heading', { name: 'Locked' }).waitFor()
  assert.match(await ada.title(), /^Wizards Cup/)
  await ada.getByRole('button', { name: 'Take back' }).click()
  await asked(ada)
  assert.equal(await ada.locator('.tray [data-card]').count(), 6, 'the draft is there again')

  await Promise.all([playOn(ada), playOn(bob)])
  const ends = await Promise.all([ada, bob].map((page) => page.locator('.ending h2').innerText()))
  assert.ok(ends.some((end) => end !== 'You have lost this one.'), ends.join(' / '))
  assert.match(await ada.locator('.ending p').last().innerText(), /wins the match|share the victory/)

  // A rematch is one click for each.
  await ada.getByRole('button', { name: 'Rematch' }).click()
  await ada.locator('output.code').waitFor()
  await bob.getByRole('status').getByText('A rematch is open').waitFor()
  await bob.getByRole('button', { name: 'To the rematch' }).click()
  await bob.waitForURL((address) => !address.pathname.endsWith(code))
  assert.equal(await asked(bob), 'pick')
  assert.equal(await asked(ada), 'pick')
})

test('one person plays a bot to the end with the keyboard alone', async () => {
  const page = await hall.visit({ name: 'Kim' })
  await press(page, 'button', /Play a bot: Wizards Cup/)
  const seen = new Set()
  for (;;) {
    const kind = await asked(page)
    if (kind === 'over') break
    const purpose = await page.locator('[data-ask]').getAttribute('data-purpose')
    const id = await page.locator('[data-ask]').getAttribute('data-id')
    if (!seen.size) await page.waitForFunction(() => document.activeElement.matches('.prompt h2'))
    seen.add(purpose)
    if (kind === 'pick') {
      while (await page.locator('.prompt button.gold').isDisabled()) {
        await tabTo(page, (here) => here.matches('.options [data-card][aria-pressed=false]'))
        await page.keyboard.press('Space')
      }
    }
    if (kind === 'arrange') {
      await tabTo(page, (here) => here.matches('[role=option]'))
      const before = await order(page)
      await page.keyboard.press('Space')
      await page.keyboard.press('ArrowRight')
      await page.keyboard.press('ArrowRight')
      await page.keyboard.press('Space')
      assert.notDeepEqual(await order(page), before)
    }
    if (purpose === 'swap') await tabTo(page, (here) => here.textContent.includes('Keep the team'))
    else await tabTo(page, (here) => here.matches('.prompt button.gold:not(:disabled)'))
    await page.keyboard.press('Enter')
    await page.waitForFunction((id) => document.querySelector('.prompt [data-ask]')?.dataset.id !== id, id)
  }
  assert.ok(seen.has('team') && seen.has('plan'))
  await page.waitForFunction(() => document.activeElement.matches('.ending h2'))
  // Why? of the last outcome, by keys too.
  await tabTo(page, (here) => here.matches('summary') && here.textContent.includes('Why?'))
  await page.keyboard.press('Enter')
  assert.ok(await page.locator('.story details[open] .clause').count())
})

test('a match of Wizards & Relics with three bots goes to its end', async () => {
  const page = await hall.visit({ name: 'Wren' })
  await page.locator('a[href="/new/relics"]').click()
  await page.locator('form select').first().selectOption('4')
  const seats = page.locator('fieldset select:not([disabled])')
  assert.equal(await seats.count(), 3)
  for (const seat of await seats.all()) await seat.selectOption('apprentice')
  await page.getByRole('button', { name: 'Open the table' }).click()
  await playOn(page)
  assert.match(await page.locator('.ending h2').innerText(), /You have/)
  assert.ok(await page.locator('.chronicle tbody tr').count())
})

const order = (page) => page.locator('[role=option]').evaluateAll((all) => all.map((each) => each.dataset.card))

/** Press Tab until something fits; fails if the whole page has been walked through. */
async function tabTo(page, fits) {
  for (let step = 0; step < 250; step++) {
    if (await page.evaluate(`(${fits})(document.activeElement ?? document.body)`)) return
    await page.keyboard.press('Tab')
  }
  assert.fail(`nothing in the tab order fits ${fits}`)
}

async function press(page, role, name) {
  await page.getByRole(role, { name }).waitFor()
  for (let step = 0; step < 60; step++) {
    await page.keyboard.press('Tab')
    if (name.test(await page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? ''))) break
  }
  await page.keyboard.press('Enter')
}
