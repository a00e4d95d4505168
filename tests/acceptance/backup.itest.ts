import { copyFile, mkdtemp, readdir, readFile, rm, truncate } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type AuditPlace, verifyAudit } from '@sefira/admin-config-service/operations/verify-audit';
import { verifyLedger } from '@sefira/billing-service/operations/verify-ledger';
import { restoreBackup } from '@sefira/database/backup/restore';
import { findServiceSchemas } from '@sefira/database/service-schema';
import { eraseAccounts } from '@sefira/deploy/operations/backup/erase-accounts';
import { backUp, type Installation, restore } from '@sefira/deploy/operations/backup/product-backup';
import {
  newestBackup,
  recordRehearsal,
  rehearseRestore,
  verifyRestored,
} from '@sefira/deploy/operations/backup/rehearsal';
import { openSecrets } from '@sefira/embedded/secrets';
import { type Product, startProduct } from '@sefira/product/product';
import { postgres } from '@sefira/testing/postgres';
import { readAnswer } from '@sefira/testing/test-environment';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

// The whole product starts twice; the machine may be busy with other tests.
vi.setConfig({ testTimeout: 240_000 });

const root = path.resolve(import.meta.dirname, '../..');
const password = 'Cobre lilás 71';
const environment = { EXPIRY_ROUND_SECONDS: '1' };
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'sefira-backup-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function call(product: Product, requestPath: string, token?: string, body?: object) {
  const answer = await fetch(`${product.url}/api${requestPath}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return readAnswer(answer);
}

async function sign(product: Product, way: 'login' | 'register', email: string): Promise<string> {
  const who = { name: 'Ana Célia Vasconcelos', birthDate: '1955-11-29' };
  const answer = await call(product, `/auth/${way}`, undefined, { ...who, email, password });
  expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300);
  const { token, data } = answer.body as { token?: string; data?: { token: string } };
  return token ?? data?.token ?? '';
}

function installationOf({ databaseUrl, dataDir }: { databaseUrl: string; dataDir: string }): Installation {
  return {
    urlOf: () => databaseUrl,
    fileStoreDir: path.join(dataDir, 'files'),
    auditDir: path.join(dataDir, 'audit'),
    secretsFile: path.join(dataDir, 'secrets.json'),
  };
}

async function readReport(product: Product, token: string): Promise<Buffer> {
  const listed = await call(product, '/reports', token);
  expect(listed.status, JSON.stringify(listed.body)).toBe(200);
  const list = listed.body as { data: { items: { id: string }[] } };
  const { status, bytes } = await call(product, `/reports/${list.data.items[0]?.id}/pdf`, token);
  expect(status).toBe(200);
  return bytes;
}

async function isErased(product: Product, email: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: product.databaseUrl });
  await client.connect();
  const { rowCount } = await client.query('SELECT 1 FROM auth.account WHERE email = $1', [email]);
  await client.end();
  return rowCount === 0;
}

async function auditOf({ dataDir, databaseUrl }: Product): Promise<AuditPlace> {
  const secrets = await openSecrets({ dataDir });
  return {
    databaseUrl,
    auditKey: await secrets.key('audit'),
    signingJwk: JSON.stringify((await secrets.identity('audit')).privateKey),
    checkpointFolder: path.join(dataDir, 'audit'),
  };
}

async function proofs(product: Product) {
  const audit = await verifyAudit(await auditOf(product));
  const client = new pg.Client({ connectionString: product.databaseUrl });
  await client.connect();
  const broken = (await verifyLedger(client)).flatMap((proof) => proof.broken);
  await client.end();
  return { auditBroken: audit.broken, auditEntries: audit.entries, ledgerBroken: broken };
}

test('a backup of the working product comes back in an empty place, and who was erased since is erased again', async () => {
  const backup = path.join(folder, 'backup');
  const lists: string[] = [];
  let pdf: Buffer;
  let rows: number;
  {
    await using product = await startProduct({ environment });
    const token = await sign(product, 'register', 'ana@sefira.test');
    await sign(product, 'register', 'foi@sefira.test');
    const person = { name: 'Ana Célia Vasconcelos', birthDate: '1955-11-29' };
    await call(product, '/numerology/analyze/basic', token, person);
    // A refusal is recorded in the audit trail.
    expect((await call(product, '/admin/dashboard', token)).status).toBe(403);
    await product.idle();
    pdf = await readReport(product, token);
    ({ rows } = await backUp(installationOf(product), backup));
    const metrics = await readFile(path.join(path.dirname(backup), 'sefira_backup.prom'), 'utf8');
    expect(Number(/^sefira_backup_timestamp_seconds (\d+)$/m.exec(metrics)?.[1])).toBeGreaterThan(
      Date.now() / 1000 - 60,
    );
    await eraseAccounts(product.databaseUrl, ['foi@sefira.test']);
    await expect.poll(() => isErased(product, 'foi@sefira.test'), { timeout: 60_000 }).toBe(true);
    await product.idle();
    for (const name of await readdir(path.join(product.dataDir, 'audit'))) {
      if (!name.startsWith('erased-')) continue;
      lists.push(path.join(folder, name));
      await copyFile(path.join(product.dataDir, 'audit', name), path.join(folder, name));
    }
  }
  let restored = 0;
  await using again = await startProduct({
    environment,
    prepare: async (place) => {
      await copyFile(path.join(backup, 'secrets.json'), path.join(place.dataDir, 'secrets.json'));
      restored = (await restore(backup, installationOf(place))).rows;
    },
  });
  expect(restored).toBe(rows);
  const token = await sign(again, 'login', 'ana@sefira.test');
  expect((await readReport(again, token)).equals(pdf)).toBe(true);
  const { auditBroken, auditEntries, ledgerBroken } = await proofs(again);
  expect({ auditBroken, ledgerBroken }).toEqual({ auditBroken: null, ledgerBroken: [] });
  expect(auditEntries).toBeGreaterThan(0);
  const foreign = { ...(await auditOf(again)), auditKey: 'A'.repeat(43) };
  await expect(verifyRestored(foreign)).rejects.toThrow(/cadeia de auditoria quebra/);
  expect(await isErased(again, 'foi@sefira.test')).toBe(false);
  expect(await eraseAccounts(again.databaseUrl, lists)).toBe(1);
  await expect.poll(() => isErased(again, 'foi@sefira.test'), { timeout: 60_000 }).toBe(true);
  expect(await isErased(again, 'ana@sefira.test')).toBe(false);
});

test('a rehearsal restores the newest backup, verifies it and writes its metric', async () => {
  const backup = path.join(folder, 'backup');
  expect(await newestBackup(folder)).toBe(backup);
  const audit = { key: undefined, signingJwk: undefined };
  await using server = await postgres({ empty: true });
  for (const serverUrl of [undefined, server.adminUrl]) {
    expect((await rehearseRestore({ backup, serverUrl, audit })).rows, serverUrl).toBeGreaterThan(100);
  }
  const client = new pg.Client({ connectionString: server.adminUrl });
  await client.connect();
  const { rowCount } = await client.query(`SELECT 1 FROM pg_database WHERE datname = 'sefira_rehearsal'`);
  await client.end();
  expect(rowCount).toBe(0);
  await recordRehearsal(folder, 1.5);
  const metrics = await readFile(path.join(folder, 'sefira_restore.prom'), 'utf8');
  const time = Number(/^sefira_restore_timestamp_seconds (\d+)$/m.exec(metrics)?.[1]);
  expect(time).toBeGreaterThan(Date.now() / 1000 - 60);
});

test('a backup goes only into an empty database, and only whole', async () => {
  const backup = path.join(folder, 'backup');
  const services = await findServiceSchemas(root);
  const migrationsFolder = (schema: string) => services.find((one) => one.schema === schema)?.migrationsFolder ?? '';
  await using used = await postgres();
  const into = (url: string) =>
    restoreBackup({ urlOf: () => url, folder: path.join(backup, 'database'), migrationsFolder });
  await expect(into(used.adminUrl)).rejects.toThrow(/O banco já tem admin_config, auth/);
  await using empty = await postgres({ empty: true });
  await truncate(path.join(backup, 'database', 'auth.account.copy.zst'), 40);
  await expect(into(empty.adminUrl)).rejects.toThrow();
  await rm(path.join(backup, 'database', 'database.json'));
  await expect(into(empty.adminUrl)).rejects.toThrow(/não tem uma cópia inteira/);
});
