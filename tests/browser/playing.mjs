// Playing by the page: whatever is asked, answer it as a person would.

/** Open a table from the start page against bots, or for friends. */
export async function newTable(page, table) {
  const reply = await page.request.post('/api/tables', { data: table, headers: { Origin: new URL(page.url()).origin } })
  if (!reply.ok()) throw new Error(await reply.text())
  const { id } = await reply.json()
  await page.goto(`/table/${id}`)
  return id
}

const prompt = (page) => page.locator('.prompt')

/** Wait until there is a question for us, or the match is over; the kind of the question, or `over`. */
export async function asked(page) {
  const found = await page.waitForFunction(() => {
    if (document.querySelector('.ending')) return 'over'
    const prompt = document.querySelector('.prompt')
    if (!prompt || prompt.querySelector('[data-locked]')) return false
    return prompt.querySelector('[data-ask]:not([data-busy])')?.dataset.ask
  })
  return found.jsonValue()
}

/** Answer the question of the moment with the mouse. */
export async function answer(page, kind) {
  const here = prompt(page)
  const id = await here.locator('[data-ask]').getAttribute('data-id')
  const free = here.locator('.options button[data-card]:not([aria-disabled]):not([aria-pressed=true])')
  const lock = here.locator('button.gold')
  if (kind === 'pick') {
    while (await lock.isDisabled()) await free.first().click()
    await lock.click()
  } else if (kind === 'arrange') {
    await lock.click()
  } else if (kind === 'fill') {
    for (const slot of await here.locator('[data-slot]').all()) {
      const cards = slot.locator('button[data-card]')
      if (!(await slot.locator('[aria-pressed=true]').count())) await cards.nth(Math.floor(Math.random() * (await cards.count()))).click()
    }
    await lock.click()
  } else if (kind === 'yesno') {
    await lock.click()
  } else {
    await here.locator('.options button:not([aria-disabled]):not([data-lock])').first().click()
    if (await here.locator('[data-lock]:enabled').count()) await here.locator('[data-lock]').click()
  }
  await page.waitForFunction((id) => document.querySelector('.prompt [data-ask]')?.dataset.id !== id, id)
}

/** Play until the match is over. */
export async function playOn(page) {
  for (;;) {
    const kind = await asked(page)
    if (kind === 'over') return
    await answer(page, kind)
  }
}

/** Go through the story step by step until a duel is decided, and stay there. What is asked on the way is answered. */
export async function pausedAtAnOutcome(page) {
  for (let step = 0; step < 80; step++) {
    await page.waitForFunction(() => document.querySelector('.playback, [data-ask]:not([data-busy])'))
    const pause = page.locator('.playback [data-does=pause]')
    if (await pause.count()) await pause.click()
    if (await page.locator('[data-light=decides]').count()) break
    if (await page.locator('.playback').count()) await page.locator('.playback [data-does=step]').click()
    else await answer(page, await asked(page))
  }
  await page.waitForTimeout(400)
}
