// How much JavaScript the first page needs, packed: what index.html loads, what that imports, and what it starts with.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { root } from './hall.mjs'

const LIMIT = 120_000
const built = join(root, 'src/wizardhall/server/static')
const index = readFileSync(join(built, 'index.html'), 'utf-8')
const found = new Set()

function follow(name) {
  if (found.has(name)) return
  found.add(name)
  const code = readFileSync(join(built, 'assets', name), 'utf-8')
  for (const [, next] of code.matchAll(/(?:from|import)\s*["']\.\/([^"']+\.js)["']/g)) follow(next)
}

for (const [, name] of index.matchAll(/(?:src|href)="\/assets\/([^"]+\.js)"/g)) follow(name)
const bytes = [...found].reduce((sum, name) => sum + gzipSync(readFileSync(join(built, 'assets', name))).length, 0)
console.log(`${(bytes / 1000).toFixed(1)} KB of JavaScript, packed, in ${found.size} files`)
process.exitCode = bytes <= LIMIT ? 0 : 1
