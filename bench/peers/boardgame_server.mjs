// boardgame.io with its usual storage, which is memory. It can keep matches in files; that is off here.
import { createRequire } from 'node:module';
import { Asking } from './boardgame_game.mjs';

const { Origins, Server } = createRequire(import.meta.url)('boardgame.io/server');
console.info = () => {};
const server = Server({ games: [Asking], origins: [Origins.LOCALHOST] });
await server.run({ port: Number(process.argv[2]), lobbyConfig: { apiPort: 0 } });
