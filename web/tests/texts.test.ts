// Every text that the page asks for exists in every language, and every text of the page is asked for.
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { LANGUAGES, languageName } from '../src/lib/text.svelte'

const source = resolve(__dirname, '../src')
const texts = resolve(__dirname, '../../src/wizardhall/text')

function files(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name)
    return statSync(path).isDirectory() ? files(path) : /\.(ts|svelte)$/.test(name) ? [path] : []
  })
}

const code = files(source).map((file) => readFileSync(file, 'utf-8')).join('\n')
/** `web-seat-you`, and families such as `web-seat-${…}` as a pattern. */
const literals = new Set([...code.matchAll(/['"`]((?:core|web|lab|relics-choice)-[a-z0-9-]*[a-z0-9])['"`]/g)].map((found) => found[1]!))
const families = [...code.matchAll(/`((?:web|lab)-[a-z0-9-]*\$\{[^`]*)`/g)].map(
  (found) => new RegExp(`^${found[1]!.replace(/\$\{(?:[^{}]|\{[^}]*\})*\}/g, '[a-z0-9-]+')}$`),
)

test('no French name stands after “de”, which would have to become “d’” before some', () => {
  const all = readdirSync(join(texts, 'fr')).map((file) => readFileSync(join(texts, 'fr', file), 'utf-8')).join('\n')
  expect([...all.matchAll(/^.*\bde \{ \$(?:player|owner|rival|winners) \}.*$/gm)].map((found) => found[0])).toEqual([])
})

test('every folder of texts is a language that the page offers, under its own name', () => {
  expect([...LANGUAGES].sort()).toEqual(readdirSync(texts).sort())
  expect(LANGUAGES[0]).toBe('en')
  expect(['en', 'fr'].map(languageName)).toEqual(['English', 'Français'])
})

describe.each(readdirSync(texts))('%s', (language) => {
  const idsIn = (resource: string) =>
    [...readFileSync(join(texts, language, `${resource}.ftl`), 'utf-8').matchAll(/^([a-z0-9-]+) =/gm)].map((found) => found[1]!)
  const own = idsIn('web')
  const known = [...own, ...idsIn('lab'), ...idsIn('core'), ...idsIn('relics')]

  test('has every text that is asked for', () => {
    expect([...literals].filter((id) => !known.includes(id))).toEqual([])
    expect(families.filter((family) => !known.some((id) => family.test(id)))).toEqual([])
  })

  test('has no text that nobody asks for', () => {
    expect(own.filter((id) => !literals.has(id) && !families.some((family) => family.test(id)))).toEqual([])
  })
})
