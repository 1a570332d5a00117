// Texts: the same Fluent files as the terminal's. A room's file is fetched when the room is first entered.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import { remembered } from './remembered'

export type Language = 'en' | 'fr'
export type Words = Record<string, string | number>
export const LANGUAGES: readonly Language[] = ['en', 'fr']

const sources = import.meta.glob<string>(
  '../../../src/wizardhall/text/*/{web,core,match,bots,cup,relics,relicset,lab}.ftl',
  { query: '?raw', import: 'default' },
)

/** The messages of one language; rooms are added as they are needed. */
export class Text {
  readonly #bundle: FluentBundle
  readonly #rooms = new Set<string>()

  constructor(readonly language: string) {
    this.#bundle = new FluentBundle(language, { useIsolating: false })
  }

  has(id: string): boolean {
    const [message, attribute] = id.split('.')
    return attribute ? attribute in (this.#bundle.getMessage(message!)?.attributes ?? {}) : this.#bundle.hasMessage(id)
  }

  knows(room: string): boolean {
    return this.#rooms.has(room)
  }

  add(room: string, source: string): void {
    if (this.#rooms.has(room)) return
    this.#rooms.add(room)
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

function preferred(): Language {
  const wanted = [remembered.get('language'), ...navigator.languages.map((each) => each.slice(0, 2))]
  return LANGUAGES.find((each) => each === wanted.find((word) => LANGUAGES.includes(word as Language))) ?? 'en'
}

const texts: Record<Language, Text> = { en: new Text('en'), fr: new Text('fr') }
const entered = new Set<string>()

class Speech {
  language: Language = $state(preferred())
  /** Grows with every room, so that what was drawn without its words is drawn again. */
  rooms = $state(0)

  get text(): Text {
    void this.rooms
    return texts[this.language]
  }

  /** Make the words of some rooms ready in the language of the page. */
  async enter(...rooms: string[]): Promise<void> {
    for (const room of rooms) entered.add(room)
    if (rooms.every((room) => texts[this.language].knows(room))) return
    await this.#load(this.language)
    this.rooms += 1
  }

  async speak(language: Language): Promise<void> {
    await this.#load(language)
    this.language = language
    remembered.set('language', language)
    document.documentElement.lang = language
  }

  async #load(language: Language): Promise<void> {
    await Promise.all(
      [...entered].map(async (room) => {
        const source = await sources[`../../../src/wizardhall/text/${language}/${room}.ftl`]!()
        texts[language].add(room, source)
      }),
    )
  }
}

export const speech = new Speech()

/** A sentence of the page, in the language of the moment. */
export function t(id: string, words: Words = {}): string {
  return speech.text.format(id, words)
}
