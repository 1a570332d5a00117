// Made by `python -m wizardhall.server.typescript` from the message types of the hall. Do not edit.

export type Seat = string
export type CardId = string

export interface CardSetName {
  name: string
  digest: string
}

/** Who sits there: a person, or a bot of a level. */
export interface Player {
  name: string
  bot?: string | null
}

/** How a match ended. Several winners share the victory. */
export interface Result {
  winners: Seat[]
  clause: string
}

/** A card as plain data, for galleries and programs. Each game adds what is printed on its own. */
export interface ListedCard {
  id: CardId
  name: string
  text: string
  names: Record<string, string>
  source: Record<string, string>
}

/** The rules in a nutshell, as data: what a front end draws as a reminder, with the words of the game's texts. */
export interface PlayerAid {
  weak_to?: Record<string, string[]>
  criteria?: string[]
  phases?: string[]
  to_win?: Record<number, number>
}

/** A card; the key is its id. */
export interface CardChoice {
  kind: 'card'
  key: string
}

/** A player; the key is their seat. */
export interface SeatChoice {
  kind: 'seat'
  key: string
}

/** A card by where it lies, since its face may be hidden: in front of a seat, the first has number 1. */
export interface PlaceChoice {
  kind: 'place'
  key: string
  seat: Seat
  number: number
}

/** One of several abilities of a card; the first has number 1, and the number is the key. */
export interface AbilityChoice {
  kind: 'ability'
  key: string
  card: CardId
  number: number
}

/** Something to do, in a word of the game. */
export interface WordChoice {
  kind: 'word'
  key: string
}

/** Pick `number` of `options`, or from `least` to `number`; their order does not matter. */
export interface Pick {
  kind: 'pick'
  purpose: string
  options: CardId[]
  number: number
  least?: number | null
}

/** Put `number` of `options` in order. If `may`, `None` declines and leaves all as it is. */
export interface Arrange {
  kind: 'arrange'
  purpose: string
  options: CardId[]
  number: number
  may?: boolean
}

/** Put one card into each slot, from the cards that fit it. If `may`, `None` leaves all slots empty. */
export interface Fill {
  kind: 'fill'
  purpose: string
  slots: Record<string, CardId[]>
  may?: boolean
}

/** Use an optional power? `card` is what it would act on, where that is one card. */
export interface YesNo {
  kind: 'yesno'
  purpose: string
  card?: CardId | null
}

/** Choose one of `options`; the answer is its key. If `may`, `None` chooses none. */
export interface Choose {
  kind: 'choose'
  purpose: string
  options: AnyChoice[]
  may?: boolean
}

/** A decision that a seat has to make now. Only for the eyes of that seat. */
export interface OpenAsk {
  id: string
  seat: Seat
  ask: AnyAsk
}

/** What was asked for is done, and stored. */
export interface Ack {
  type: 'ack'
  id: number
}

/**
 * A rematch. It begins when its seats are filled; with `wait` it does not yet.
 *
 * `entropy` only for whoever sits there already, who waited: they add their words, and it begins.
 */
export interface Again {
  wait?: boolean
  entropy?: string | null
}

/** The last line of an analysis. */
export interface Analysed {
  type: 'analysed'
  analysis: any
}

/**
 * How far an analysis is: one such line every moment, then a last one, `Analysed` or `Error`.
 *
 * With a `total` of 0 it has not begun: `ahead` matches come first.
 */
export interface Analysing {
  type: 'analysing'
  done: number
  total: number
  ahead: number
}

export interface Answer {
  type: 'answer'
  id: number
  ask: string
  answer: any
}

/** The bot that shall have a seat: one of the game's `levels`. */
export interface BotSeat {
  level: string
}

/** An event, and what it has changed in the view, as one pair of eyes sees them. */
export interface ChangedFrame {
  event: any
  changes?: Record<string, any>
}

/** What is left to each seat, in seconds, at the moment of sending; a clock runs only for those who must decide. */
export interface Clock {
  kind: string
  left: Record<Seat, number>
  running: Seat[]
}

/** A kind of clock: each seat has `stock` seconds, and `more` with each decision that it must make. */
export interface ClockInfo {
  name: string
  stock: number
  more: number
}

/** Who gave an answer; those of one step were given in secret from each other. */
export interface Decided {
  step: number
  seat: Seat
}

/**
 * Words of one's own, 1 to 200 characters, that the dice depend on too; none: no words after all.
 *
 * The hall has committed to its own seed before it hears them, so not even the hall can know how the dice will fall.
 * They stand in the record. When the table gets another `commitment`, all words are forgotten: give them again.
 */
export interface Entropy {
  entropy: string | null
}

/** It was not done, and nothing has changed. `code` is a Fluent message id, `message` the sentence. */
export interface Error {
  type: 'error'
  id: number | null
  code: string
  message: string
}

/** An event, and the table right after it, as one pair of eyes sees them. */
export interface Frame {
  event: any
  view: any
}

/** A game that the hall offers. The first value of an option is its default. */
export interface GameInfo {
  name: string
  options: Record<string, string[]>
  levels: string[]
  usual: string
  seatings: Seating[]
  aid: PlayerAid
  event_defaults: Record<string, Record<string, any>>
}

/** The hall closes this connection; `retry` says whether to connect again, and in how many seconds. */
export interface Goodbye {
  type: 'goodbye'
  reason: string
  retry?: number | null
}

/** Somebody with a name. No account: a signed cookie remembers who. */
export interface Guest {
  id: string
  name: string
}

/** The start page: who you are, what is played, which tables wait, and your matches. */
export interface Hall {
  you: Guest
  games: GameInfo[]
  clocks: ClockInfo[]
  open: TableInfo[]
  watchable: TableInfo[]
  yours: TableInfo[]
}

/**
 * The match went on, or somebody locked an answer or took one back (then there are no frames).
 *
 * The view comes as what has changed in it: with each frame, and `changes` after the last one. A field of `changes`
 * that is an object in the view too has its own changes; any other is the new value. `{"=": value}` is the new value
 * as well, and a view of none takes the changes as they are.
 */
export interface Happened {
  type: 'happened'
  seq: number
  frames: ChangedFrame[]
  asks: OpenAsk[]
  locked: string[]
  waiting: Seat[]
  first_lock: number
  locks: string[]
  changes?: Record<string, any>
  clock?: Clock | null
}

/**
 * A table to be opened. Its host takes `seat`, or the first that no bot has.
 *
 * With every seat filled it starts, unless it shall `wait`: then its host can see the commitment first, add words to
 * the dice (`Entropy`), and start.
 *
 * `clock` is `none` or one of the hall's `clocks`; `away` says what happens to the seat of somebody who leaves: after
 * a grace time a `bot` of the level `apprentice` stands in until they are back, or the others `wait`. `cards` is the
 * text of a card file, for a set of one's own. A `seed` of one's own is for a match against bots; it is replaced when
 * the table changes.
 */
export interface NewTable {
  game: string
  options?: Record<string, string>
  bots?: Record<Seat, string>
  seat?: Seat | null
  clock?: string
  away?: 'bot' | 'wait'
  public?: boolean
  cards?: string | null
  seed?: string | null
  wait?: boolean
}

/** Where a match comes from that began in the middle of another one: whose, and after how many of its answers. */
export interface Origin {
  table: string
  answers: number
  players: Record<Seat, Player>
}

export interface Ping {
  type: 'ping'
  id: number
}

/**
 * Go on from where a match was after a number of `answers`, as a match of its own.
 *
 * `seat` is the guest's own; none: that of whoever answered next. Bots of `level` have the others. What lies in the
 * decks is what lay there.
 */
export interface PlayOn {
  answers: number
  seat?: Seat | null
  level?: string | null
}

export interface Rename {
  name: string
}

/** A match through one pair of eyes. A running match shows nobody more than their seat may see. */
export interface ReplayFrames {
  eyes: Seat
  all_eyes: Seat[]
  frames: Frame[]
  rounds: Record<string, number>
  given?: number[]
  answers?: Decided[]
  analysis?: boolean
}

export interface Resign {
  type: 'resign'
  id: number
}

/**
 * A seat of a table. Empty if neither a player nor a bot has it.
 *
 * `stand_in` is the level of the bot that plays while its player is away.
 */
export interface SeatInfo {
  seat: Seat
  player?: string | null
  bot?: string | null
  you?: boolean
  here?: boolean
  stand_in?: string | null
}

/** The seats of a table with these options, whatever the others are. */
export interface Seating {
  options: Record<string, string>
  seats: Seat[]
}

/**
 * Take an empty seat; none named: the first that is empty.
 *
 * `entropy` as in `Entropy`, and only for a seat that one has already: the hall commits to a new seed when somebody
 * sits down.
 */
export interface Sit {
  seat?: Seat | null
  entropy?: string | null
}

/** Somebody sat down, left, came back, or the match began or ended. */
export interface TableChanged {
  type: 'table'
  table: TableInfo
}

/**
 * A table as anybody may see it. `id` is also its code, and `/table/{id}` its link.
 *
 * The code of a table that is not `public` is longer, so that nobody finds it by trying.
 */
export interface TableInfo {
  id: string
  game: string
  options: Record<string, string>
  clock: string
  away: string
  cards: CardSetName
  state: 'open' | 'playing' | 'over'
  seats: SeatInfo[]
  host: boolean
  public: boolean
  created: string
  commitment: string
  result?: Result | null
  rematch?: string | null
  continues?: Origin | null
}

/** Open a locked answer again, as long as not everybody has answered. */
export interface TakeBack {
  type: 'take-back'
  id: number
  ask: string
}

/**
 * A secret with which a program may hold a seat: connect to `/ws/tables/{table}?token=…`.
 *
 * It is good until its player leaves or resigns, asks for another token for the seat, or the match is over. Whoever is
 * connected by it then is sent away (code 4403), or, at the end of the match, looks on.
 */
export interface Token {
  table: string
  seat: Seat
  token: string
}

/** The first message after connecting: all that these eyes may know. Nothing else is needed to go on. */
export interface Welcome {
  type: 'welcome'
  table: TableInfo
  you: Seat | null
  seq: number
  events: any[]
  view: any
  asks: OpenAsk[]
  locked: string[]
  waiting: Seat[]
  commitment: string | null
  locks: string[]
  clock?: Clock | null
}

/** Everybody's chance to win the match after so many answers of its record. Together they are 1. */
export interface Point {
  answer: number
  round: number
  chances: Record<Seat, number>
}

/** An answer of the record, and what else could have been answered. */
export interface Decision {
  answer: number
  seat: Seat
  round: number
  purpose: string
  given: boolean | CardId[] | Record<string, CardId> | string | null
  best: boolean | CardId[] | Record<string, CardId> | string | null
  chance: number
  best_chance: number
  away: number
  spread: number
  real: Record<Seat, boolean | CardId[] | Record<string, CardId> | string | null>
  real_chance?: number | null
  real_best?: boolean | CardId[] | Record<string, CardId> | string | null
  real_best_chance?: number | null
  choices?: AnyChoice[]
}

export interface Analysis {
  game: string
  seats: Seat[]
  effort: 'quick' | 'normal' | 'deep'
  winners: Seat[] | null
  points: Point[]
  decisions: Decision[]
  moments: number[]
}

export type AnyChoice = CardChoice | SeatChoice | PlaceChoice | AbilityChoice | WordChoice

export type AnyAsk = Pick | Arrange | Fill | YesNo | Choose

export type ServerMessage = Welcome | Happened | TableChanged | Ack | Error | Goodbye

export type ClientMessage = Answer | TakeBack | Resign | Ping

export type AnalysisMessage = Analysing | Analysed | Error

/** One step of an explanation. `kind` names the sentence, the rest are its words. */
export interface CupReason {
  kind: string
  clause: string
  seat: Seat
  card: CardId
  amount?: number
  other?: CardId | null
}

/** One player's side. What the eyes may not see is `None`; how many cards there are is public. */
export interface CupSideView {
  seat: Seat
  tokens: number
  drawn: CardId | null
  team: CardId[] | null
  aside: CardId[] | null
  deck: (CardId | null)[]
  has_waiting: boolean
  waiting: CardId | null
  zone: CardId | null
  discard: CardId[]
  known: CardId[]
}

export interface CupView {
  eyes: Seat
  round: number
  edition: string
  phase: string
  duel: number
  sides: Record<Seat, CupSideView>
}

/** A wizard. `power` is a verb with its `arguments`, or `none`; `type` says when it works. */
export interface CupCard {
  id: CardId
  name: string
  text: string
  names: Record<string, string>
  source: Record<string, string>
  value: number
  element: string
  type: string
  power: string
  arguments: Record<string, any>
}

/** CUP-T1: the drawn card, shown to both players. */
export interface CupDrawn {
  event: 'drawn'
  seat: Seat
  card: CardId
}

/** CUP-T2. */
export interface CupTeamPicked {
  event: 'team-picked'
  seat: Seat
  cards: CardId[] | null
}

export interface CupRoundBegan {
  event: 'round-began'
  round: number
}

/** CUP-P1, CUP-P2: the Deck from top to bottom, and the Waiting card. */
export interface CupPlanned {
  event: 'planned'
  seat: Seat
  order: CardId[] | null
  waiting: CardId | null
}

/** CUP-D1: cards that enter the Duel zone at one moment; with this a duel begins. */
export interface CupRevealed {
  event: 'revealed'
  duel: number
  cards: Record<Seat, CardId>
}

/** CUP-D9: two wizards of one name lose their powers. */
export interface CupSilenced {
  event: 'silenced'
  card: CardId
  clause: string
}

/** A Magic power decides the duel. */
export interface CupPowerDecided {
  event: 'power-decided'
  seat: Seat
  card: CardId
  power: string
  losers: Seat[]
  clause: string
}

/** A power was due and could do nothing; `because` says why. */
export interface CupIdle {
  event: 'idle'
  seat: Seat
  card: CardId
  because: string
  clause: string
}

/** CUP-D10: an optional power was not used. */
export interface CupDeclined {
  event: 'declined'
  seat: Seat
  card: CardId
}

/** CUP-K3: `card` became the Waiting card, `entered` took its place. */
export interface CupExchanged {
  event: 'exchanged'
  seat: Seat
  card: CardId
  entered: CardId
}

/** CUP-K5. */
export interface CupRearranged {
  event: 'rearranged'
  seat: Seat
  card: CardId
  order: CardId[] | null
}

/** `seat` looks at the top card of the owner's Deck. */
export interface CupPeeked {
  event: 'peeked'
  seat: Seat
  owner: Seat
  card: CardId
  top: CardId | null
}

/** `seat` puts it on the bottom. */
export interface CupBuried {
  event: 'buried'
  seat: Seat
  owner: Seat
  card: CardId
  top: CardId | null
}

/** CUP-D2: by criterion `A`, `B` or `C`, and why. */
export interface CupDuelDecided {
  event: 'duel-decided'
  duel: number
  cards: Record<Seat, CardId>
  criterion: string
  losers: Seat[]
  clause: string
  reasons: CupReason[]
}

/** A card goes face up on its owner's discard pile, from the `duel` zone, the `deck` or `waiting`. */
export interface CupDiscarded {
  event: 'discarded'
  seat: Seat
  card: CardId
  place: string
  clause: string
}

export interface CupRoundEnded {
  event: 'round-ended'
  round: number
  winners: Seat[]
  tokens: Record<Seat, number>
  clause: string
}

/** CUP-N1: `left` went aside and `joined` came into the Deck, or nothing changed. Others hear nothing. */
export interface CupSwapped {
  event: 'swapped'
  seat: Seat
  left: CardId | null
  joined: CardId | null
}

/** CUP-G1, CUP-G2. `totals` only where they decided; `equal` if they were equal: `shared` or `draw`. */
export interface CupGameEnded {
  event: 'game-ended'
  winners: Seat[]
  clause: string
  totals?: Record<Seat, number> | null
  equal?: string | null
}

/** Somebody gave up. Of any game. */
export interface CupResigned {
  event: 'resigned'
  seat: Seat
}

export type CupEvent =
  | CupDrawn
  | CupTeamPicked
  | CupRoundBegan
  | CupPlanned
  | CupRevealed
  | CupSilenced
  | CupPowerDecided
  | CupIdle
  | CupDeclined
  | CupExchanged
  | CupRearranged
  | CupPeeked
  | CupBuried
  | CupDuelDecided
  | CupDiscarded
  | CupRoundEnded
  | CupSwapped
  | CupGameEnded
  | CupResigned

/** A part of a player's power: `base`, `relic`, `advantage`, `shrine`, `ability` or `modifier`. */
export interface RelicsPart {
  kind: string
  card: CardId
  amount: number
  clause: string
}

/** A relic in play; `card` is `None` if the eyes have not seen its face. */
export interface RelicsRelicView {
  card: CardId | null
  face_up: boolean
  ignored: boolean
}

/** One player's side. What the eyes may not see is `None`; how many cards there are is public. */
export interface RelicsSideView {
  seat: Seat
  hand: CardId[] | null
  hand_size: number
  deck: CardId[] | null
  deck_size: number
  discard: CardId[]
  hall: CardId[]
  wizards: (CardId | null)[]
  relics: RelicsRelicView[]
  aside: CardId[]
  drawn: number
  power: number
  parts: RelicsPart[]
}

export interface RelicsView {
  eyes: Seat
  round: number
  phase: string
  battle: number
  master: Seat
  shrine: CardId | null
  shrines_left: number
  fighters: Seat[]
  options: Record<string, string>
  sides: Record<Seat, RelicsSideView>
}

export interface RelicsFilter {
  kind?: string | null
  colour?: string | null
  subtype?: string | null
  rarity?: string | null
  plain?: boolean | null
  power?: number | null
}

/** What must be true when the sentence resolves; every part that is given must be. */
export interface RelicsCondition {
  own?: RelicsFilter | null
  rival?: RelicsFilter | null
  advantage?: boolean | null
  shrine?: string | null
  hand?: number | null
  drawn?: number | null
  discard?: number | null
  hall?: number | null
  behind?: boolean | null
  master?: boolean | null
  again?: boolean | null
  top?: RelicsFilter | null
  reveal?: RelicsFilter | null
}

/** In card files `condition` is called `if`, and `meets` is called `for`. */
export interface RelicsSentence {
  do: string
  when?: string
  amount?: number
  per?: string | null
  to?: string
  card?: RelicsFilter | null
  if?: RelicsCondition | null
  may?: boolean
  joins?: boolean
  for?: RelicsFilter | null
  then?: RelicsSentence | null
}

/** A wizard, relic or shrine. What a kind of card does not have is `none`, or null for its power. */
export interface RelicsCard {
  id: CardId
  name: string
  text: string
  names: Record<string, string>
  source: Record<string, string>
  kind: 'wizard' | 'relic' | 'shrine'
  colour: string
  subtype: string
  rarity: string
  power: number | null
  advantage: string
  plain: boolean
  mechanics: string[]
  abilities: string[]
  flavour: string
  sentences: RelicsSentence[]
}

/** REL-S1, REL-S2: the thirty cards of a deck, which its player may look through before it is shuffled. */
export interface RelicsDealt {
  event: 'dealt'
  seat: Seat
  cards: CardId[] | null
}

/** REL-S4: how many cards were set aside and drawn again; which ones only their player knows. */
export interface RelicsHandKept {
  event: 'hand-kept'
  seat: Seat
  number: number
  cards: CardId[] | null
}

/** REL-S5, REL-L4. */
export interface RelicsMasterChosen {
  event: 'master-chosen'
  seat: Seat
  clause: string
}

export interface RelicsRoundStarted {
  event: 'round-started'
  round: number
}

/** REL-P1. */
export interface RelicsShrineTurned {
  event: 'shrine-turned'
  shrine: CardId
}

/** REL-B6. */
export interface RelicsShrinesReshuffled {
  event: 'shrines-reshuffled'
}

/** REL-P2, REL-T1: a wizard battle, the first of the round or a new one after a tie. */
export interface RelicsBattleBegan {
  event: 'battle-began'
  battle: number
  fighters: Seat[]
}

/** REL-P2: a wizard and a relic, face down. That there is no relic can be seen by all (REL-B4). */
export interface RelicsLaid {
  event: 'laid'
  seat: Seat
  wizard: CardId | null
  relic: CardId | null
  relics: number
}

/** REL-B4: no wizard to battle with. */
export interface RelicsSatOut {
  event: 'sat-out'
  seat: Seat
}

/** REL-P3. */
export interface RelicsWizardsRevealed {
  event: 'wizards-revealed'
  cards: Record<Seat, CardId>
}

/** REL-P4: each player's relics; several where one was added. */
export interface RelicsRevealed {
  event: 'relics-revealed'
  cards: Record<Seat, CardId[]>
}

/** REL-V1: every player's power in its parts, and who has the most; several: a tie (REL-T1). */
export interface RelicsBattleDecided {
  event: 'battle-decided'
  totals: Record<Seat, number>
  parts: Record<Seat, RelicsPart[]>
  highest: Seat[]
  clause: string
}

export interface RelicsRoundWon {
  event: 'round-won'
  round: number
  seat: Seat
  clause: string
}

/** REL-V2. */
export interface RelicsEnteredHall {
  event: 'entered-hall'
  seat: Seat
  card: CardId
  hall: number
}

/** REL-T5. */
export interface RelicsNoWinner {
  event: 'no-winner'
  round: number
  because: string
  clause: string
}

/** REL-L2: `card` of `owner` goes to the winner's hand. */
export interface RelicsRelicTaken {
  event: 'relic-taken'
  seat: Seat
  owner: Seat
  card: CardId
}

/** REL-V3; REL-K17, where several may share the victory. */
export interface RelicsGameWon {
  event: 'game-won'
  winners: Seat[]
  clause: string
}

export interface RelicsDrew {
  event: 'drew'
  seat: Seat
  number: number
  cards: CardId[] | null
}

/** REL-B1: the hand was down to one card or none. The cards are told by `Drew`. */
export interface RelicsReplenished {
  event: 'replenished'
  seat: Seat
  size: number
}

/** REL-B5: the discard pile becomes the deck. */
export interface RelicsReshuffled {
  event: 'reshuffled'
  seat: Seat
  number: number
}

/** REL-W1: from `hand` or `deck` to the discard pile. */
export interface RelicsCardDiscarded {
  event: 'card-discarded'
  seat: Seat
  cards: CardId[]
  place: string
}

/** REL-T3, REL-L3: cards that go from the table to the discard pile. That is not discarding (REL-W1). */
export interface RelicsSetAside {
  event: 'set-aside'
  seat: Seat
  cards: CardId[]
}

/** From the discard pile to the hand; the pile is public, so all see which. */
export interface RelicsTookBack {
  event: 'took-back'
  seat: Seat
  card: CardId
}

/** REL-W7. */
export interface RelicsRevealedFromHand {
  event: 'revealed-from-hand'
  seat: Seat
  card: CardId
}

/** REL-W7: the top card of the deck; it stays there. */
export interface RelicsTopRevealed {
  event: 'top-revealed'
  seat: Seat
  card: CardId
}

/** The top cards of the own deck, in the order in which they were put back. */
export interface RelicsLookedAtDeck {
  event: 'looked-at-deck'
  seat: Seat
  number: number
  cards: CardId[] | null
}

/** `seat` looks at the top card of the deck of `owner`, who does not see it. */
export interface RelicsPeekedAtDeck {
  event: 'peeked-at-deck'
  seat: Seat
  owner: Seat
  top: CardId | null
}

/** `seat` puts that card on the bottom. */
export interface RelicsBuried {
  event: 'buried'
  seat: Seat
  owner: Seat
  top: CardId | null
}

/** An ability resolves: of a wizard, a relic, a shrine (for the wizard of `seat`) or a discarded card. */
export interface RelicsTriggered {
  event: 'triggered'
  seat: Seat
  card: CardId
  when: string
}

/** REL-K16: so many discarded cards have reacted that no others do in this battle. */
export interface RelicsReactionsStopped {
  event: 'reactions-stopped'
  number: number
  clause: string
}

/** REL-W8: a "may" was not used, or there was nothing to use it on (`because`). */
export interface RelicsDeclined {
  event: 'declined'
  seat: Seat
  card: CardId
  because: string
}

/** `source` changes the power of `seat` by `amount`, or by that much `per` something, counted live. */
export interface RelicsBonusGiven {
  event: 'bonus-given'
  seat: Seat
  source: CardId
  amount: number
  per?: string | null
}

/** REL-P6: an effect gives advantage, or takes it. */
export interface RelicsAdvantageChanged {
  event: 'advantage-changed'
  seat: Seat
  source: CardId
  has: boolean
}

/** REL-P5: from `hand` or `discard`, joining or replacing. */
export interface RelicsWizardEntered {
  event: 'wizard-entered'
  seat: Seat
  card: CardId
  place: string
  joins: boolean
}

/** REL-P5: replaced; it lies aside until Spoils. */
export interface RelicsWizardLeft {
  event: 'wizard-left'
  seat: Seat
  card: CardId
}

/** REL-W9: face down, unless relics are being revealed. */
export interface RelicsRelicAdded {
  event: 'relic-added'
  seat: Seat
  face_up: boolean
  card: CardId | null
}

/** REL-W5: the relic in place `slot` of `owner`; its name is told only if it is face up. */
export interface RelicsRelicIgnored {
  event: 'relic-ignored'
  seat: Seat
  owner: Seat
  slot: number
  card?: CardId | null
}

/** REL-W5: all relics of `seat` of some kind, as `source` says. */
export interface RelicsIgnored {
  event: 'relics-ignored'
  seat: Seat
  source: CardId
}

/** REL-W6: `given` by `seat` to `owner`, for `taken`; both know both. */
export interface RelicsExchanged {
  event: 'relics-exchanged'
  seat: Seat
  face_up: boolean
  owner: Seat
  given: CardId | null
  taken: CardId | null
}

/** Somebody gave up. Of any game. */
export interface RelicsResigned {
  event: 'resigned'
  seat: Seat
}

export type RelicsEvent =
  | RelicsDealt
  | RelicsHandKept
  | RelicsMasterChosen
  | RelicsRoundStarted
  | RelicsShrineTurned
  | RelicsShrinesReshuffled
  | RelicsBattleBegan
  | RelicsLaid
  | RelicsSatOut
  | RelicsWizardsRevealed
  | RelicsRevealed
  | RelicsBattleDecided
  | RelicsRoundWon
  | RelicsEnteredHall
  | RelicsNoWinner
  | RelicsRelicTaken
  | RelicsGameWon
  | RelicsDrew
  | RelicsReplenished
  | RelicsReshuffled
  | RelicsCardDiscarded
  | RelicsSetAside
  | RelicsTookBack
  | RelicsRevealedFromHand
  | RelicsTopRevealed
  | RelicsLookedAtDeck
  | RelicsPeekedAtDeck
  | RelicsBuried
  | RelicsTriggered
  | RelicsReactionsStopped
  | RelicsDeclined
  | RelicsBonusGiven
  | RelicsAdvantageChanged
  | RelicsWizardEntered
  | RelicsWizardLeft
  | RelicsRelicAdded
  | RelicsRelicIgnored
  | RelicsIgnored
  | RelicsExchanged
  | RelicsResigned

