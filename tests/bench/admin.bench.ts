/**
 * The admin panel's lists and the proof of the audit trail on much data, against docs/goals.md V13:
 * `node tests/bench/admin.bench.ts [accounts] [entries]`, by default 100,000 accounts and 1,000,000 audit entries, each
 * call 60 times over HTTP through admin-config: p95 under 100 ms; the proof over 100,000 entries a second.
 */
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { definition as adminConfig } from '@sefira/admin-config-service/definition';
import { verifyAudit } from '@sefira/admin-config-service/operations/verify-audit';
import { definition as auth } from '@sefira/auth-service/definition';
import { listAudit } from '@sefira/contracts/admin-config/audit';
import { listAdminUsers } from '@sefira/contracts/admin-config/users';
import type { Identity } from '@sefira/contracts/shared/identity';
import type { RouteRequest } from '@sefira/contracts/shared/route';
import { migrate } from '@sefira/database/migrate';
import { provisionRoles } from '@sefira/database/roles';
import { schemaName, serviceSchema } from '@sefira/database/service-schema';
import { openSecrets } from '@sefira/embedded/secrets';
import { readConfiguration } from '@sefira/platform/configuration/configuration';
import { createServiceClient } from '@sefira/platform/http/service-client';
import { createIdentitySigner } from '@sefira/platform/identity/identity';
import { systemClock } from '@sefira/platform/time/clock';
import { startInfrastructure } from '@sefira/testing/infrastructure';
import pg from 'pg';
import { type Figure, reportFigures } from '../suites/figures.ts';
import { seedAccounts, seedAudit } from './admin/seed.ts';

const [users = 100_000, entries = 1_000_000] = process.argv.slice(2).map(Number);
const rounds = 60;
const targetMilliseconds = 100;
const targetPerSecond = 100_000;
const root = path.resolve(import.meta.dirname, '../..');

await using opened = new AsyncDisposableStack();
const infrastructure = opened.use(await startInfrastructure(process.env));
const databaseUrl = infrastructure.postgresUrl;
const dataDir = await mkdtemp(path.join(tmpdir(), 'sefira-admin-'));
opened.defer(() => rm(dataDir, { recursive: true, force: true }));
const secrets = await openSecrets({ dataDir });
const names = ['auth', 'admin-config'] as const;
await provisionRoles(
  databaseUrl,
  names.map((name) => ({ schema: schemaName(name), url: databaseUrl })),
);
for (const name of names) {
  const { migrationsFolder } = serviceSchema(root, name);
  await migrate({ url: databaseUrl, schema: schemaName(name), migrationsFolder });
}
const pool = new pg.Pool({ connectionString: databaseUrl, max: 2 });
// A connection that the server closes at the end is no failure.
pool.on('error', () => undefined);
opened.defer(() => pool.end());

const auditKey = await secrets.key('audit');
const signingJwk = JSON.stringify((await secrets.identity('audit')).privateKey);
const checkpointFolder = path.join(dataDir, 'audit');
console.log(`${users} contas e ${entries} registros de auditoria…`);
await seedAccounts(pool, users);
const personId = await seedAudit(pool, entries, Buffer.from(auditKey, 'base64url'));

const gatewayKey = await secrets.identity('gateway');
const ownKey = await secrets.identity('admin-config');
const common = {
  DATABASE_URL: databaseUrl,
  REDIS_URL: infrastructure.redisUrl,
  MESSAGE_KEY: await secrets.key('message'),
  DATA_KEY: await secrets.key('data'),
  IDENTITY_JWKS: JSON.stringify({ keys: [gatewayKey.publicKey, ownKey.publicKey] }),
  LOG_LEVEL: 'silent',
  DRAIN_SECONDS: '0',
};
const accounts = opened.use(await auth.start(readConfiguration('auth', auth.environment, common)));
const panel = opened.use(
  await adminConfig.start(
    readConfiguration('admin-config', adminConfig.environment, {
      ...common,
      AUTH_URL: accounts.url,
      BILLING_URL: 'http://127.0.0.1:1',
      REPORTS_URL: 'http://127.0.0.1:1',
      RESELLER_URL: 'http://127.0.0.1:1',
      USER_URL: 'http://127.0.0.1:1',
      NUMEROLOGY_URL: 'http://127.0.0.1:1',
      CHAT_URL: 'http://127.0.0.1:1',
      CONTENT_URL: 'http://127.0.0.1:1',
      IDENTITY_PRIVATE_JWK: JSON.stringify(ownKey.privateKey),
      AUDIT_KEY: auditKey,
      AUDIT_SIGNING_JWK: signingJwk,
      AUDIT_CHECKPOINT_DIR: checkpointFolder,
    }),
  ),
);
const privateJwk = JSON.stringify(gatewayKey.privateKey);
const signer = createIdentitySigner({ caller: 'gateway', privateJwk, clock: systemClock });
const client = opened.use(createServiceClient({ addresses: { 'admin-config': panel.url }, signer }));
const identity: Identity = {
  subject: randomUUID(),
  role: 'admin',
  plan: 'free',
  permissions: [],
  sessionId: randomUUID(),
};

type UserQuery = RouteRequest<typeof listAdminUsers>['query'];
type AuditQuery = RouteRequest<typeof listAudit>['query'];

async function p95(what: string, call: () => Promise<unknown>): Promise<Figure> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const startedAt = performance.now();
    await call();
    times.push(performance.now() - startedAt);
  }
  times.sort((left, right) => left - right);
  const value = times[Math.floor(rounds * 0.95)] ?? 0;
  return {
    line: 'V13',
    what: `${what}, p95`,
    value,
    unit: 'ms',
    goal: { rule: '≤', value: targetMilliseconds },
  };
}

const userCall = (query: UserQuery) => client.call(listAdminUsers, { query, identity, requestId: randomUUID() });
const auditCall = (query: AuditQuery) => client.call(listAudit, { query, identity, requestId: randomUUID() });

/** The cursor some pages on. */
async function deep<Query extends object>(
  call: (query: Query) => Promise<{ readonly nextCursor: string | null }>,
  query: Query,
): Promise<Query> {
  let cursor: string | null = null;
  for (let page = 0; page < 20; page += 1) {
    const answer = await call({ ...query, limit: '200', ...(cursor === null ? {} : { cursor }) });
    cursor = answer.nextCursor;
  }
  return { ...query, ...(cursor === null ? {} : { cursor }) };
}

const middle = new Date(Date.now() - 900 * 86_400_000).toISOString().slice(0, 10);
const later = new Date(Date.now() - 800 * 86_400_000).toISOString().slice(0, 10);
const checks: readonly (readonly [string, () => Promise<unknown>])[] = [
  ['users, newest', () => userCall({})],
  ['users, by name', () => userCall({ sort: 'name', direction: 'asc' })],
  ['users, by credits', () => userCall({ sort: 'credits' })],
  ['users, suspended', () => userCall({ status: 'suspended' })],
  ['users, resellers', () => userCall({ role: 'reseller' })],
  ['users, common name', () => userCall({ search: 'ana' })],
  ['users, one letter', () => userCall({ search: 'a', sort: 'email', direction: 'asc' })],
  ['users, one e-mail', () => userCall({ search: 'pessoa77777@' })],
  ['users, nobody', () => userCall({ search: 'xyzw quem' })],
  ['users, deep page', await deep(userCall, {} satisfies UserQuery).then((query) => () => userCall(query))],
  ['audit, newest', () => auditCall({})],
  ['audit, deletions', () => auditCall({ action: 'delete' })],
  ['audit, one key', () => auditCall({ key: 'credits_low' })],
  ['audit, one person', () => auditCall({ entityId: personId })],
  ['audit, one admin', () => auditCall({ user: 'admin7@' })],
  ['audit, common name', () => auditCall({ user: 'ana' })],
  ['audit, nobody', () => auditCall({ user: 'ninguém' })],
  ['audit, one day long ago', () => auditCall({ date: middle })],
  ['audit, range and failures', () => auditCall({ from: middle, to: later, result: 'failed' })],
  ['audit, deep page', await deep(auditCall, {} satisfies AuditQuery).then((query) => () => auditCall(query))],
];
const figures: Figure[] = [];
for (const [what, call] of checks) figures.push(await p95(what, call));

const startedAt = performance.now();
const proof = await verifyAudit({ databaseUrl, auditKey, signingJwk, checkpointFolder });
const perSecond = proof.entries / ((performance.now() - startedAt) / 1000);
if (proof.broken !== null) throw new Error(`broken at ${proof.broken.sequence}: ${proof.broken.problem}`);
reportFigures([
  ...figures,
  {
    line: '',
    what: `audit entries proved, of ${proof.entries}`,
    value: perSecond,
    unit: '/s',
    goal: { rule: '≥', value: targetPerSecond },
  },
]);
