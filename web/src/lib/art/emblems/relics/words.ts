/** From the words of a card's id, subtype and mechanics to what is drawn. The first line that fits is taken. */
import type { RelicsCard } from '../../../protocol'
import { choose } from '../hash'

type Lines = readonly { drawing: string; words: RegExp }[]

/** Lines of `drawing: words|that|call|for it`. */
const lines = (text: string): Lines =>
  text
    .trim()
    .split('\n')
    .map((line) => {
      const [drawing = '', words = ''] = line.split(': ')
      return { drawing, words: new RegExp(`\\b(?:${words})\\b`) }
    })

const WIZARDS = lines(`
flame: singed|candle
umbrella: damp|rain|wet
mud: muddy|mud|walker
bonfire: bonfire|camp
shovel: stoker|miner|coal|digger
wall: wall|mason|builder
tomato: heckler|jester|fool
pyrotechnician: firework|rocket
sabre: scorch|captain|knight
volcano: crater|volcano|mountain
hammer: hammerhand|hammer|smith|clang
coins: spendthrift|merchant|banker|gold
wilted: weedkiller|poison
snowflake: chilly|frost|ice|snow|winter
globe: world|map|traveler
trumpet: recruiting|herald|bard
vase: breaks|broken
medal: general|champion|hero
fan: duchess|lady
bonfire: magma|lava|ember
flame: hot|fire|pyro
glasses: sight
drawer: keeper|index|clerk
anchor: harbour|sailor|ship
cloud: fog|mist|cloud|storm
teacup: tea|cook|kitchen
dice: fifty|gambler|luck
puff: vanishing|smoke|ghost
spyglass: astronomer|star|sky
lightkeeper: lighthouse|beacon
wand: jeff|mage|summoner
ring: fingers|thief
keyhole: keyhole|spy|door
chronicle: books|curator|scholar
scroll: actually|lawyer|scribe
chest: curios|collector|treasure
wave: undertow|sea|ocean|river|tide
feather: author|poet|tomorrow
mirror: mirrors|mirror|vanity
thought: thoughts|mind|dream|dreamer
pickles: pickles|jam
goat: goat|shepherd|beast
sprout: seed
bramble: bramble|thorn|rose|hedge
sticks: sticks|stick
mandrake: root|dig
core: compost|rubbish|worm
apple: orchard|apple|fruit
owl: oak|owl|hollow
mushrooms: gatherer|mushroom
cauldron: brewer|potion|witch
tombstone: grave|tomb|death
blossom: spring|flower|bloom
satchel: pilgrim|overpacked|wanderer
whistle: umpire|judge
boulder: moss|stone|rock
arrows: recycler|mender
bauble: baubles|trinket|toy
acorn: memory|forest|tree|wood
moon: moon|night
`)

const TRADES: Record<string, string> = {
  pyromancer: 'flame',
  battlemage: 'sabre',
  oracle: 'eye',
  illusionist: 'puff',
  druid: 'acorn',
  alchemist: 'cauldron',
  librarian: 'chronicle',
  hermit: 'moon',
}

const RELICS = lines(`
equality: equality
mask: mistaken|disguise
jar: bell jar|jar|dome
stone: small stone|in stone
wand: wand|rod
cap: cap|beret|underdog
hat: hat|hood
spoon: spoon|fork
pebble: pebble|stone|rock|rune
horseshoe: horseshoe|luck
staff: staff|crook
helm: helm|helmet|kettle
cloak: cloak|cape|mantle|wool
boots: boots|boot|shoes|slippers
dagger: opener|dagger|knife
door: door|gate|shield
lantern: lantern|lamp|candle|torch
rope: rope|chain
chronicle: chronicle|history
tome: tome|book|grimoire|manual
sword: sword|blade
broom: broom|brush
bell: bell|gong
sash: sash|belt|ribbon
mirror: mirror|glass
weathercock: weathercock|vane|rooster
periscope: periscope
robe: robe|gown|shirt
branch: branch|boomerang|twig
satchel: satchel|bag|pack|pouch
ladle: ladle|bowl|cup|chalice|grail
comb: comb
sickle: sickle|scythe
gauntlet: gauntlet|glove|hand
orb: orb|ball|sphere
amulet: amulet|pendant|necklace|medallion|ring
blanket: blanket|carpet|rug
monocle: monocle|lens|eye
bottles: bandolier|bottles|bottle|potion|flask|phial
urn: urn|vase|pot
prism: prism|crystal|gem
harp: harp|lute|lyre|flute|drum
box: box|chest|coffer|donation
ladder: ladder|stairs
tent: tent
salamander: salamander|lizard|dragon
spyglass: spyglass|telescope
trowel: trowel|spade|shovel|rake
saddle: saddle
scales: scales|balance
anvil: anvil|hammer
stick: stick|club
horn: horn
circle: circle|ring|portal
feather: feather|quill|wing
banner: banner|flag|standard
crown: crown|tiara
seal: seal|stamp|wax
sceptre: sceptre|scepter|mace
sling: sling|bow
`)

/** Where the name says nothing, what the relic does says something. */
const DEEDS = lines(`
tome: draw|take back
spyglass: look|peek
mirror: exchange relic
jar: ignore relic
satchel: add relic
circle: enter from
urn: discard
scales: advantage
banner: per hall
sling: if rival
`)

const PLAIN = [
  'orb',
  'wand',
  'amulet',
  'staff',
  'prism',
  'lantern',
  'crown',
  'bell',
  'feather',
  'sceptre',
  'horn',
  'tome',
]

function first(from: Lines, text: string): string | undefined {
  return from.find(({ words }) => words.test(text))?.drawing
}

const spoken = (card: RelicsCard): string => card.id.toLowerCase().replace(/[-_]+/g, ' ')

export function charmOf(card: RelicsCard): string {
  return (
    first(WIZARDS, spoken(card)) ??
    choose([TRADES[card.subtype] ?? 'wand', 'moon', 'eye', 'scroll', 'ring'], card.id, 'charm')
  )
}

export function thingOf(card: RelicsCard): string {
  return (
    first(RELICS, spoken(card)) ?? first(DEEDS, card.mechanics.join(' ')) ?? choose(PLAIN, card.id, 'thing')
  )
}
