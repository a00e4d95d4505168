/**
 * The chat under load, against issue 8 and GOALS.md V8: `node deploy/bench/chat.bench.ts [clients] [seconds]`. Two nodes and
 * a gateway as processes, a message a second from each client; a node is killed in the middle, Redis restarts later. Every
 * message that was acknowledged must be stored once, in its place, and heard by who wrote it.
 */
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { openChatHouse, openGuests } from './chat/house.ts';
import { runLoad } from './chat/talkers.ts';

const { positionals, values: flags } = parseArgs({
  allowPositionals: true,
  options: { answers: { type: 'boolean', default: false }, calm: { type: 'boolean', default: false } },
});
const [clients = 2000, seconds = 120] = positionals.map(Number);
const report = (line: string) => console.error(line);

/** A network of its own for every client. */
const addressOf = (client: number) => `10.${client >> 16}.${(client >> 8) & 255}.${client & 255}`;

await using house = await openChatHouse({ chat: { ROLE: 'http', DATABASE_POOL_SIZE: '20' } });
if (flags.answers) await house.startWorker();
const tokens = await openGuests(
  house.url,
  Array.from({ length: clients }, (_, client) => addressOf(client)),
);
const happenings = flags.calm
  ? []
  : [
      { second: Math.floor(seconds / 3), phase: 'after a node was killed', run: () => house.killNode() },
      { second: Math.floor((2 * seconds) / 3), phase: 'after Redis restarted', run: () => house.restartRedis() },
    ];
const figures = await runLoad({ url: house.url, tokens, addressOf, seconds, happenings, report });
const database = new pg.Client({ connectionString: house.databaseUrl });
await database.connect();
const { rows } = await database.query<{ stored: number; distinct: number; answers: number }>(
  `SELECT count(*) FILTER (WHERE type = 'user')::int AS stored, count(DISTINCT (user_id, client_id)) FILTER (WHERE type = 'user')::int AS distinct,
     count(*) FILTER (WHERE status = 'completed')::int AS answers FROM chat.message`,
);
await database.end();
const [stored] = rows;
const lost = figures.acknowledged - (stored?.distinct ?? 0);
const isWhole = lost <= 0 && figures.unheard === 0 && figures.doubled === 0 && figures.outOfOrder === 0;
console.log(
  JSON.stringify(
    { id: 'V8/S21', ...figures, ...stored, lost: Math.max(0, lost), load: loadavg(), ok: isWhole },
    null,
    2,
  ),
);
if (!isWhole) process.exitCode = 1;
