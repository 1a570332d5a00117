// The rules pages: docs/rules turned into HTML when the page is built, each clause with its id as an anchor.
import { readFileSync } from 'node:fs'
import { marked } from 'marked'
import type { Plugin } from 'vite'

const CLAUSE = /<strong>((?:CUP|REL)-[A-Z]+\d+)((?:\s[^<]*)?)<\/strong>/g
const MENTION = /(?<!id="|#|>)\b((?:CUP|REL)-[A-Z]+\d+)\b(?!<\/a>|")/g

export function rulesPage(markdown: string): { html: string; headings: { id: string; text: string }[] } {
  const headings: { id: string; text: string }[] = []
  const html = (marked.parse(markdown, { async: false }) as string)
    .replace(/<h2>(.*?)<\/h2>/g, (_, text: string) => {
      const plain = text.toLowerCase().replace(/<[^>]*>|&[a-z0-9#]+;/g, '').normalize('NFD').replace(/\p{M}/gu, '')
      const id = plain.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '')
      headings.push({ id, text: text.replace(/<[^>]*>/g, '').replace(/&amp;/g, '&').replace(/&#39;/g, '’') })
      return `<h2 id="${id}">${text}</h2>`
    })
    .replace(MENTION, (found, clause: string, offset: number, all: string) =>
      all.slice(Math.max(0, offset - 8), offset).endsWith('<strong>') ? found : `<a href="#${clause}">${clause}</a>`,
    )
    .replace(CLAUSE, (_, clause: string, rest: string) => `<strong class="clause" id="${clause}">${clause}${rest}</strong>`)
  const scrolling = html
    .replace(/<table>/g, '<div class="scroll" role="region" tabindex="0"><table>')
    .replace(/<\/table>/g, '</table></div>')
  return { html: scrolling, headings }
}

export function rules(): Plugin {
  return {
    name: 'wizardhall-rules',
    enforce: 'pre',
    load(id) {
      const [file, query] = id.split('?')
      if (query !== 'rules' || !file) return null
      this.addWatchFile(file)
      return `export default ${JSON.stringify(rulesPage(readFileSync(file, 'utf-8')))}`
    },
  }
}
