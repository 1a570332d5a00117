/** A wizard of Relics: head and shoulders, a hat for the subtype, and the thing that the name speaks of. */
import type { RelicsCard } from '../../../protocol'
import { draw, star, svg } from '../../draw'
import { TONES, type Realm } from '../../palette'
import { choose } from '../hash'
import { CUP } from '../cup'
import { CHARMS } from './charms'
import { THINGS } from './things'
import { charmOf } from './words'

/** What is put on before the face and after it; H stands for the colour of the hair. */
type Hat = { under?: string; over: string; women?: boolean }

const POINTED: Hat = {
  over: `
b* M12 41C24 34 27 35 30 28C33 14 44 6 60 -2C56 8 61 16 58 27C58 34 64 35 74 41C58 51 28 51 12 41Z
-h.2 M30 28C33 16 40 9 50 4C42 16 40 28 40 38L29 36Z
a M27 34Q43 41 60 34L62 41Q43 49 25 41Z`,
}

const CROWN: Hat = {
  over: `
H* M22 52C14 28 28 18 43 18S72 28 64 52C62 36 54 33 43 33S24 36 22 52Z
g* M21 34L17 8L31 19L43 2L55 19L69 8L65 34Q43 26 21 34Z
-h.35 M24 30L21 14L31 22L33 27Z
e/1.4 O43 22 4
u/1.4 O30 25 2.8
u/1.4 O56 25 2.8
y/1.4 O43 2 3
y/1.4 O17 8 2.6
y/1.4 O69 8 2.6`,
}

const HATS: Record<string, readonly Hat[]> = {
  pyromancer: [
    POINTED,
    {
      over: `
e* M24 48C16 30 28 28 24 12C34 16 36 10 38 -1C47 6 50 12 57 5C58 16 68 22 62 48C58 36 51 34 43 34S29 36 24 48Z
-y M30 36C27 28 33 26 32 19C39 22 40 16 42 10C47 16 48 20 53 16C54 24 60 28 57 36Q50 31 43 31T30 36Z`,
    },
    {
      under: 'd* M43 4C20 6 15 40 17 76H69C71 40 66 6 43 4Z',
      over: `
b* M43 4C34 2 40 -4 52 -2C66 6 70 40 69 76L60 74C64 50 62 30 43 25C24 30 22 50 26 74L17 76C15 40 20 6 43 4Z
-y M43 12C48 16 48 20 43 23C38 20 38 16 43 12Z`,
    },
  ],
  battlemage: [
    {
      over: `
c* M27 34C13 34 6 22 10 8C17 17 23 21 31 23ZM59 34C73 34 80 22 76 8C69 17 63 21 55 23Z
s* M24 46C22 25 32 14 43 14S64 25 62 46Z
-k.18 M48 15C58 18 63 28 62 46H54C56 32 54 22 48 15Z
-h.4 M29 42C28 30 32 22 38 19C34 28 34 36 34 42Z
S R21 41 44 7 3
S M40 44H46L45 58H41Z`,
    },
    {
      over: `
e* M43 17C30 2 54 -6 68 4C82 13 82 30 77 40C72 25 60 20 43 17Z
~E/1.6 M48 12C60 8 70 18 76 32M46 8C58 0 70 8 77 22
s* M24 47C22 26 32 15 43 15S64 26 62 47L55 47Q54 40 43 40T31 47Z
-h.4 M29 42C28 30 32 23 38 20C34 28 34 34 34 40Z
=g/2.6 M25 40Q43 30 61 40
g O43 34 4.4`,
    },
    {
      over: `
d* M18 42C18 20 30 12 43 12S68 20 68 42Z
-h.2 M24 38C25 25 32 18 39 17C34 24 33 32 33 38Z
d* M10 46C20 36 66 36 76 46C66 42 54 50 43 50S20 42 10 46Z
g* O43 29 6.5
-e O43 29 3
=e/3.4 M58 22C66 14 72 8 82 6`,
    },
  ],
  alchemist: [
    {
      over: `
w* M23 46C21 24 32 13 43 13S65 24 63 46C58 37 52 35 43 35S28 37 23 46Z
-h.25 M29 36C29 26 34 20 40 18C36 25 36 30 36 34Z
W R21 29 44 8 3
g* O34 32 8.5
g* O53 32 8.5
t O34 32 5.4
t O53 32 5.4
-h.8 O32 30 2O51 30 2`,
    },
    {
      over: `
H M24 48C17 40 20 30 25 27C20 18 30 8 38 13C42 4 56 6 57 14C67 12 70 24 63 29C69 34 68 42 62 48C60 36 52 33 43 33S27 36 24 48Z
=W/3.4 M23 34H63
g* O34 34 7.5
g* O52 34 7.5
t O34 34 4.6
t O52 34 4.6
-h.8 O32.5 32.5 1.8O50.5 32.5 1.8`,
    },
  ],
  hermit: [
    {
      under: 'd* M43 3C18 6 13 40 15 80H71C73 40 68 6 43 3Z',
      over: `
b* M43 3C18 6 13 40 15 80L28 76C20 52 24 29 43 24C62 29 66 52 58 76L71 80C73 40 68 6 43 3Z
-h.2 M43 6C24 8 18 38 19 70L23 68C19 44 24 24 43 18Z
-k.16 M43 6C62 8 68 38 67 76L59 74C66 50 60 28 43 22Z`,
    },
    {
      over: `
H M23 50C17 34 24 26 30 25Q43 18 56 25C62 26 69 34 63 50C61 38 54 35 43 35S25 38 23 50Z
v* M2 38C14 30 22 30 28 25C30 13 36 9 43 9S56 13 58 25C64 30 72 30 84 38C66 46 20 46 2 38Z
~W/1.6 M14 37Q43 43 72 37M31 18H55M29 23H57
n* M60 26C64 16 74 16 78 19C76 28 68 31 60 26Z`,
    },
  ],
  librarian: [
    {
      over: `
H M24 48C20 36 26 28 43 28S66 36 62 48C59 38 52 36 43 36S27 38 24 48Z
d* M26 24H60V36Q43 42 26 36Z
d* M3 22L43 7L83 22L43 37Z
-h.2 M10 22L43 10L62 17L34 31Z
~a/2.6 M43 22L72 28V44
a R69 42 6 9 2`,
    },
    {
      women: true,
      over: `
H* O43 11 11
H* M23 50C17 26 31 18 43 18S69 26 63 50C61 36 52 33 43 33S25 36 23 50Z
=w/2.6 M26 2L60 18
~h.3/2.4 M28 34C30 26 36 23 42 23`,
    },
    {
      over: `
H M24 48C20 36 26 28 43 28S66 36 62 48C59 38 52 36 43 36S27 38 24 48Z
b* M22 36C20 18 30 10 43 10S66 18 64 36Q43 27 22 36Z
a M20 38Q43 27 66 38L66 44Q43 34 20 44Z
=a/2.4 M46 10C56 4 66 6 72 14
a O73 16 4`,
    },
  ],
  illusionist: [
    {
      over: `
d* M26 2Q43 7 60 2L58 38H28Z
-h.2 M29 6L36 7L35 36H31Z
a M28.5 26Q43 31 58 26L58 34Q43 39 28 34Z
d* M8 38C18 34 22 36 28 37Q43 41 58 37C64 36 68 34 78 38C64 48 22 48 8 38Z
    y/1.4 ${star(43, 17, 7, 3, 5)}`,
    },
    {
      over: `
b* M22 44C12 24 26 8 43 8S74 24 64 44C54 36 32 36 22 44Z
-h.22 M20 32C20 20 30 12 40 11C32 18 28 28 27 40L22 44Z
~d/2 M24 40C30 26 44 18 60 16M22 32C28 22 36 14 46 9M44 37C52 30 60 26 66 26
t* M43 20L50 28L43 38L36 28Z
c* M43 20C36 10 40 -2 50 -6C56 4 52 14 43 20Z`,
    },
    {
      over: `
H M23 50C15 30 28 16 43 16S71 30 63 50C61 36 54 32 43 32S25 36 23 50Z
X M24 44C32 40 54 40 62 44C64 54 58 59 51 57C47 56 46 52 43 52S39 56 35 57C28 59 22 54 24 44Z
-y M29 49q5 -5 9 1q-5 4 -9 -1ZM57 49q-5 -5 -9 1q5 4 9 -1Z
-i O34.5 49.5 1.8O51.5 49.5 1.8
a* M24 43C18 34 20 24 26 20C28 28 28 36 24 43Z`,
    },
  ],
  oracle: [
    {
      under: 'r* M43 8C16 11 12 50 8 90H78C74 50 70 11 43 8Z',
      over: `
r* M43 8C24 9 16 30 18 56C22 40 28 32 43 31C58 32 64 40 68 56C70 30 62 9 43 8Z
-h.3 M43 11C30 12 22 26 21 42C26 32 32 27 43 26Z
=g/2.4 M22 40Q43 24 64 40
g*/1.8 M34 30Q43 21 52 30Q43 39 34 30Z
-t O43 30 3.6
-i O43 30 1.6`,
    },
    {
      over: `
H M24 50C20 38 26 32 43 32S66 38 62 50C59 42 52 39 43 39S27 42 24 50Z
b* M42 -6L66 39Q43 48 20 39Z
-h.2 M42 -4L30 40Q25 40 22 38Z
    y/1.2 ${star(42, 14, 5, 2, 5)}
    y/1.2 ${star(51, 29, 5, 2, 5)}
    y/1.2 ${star(34, 31, 4.5, 1.8, 5)}
a M21 36Q43 45 65 36L68 42Q43 52 18 42Z`,
    },
    {
      over: `
H* M22 52C14 28 28 14 43 14S72 28 64 52C62 36 54 32 43 32S24 36 22 52Z
=a/2.6 M22 38Q43 26 64 38
y/1.6 M43 14A11 11 0 1 0 54 27A9 9 0 0 1 43 14Z @rotate(-40 46 24)`,
    },
  ],
  druid: [
    {
      over: `
=C/4 M31 26C22 22 23 12 16 3M25 18L12 17M55 26C64 22 63 12 70 3M61 18L74 17
H M23 50C16 30 28 20 43 20S70 30 63 50C61 38 54 34 43 34S25 38 23 50Z
n* M23 40C18 34 19 28 23 26C28 30 28 36 23 40ZM31 35C27 28 29 22 34 20C38 25 37 32 31 35ZM43 33C38 27 39 20 43 17C47 20 48 27 43 33ZM55 35C49 32 48 25 52 20C57 22 59 28 55 35ZM63 40C58 36 58 30 63 26C67 28 68 34 63 40Z
e/1.4 O37 34 2.6
e/1.4 O49 34 2.6`,
    },
    {
      over: `
c M24 40H62V46Q43 52 24 46Z
e* M6 42C8 14 26 4 43 4S78 14 80 42Q43 56 6 42Z
-h.22 M12 38C15 20 26 11 38 9C28 18 24 30 24 43Z
-c O28 20 5O48 14 5.5O62 28 5O40 34 4.5O18 36 3.6O70 41 3.2`,
    },
    {
      under: 'd* M43 3C18 6 13 40 15 80H71C73 40 68 6 43 3Z',
      over: `
b* M43 3C18 6 13 40 15 80L28 76C20 52 24 29 43 24C62 29 66 52 58 76L71 80C73 40 68 6 43 3Z
-h.2 M43 6C24 8 18 38 19 70L23 68C19 44 24 24 43 18Z
n/1.6 M20 62C12 58 11 50 14 45C21 48 23 55 20 62ZM22 40C15 34 16 26 20 22C26 27 27 34 22 40ZM34 20C25 18 23 11 25 6C33 7 37 13 34 20ZM52 20C49 13 53 7 61 6C63 11 61 18 52 20ZM64 40C59 34 60 27 66 22C70 26 71 34 64 40ZM66 62C63 55 65 48 72 45C75 50 74 58 66 62Z
c*/1.6 M43 16C38 12 38 6 43 1C48 6 48 12 43 16Z`,
    },
  ],
}

const BEARDS = {
  long: 'H* M26 55C29 63 36 60 43 62S57 63 60 55C64 76 54 90 43 98C32 90 22 76 26 55Z',
  round: 'H* M25 53C28 62 36 60 43 61S58 62 61 53C68 74 57 84 43 84S18 74 25 53Z',
  goatee: 'H* M36 66Q43 62 50 66C51 76 47 82 43 87C39 82 35 76 36 66Z',
  forked:
    'H* M26 55C29 63 36 60 43 62S57 63 60 55C64 72 60 82 55 92C51 88 47 84 43 76C39 84 35 88 31 92C26 82 22 72 26 55Z',
  none: '',
} as const
const MOUSTACHE = 'H M43 60C37 57 28 59 22 67C30 70 39 69 43 65C47 69 56 70 64 67C58 59 49 57 43 60Z'

const TRESSES = {
  long: 'H* M22 36C12 56 12 80 16 92H70C74 80 74 56 64 36Z',
  bob: 'H* M22 34C12 48 14 64 18 72H68C72 64 74 48 64 34Z',
  braids: `
H* M22 36C14 52 16 62 20 70L26 66V40ZM64 36C72 52 70 62 66 70L60 66V40Z
H* M14 64Q22 60 24 68Q26 76 20 80Q24 86 18 94Q10 90 14 80Q10 72 14 64ZM72 64Q64 60 62 68Q60 76 66 80Q62 86 68 94Q76 90 72 80Q76 72 72 64Z`,
  curls:
    'H* M24 34C12 34 8 46 14 50C6 56 8 68 16 68C14 78 26 80 28 74H58C60 80 72 78 70 68C78 68 80 56 72 50C78 46 74 34 62 34Z',
  short: 'H M23 36C19 46 20 54 24 60H62C66 54 67 46 63 36Z',
} as const

const EYES = {
  dots: '-i O36 50 2.6O50 50 2.6',
  wide: 'h/1.4 E36 49.5 4.4 5\nh/1.4 E50 49.5 4.4 5\n-i O36.6 50 2.2O50.6 50 2.2',
  sleepy: '~i/2.2 M31 49q5 4 9 0M46 49q5 4 9 0',
  sly: 'h/1.4 M31 48H41Q41 54 36 54T31 48ZM45 48H55Q55 54 50 54T45 48Z\n-i O37.6 50.5 2O51.6 50.5 2',
} as const
const BROWS = {
  stern: 'M30 43L40 46M56 43L46 46',
  up: 'M30 44Q35 40 40 43M46 43Q51 40 56 44',
  wry: 'M30 43L40 44M46 42Q51 38 56 42',
} as const
const MOUTHS = {
  smile: '~i/2 M37 65Q43 70 49 65',
  grin: '-E M36 64Q43 67 50 64Q49 71 43 71T36 64Z\n-h M38 65.5Q43 67.5 48 65.5L47 67.5Q43 69 39 67.5Z',
  smirk: '~i/2 M38 66Q45 68 49 63',
  stern: '~i/2 M38 66H48',
} as const
const GLASSES = '~i/1.8 O36 50 6.4O51 50 6.4M42 49q1.5 -1.6 3 0M29.5 49L25 47M57.5 49L61 47\n-h.35 O36 50 6O51 50 6'

const WOMEN =
  /\b(bertha|hilda|olga|wanda|mother|duchess|dagmar|grandmother|cassandra|queen|tove|captain|recycler|seed|tea|cataloguer|curator|librarian|lady|witch|sister|aunt|empress|princess)\b/
const OLD =
  /\b(grandmother|grandmaster|elder|emeritus|gruff|professor|archmage|hermit|curator|druid|memory|old|ancient)\b/
const YOUNG = /\b(apprentice|jeff|pim|walking|two|colin)\b/

const pick = <T>(from: Record<string, T>, id: string, what: string): T => choose(Object.values(from), id, what)

function robe(rarity: string): string {
  const trim = rarity === 'glorious' ? 'g' : rarity === 'superb' ? 'z' : 'r'
  return `
b* M2 100C4 82 20 76 32 73H54C66 76 82 82 84 100Z
-k.16 M54 73C66 76 82 82 84 100H62C64 88 60 80 54 73Z
d M30 74L43 92L56 74L60 76L46 100H40L26 76Z
    ${trim}/1.5 M24 76L30 73L44 96L41 100H39Z
    ${trim}/1.5 M62 76L56 73L42 96L45 100H47Z
    ${rarity === 'glorious' ? 'g* O43 93 6\n-e O43 93 3' : ''}`
}

export function drawPortrait(card: RelicsCard, realm: Realm): string {
  const { id } = card
  const tones = TONES[realm]
  const name = id.replaceAll('-', ' ')
  const [woman, old, young] = [WOMEN.test(name), OLD.test(name), YOUNG.test(name)]
  const hair = old ? choose(['c', 'z', 's'], id, 'grey') : choose(['W', 'w', 'g', 'e', 'S', 'i', 'v'], id, 'hair')
  const skin = choose(['m', 'l', 'M', 'f', 'm', 'F', 'l'], id, 'skin')
  const royal = /\b(queen|king|duchess|duke|emperor|empress|prince|princess|count|countess)\b/.test(name)
  const hats = (HATS[card.subtype] ?? [POINTED]).filter((each) => woman || !each.women)
  const hat = royal ? CROWN : choose(hats, id, 'hat1715')
  const hooded = hat.under !== undefined
  const masked = hat.over.includes('X M24 44')
  const beard = woman || young ? '' : pick(BEARDS, id, 'beard')
  const lip = !woman && !young && (beard === BEARDS.none || choose([true, false], id, 'lip')) ? MOUSTACHE : ''
  const tress = hooded
    ? ''
    : woman
      ? choose([TRESSES.long, TRESSES.bob, TRESSES.braids, TRESSES.curls], id, 'tress')
      : choose([TRESSES.short, TRESSES.short, TRESSES.bob, TRESSES.curls], id, 'tress')
  const glasses =
    card.subtype === 'librarian'
      ? choose([true, true, false], id, 'glasses')
      : /second sight|professor|snob/.test(name) || choose([true, false, false, false, false], id, 'glasses')
  const drawing = `
    ${tress}
    ${hat.under ?? ''}
    ${robe(card.rarity)}
    ${skin} M36 62H50V76Q43 84 36 76Z
    ${hooded ? '' : `${skin} O26 52 4.5\n${skin} O60 52 4.5`}
    ${skin}* M26 42C26 60 31 74 43 75S60 60 60 42C58 34 28 34 26 42Z
-e.28 O31 59 4O55 59 4
    ${young ? '-W.5 O30 57 1O33 60 1O53 60 1O56 57 1O31 62 1O55 62 1' : ''}
    ${old ? '~k.25/1.3 M29 57q2 3 5 3M57 57q-2 3 -5 3' : ''}
    ${masked ? '' : pick(EYES, id, 'eyes')}
    ${masked ? '' : `~${hair === 'c' || hair === 'z' || hair === 's' ? 'S' : hair}/3 ${pick(BROWS, id, 'brows')}`}
    ${pick(MOUTHS, id, 'mouth')}
    ${glasses && !masked ? GLASSES : ''}
    ${beard}
    ${beard && !lip ? '-E E43 67 4.5 2.2' : ''}
    ${lip}
    ${skin}/1.6 ${choose(['E43 57 4.6 4', 'M41 50L38 59Q43 63 47 59', 'E43 57 5.6 4.6', 'M42 49C38 56 36 61 41 61H46'], id, 'nose')}
    ${hat.over}`.replaceAll(/^(\s*)H(\*?)/gm, `$1${hair}$2`)
  const wanted = charmOf(card)
  const charm = CHARMS[wanted] ?? THINGS[wanted] ?? CUP[wanted]!
  const place = (inner: string) => `<g transform="translate(56 53)scale(.45)">${inner}</g>`
  return svg(
    draw(drawing, tones, { ink: 2 }) +
      place(draw(charm, tones, { ink: 15, only: tones.p })) +
      place(draw(charm, tones, { ink: wanted in CHARMS ? 4.2 : 3, prefix: 'c' })),
    100,
    100,
  )
}
