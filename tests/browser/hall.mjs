// A real hall on a free port with a database of its own, and a browser to visit it with.
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const require = createRequire(new URL('../../web/package.json', import.meta.url))
const { chromium } = require('playwright-core')
export const axe = require('axe-core').source
export const root = fileURLToPath(new URL('../..', import.meta.url))

const CHROMIUM = process.env.CHROMIUM ?? '/usr/bin/chromium'
const QUIET = ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update', '--disable-sync', '--no-first-run']
export const LAPTOP = { width: 1280, height: 800 }
export const PHONE = { width: 360, height: 740 }

/** A hall and a browser; `close` ends both. */
export async function openHall({ botDelay = 0 } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'wizardhall-'))
  const python = process.env.PYTHON ?? join(root, '.venv/bin/python')
  const options = { port: 0, database: `sqlite:///${join(folder, 'hall.db')}`, 'bot-delay': botDelay, warmup: false, 'analysis-effort': 'quick', 'table-burst': 500, 'request-burst': 5000 }
  const server = spawn(python, ['-m', 'wizardhall.server', ...Object.entries(options).flatMap(([name, value]) => [`--${name}`, String(value)])], { cwd: folder })
  const base = await addressOf(server)
  const browser = await chromium.launch({ executablePath: CHROMIUM, args: QUIET })
  const problems = []

  /** Somebody new, with a browser profile of their own. */
  async function visit({ path = '/', phone = false, zoom = 1, language = 'en', dark = false, speed = 'instant', guide = false, still = false, name = null } = {}) {
    const context = await browser.newContext({
      baseURL: base,
      viewport: phone ? PHONE : { width: LAPTOP.width / zoom, height: LAPTOP.height / zoom },
      deviceScaleFactor: zoom,
      hasTouch: phone,
      isMobile: phone,
      locale: language === 'fr' ? 'fr-FR' : 'en-GB',
      colorScheme: dark ? 'dark' : 'light',
      reducedMotion: still ? 'reduce' : 'no-preference',
    })
    await context.addInitScript(([speed, guide]) => {
      localStorage.getItem('wizardhall-speed') ?? localStorage.setItem('wizardhall-speed', speed)
      if (!guide) localStorage.setItem('wizardhall-guide', 'off')
    }, [speed, guide])
    if (name) await context.request.put('/api/me', { data: { name }, headers: { Origin: base } })
    const page = await context.newPage()
    page.setDefaultTimeout(15_000)
    page.on('pageerror', (error) => problems.push(`${page.url()}: ${error.message}`))
    page.on('console', (line) => line.type() === 'error' && problems.push(`${page.url()}: ${line.text()}`))
    await page.goto(path)
    return page
  }

  async function close() {
    await browser.close()
    const gone = new Promise((resolve) => server.once('exit', resolve))
    server.kill('SIGTERM')
    await Promise.race([gone, new Promise((resolve) => setTimeout(resolve, 5000))])
    server.kill('SIGKILL')
    rmSync(folder, { recursive: true, force: true })
  }

  return { base, browser, visit, close, problems }
}

function addressOf(server) {
  return new Promise((resolve, reject) => {
    let said = ''
    const hear = (data) => {
      said += data
      const found = said.match(/http:\/\/127\.0\.0\.1:\d+/)
      if (found) resolve(found[0])
    }
    server.stdout.on('data', hear)
    server.stderr.on('data', hear)
    server.once('exit', (code) => reject(new Error(`the hall ended with ${code}:\n${said}`)))
  })
}
