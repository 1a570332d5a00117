// Texts: the same Fluent resources as the terminal's. A resource is fetched when it is first needed.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import { apiRoutes } from './routes'
import { localStore } from './storage'

export type TextArguments = Record<string, string | number>

const FOLDER = '../../../src/wizardhall/text'
const ENGLISH = 'en'
/** Every resource but those of the command line, each fetched by itself. */
const sources = import.meta.glob<string>(
  ['../../../src/wizardhall/text/*/*.ftl', '!../../../src/wizardhall/text/*/{cli,server,terminal}.ftl'],
  { query: '?raw', import: 'default' },
)

/** The folders of texts that exist, English first. */
export const LANGUAGES: readonly string[] = [
  ENGLISH,
  ...new Set(Object.keys(sources).map((path) => path.slice(FOLDER.length + 1).split('/')[0]!).filter((each) => each !== ENGLISH)),
]

/** What a language calls itself: `Français`. */
export function languageName(language: string): string {
  const name = new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1)
}

/** The messages of one language; resources are added as they are needed. */
export class Text {
  readonly #bundle: FluentBundle
  readonly #resources = new Set<string>()

  constructor(readonly language: string) {
    this.#bundle = new FluentBundle(language, { useIsolating: false })
  }

  has(id: string): boolean {
    const [message, attribute] = id.split('.')
    return attribute ? attribute in (this.#bundle.getMessage(message!)?.attributes ?? {}) : this.#bundle.hasMessage(id)
  }

  knows(resource: string): boolean {
    return this.#resources.has(resource)
  }

  add(resource: string, source: string): void {
    if (this.#resources.has(resource)) return
    this.#resources.add(resource)
    this.#bundle.addResource(new FluentResource(source))
  }

  /** A message, or an attribute of one: `cup-ask-swap.topic`. */
  format(id: string, words: Record<string, FluentVariable> = {}): string {
    const [name, attribute] = id.split('.')
    const message = this.#bundle.getMessage(name!)
    const pattern = attribute ? message?.attributes[attribute] : message?.value
    return pattern ? this.#bundle.formatPattern(pattern, words, []) : id
  }

  /** `a, b and c`. */
  listed(items: string[]): string {
    const last = items.at(-1) ?? ''
    return items.length > 1 ? this.format('core-list', { front: items.slice(0, -1).join(', '), last }) : last
  }
}

function preferred(): string {
  const wanted = [localStore.get('language') ?? '', ...navigator.languages.map((each) => each.slice(0, 2))]
  return wanted.find((each) => LANGUAGES.includes(each)) ?? ENGLISH
}

const texts = Object.fromEntries(LANGUAGES.map((language) => [language, new Text(language)]))
/** The resources that the page needs, in whatever language. */
const needed = new Set<string>()

class Locale {
  language: string = $state(preferred())
  /** Grows with every load, so that what was drawn without its texts is drawn again. */
  loaded = $state(0)

  get text(): Text {
    void this.loaded
    return texts[this.language]!
  }

  /** Make some resources ready in the language of the page. */
  async load(...resources: string[]): Promise<void> {
    for (const resource of resources) needed.add(resource)
    if (resources.every((resource) => texts[this.language]!.knows(resource))) return
    await this.#load(this.language)
    this.loaded += 1
  }

  async setLanguage(language: string): Promise<void> {
    await this.#load(language)
    this.language = language
    localStore.set('language', language)
    document.documentElement.lang = language
  }

  async #load(language: string): Promise<void> {
    await Promise.all(
      [...needed].filter((resource) => !texts[language]!.knows(resource)).map(async (resource) => {
        const bundled = sources[`${FOLDER}/${language}/${resource}.ftl`]
        const found = bundled ? { [resource]: await bundled() } : await textsOfGame(resource, language)
        for (const [name, source] of Object.entries(found)) texts[language]!.add(name, source)
      }),
    )
  }
}

/** The texts of a game that the page was built without: the hall has them, and the first is called as the game. */
async function textsOfGame(game: string, language: string): Promise<Record<string, string>> {
  const reply = await fetch(apiRoutes.gameTexts(game, language))
  if (!reply.ok) throw new Error(`${reply.url}: ${reply.status}`)
  return (await reply.json()) as Record<string, string>
}

export const locale = new Locale()

/** A text of the page, in its present language. */
export function t(id: string, words: TextArguments = {}): string {
  return locale.text.format(id, words)
}
