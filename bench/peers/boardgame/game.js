/**
 * A game of the shape of Wizards Cup, as boardgame.io's own guides would write it: two players choose in secret and at
 * the same time, first a team, then an order for each round. A match takes twelve answers, and what a player sees of it
 * is about as large as a view of Wizards Cup.
 */
const { INVALID_MOVE } = require('boardgame.io/core');

const WIZARDS = [
  'gardener', 'shaman', 'traveler', 'detective', 'soldier', 'matron', 'rogues', 'dancer', 'botanist', 'astronomer',
  'alchemist', 'illusionist', 'librarian', 'navigator', 'sculptor', 'oracle', 'hermit', 'herald',
];
const DEALT = 9;
const TEAM = 6;
const ROUNDS = 5;

function dealt(cards) {
  return { tokens: 0, drawn: cards[0], aside: cards, team: [], deck: [], zone: null, discard: [], known: [], answer: null };
}

function setup({ random }) {
  return {
    edition: 'revised',
    phase: 'team',
    round: 0,
    duels: [],
    sides: [0, 1].map(() => dealt(random.Shuffle(WIZARDS).slice(0, DEALT))),
    winner: null,
  };
}

/** Some of these cards, each once. */
function isLegal(answer, among, size) {
  return Array.isArray(answer) && answer.length === size && new Set(answer).size === size && answer.every((card) => among.includes(card));
}

const choose = {
  move: ({ G, playerID }, answer) => {
    const side = G.sides[playerID];
    const legal = G.phase === 'team' ? isLegal(answer, side.aside, TEAM) : isLegal(answer, side.team, TEAM);
    if (!legal || side.answer !== null) return INVALID_MOVE;
    side.answer = answer;
    if (G.sides.every((each) => each.answer !== null)) resolve(G);
  },
  redact: true, // the other player's log does not show the answer
  ignoreStaleStateID: true, // both may answer at once
};

function resolve(G) {
  if (G.phase === 'team') {
    for (const side of G.sides) {
      side.team = side.answer;
      side.aside = side.aside.filter((card) => !side.team.includes(card));
    }
    G.phase = 'order';
  } else {
    duel(G);
    G.round += 1;
  }
  for (const side of G.sides) side.answer = null;
  if (G.round === ROUNDS) G.winner = G.sides[0].tokens > G.sides[1].tokens ? '0' : '1';
}

function duel(G) {
  G.duels = [];
  for (const side of G.sides) side.discard = [];
  for (let place = 0; place < TEAM; place++) {
    const cards = G.sides.map((side) => side.answer[place]);
    const values = cards.map((card) => WIZARDS.indexOf(card));
    const loser = values[0] > values[1] ? 1 : 0;
    G.sides[1 - loser].tokens += 1;
    G.duels.push({ cards, winner: 1 - loser, reason: 'value', by: Math.abs(values[0] - values[1]) });
    G.sides.forEach((side, seat) => {
      side.zone = cards[seat];
      side.discard.push(cards[seat]);
      if (!side.known.includes(cards[seat])) side.known.push(cards[seat]);
    });
  }
}

/** What the player may see: their own side, and of the other what lies open. */
function playerView({ G, playerID }) {
  const sides = G.sides.map((side, seat) =>
    String(seat) === playerID
      ? side
      : { ...side, aside: side.aside.map(() => null), team: side.team.map(() => null), answer: side.answer !== null },
  );
  return { ...G, sides };
}

exports.Cup = {
  name: 'cup',
  minPlayers: 2,
  maxPlayers: 2,
  disableUndo: true,
  setup,
  playerView,
  moves: { choose },
  turn: {
    activePlayers: { all: 'choosing', minMoves: 1, maxMoves: 1 },
    stages: { choosing: { moves: { choose } } },
    onMove: ({ G, events }) => {
      if (G.sides.every((side) => side.answer === null)) events.endTurn();
    },
  },
  endIf: ({ G }) => (G.winner === null ? undefined : { winner: G.winner }),
};
