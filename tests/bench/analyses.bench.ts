/**
 * Personal analyses stored, against docs/goals.md V5: `node tests/bench/analyses.bench.ts [seconds of a round] [seconds of a call]`
 * (needs wrk). numerology alone, 32 connections of as many people, five rounds: of a plan without limit (history, idempotency
 * and outbox), in turn with a plain Prisma transaction that stores history and event; by two processes; and of one that pays
 * (billing beside it), in turn with the same peer. Then every analysis call through the gateway, 50 a second, by the 95th percentile. `--profile <folder>` writes a
 * CPU profile of numerology.
 */
import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { register } from '@sefira/contracts/auth/session';
import { adjustWallet } from '@sefira/contracts/billing/internal';
import { type Identity, identityHeader } from '@sefira/contracts/shared/identity';
import { type Environment, partEnvironments } from '@sefira/deploy/launcher/part-environments';
import { prepareDatabase } from '@sefira/deploy/launcher/platform';
import { findPort } from '@sefira/embedded/ports';
import { openPlainStore } from '@sefira/numerology-service/plain-store';
import { createServiceClient } from '@sefira/platform/http/service-client';
import { createIdentitySigner } from '@sefira/platform/identity/identity';
import { systemClock } from '@sefira/platform/time/clock';
import { startProductInfrastructure } from '@sefira/product/infrastructure';
import { type PartProcess, startPart } from '@sefira/product/part-process';
import pg from 'pg';
import * as z from 'zod/mini';
import { type Figure, reportFigures } from '../suites/figures.ts';
import { median, percentile } from './http/percentiles.ts';
import { load } from './http/wrk.ts';

const rounds = 5;
const { positionals, values: flags } = parseArgs({ allowPositionals: true, options: { profile: { type: 'string' } } });
const [secondsEach = 4, gatewaySeconds = 10] = positionals.map(Number);
const profiled =
  flags.profile === undefined ? {} : { NODE_OPTIONS: `--cpu-prof --cpu-prof-dir=${path.resolve(flags.profile)}` };
const connections = 32;
const goals = { ofPlain: 1, paidOfPlain: 0.4 };
const gatewayRate = 50;
const gatewayLimit = 60;

const person = { name: 'Ana Célia Vasconcelos', birthDate: '1955-11-29' };
const other = { name: 'Tomás Vasconcelos Prado', birthDate: '1983-06-17' };
const calls: Readonly<Record<string, object>> = {
  '/numerology/analyze/basic': person,
  '/numerology/analyze': { person1: person, person2: other },
  '/numerology/analyze/company': { companyName: 'Padaria Estrela do Sul', foundationDate: '2010-05-20' },
  '/numerology/analyze/cycles': { birthDate: person.birthDate, currentYear: 2026 },
  '/numerology/analyze/name': { name: person.name, birthDate: person.birthDate },
  '/numerology/analyze/group': { groupName: 'Família', members: [person, other] },
};

await using opened = new AsyncDisposableStack();
const { dataDir, databaseUrl, secrets, shared } = opened.use(
  await startProductInfrastructure({ hasOwnStores: true, hasMailbox: false, hasSandbox: false, hasChromium: false }),
);
const environments = await partEnvironments({
  ...shared,
  given: {
    RATE_LIMIT_PER_MINUTE: '1000000',
    GUEST_RATE_LIMIT_PER_MINUTE: '1000000',
    CONCURRENT_WORK_PER_PERSON: '1000000',
  },
});
await prepareDatabase(databaseUrl, environments);

function startAt(name: string, port: number) {
  const own = name === 'numerology' ? profiled : {};
  const environment: Environment = { LOG_LEVEL: 'error', ...environments.byPart.get(name), ...own };
  return startPart({ name, label: `bench-${port}`, dataDir, environment, port });
}

/** One that stays for the rest of the measurement. */
const start = async (name: string) => opened.use(await startAt(name, Number(environments.byPart.get(name)?.PORT)));

const numerology = await start('numerology');
const { privateKey } = await secrets.identity('gateway');
const signer = createIdentitySigner({
  caller: 'gateway',
  privateJwk: JSON.stringify(privateKey),
  clock: systemClock,
});

/** Analyses stored by these processes together in one interval, each called over its share of the connections. */
async function analysesPerSecond(identities: readonly Identity[], processes: readonly PartProcess[]): Promise<number> {
  const values = identities.map((identity) => signer.sign(identity, 'numerology'));
  const inTurn = { name: identityHeader, values };
  const loads = await Promise.all(
    processes.map(({ url }) =>
      load({
        url: `${url}/numerology/analyze/basic`,
        connections: connections / processes.length,
        seconds: secondsEach,
        inTurn,
        body: person,
      }),
    ),
  );
  for (const { failed } of loads) if (failed > 0) throw new Error(`${failed} calls failed`);
  return loads.reduce((sum, { perSecond }) => sum + perSecond, 0);
}

/** Rounds of each in turn, after one that warms up. @returns what each gave, round by round */
async function inRounds(...ways: readonly (() => Promise<number>)[]): Promise<readonly (readonly number[])[]> {
  const measured = ways.map((): number[] => []);
  for (let round = 0; round <= rounds; round += 1) {
    for (const [index, way] of ways.entries()) {
      const perSecond = await way();
      if (round > 0) measured[index]?.push(perSecond);
    }
  }
  return measured;
}

/** Waits until events of the rounds before are published and reservations confirmed. */
async function quiet(): Promise<void> {
  const database = new pg.Pool({ connectionString: databaseUrl });
  const unfinished = `SELECT 1 FROM numerology.outbox_event WHERE published_at IS NULL
    UNION ALL SELECT 1 FROM billing.outbox_event WHERE published_at IS NULL
    UNION ALL SELECT 1 FROM billing.charge WHERE state = 'reserved' LIMIT 1`;
  while ((await database.query(unfinished)).rowCount) await wait(200);
  await database.end();
}

/** One person for each connection, working in parallel. */
function members(plan: Identity['plan']): readonly Identity[] {
  return Array.from({ length: connections }, () => ({
    subject: randomUUID(),
    role: 'user',
    plan,
    permissions: [],
    sessionId: null,
  }));
}

const plain = opened.use(openPlainStore(environments.databaseUrls.get('numerology') ?? '', connections));

/** Analyses stored by the peer in one interval, over as many connections. */
async function plainPerSecond(): Promise<number> {
  let stored = 0;
  const end = performance.now() + secondsEach * 1000;
  await Promise.all(
    Array.from({ length: connections }, async () => {
      const userId = randomUUID();
      while (performance.now() < end) {
        await plain.store(userId);
        stored += 1;
      }
    }),
  );
  return stored / secondsEach;
}

let [included, besideIncluded, byTwo, paid, besidePaid]: (readonly number[])[] = [];
{
  const ours = members('professional');
  [included = [], besideIncluded = []] = await inRounds(() => analysesPerSecond(ours, [numerology]), plainPerSecond);
}
{
  await using second = await startAt('numerology', await findPort());
  const ours = members('professional');
  [byTwo = []] = await inRounds(() => analysesPerSecond(ours, [numerology, second]));
}
await start('billing');
const payers = members('free');
const adminKey = await secrets.identity('admin-config');
await using client = createServiceClient({
  addresses: { billing: environments.byPart.get('numerology')?.BILLING_URL ?? '' },
  signer: createIdentitySigner({
    caller: 'admin-config',
    privateJwk: JSON.stringify(adminKey.privateKey),
    clock: systemClock,
  }),
});

async function give(userId: string): Promise<void> {
  const body = { amount: 100_000, reason: 'Medição', actorId: randomUUID(), key: `bench ${userId}` };
  await client.call(adjustWallet, { params: { userId }, body, requestId: randomUUID() });
}
for (const { subject } of payers) await give(subject ?? '');
[paid = [], besidePaid = []] = await inRounds(() => analysesPerSecond(payers, [numerology]), plainPerSecond);
await quiet();

await start('auth');
const gateway = await start('gateway');
const answer = await fetch(`${gateway.url}/api${register.path}`, {
  method: register.method,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ ...person, email: 'ana@bench.test', password: 'segredo da ana' }),
});
const { token, user } = z.parse(
  z.object({ token: z.string(), user: z.object({ id: z.string() }) }),
  await answer.json(),
);
await give(user.id);

/** Milliseconds that one call takes. */
async function timed(route: string, body: object): Promise<number> {
  const started = performance.now();
  const response = await fetch(`${gateway.url}/api${route}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${route}: ${response.status} ${text}`);
  return performance.now() - started;
}

const slowest: [string, number][] = [];
for (const [route, body] of Object.entries(calls)) {
  const running: Promise<number>[] = [];
  for (let sent = 0; sent < gatewayRate * gatewaySeconds; sent += 1) {
    running.push(timed(route, body));
    await wait(1000 / gatewayRate);
  }
  const times = (await Promise.all(running)).slice(gatewayRate);
  slowest.push([route, percentile(times, 0.95)]);
}

const rate = (what: string, measured: readonly number[]): Figure => ({
  line: '',
  what,
  value: median(measured),
  unit: '/s',
});
const share = (what: string, ours: readonly number[], peer: readonly number[], goal: number): Figure => ({
  line: 'V5',
  what,
  value: median(ours.map((perSecond, round) => perSecond / (peer[round] ?? Number.NaN))),
  unit: '×',
  goal: { rule: '≥', value: goal },
});
reportFigures([
  share('stored by one process, times a plain Prisma transaction', included, besideIncluded, goals.ofPlain),
  share('stored and paid, times a plain Prisma transaction', paid, besidePaid, goals.paidOfPlain),
  rate('a plain Prisma transaction', besideIncluded),
  rate('stored by one process (one core at most), plan without limit', included),
  rate('stored by two processes, plan without limit', byTwo),
  rate('stored and paid', paid),
  ...slowest.map(
    ([route, p95]): Figure => ({
      line: 'V5',
      what: `${route} through the gateway, ${gatewayRate} a second, p95`,
      value: p95,
      unit: 'ms',
      goal: { rule: '≤', value: gatewayLimit },
    }),
  ),
]);
