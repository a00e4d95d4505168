import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runLoad } from '../../bench/chat/chat-clients.ts';
import { type ChatProduct, openSubscribers, startChatProduct } from '../../bench/chat/chat-product.ts';

const clients = 24;
const seconds = 4;
/** Nodes start anew meanwhile, which takes long on a busy machine. */
const polling = 400_000;
const addressOf = (client: number) => `10.0.0.${client + 1}`;

const stack = new AsyncDisposableStack();
let product: ChatProduct;
beforeAll(async () => {
  product = stack.use(await startChatProduct());
});
afterAll(() => stack.disposeAsync());

test(
  'with three nodes killed one after the other and Redis restarted nothing is lost, duplicated or out of order',
  async () => {
    const tokens = await openSubscribers(
      product,
      Array.from({ length: clients }, (_, client) => addressOf(client)),
    );
    const figures = await runLoad({
      urls: [product.url],
      tokens,
      addressOf,
      seconds,
      incidents: [
        {
          second: 1,
          phase: 'while nodes are killed',
          async run() {
            await product.replaceNode('second');
            await product.replaceNode('first');
            await product.killNode();
            await product.restartRedis();
          },
        },
      ],
      report: () => undefined,
    });
    const { sent } = figures;
    expect(sent).toBeGreaterThanOrEqual(clients * (seconds + 1));
    expect(figures).toMatchObject({ acknowledged: sent, unreceived: 0, duplicated: 0, outOfOrder: 0 });
    expect(figures.reconnections).toBeGreaterThan(0);
    const database = new pg.Client({ connectionString: product.databaseUrl });
    stack.defer(() => database.end());
    await database.connect();
    const { rows } = await database.query(
      `SELECT count(*)::int AS stored, count(DISTINCT (user_id, client_id))::int AS distinct
     FROM chat.message WHERE type = 'user'`,
    );
    expect(rows[0]).toEqual({ stored: sent, distinct: sent });
    // Questions of a killed node or an emptied queue are answered by the other node.
    const answered = async () => {
      const { rows: answers } = await database.query(
        `SELECT count(*)::int AS count FROM chat.message WHERE status = 'completed'`,
      );
      return answers[0].count;
    };
    await expect.poll(answered, { timeout: 120_000, interval: 100 }).toBe(sent);
  },
  polling,
);
