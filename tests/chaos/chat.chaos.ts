/**
 * Messages while chat nodes are killed (docs/goals.md S21, docs/decisions/0048-chat-delivery.md): `node tests/chaos/chat.chaos.ts [clients] [seconds]`,
 * by default some 10,000 messages of 250 clients. Each of two nodes is killed and comes back, one of them
 * twice; then Redis restarts.
 */
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { runLoad } from '../bench/chat/chat-clients.ts';
import { openSubscribers, startChatProduct } from '../bench/chat/chat-product.ts';
import { reportFigures } from '../suites/figures.ts';

const [clients = 250, seconds = 40] = process.argv.slice(2).map(Number);
const calmMilliseconds = 3000;
const report = (line: string) => console.log(line);
const addressOf = (client: number) => `10.0.${client >> 8}.${client & 255}`;

await using product = await startChatProduct({ chat: { ROLE: 'http' } });
const tokens = await openSubscribers(
  product,
  Array.from({ length: clients }, (_, client) => addressOf(client)),
);
const nodes = ['second', 'first', 'second'] as const;
/** The next node is killed once the one before is back: one is always there. */
async function replaceAll(): Promise<void> {
  for (const which of nodes) {
    report(`${which} node killed`);
    await product.replaceNode(which);
    await wait(calmMilliseconds);
  }
  await product.restartRedis();
}
const incidents = [{ second: Math.floor(seconds / 4), phase: 'while nodes are killed', run: replaceAll }];
const figures = await runLoad({ urls: [product.url], tokens, addressOf, seconds, incidents, report });
const database = new pg.Client({ connectionString: product.databaseUrl });
await database.connect();
const { rows } = await database.query<{ stored: number; distinct: number }>(
  `SELECT count(*)::int AS stored, count(DISTINCT (user_id, client_id))::int AS distinct
   FROM chat.message WHERE type = 'user'`,
);
await database.end();
const { stored = 0, distinct = 0 } = rows[0] ?? {};
const none = { rule: '=', value: 0 } as const;
reportFigures([
  {
    line: '',
    what: `messages of ${clients} clients, ${nodes.length} kills, Redis restarted`,
    value: figures.sent,
    unit: '',
  },
  { line: '', what: 'reconnections', value: figures.reconnections, unit: '' },
  { line: 'S21', what: 'not acknowledged', value: figures.sent - figures.acknowledged, unit: '', goal: none },
  { line: 'S21', what: 'lost', value: Math.max(0, figures.acknowledged - distinct), unit: '', goal: none },
  { line: 'S21', what: 'stored twice', value: stored - distinct, unit: '', goal: none },
  { line: 'S21', what: 'never received again', value: figures.unreceived, unit: '', goal: none },
  { line: 'S21', what: 'received in two places', value: figures.duplicated, unit: '', goal: none },
  { line: 'S21', what: 'out of order', value: figures.outOfOrder, unit: '', goal: none },
]);
