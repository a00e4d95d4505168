import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { startProductProcesses } from '@sefira/product/product-processes';
import pg from 'pg';

/** The whole product, each part twice, and people to use it. */
export interface SizingProduct extends AsyncDisposable {
  readonly url: string;
  readonly databaseUrl: string;
  /** @returns the token of the new account */
  register(index: number): Promise<string>;
  login(index: number): Promise<void>;
  /** One of the calls that a screen makes when it opens. */
  read(index: number): Promise<void>;
  /** Each of another person, so that no PDF serves twice. */
  analyse(index: number): Promise<void>;
  /** Waits until queues, outboxes and PDFs are done. @returns since when, by the monotonic clock */
  waitUntilIdle(): Promise<number>;
  /** Size of all tables and indexes of all services. */
  databaseBytes(): Promise<number>;
  meanPdfBytes(): Promise<number>;
}

const password = 'Uma#Senha1';
const readings = [
  '/auth/session',
  '/numerology/analyses',
  '/reports',
  '/user/profile',
  '/notifications',
  '/billing/wallet',
];
const names = ['Ana', 'Bruno', 'Célia', 'Davi', 'Elisa', 'Fábio', 'Gilda', 'Heitor', 'Íris', 'João'];

export async function startSizingProduct(): Promise<SizingProduct> {
  await using opened = new AsyncDisposableStack();
  const product = opened.use(await startProductProcesses({ replicas: 2, hasSandbox: false }));
  const database = new pg.Pool({ connectionString: product.infrastructure.databaseUrl, max: 2 });
  opened.defer(() => database.end());
  const run = randomUUID().slice(0, 8);
  const emailOf = (index: number) => `pessoa-${run}-${index}@exemplo.test`;
  const tokens: string[] = [];

  async function call(path: string, token?: string, body?: object): Promise<unknown> {
    const answer = await fetch(`${product.url}/api${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        'x-forwarded-for': `10.1.${Math.floor(Math.random() * 250)}.${Math.floor(Math.random() * 250)}`,
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(body === undefined ? {} : { 'content-type': 'application/json', 'idempotency-key': randomUUID() }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${text.slice(0, 200)}`);
    return JSON.parse(text);
  }
  const guest = async () => ((await call('/auth/guest', undefined, {})) as { data: { token: string } }).data.token;
  const personOf = (index: number) => ({
    name: `${names[index % 10]} ${names[Math.floor(index / 10) % 10]} ${names[Math.floor(index / 100) % 10]} Prado`,
    birthDate: `19${50 + (index % 50)}-0${1 + (index % 9)}-1${index % 10}`,
  });
  const count = async (query: string) => Number((await database.query<{ count: string }>(query)).rows[0]?.count ?? 0);
  const { rows } = await database.query<{ schema: string }>(
    `SELECT DISTINCT table_schema AS schema FROM information_schema.tables WHERE table_name = 'outbox_event'`,
  );
  const waiting = [
    ...rows.map(({ schema }) => `SELECT count(*) FROM "${schema}".outbox_event WHERE published_at IS NULL`),
    "SELECT count(*) FROM reports.document WHERE state IN ('queued', 'rendering')",
    "SELECT count(*) FROM chat.message WHERE type = 'bot' AND status = 'answering'",
  ];
  const stack = opened.move();
  return {
    url: product.url,
    databaseUrl: product.infrastructure.databaseUrl,
    async register(index) {
      const answer = await call('/auth/register', undefined, { ...personOf(index), email: emailOf(index), password });
      const { token } = answer as { token: string };
      tokens.push(token);
      return token;
    },
    async login(index) {
      await call('/auth/login', undefined, { email: emailOf(index % tokens.length), password });
    },
    async read(index) {
      await call(readings[index % readings.length] ?? '/auth/session', tokens[index % tokens.length]);
    },
    async analyse(index) {
      await call('/numerology/analyze/basic', await guest(), personOf(index));
    },
    async waitUntilIdle() {
      let since = performance.now();
      while (performance.now() - since < 1000) {
        const left = await Promise.all(waiting.map(count));
        if (left.some((one) => one > 0)) since = performance.now();
        await wait(100);
      }
      return since;
    },
    databaseBytes: () =>
      count(
        `SELECT sum(pg_total_relation_size(c.oid)) AS count FROM pg_class c
         WHERE c.relkind = 'r' AND c.relnamespace IN (SELECT oid FROM pg_namespace WHERE nspname = ANY('{${rows.map(({ schema }) => schema).join(',')}}'))`,
      ),
    meanPdfBytes: () => count("SELECT avg(bytes)::bigint AS count FROM reports.document WHERE state = 'stored'"),
    [Symbol.asyncDispose]: () => stack.disposeAsync(),
  };
}
