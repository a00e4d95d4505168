import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { findServiceSchemas, type ServiceSchema, schemaName } from '@sefira/database/service-schema';
import { postgres, type TestDatabase } from '@sefira/testing/postgres';
import pg from 'pg';
import { expect, test, vi } from 'vitest';

// Each command is a process that reads nine databases; the machine may be busy with other tests.
vi.setConfig({ testTimeout: 240_000 });

const run = promisify(execFile);
const root = path.resolve(import.meta.dirname, '../..');

/** An empty database for each service. */
async function databasesOf(services: readonly ServiceSchema[], opened: AsyncDisposableStack) {
  const databases = new Map<string, TestDatabase>();
  for (const { schema } of services) databases.set(schema, opened.use(await postgres({ empty: true })));
  return databases;
}

/** The variables that an operator sets for such servers. */
function variablesOf(databases: ReadonlyMap<string, TestDatabase>): Record<string, string> {
  return Object.fromEntries(
    [...databases].flatMap(([schema, database]) => [
      [`${schema.toUpperCase()}_ADMIN_DATABASE_URL`, database.adminUrl],
      [`${schema.toUpperCase()}_DATABASE_URL`, database.serviceUrl(schema)],
    ]),
  );
}

async function query(url: string, text: string, values: readonly unknown[] = []): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(text, [...values])).rows;
  } finally {
    await client.end();
  }
}

async function schemasIn(url: string): Promise<unknown[]> {
  const rows = await query(
    url,
    `SELECT DISTINCT table_schema AS schema FROM information_schema.tables
     WHERE table_schema NOT IN ('pg_catalog', 'information_schema', 'public') ORDER BY 1`,
  );
  return rows.map(({ schema }) => schema);
}

test('each service may have a server of its own: migration, backup, restore and the commands find all of them', async () => {
  await using opened = new AsyncDisposableStack();
  const folder = await mkdtemp(path.join(tmpdir(), 'sefira-servers-'));
  opened.defer(() => rm(folder, { recursive: true, force: true }));
  const services = await findServiceSchemas(root);
  const databases = await databasesOf(services, opened);
  const variables = variablesOf(databases);
  const command = async (name: string, words: readonly string[], more: Record<string, string> = {}) => {
    const env = { PATH: process.env.PATH, SEFIRA_DATA_DIR: folder, ...variables, ...more };
    const file = path.join(root, 'deploy/operations', `${name}.ts`);
    return (await run(process.execPath, [file, ...words], { env, cwd: root })).stdout;
  };
  const urlOf = (schema: string) => databases.get(schema)?.adminUrl ?? '';

  await command('migrate', []);
  for (const { schema } of services) expect(await schemasIn(urlOf(schema))).toEqual([schema]);

  const id = '0190a0a0-0000-7000-8000-000000000001';
  await query(urlOf('auth'), `INSERT INTO auth.account (id, name, role) VALUES ($1, 'Ana', 'user')`, [id]);
  await query(
    urlOf('chat'),
    `INSERT INTO chat.dead_letter (id, queue, name, message_id, sealed, reason) VALUES ($1, 'q', 'n', 'm', '', 'lost')`,
    [id],
  );
  const redis = { DATABASE_URL: urlOf('auth'), REDIS_URL: 'redis://127.0.0.1:1' };
  expect(await command('dead-letters', ['list', 'chat'], redis)).toContain('lost');
  expect(await command('ledger-verify', [])).toContain('certo');

  const backup = path.join(folder, 'backup');
  const stores = { FILE_STORE_DIR: path.join(folder, 'files'), AUDIT_CHECKPOINT_DIR: path.join(folder, 'audit') };
  await command('backup', [backup], stores);
  const others = await databasesOf(services, opened);
  await command('restore', [backup], { ...stores, ...variablesOf(others) });
  for (const { schema } of services) expect(await schemasIn(others.get(schema)?.adminUrl ?? '')).toEqual([schema]);
  const [account] = await query(others.get(schemaName('auth'))?.adminUrl ?? '', 'SELECT name FROM auth.account');
  expect(account).toEqual({ name: 'Ana' });
});
