/**
 * Logins, against docs/goals.md V12 and S5: `node tests/bench/login.bench.ts [calls]`. In each round two hundred
 * people log in at once while another one calls the same service through the gateway, in turn with bare password
 * verifications. Then whether the response time reveals an unknown e-mail (1,000 calls of each kind by default).
 */
import { setTimeout as wait } from 'node:timers/promises';
import { forgotPassword, listSessions } from '@sefira/contracts/auth/account';
import { login, register } from '@sefira/contracts/auth/session';
import type { RouteShape } from '@sefira/contracts/shared/route';
import { startProductProcesses } from '@sefira/product/product-processes';
import { Pool } from 'pg';
import { Agent, type Dispatcher, request } from 'undici';
import * as z from 'zod/mini';
import { type Figure, reportFigures } from '../suites/figures.ts';
import { median, percentile } from './http/percentiles.ts';
import { verificationsPerSecond } from './logins/bare-verification.ts';

const people = 200;
const rounds = 7;
const otherPerSecond = 50;
const calls = Number(process.argv[2] ?? 1000);
const goals = { ofBare: 0.6, othersP99: 250, separability: 0.55 };
const password = 'Cobre lilás 71';

await using opened = new AsyncDisposableStack();
const product = opened.use(
  await startProductProcesses({
    only: ['auth', 'gateway'],
    hasMailbox: false,
    hasSandbox: false,
    hasChromium: false,
  }),
);
const gatewayUrl = product.urlOf('gateway-1');

let asked = 0;
/** A connection for each person, so that the client queues no call. */
const dispatcher = opened.adopt(new Agent({ connections: 2 * people }), (agent) => agent.close());

/** One call from a network of its own, as a balancer would hand it on. */
async function call(route: RouteShape, body: object | null, token?: string): Promise<Dispatcher.ResponseData> {
  asked += 1;
  const address = `10.${(asked >> 16) & 255}.${(asked >> 8) & 255}.${asked & 255}`;
  return request(`${gatewayUrl}/api${route.path}`, {
    method: route.method,
    dispatcher,
    headers: {
      'x-forwarded-for': address,
      ...(body === null ? {} : { 'content-type': 'application/json' }),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    ...(body === null ? {} : { body: JSON.stringify(body) }),
  });
}

const emailOf = (index: number) => `pessoa${index}@exemplo.test`;
const first = { name: 'Ana Célia', email: emailOf(0), password, birthDate: '1955-11-29' };
const { token } = z.parse(z.object({ token: z.string() }), await (await call(register, first)).body.json());
const pool = new Pool({ connectionString: product.infrastructure.databaseUrl, max: 1 });
// A connection that the server closes at the end is no failure.
pool.on('error', () => undefined);
opened.defer(() => pool.end());
await pool.query(
  `INSERT INTO auth.account (id, email, name, role, permissions, password_hash)
   SELECT gen_random_uuid(), 'pessoa' || n || '@exemplo.test', 'Ana Célia', 'user', '{}', a.password_hash
   FROM auth.account a, generate_series(1, $1) n WHERE a.email = $2`,
  [Math.max(people, calls), emailOf(0)],
);

async function timed(work: () => Promise<Dispatcher.ResponseData>, expected: number): Promise<number> {
  const startedAt = performance.now();
  const answer = await work();
  const text = await answer.body.text();
  if (answer.statusCode !== expected) throw new Error(`answered ${answer.statusCode}: ${text}`);
  return performance.now() - startedAt;
}

const signIn = (email: string, typed: string) => call(login, { email, password: typed });

/** Goes on calling, evenly, whether the answers come or not. */
async function callOnMeanwhile(isOver: () => boolean): Promise<number[]> {
  const running: Promise<number>[] = [];
  while (!isOver()) {
    running.push(timed(() => call(listSessions, null, token), 200));
    await wait(1000 / otherPerSecond);
  }
  return Promise.all(running);
}

interface Stampede {
  /** Logins a second, round by round. */
  readonly logins: readonly number[];
  /** What the other calls took meanwhile. */
  readonly others: readonly number[];
  /** Bare verifications a second, round by round. */
  readonly bare: readonly number[];
}

/** All logins at once, in rounds; bare password verifications between them. */
async function stampede(): Promise<Stampede> {
  const loginAll = () =>
    Promise.all(Array.from({ length: people }, (_, index) => timed(() => signIn(emailOf(index + 1), password), 200)));
  const [logins, others, bare]: [number[], number[], number[]] = [[], [], []];
  for (let round = 0; round <= rounds; round += 1) {
    let isOver = false;
    const meanwhile = callOnMeanwhile(() => isOver);
    const startedAt = performance.now();
    await loginAll();
    const seconds = (performance.now() - startedAt) / 1000;
    isOver = true;
    const times = await meanwhile;
    const verified = await verificationsPerSecond(people);
    // The first round warms up.
    if (round === 0) continue;
    logins.push(people / seconds);
    others.push(...times);
    bare.push(verified);
  }
  return { logins, others, bare };
}

/** Area under the curve (Mann–Whitney): how well a threshold on time separates the groups; 0.5 is not at all. */
function separability(known: readonly number[], unknown: readonly number[]): number {
  const all = [...known.map((time) => ({ time, own: 1 })), ...unknown.map((time) => ({ time, own: 0 }))];
  const ranks = all
    .toSorted((one, two) => one.time - two.time)
    .reduce((sum, { own }, index) => sum + own * (index + 1), 0);
  const area = (ranks - (known.length * (known.length + 1)) / 2) / (known.length * unknown.length);
  return Math.max(area, 1 - area);
}

/** Known and unknown addresses in turn, the first of a pair now one, now the other. */
async function separabilityOf(ask: (email: string) => Promise<number>): Promise<number> {
  const times = { known: [] as number[], unknown: [] as number[] };
  for (let index = 0; index < calls; index += 1) {
    const turns = [
      async () => times.known.push(await ask(emailOf(index + 1))),
      async () => times.unknown.push(await ask(`ninguem${index}@exemplo.test`)),
    ];
    for (const turn of index % 2 === 0 ? turns : turns.toReversed()) await turn();
  }
  return separability(times.known, times.unknown);
}

const { logins, others, bare } = await stampede();
const wrong = await separabilityOf((email) => timed(() => signIn(email, 'senha errada'), 401));
const forgot = await separabilityOf((email) => timed(() => call(forgotPassword, { email }), 202));
const separable = (what: string, value: number): Figure => ({
  line: 'S5',
  what: `known from unknown by ${what}`,
  value,
  unit: '',
  goal: { rule: '≤', value: goals.separability },
});
reportFigures([
  { line: '', what: 'logins, 200 at once', value: median(logins), unit: '/s' },
  { line: '', what: 'passwords verified by @node-rs/argon2 alone', value: median(bare), unit: '/s' },
  {
    line: 'V12',
    what: 'logins, times bare verifications',
    value: median(logins.map((perSecond, round) => perSecond / (bare[round] ?? Number.NaN))),
    unit: '×',
    goal: { rule: '≥', value: goals.ofBare },
  },
  {
    line: 'V12',
    what: `${others.length} other calls meanwhile, p99`,
    value: percentile(others, 0.99),
    unit: 'ms',
    goal: { rule: '≤', value: goals.othersP99 },
  },
  separable('the time of a login', wrong),
  separable('a forgotten password', forgot),
]);
