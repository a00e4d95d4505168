/**
 * The audit trail against an attacker who owns the database (docs/decisions/0051-audit-trail.md, docs/goals.md S24):
 * `node tests/chaos/audit.chaos.ts [mutations] [seed]`. Each mutation changes the table past its rules, some with the
 * key of the chain; verification must find each, and nothing without one.
 */
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { verifyAudit } from '@sefira/admin-config-service/operations/verify-audit';
import { chainHash, chainStart } from '@sefira/database/audit-chain';
import { readCheckpointKeys, signCheckpoint, storeCheckpoint } from '@sefira/database/audit-checkpoint';
import { migrate } from '@sefira/database/migrate';
import { provisionRoles } from '@sefira/database/roles';
import { schemaName, serviceSchema } from '@sefira/database/service-schema';
import { openSecrets } from '@sefira/embedded/secrets';
import { startInfrastructure } from '@sefira/testing/infrastructure';
import pg from 'pg';
import { seedAudit } from '../bench/admin/seed.ts';
import { reportFigures } from '../suites/figures.ts';
import { randomFrom } from './support/seeded-random.ts';

const [mutations = 1000, seed = 20_261_121] = process.argv.slice(2).map(Number);
const entries = 240;
const signedEvery = 60;
const table = 'admin_config.audit_entry';

await using opened = new AsyncDisposableStack();
const { postgresUrl: databaseUrl } = opened.use(await startInfrastructure(process.env));
const checkpointFolder = await mkdtemp(path.join(tmpdir(), 'sefira-audit-'));
opened.defer(() => rm(checkpointFolder, { recursive: true, force: true }));
const secrets = await openSecrets({ dataDir: checkpointFolder });
const { migrationsFolder } = serviceSchema(path.resolve(import.meta.dirname, '../..'), 'admin-config');
await provisionRoles(databaseUrl, [{ schema: schemaName('admin-config'), url: databaseUrl }]);
await migrate({ url: databaseUrl, schema: schemaName('admin-config'), migrationsFolder });
const auditKey = await secrets.key('audit');
const signingJwk = JSON.stringify((await secrets.identity('audit')).privateKey);
const place = { databaseUrl, auditKey, signingJwk, checkpointFolder: path.join(checkpointFolder, 'signed') };
const key = Buffer.from(auditKey, 'base64url');

const pool = new pg.Pool({ connectionString: databaseUrl, max: 1 });
// A connection that the server closes at the end is no failure.
pool.on('error', () => undefined);
opened.defer(() => pool.end());
await seedAudit(pool, entries, key);
const chain = (
  await pool.query<{ sequence: string; body: string; hash: string }>(`SELECT * FROM ${table} ORDER BY sequence`)
).rows.map(({ sequence, body, hash }) => ({ sequence: Number(sequence), body, hash }));
const keys = readCheckpointKeys(signingJwk);
await mkdir(place.checkpointFolder);
for (const point of chain.filter(({ sequence }) => sequence % signedEvery === 0)) {
  await storeCheckpoint(
    place.checkpointFolder,
    signCheckpoint(point, new Date(), keys),
    `2026-11-${point.sequence / 60}`,
  );
}

type Entry = (typeof chain)[number];

const random = randomFrom(seed);
const roll = (count: number) => Math.floor(random() * count);
const somewhere = () => roll(chain.length);
const forgedBody = (body: string) =>
  body.replace('"role":"reseller"', '"role":"admin"').replace('203.0.113', '198.51.100');

/** With the key at hand: everything from a place on is written anew, and fits. */
function rebuilt(from: number): Entry[] {
  let previous = chain[from - 1]?.hash ?? chainStart;
  return chain.map((entry, index) => {
    if (index < from) return entry;
    const body = forgedBody(entry.body);
    previous = chainHash(key, previous, entry.sequence, body);
    return { ...entry, body, hash: previous };
  });
}

const kinds: Readonly<Record<string, () => Entry[]>> = {
  'edited text': () => {
    const place = somewhere();
    return chain.map((entry, index) => (index === place ? { ...entry, body: forgedBody(entry.body) } : entry));
  },
  'edited hash': () => {
    const place = somewhere();
    return chain.map((entry, index) =>
      index === place ? { ...entry, hash: entry.hash.split('').reverse().join('') } : entry,
    );
  },
  deleted: () => chain.toSpliced(somewhere(), 1),
  'deleted and closed up': () => {
    const place = somewhere();
    return chain.toSpliced(place, 1).map((entry, index) => ({ ...entry, sequence: index + 1 }));
  },
  swapped: () => {
    const [one, two] = [somewhere(), roll(chain.length - 1)];
    const other = two >= one ? two + 1 : two;
    const at = (index: number) => chain[index === one ? other : index === other ? one : index];
    return chain.map((entry, index) => ({ ...entry, ...at(index), sequence: entry.sequence }));
  },
  inserted: () => {
    const place = somewhere();
    const copy = chain[place];
    return copy ? chain.toSpliced(place, 0, copy).map((entry, index) => ({ ...entry, sequence: index + 1 })) : [];
  },
  appended: () => [...chain, ...chain.slice(-1).map((entry) => ({ ...entry, sequence: entry.sequence + 1 }))],
  'tail cut': () => chain.slice(0, chain.length - 1 - roll(20)),
  'old dump': () => chain.slice(0, somewhere()),
  'rebuilt with the key': () => rebuilt(somewhere()),
  emptied: () => [],
};

async function write(rows: readonly Entry[]): Promise<void> {
  await pool.query('SET session_replication_role = replica');
  await pool.query(`TRUNCATE ${table}`);
  await pool.query(
    `INSERT INTO ${table} (sequence, body, hash) SELECT * FROM unnest($1::bigint[], $2::text[], $3::text[])`,
    [rows.map(({ sequence }) => sequence), rows.map(({ body }) => body), rows.map(({ hash }) => hash)],
  );
}

const found = new Map(Object.keys(kinds).map((kind) => [kind, { done: 0, found: 0 }]));
let falseAlarms = 0;
const names = Object.keys(kinds);
for (let round = 0; round < mutations; round += 1) {
  const kind = names[round % names.length] ?? '';
  const rows = kinds[kind]?.() ?? [];
  await write(rows);
  const { broken } = await verifyAudit(place);
  const count = found.get(kind);
  // A text that the mutation left as it was is none.
  const isNone =
    rows.length === chain.length &&
    rows.every(({ body, hash }, index) => body === chain[index]?.body && hash === chain[index]?.hash);
  if (count && !isNone) {
    count.done += 1;
    if (broken) count.found += 1;
  } else if (isNone) round -= 1;
  if (round % 10 !== 0) continue;
  await write(chain);
  if ((await verifyAudit(place)).broken) falseAlarms += 1;
}
let missed = 0;
for (const [kind, { done, found: seen }] of found) {
  console.log(`${kind.padEnd(24)} ${seen} of ${done}`);
  missed += done - seen;
}
const none = { rule: '=', value: 0 } as const;
reportFigures([
  { line: '', what: `changes made past every rule, seed ${seed}`, value: mutations, unit: '' },
  { line: 'S24', what: 'changes not found', value: missed, unit: '', goal: none },
  { line: 'S24', what: 'alarms where nothing was changed', value: falseAlarms, unit: '', goal: none },
]);
