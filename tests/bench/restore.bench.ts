/**
 * How long a backup takes and how long it takes to come back, against docs/goals.md S22 (no row lost, 60 s per GB of rows):
 * `node tests/bench/restore.bench.ts [scale]`. Two databases on one server of its own; each table's rows are compared.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createBackup } from '@sefira/database/backup/create';
import { restoreBackup } from '@sefira/database/backup/restore';
import { migrate } from '@sefira/database/migrate';
import { provisionRoles } from '@sefira/database/roles';
import { findServiceSchemas } from '@sefira/database/service-schema';
import { startInfrastructure } from '@sefira/testing/infrastructure';
import pg from 'pg';
import { reportFigures } from '../suites/figures.ts';
import { readUsage } from './sizing/processes.ts';

const scale = Number(process.argv[2] ?? 1);
const rowsOf = (count: number) => Math.round(count * scale);
const words = `repeat('a palavra de um mapa diz o que o número ' || n || ' mostra. ', 6)`;

/** As many rows as 20,000 people leave in a year, in the tables that grow. */
const seeds = [
  `INSERT INTO auth.account (id, email, name, role, status, plan, credits)
   SELECT uuidv7(), 'pessoa' || n || '@exemplo.test', 'Pessoa ' || n, 'user', 'active', 'free', 0
   FROM generate_series(1, ${rowsOf(20_000)}) n`,
  `INSERT INTO admin_config.audit_entry (sequence, body, hash)
   SELECT n, json_build_object('at', 1700000000000 + n, 'action', 'view', 'entity', 'user', 'entityId', gen_random_uuid(),
     'actorId', gen_random_uuid(), 'result', 'ok', 'metadata', ${words})::text, md5(n::text) || md5(n::text)
   FROM generate_series(1, ${rowsOf(200_000)}) n`,
  `INSERT INTO chat.conversation (id, user_id, title, created_at, updated_at)
   SELECT ('00000000-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid, md5(n::text)::uuid, 'Conversa', now(), now()
   FROM generate_series(1, ${rowsOf(20_000)}) n`,
  `INSERT INTO chat.message (id, conversation_id, user_id, seq, revision, type, content, status, created_at, updated_at)
   SELECT uuidv7(), ('00000000-0000-7000-8000-' || lpad(to_hex(1 + n % ${rowsOf(20_000)}), 12, '0'))::uuid,
     md5((1 + n % ${rowsOf(20_000)})::text)::uuid, n, n,
     'bot', ${words}, 'completed', now(), now()
   FROM generate_series(1, ${rowsOf(300_000)}) n`,
  `INSERT INTO numerology.outbox_event (id, name, payload, published_at)
   SELECT uuidv7(), 'analysis.completed', json_build_object('text', ${words}), now()
   FROM generate_series(1, ${rowsOf(200_000)}) n`,
  `INSERT INTO reports.inbox_event (event_id) SELECT uuidv7() FROM generate_series(1, ${rowsOf(400_000)}) n`,
];

await using stack = new AsyncDisposableStack();
const infrastructure = stack.use(await startInfrastructure(process.env));
const folder = await mkdtemp(path.join(tmpdir(), 'sefira-restore-'));
stack.defer(() => rm(folder, { recursive: true, force: true }));
const services = await findServiceSchemas(path.resolve(import.meta.dirname, '../..'));

const urlOf = (database: string) => {
  const url = new URL(infrastructure.postgresUrl);
  url.pathname = `/${database}`;
  return url.href;
};

async function query(url: string, ...statements: readonly string[]): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    let rows: Record<string, unknown>[] = [];
    for (const statement of statements) ({ rows } = await client.query(statement));
    return rows;
  } finally {
    await client.end();
  }
}

/** Rows and a sum over each row's text, by table. */
async function contentOf(url: string): Promise<string> {
  const tables = await query(
    url,
    `SELECT format('%I.%I', nspname, relname) AS name FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
     WHERE relkind IN ('r', 'p') AND NOT relispartition AND relname <> '_prisma_migrations'
       AND nspname IN (${services.map(({ schema }) => `'${schema}'`).join(', ')}) ORDER BY 1`,
  );
  const lines: string[] = [];
  for (const { name } of tables) {
    const [row] = await query(url, `SELECT count(*), sum(hashtextextended(t::text, 0)::numeric) FROM ${name} t`);
    lines.push(`${name} ${JSON.stringify(row)}`);
  }
  return lines.join('\n');
}

const from = urlOf('restore_from');
const to = urlOf('restore_to');
await query(infrastructure.postgresUrl, 'CREATE DATABASE restore_from', 'CREATE DATABASE restore_to');
await provisionRoles(from, []);
for (const { schema, migrationsFolder } of services) await migrate({ url: from, schema, migrationsFolder });
await query(from, ...seeds, 'VACUUM ANALYZE');

/** Seconds on the wall, and of both processors: the second are the same on a busy machine. */
async function measure(work: () => Promise<unknown>): Promise<{ readonly wall: number; readonly processor: number }> {
  const used = async () => {
    const { user, system } = process.cpuUsage();
    const below = [...(await readUsage()).values()].reduce((sum, { cpuMilliseconds }) => sum + cpuMilliseconds, 0);
    return below / 1000 + (user + system) / 1e6;
  };
  const [began, before] = [performance.now(), await used()];
  await work();
  return { wall: (performance.now() - began) / 1000, processor: (await used()) - before };
}
const place = path.join(folder, 'backup');
let bytes = 0;
const taking = await measure(async () => {
  const taken = await createBackup({ urlOf: () => from, schemas: services.map(({ schema }) => schema), folder: place });
  bytes = taken.schemas.flatMap(({ tables }) => tables).reduce((sum, table) => sum + table.bytes, 0);
});
const restoring = await measure(() =>
  restoreBackup({
    urlOf: () => to,
    folder: place,
    migrationsFolder: (schema) => services.find((one) => one.schema === schema)?.migrationsFolder ?? '',
  }),
);
const isSame = (await contentOf(from)) === (await contentOf(to));

const gigabytes = bytes / 1e9;
reportFigures([
  { line: '', what: 'rows in the backup, as text', value: gigabytes, unit: 'GB' },
  { line: '', what: 'backup beside the traffic', value: taking.wall / gigabytes, unit: 's/GB' },
  { line: '', what: 'processor time of the backup', value: taking.processor / gigabytes, unit: 's/GB' },
  {
    line: 'S22',
    what: 'restore into an empty database, with migrations',
    value: restoring.wall / gigabytes,
    unit: 's/GB',
    goal: { rule: '≤', value: 60 },
  },
  { line: '', what: 'processor time of the restore', value: restoring.processor / gigabytes, unit: 's/GB' },
  {
    line: 'S22',
    what: 'tables that differ afterwards',
    value: isSame ? 0 : 1,
    unit: '',
    goal: { rule: '=', value: 0 },
  },
]);
