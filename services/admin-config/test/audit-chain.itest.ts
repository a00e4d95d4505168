import { readFile, writeFile } from 'node:fs/promises';
import { gunzipSync, gzipSync } from 'node:zlib';
import { readCheckpointKeys, readHead } from '@sefira/database/audit-checkpoint';
import { createLogger } from '@sefira/platform/telemetry/logger';
import { systemClock } from '@sefira/platform/time/clock';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Alert } from '../src/adapters/alert-sender.ts';
import { archiveAudit } from '../src/operations/archive-audit.ts';
import { createCheckpointSigner } from '../src/use-cases/audit/checkpoint-signer.ts';
import { type AuditFixture, startAudit } from './audit-fixture.ts';

let audit: AuditFixture;
const stack = new AsyncDisposableStack();

beforeAll(async () => {
  audit = stack.use(await startAudit());
});

afterAll(() => stack.disposeAsync());

describe('the chain', () => {
  it('cannot be changed by the role of the service', async () => {
    const client = new pg.Client({
      connectionString: audit.fixture.testEnvironment.environment('admin-config').DATABASE_URL ?? '',
    });
    await client.connect();
    for (const statement of ['UPDATE audit_entry SET body = body', 'DELETE FROM audit_entry', 'TRUNCATE audit_entry']) {
      await expect(client.query(`SET search_path = admin_config; ${statement}`)).rejects.toMatchObject({
        code: '42501',
      });
    }
    await client.end();
  });

  it('is intact as written', async () => {
    const verdict = await audit.verify();
    expect(verdict).toMatchObject({ isIntact: true, firstBroken: null });
    expect(verdict.entries).toBeGreaterThanOrEqual(4);
    expect(verdict.checkpoint?.sequence).toBe(verdict.entries);
    expect((await audit.verifyByOperator()).broken).toBeNull();
  });

  it.each([
    ['an edited entry', `UPDATE admin_config.audit_entry SET body = replace(body, '20', '21') WHERE sequence = 2`, 2],
    ['a deleted entry', 'DELETE FROM admin_config.audit_entry WHERE sequence = 2', 2],
    [
      'two swapped entries',
      `UPDATE admin_config.audit_entry SET sequence = 900 + sequence WHERE sequence IN (2, 3);
       UPDATE admin_config.audit_entry SET sequence = 905 - sequence WHERE sequence > 900`,
      2,
    ],
  ])('detects %s', async (_what, statement, first) => {
    await audit.tamper(statement, async () => {
      expect((await audit.verifyByOperator()).broken).toMatchObject({ sequence: first });
    });
  });

  it('detects a deleted last entry', async () => {
    const { entries: last } = await audit.verifyByOperator();
    await audit.tamper(`DELETE FROM admin_config.audit_entry WHERE sequence = ${last}`, async () => {
      expect((await audit.verifyByOperator()).broken).toMatchObject({ sequence: last });
    });
  });

  it('detects an entry appended without the key', async () => {
    const { entries } = await audit.verifyByOperator();
    const forged = `INSERT INTO admin_config.audit_entry (sequence, body, hash)
      SELECT sequence + 1, body, md5(body) FROM admin_config.audit_entry ORDER BY sequence DESC LIMIT 1`;
    await audit.tamper(forged, async () => {
      expect((await audit.verifyByOperator()).broken).toMatchObject({ sequence: entries + 1 });
      const { auditKey, signingJwk, checkpointFolder: folder } = audit.fixture;
      const keys = readCheckpointKeys(signingJwk);
      const alerts: Alert[] = [];
      const keeper = createCheckpointSigner({
        pool: audit.fixture.testEnvironment.database,
        schema: 'admin_config',
        auditKeys: [Buffer.from(auditKey, 'base64url')],
        folder,
        keys,
        clock: systemClock,
        logger: createLogger({ service: 'admin-config', level: 'silent' }),
        alerts: { send: async (alert) => void alerts.push(alert) },
      });
      await keeper.catchUp();
      expect(alerts).toMatchObject([{ kind: 'audit.broken' }]);
      expect((await readHead(folder, keys.publicKey))?.sequence).toBeLessThanOrEqual(entries);
    });
  });

  it.each([
    ['name', `UPDATE admin_config.audit_actor SET name = 'Outra Pessoa' WHERE id = $1`],
    ['e-mail', `UPDATE admin_config.audit_actor SET email = 'outra@sefira.test' WHERE id = $1`],
    ['row', 'DELETE FROM admin_config.audit_actor WHERE id = $1'],
  ])('detects a changed %s of an actor', async (_what, statement) => {
    const { email, subject } = audit.marta;
    const { database } = audit.fixture.testEnvironment;
    await database.query(statement, [subject]);
    const problem = expect.stringContaining('o nome guardado de quem agiu');
    expect((await audit.verifyByOperator()).broken).toMatchObject({ problem });
    await database.query(
      `INSERT INTO admin_config.audit_actor (id, name, email) VALUES ($1, 'Marta Ramos', $2)
       ON CONFLICT (id) DO UPDATE SET name = excluded.name, email = excluded.email`,
      [subject, email],
    );
    expect((await audit.verifyByOperator()).broken).toBeNull();
    expect(await audit.verify()).toMatchObject({ isIntact: true });
  });
});

describe('retention', () => {
  it('archives old entries by the operator, and stays verifiable', async () => {
    const { auditKey, signingJwk, checkpointFolder } = audit.fixture;
    const databaseUrl = audit.fixture.testEnvironment.database.options.connectionString ?? '';
    const place = { databaseUrl, auditKey, signingJwk, checkpointFolder };
    await audit.tamper('DELETE FROM admin_config.audit_entry', async () => {
      // Partitions as after millions of entries: those of the first one are all old.
      await audit.fixture.testEnvironment.database.query(`DROP TABLE admin_config.audit_entry_000000000000;
        CREATE TABLE admin_config.audit_first PARTITION OF admin_config.audit_entry FOR VALUES FROM (MINVALUE) TO (3);
        CREATE TABLE admin_config.audit_second PARTITION OF admin_config.audit_entry FOR VALUES FROM (3) TO (5000000)`);
    });
    const whole = await audit.verifyByOperator();
    const now = new Date();
    expect(await archiveAudit(place, new Date(0), now)).toEqual({ entries: 0, file: null });
    const { entries, file } = await archiveAudit(place, new Date(now.getTime() + 60_000), now);
    expect(entries).toBe(whole.entries - 1);
    const { rows: left } = await audit.fixture.testEnvironment.database.query(
      `SELECT to_regclass('admin_config.audit_first') AS first, to_regclass('admin_config.audit_second')::text AS second`,
    );
    expect(left).toEqual([{ first: null, second: 'admin_config.audit_second' }]);
    // The newest entry, and the one about the archive.
    expect(await audit.list()).toMatchObject([{ entity: 'audit', action: 'delete', metadata: { entries } }, {}]);
    // A verification is recorded as well.
    await audit.change(50, 4);
    expect(await audit.verify()).toMatchObject({ isIntact: true, entries: 3 });
    expect(await audit.verifyByOperator()).toMatchObject({ broken: null, entries: whole.entries + 3 });
    const again = await archiveAudit(place, new Date(0), now);
    expect(again.file).toBeNull();

    const content = gunzipSync(await readFile(file ?? ''));
    await writeFile(file ?? '', gzipSync(content.toString('utf8').replace('"value\\":20', '"value\\":21')));
    expect((await audit.verifyByOperator()).broken).toMatchObject({
      problem: expect.stringContaining('não corresponde'),
    });
    await writeFile(file ?? '', gzipSync(content));
    expect((await audit.verifyByOperator()).broken).toBeNull();
  });
});
