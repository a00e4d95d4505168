/**
 * The primary of PostgreSQL killed in the middle of sign-ups, and its asynchronous replica promoted (docs/goals.md S34, S36,
 * docs/runbooks/incidents.md): `node tests/chaos/failover.chaos.ts [seconds without a primary]`, 60 by default.
 */
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { findServiceSchemas } from '@sefira/database/service-schema';
import { findUnknownEvents } from '@sefira/deploy/operations/find-unknown-events';
import { startProduct } from '@sefira/product/product';
import { repository } from '@sefira/testing/database-template';
import { startPrimaryAndReplica } from '@sefira/testing/primary-and-replica';
import pg from 'pg';
import { reportFigures } from '../suites/figures.ts';

const [away = 60] = process.argv.slice(2).map(Number);
const clients = 4;
const calmMilliseconds = 5000;

await using opened = new AsyncDisposableStack();
const servers = opened.use(await startPrimaryAndReplica());
const product = opened.use(
  await startProduct({
    hasOwnStores: true,
    proxies: { databaseUrl: servers.url },
    environment: { RATE_LIMIT_PER_MINUTE: '1000000', TRUSTED_PROXIES: '127.0.0.1,::1' },
  }),
);

const acknowledged: string[] = [];
let unavailable = 0;
const wrong: string[] = [];
let lastSuccess = performance.now();
let isOver = false;

async function signUp(): Promise<void> {
  const email = `${randomUUID()}@sefira.test`;
  const address = `10.${[...crypto.getRandomValues(new Uint8Array(3))].join('.')}`;
  const response = await fetch(`${product.url}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    signal: AbortSignal.timeout(30_000),
    body: JSON.stringify({ name: 'Ana Célia', email, password: 'Cobre lilás 71', birthDate: '1955-11-29' }),
  });
  const text = await response.text();
  if (response.status === 201) {
    acknowledged.push(email);
    lastSuccess = performance.now();
  } else if (response.status === 503 && text.includes('"success":false')) unavailable += 1;
  else wrong.push(`${response.status} ${text.slice(0, 200)}`);
}
const working = Array.from({ length: clients }, async () => {
  while (!isOver) {
    await signUp();
    await wait(50);
  }
});

await wait(calmMilliseconds);
const began = new Date();
console.log(`primary killed after ${acknowledged.length} sign-ups`);
await servers.killPrimary();
await wait(away * 1000);
await servers.promote();
servers.leadToReplica();
const promotedAt = performance.now();
while (lastSuccess < promotedAt && performance.now() - promotedAt < 60_000) await wait(20);
const back = (performance.now() - promotedAt) / 1000;
await wait(calmMilliseconds);
isOver = true;
await Promise.all(working);
await product.idle();

const pool = new pg.Pool({ connectionString: servers.replicaUrl, max: 2 });
opened.defer(() => pool.end());
const count = async (statement: string, ...values: unknown[]): Promise<number> => {
  const { rows } = await pool.query<{ count: number }>(`SELECT count(*)::int AS count FROM ${statement}`, values);
  return rows[0]?.count ?? 0;
};
const present = await count('auth.account WHERE email = ANY($1)', acknowledged);
const withoutProfile = await count(
  'auth.account WHERE email = ANY($1) AND NOT EXISTS (SELECT FROM "user".profile WHERE profile.user_id = account.id)',
  acknowledged,
);
const schemas = (await findServiceSchemas(repository)).map(({ schema }) => schema);
const unknown = await findUnknownEvents(() => servers.replicaUrl, schemas, new Date(began.getTime() - 60_000));
const orphans = await count(
  '"user".profile p WHERE NOT EXISTS (SELECT FROM auth.account WHERE account.id = p.user_id)',
);
const named = unknown.filter(({ subscriber }) => subscriber === 'user').length;
if (wrong.length > 0) console.log(wrong.slice(0, 3).join('\n'));

const none = { rule: '=', value: 0 } as const;
reportFigures([
  { line: '', what: `sign-ups, ${away} s without a primary`, value: acknowledged.length, unit: '' },
  { line: '', what: 'refused with 503 in form meanwhile', value: unavailable, unit: '' },
  { line: 'S36', what: 'other failures', value: wrong.length, unit: '', goal: none },
  {
    line: 'S36',
    what: 'from the promotion to the next sign-up',
    value: back,
    unit: 's',
    goal: { rule: '≤', value: 5 },
  },
  { line: '', what: 'accounts that the asynchronous replica lacked', value: acknowledged.length - present, unit: '' },
  { line: 'S34', what: 'accounts without their profile', value: withoutProfile, unit: '', goal: none },
  { line: '', what: 'profiles without an account', value: orphans, unit: '' },
  {
    line: 'S34',
    what: 'of them not named by unknown-events',
    value: Math.max(0, orphans - named),
    unit: '',
    goal: none,
  },
]);
