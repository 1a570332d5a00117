// The proof that the browser makes is the one of src/wizardhall/match/fairness.py.
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { verify, type Proof } from '../src/lib/verify'

const venv = resolve(__dirname, '../../.venv/bin/python')
const python = process.env.PYTHON ?? (existsSync(venv) ? venv : 'python3')
const PLAY = `
import sys
from wizardhall.bots import bot, play_on
from wizardhall.games import game
from wizardhall.match import Match
for name in ("cup", "relics"):
    played = game(name)
    match = Match.start(played, seed="gr\\u00e5ine", entropy={next(iter(played.seats(played.complete_options({})))): "my \\u00e9toile"})
    play_on(match, {seat: bot("random", played) for seat in match.players})
    sys.stdout.write(match.record.lines().decode() + "\\f")
`
const records = execFileSync(python, ['-c', PLAY], { env: { ...process.env, PYTHONIOENCODING: 'utf-8' } }).toString().split('\f').slice(0, 2)

test.each(records)('a record of Python is found good', async (record) => {
  const proof = await verify(record, null, null)
  expect(proof.checks.every((check) => check.passed)).toBe(true)
  expect(proof.answers.length).toBeGreaterThan(4)
})

test.each(records)('our own words are found in a record, and missed where they are not', async (record) => {
  const named = (proof: Proof) => proof.checks.find((check) => check.name === 'words')
  const proof = await verify(record, null, null, 'my étoile')
  expect(named(proof)?.passed).toBe(true)
  expect(proof.words.map(([, words]) => words)).toEqual(['my étoile'])
  expect(named(await verify(record, null, null, 'others'))?.passed).toBe(false)
  expect(named(await verify(record.replace('my étoile', 'changed'), null, null, 'my étoile'))?.passed).toBe(false)
  expect(named(await verify(record, null, null))).toBeUndefined()
})

test('another answer, another seed, another commitment are found out', async () => {
  const record = records[0]!
  const lines = record.split('\n')
  const answer = JSON.parse(lines[1]!)
  answer.answer = [...answer.answer].reverse()
  const swapped = [lines[0], JSON.stringify(answer), ...lines.slice(2)].join('\n')
  expect((await verify(swapped, null, null)).checks.find((check) => check.name === 'answers')?.passed).toBe(false)
  const other = record.replace(/"seed":"[^"]*"/, '"seed":"another"')
  expect((await verify(other, null, null)).checks.find((check) => check.name === 'seed')?.passed).toBe(false)
  expect((await verify(record, 'noted otherwise', null)).checks.find((check) => check.name === 'noted')?.passed).toBe(false)
  expect((await verify(record, null, ['never locked'])).checks.find((check) => check.name === 'locks')?.passed).toBe(false)
})
