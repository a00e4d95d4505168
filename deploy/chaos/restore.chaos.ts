/**
 * A restore drill (GOALS.md S22, RELIABILITY.md F11): `node deploy/chaos/restore.chaos.ts [rows]`. A database with so many
 * analyses and charges is copied while it is written to, and comes back in an empty one, row by row the same.
 */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { migrate } from '@sefira/database/migrate';
import { provisionRoles } from '@sefira/database/roles';
import { findServiceSchemas } from '@sefira/database/service-schema';
import pg from 'pg';
import { backUp, restore } from '../backup/product-backup.ts';
import { startPostgres } from '../embedded/postgres.ts';
import { openSecrets } from '../embedded/secrets.ts';
import { verifyLedger } from '../ledger/verify.ts';
import { reportFigures } from '../suites/figures.ts';

const [rows = 150_000] = process.argv.slice(2).map(Number);
const files = 200;
const root = path.resolve(import.meta.dirname, '../..');
const none = { rule: '=', value: 0 } as const;

await using opened = new AsyncDisposableStack();
const dataDir = await mkdtemp(path.join(tmpdir(), 'sefira-restore-'));
opened.defer(() => rm(dataDir, { recursive: true, force: true, maxRetries: 5 }));
const secrets = await openSecrets({ dataDir });
const { url } = opened.use(await startPostgres({ dataDir, report: () => undefined, secrets }));
const another = new URL(url);
another.pathname = '/restored';
const services = await findServiceSchemas(root);
await provisionRoles(
  url,
  services.map(({ schema }) => ({ schema, url })),
);
for (const { schema, migrationsFolder } of services) await migrate({ url, schema, migrationsFolder });
const pool = opened.adopt(new pg.Pool({ connectionString: url, max: 3 }), (one) => one.end());
pool.on('error', () => undefined);

await pool.query(
  `INSERT INTO numerology.analysis (id, user_id, kind, title, search_text, input, system, rule_set, reference_date, summary)
   SELECT gen_random_uuid(), gen_random_uuid(), 'personal', 'Mapa ' || n, 'mapa ' || n,
     jsonb_build_object('name', md5(n::text) || md5((n + 1)::text), 'birthDate', '1955-11-29'), 'cabalistica', 'v1',
     '2026-11-21', jsonb_build_object('destino', n % 9, 'texto', repeat(md5(n::text), 45))
   FROM generate_series(1, $1) n`,
  [rows],
);
await pool.query(
  `INSERT INTO billing.wallet (user_id, balance, position) SELECT gen_random_uuid(), 20, 1 FROM generate_series(1, $1)`,
  [Math.round(rows / 5)],
);
await pool.query(
  `WITH given AS (INSERT INTO billing.lot (id, user_id, kind, amount, remaining, granted_at)
     SELECT gen_random_uuid(), user_id, 'welcome', 20, 20, now() FROM billing.wallet RETURNING id, user_id)
   INSERT INTO billing.ledger_entry (id, user_id, position, debit, credit, amount, balance_after, reason, description, lots, actor, idempotency_key)
   SELECT gen_random_uuid(), user_id, 1, 'wallet', 'promotions', 20, 20, 'welcome', 'Boas-vindas',
     jsonb_build_array(jsonb_build_object('lot', id, 'kind', 'welcome', 'amount', 20)), 'house', 'welcome:' || user_id FROM given`,
);
const installation = (databaseUrl: string, folder: string) => ({
  databaseUrl,
  fileStoreDir: path.join(dataDir, folder, 'files'),
  auditDir: path.join(dataDir, folder, 'audit'),
  secretsFile: undefined,
});
const [own, empty] = [installation(url, 'own'), installation(another.href, 'again')];
for (const { fileStoreDir, auditDir } of [own, empty]) {
  for (const folder of [fileStoreDir, auditDir]) await mkdir(folder, { recursive: true });
}
for (let file = 0; file < files; file += 1) {
  await writeFile(path.join(own.fileStoreDir, `${file}.pdf`), Buffer.alloc(40_000, file % 256));
}

interface Sum {
  readonly rows: number;
  readonly hash: string;
}
/** What a table comes to, whatever the order of its rows. */
async function sums(database: pg.Pool): Promise<ReadonlyMap<string, Sum>> {
  const { rows: tables } = await database.query<{ name: string }>(
    `SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables
     WHERE schemaname = ANY($1) AND tablename NOT LIKE '\\_prisma%'`,
    [services.map(({ schema }) => schema)],
  );
  const found = new Map<string, Sum>();
  for (const { name } of tables) {
    const { rows: sum } = await database.query<Sum>(
      `SELECT count(*)::int AS rows, coalesce(sum(hashtextextended(t::text, 0)), 0)::text AS hash FROM ${name} t`,
    );
    if (sum[0]) found.set(name, sum[0]);
  }
  return found;
}

const { rows: sizes } = await pool.query<{ bytes: string }>('SELECT pg_database_size(current_database()) AS bytes');
const gigabytes = Number(sizes[0]?.bytes ?? 0) / 2 ** 30;
const before = await sums(pool);
const taken = await backUp(own, path.join(dataDir, 'backup'));
await pool.query('CREATE DATABASE restored');
const restored = await restore(path.join(dataDir, 'backup'), empty);
const again = opened.adopt(new pg.Pool({ connectionString: another.href, max: 2 }), (one) => one.end());
again.on('error', () => undefined);
const after = await sums(again);
const differing = [...before].filter(([name, { rows: count, hash }]) => {
  const found = after.get(name);
  return found?.rows !== count || found.hash !== hash;
});
const lost = [...before].reduce(
  (sum, [name, { rows: count }]) => sum + Math.abs(count - (after.get(name)?.rows ?? 0)),
  0,
);
const connection = await again.connect();
const broken = (await verifyLedger(connection)).filter((rule) => rule.broken.length > 0);
connection.release();
for (const [name] of differing) console.log(`${name} is not what it was`);
reportFigures([
  {
    line: '',
    what: `database of ${[...before.values()].reduce((sum, one) => sum + one.rows, 0)} rows`,
    value: gigabytes,
    unit: 'GB',
  },
  { line: '', what: 'backup', value: taken.seconds, unit: 's' },
  { line: 'S22', what: 'rows lost', value: lost, unit: '', goal: none },
  { line: 'S22', what: 'tables that are not what they were', value: differing.length, unit: '', goal: none },
  { line: 'S22', what: 'files lost', value: files - restored.files, unit: '', goal: none },
  { line: 'S22', what: 'broken rules of the ledger', value: broken.length, unit: '', goal: none },
  { line: 'S22', what: 'restore', value: restored.seconds / gigabytes, unit: 's/GB', goal: { rule: '≤', value: 60 } },
]);
