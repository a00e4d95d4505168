import { postgres } from '@sefira/testing/postgres';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ChatHouse, openChatHouse, openGuests } from '../../bench/chat/house.ts';
import { runLoad } from '../../bench/chat/talkers.ts';

const clients = 24;
const seconds = 4;
/** Nodes start anew meanwhile, which takes long on a busy machine. */
const patience = 400_000;
const addressOf = (client: number) => `10.0.0.${client + 1}`;

const stack = new AsyncDisposableStack();
let house: ChatHouse;
beforeAll(async () => {
  const { adminUrl } = stack.use(await postgres({ empty: true }));
  house = stack.use(await openChatHouse({ database: { url: adminUrl, rolePassword: 'sefira-test' } }));
});
afterAll(() => stack.disposeAsync());

test(
  'with three nodes killed one after the other and Redis restarted nothing is lost, doubled or out of order',
  async () => {
    const tokens = await openGuests(
      house.url,
      Array.from({ length: clients }, (_, client) => addressOf(client)),
    );
    const figures = await runLoad({
      urls: [house.url],
      tokens,
      addressOf,
      seconds,
      happenings: [
        {
          second: 1,
          phase: 'while nodes are killed',
          async run() {
            await house.replaceNode('second');
            await house.replaceNode('first');
            await house.killNode();
            await house.restartRedis();
          },
        },
      ],
      report: () => undefined,
    });
    const { sent } = figures;
    expect(sent).toBeGreaterThanOrEqual(clients * (seconds + 1));
    expect(figures).toMatchObject({ acknowledged: sent, unheard: 0, doubled: 0, outOfOrder: 0 });
    expect(figures.reconnections).toBeGreaterThan(0);
    const database = new pg.Client({ connectionString: house.databaseUrl });
    stack.defer(() => database.end());
    await database.connect();
    const { rows } = await database.query(
      `SELECT count(*)::int AS stored, count(DISTINCT (user_id, client_id))::int AS distinct
     FROM chat.message WHERE type = 'user'`,
    );
    expect(rows[0]).toEqual({ stored: sent, distinct: sent });
    // What a dead node or an empty queue left behind is answered by the other node.
    const answered = async () => {
      const { rows: answers } = await database.query(
        `SELECT count(*)::int AS count FROM chat.message WHERE status = 'completed'`,
      );
      return answers[0].count;
    };
    await expect.poll(answered, { timeout: 120_000, interval: 100 }).toBe(sent);
  },
  patience,
);
