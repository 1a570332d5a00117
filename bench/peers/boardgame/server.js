/**
 * boardgame.io's own server with the game beside it: `node server.js memory`, or `node server.js FOLDER` to store in files.
 * `DELTA=1` lets it send patches instead of whole states. It prints its address when it is open.
 */
process.env.NODE_ENV = 'production'; // else every move is logged
const { Server, FlatFile } = require('boardgame.io/server');
const { Cup } = require('./game.js');

const where = process.argv[2] || 'memory';
const server = Server({
  games: [{ ...Cup, deltaState: process.env.DELTA === '1' }],
  db: where === 'memory' ? undefined : new FlatFile({ dir: where }),
  origins: [],
});

server.run(Number(process.argv[3] || 0)).then(({ appServer }) => {
  console.log(`open: http://127.0.0.1:${appServer.address().port}`);
});
process.on('SIGTERM', () => process.exit(0));
