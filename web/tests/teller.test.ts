// The page tells events in the very words of the terminal. The sentences come from Python, made when the test runs.
import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { ListedCard } from '../src/lib/protocol'
import { CupTeller } from '../src/lib/cup/teller'
import { RelicsTeller } from '../src/lib/relics/teller'
import type { GameEvent } from '../src/lib/teller'
import { Text } from '../src/lib/text.svelte'

interface Row {
  game: 'cup' | 'relics'
  event: GameEvent
  told: Record<string, string>
  why: Record<string, string[]>
}
interface Fixture {
  names: Record<string, string>
  rows: Row[]
  cards: Record<string, Record<string, ListedCard[]>>
}

const root = resolve(__dirname, '../..')
const venv = resolve(root, '.venv/bin/python')
const python = process.env.PYTHON ?? (existsSync(venv) ? venv : 'python3')
const fixture = JSON.parse(
  execFileSync(python, [resolve(__dirname, '../scripts/sentences.py')], { maxBuffer: 256 * 1024 * 1024 }).toString(),
) as Fixture

function words(language: string): Text {
  const text = new Text(language)
  for (const resource of ['core', 'cup', 'relics', 'relicset']) {
    text.add(resource, readFileSync(resolve(root, `src/wizardhall/text/${language}/${resource}.ftl`), 'utf-8'))
  }
  return text
}

const TELLERS = { cup: CupTeller, relics: RelicsTeller }

describe.each(readdirSync(resolve(root, 'src/wizardhall/text')))('in the language %s', (language) => {
  describe.each(['cup', 'relics'] as const)('the game %s', (game) => {
    const cards = new Map(fixture.cards[game]![language]!.map((card) => [card.id, card]))
    const teller = new TELLERS[game](cards, words(language), fixture.names)
    const rows = fixture.rows.filter((row) => row.game === game)

    test('has something to tell', () => expect(new Set(rows.map((row) => row.event.event)).size).toBeGreaterThan(15))

    test('every event is told as Python tells it', () => {
      const differ = rows.filter((row) => teller.event(row.event) !== row.told[language])
      expect(differ.map((row) => [teller.event(row.event), row.told[language]])).toEqual([])
    })

    test('every outcome is explained as Python explains it', () => {
      for (const row of rows) expect(teller.why(row.event)).toEqual(row.why[language])
    })
  })
})
