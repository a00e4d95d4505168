import { readFile, writeFile } from 'node:fs/promises';
import { gunzipSync, gzipSync } from 'node:zlib';
import {
  type AuditRecord,
  type AuditVerdict,
  exportAudit,
  listAudit,
  verifyAudit,
} from '@sefira/contracts/admin-config/audit';
import { exportConfiguration, writeConfiguration } from '@sefira/contracts/admin-config/configuration-calls';
import type { Identity } from '@sefira/contracts/shared/identity';
import { personalDataRoute } from '@sefira/contracts/shared/personal-data';
import { canonicalText, chainHash } from '@sefira/database/audit-chain';
import { readCheckpointKeys, readHead } from '@sefira/database/audit-checkpoint';
import { internalCaller } from '@sefira/platform/http/service-client';
import { createLogger } from '@sefira/platform/telemetry/logger';
import { systemClock } from '@sefira/platform/time/clock';
import { newId } from '@sefira/platform/time/identifiers';
import { deliverEvent } from '@sefira/testing/deliver-event';
import { person } from '@sefira/testing/test-environment';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Alert } from '../src/adapters/alert-sender.ts';
import { createCheckpointSigner } from '../src/adapters/checkpoint-signer.ts';
import { archiveAudit } from '../src/operations/archive-audit.ts';
import { verifyAudit as verifyByCommand } from '../src/operations/verify-audit.ts';
import { type AdminFixture, dataOf, errorOf, password, startAdmin } from './start-admin.ts';

let fixture: AdminFixture;
let marta: Identity & { readonly subject: string; readonly email: string };
const stack = new AsyncDisposableStack();

beforeAll(async () => {
  fixture = stack.use(await startAdmin());
  marta = await fixture.member('admin');
  for (const [version, value] of [10, 20, 30, 40].entries()) await change(value, version);
});

afterAll(() => stack.disposeAsync());

async function change(value: number, version: number): Promise<void> {
  const body = { value, adminPassword: password, version };
  const answer = await fixture.admin.send(writeConfiguration, { as: marta, params: { key: 'erase_after_days' }, body });
  expect(answer.status).toBe(200);
}

const verify = async () => dataOf<AuditVerdict>(await fixture.admin.send(verifyAudit, { as: marta }));
const list = async (query: Record<string, string> = {}) =>
  dataOf<AuditRecord[]>(await fixture.admin.send(listAudit, { as: marta, query }));

/** As `npm run audit:verify`, without a service. */
async function verifyByOperator() {
  const { auditKey, signingJwk, checkpointFolder } = fixture;
  const databaseUrl = fixture.testEnvironment.environment('admin-config').DATABASE_URL ?? '';
  return verifyByCommand({ databaseUrl, auditKey, signingJwk, checkpointFolder });
}

/** Changes the trail with the rights of the database's owner, runs `check`, and restores it. */
async function tamper(statement: string, check: () => Promise<void>): Promise<void> {
  const client = await fixture.testEnvironment.database.connect();
  try {
    await client.query('CREATE TEMP TABLE saved AS SELECT sequence, body, hash FROM admin_config.audit_entry');
    await client.query('SET session_replication_role = replica');
    await client.query(statement);
    await check();
  } finally {
    await client.query('TRUNCATE admin_config.audit_entry');
    await client.query('INSERT INTO admin_config.audit_entry (sequence, body, hash) SELECT * FROM saved');
    await client.query('DROP TABLE saved');
    await client.query('RESET session_replication_role');
    client.release();
  }
}

describe('the chain', () => {
  it('cannot be changed by the role of the service', async () => {
    const client = new pg.Client({
      connectionString: fixture.testEnvironment.environment('admin-config').DATABASE_URL ?? '',
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
    const verdict = await verify();
    expect(verdict).toMatchObject({ isIntact: true, firstBroken: null });
    expect(verdict.entries).toBeGreaterThanOrEqual(4);
    expect(verdict.checkpoint?.sequence).toBe(verdict.entries);
    expect((await verifyByOperator()).broken).toBeNull();
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
    await tamper(statement, async () => {
      expect((await verifyByOperator()).broken).toMatchObject({ sequence: first });
    });
  });

  it('detects a deleted last entry', async () => {
    const { entries: last } = await verifyByOperator();
    await tamper(`DELETE FROM admin_config.audit_entry WHERE sequence = ${last}`, async () => {
      expect((await verifyByOperator()).broken).toMatchObject({ sequence: last });
    });
  });

  it('detects an entry appended without the key', async () => {
    const { entries } = await verifyByOperator();
    const forged = `INSERT INTO admin_config.audit_entry (sequence, body, hash)
      SELECT sequence + 1, body, md5(body) FROM admin_config.audit_entry ORDER BY sequence DESC LIMIT 1`;
    await tamper(forged, async () => {
      expect((await verifyByOperator()).broken).toMatchObject({ sequence: entries + 1 });
      const { auditKey, signingJwk, checkpointFolder: folder } = fixture;
      const keys = readCheckpointKeys(signingJwk);
      const alerts: Alert[] = [];
      const keeper = createCheckpointSigner({
        pool: fixture.testEnvironment.database,
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
});

describe('the trail', () => {
  it('records a refused call with role, address and path', async () => {
    const ana = await fixture.member('reseller');
    const answer = await fixture.admin.send(exportConfiguration, {
      as: ana,
      headers: { 'x-sefira-client-address': '203.0.113.7', 'user-agent': 'navegador' },
    });
    expect(errorOf(answer)).toEqual([403, 'FORBIDDEN']);
    const [denied] = await list({ user: ana.email, result: 'denied' });
    expect(denied).toMatchObject({
      action: 'view',
      entity: 'access',
      entity_id: '/config/export',
      user_id: ana.subject,
      user_name: 'Marta Ramos',
      user_ip: '203.0.113.7',
      user_agent: 'navegador',
      metadata: { role: 'reseller', path: '/config/export' },
    });
    expect(denied?.request_id).toBeTruthy();
  });

  it('records the refusals of a person at 1, 10 and 100 within an hour', async () => {
    const nosy = await fixture.member('user');
    for (let turn = 0; turn < 25; turn += 1) await fixture.admin.send(exportConfiguration, { as: nosy });
    const denied = await list({ user: nosy.email, result: 'denied' });
    expect(denied.map(({ metadata }) => (metadata as { attempts?: number }).attempts)).toEqual([10, undefined]);
  });

  it('shows the name inside the chain, regardless of the table of names', async () => {
    const { email, subject } = marta;
    const shown = async () => {
      const [newest] = await list({ key: 'erase_after_days' });
      return [newest?.user_name, newest?.user_email];
    };
    expect(await shown()).toEqual(['Marta Ramos', email]);
    const rename = (name: string) =>
      fixture.testEnvironment.database.query('UPDATE admin_config.audit_actor SET name = $2 WHERE id = $1', [
        subject,
        name,
      ]);
    await rename('Outra Pessoa');
    expect(await shown()).toEqual(['Marta Ramos', email]);
    await rename('Marta Ramos');
    const { rows } = await fixture.testEnvironment.database.query('SELECT body FROM admin_config.audit_entry');
    expect(JSON.stringify(rows)).not.toContain('Marta');
  });

  it.each([
    ['name', `UPDATE admin_config.audit_actor SET name = 'Outra Pessoa' WHERE id = $1`],
    ['e-mail', `UPDATE admin_config.audit_actor SET email = 'outra@sefira.test' WHERE id = $1`],
    ['row', 'DELETE FROM admin_config.audit_actor WHERE id = $1'],
  ])('detects a changed %s of an actor', async (_what, statement) => {
    const { email, subject } = marta;
    const { database } = fixture.testEnvironment;
    await database.query(statement, [subject]);
    const problem = expect.stringContaining('o nome guardado de quem agiu');
    expect((await verifyByOperator()).broken).toMatchObject({ problem });
    await database.query(
      `INSERT INTO admin_config.audit_actor (id, name, email) VALUES ($1, 'Marta Ramos', $2)
       ON CONFLICT (id) DO UPDATE SET name = excluded.name, email = excluded.email`,
      [subject, email],
    );
    expect((await verifyByOperator()).broken).toBeNull();
    expect(await verify()).toMatchObject({ isIntact: true });
  });

  it('shows an entry of an earlier version, without a name, by the table of names', async () => {
    const { auditKey } = fixture;
    const [last] = (
      await fixture.testEnvironment.database.query<{ sequence: string; hash: string; body: string }>(
        'SELECT sequence, hash, body FROM admin_config.audit_entry ORDER BY sequence DESC LIMIT 1',
      )
    ).rows;
    const sequence = Number(last?.sequence) + 1;
    const body = canonicalText({
      at: Date.now(),
      action: 'view',
      entity: 'access',
      entityId: 'antes',
      actorId: marta.subject,
      result: 'ok',
    });
    const hash = chainHash(Buffer.from(auditKey, 'base64url'), last?.hash ?? '', sequence, body);
    await fixture.testEnvironment.database.query(
      'INSERT INTO admin_config.audit_entry (sequence, body, hash) VALUES ($1, $2, $3)',
      [sequence, body, hash],
    );
    expect(await list({ entityId: 'antes' })).toMatchObject([{ user_name: 'Marta Ramos' }]);
    expect(await verify()).toMatchObject({ isIntact: true });
  });

  it('filters by action, person, day, range and key, with pages', async () => {
    const dayOf = new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Sao_Paulo' });
    const updates = await list({ action: 'update', key: 'erase_after_days' });
    const days = new Set(updates.map(({ created_at }) => dayOf.format(new Date(created_at))));
    expect(updates.map(({ old_value, new_value }) => [old_value, new_value])).toEqual([
      [30, 40],
      [20, 30],
      [10, 20],
      [30, 10],
    ]);
    const byDay = await Promise.all([...days].map((date) => list({ key: 'erase_after_days', date })));
    expect(byDay.flat()).toHaveLength(4);
    expect(await list({ date: '2020-01-01' })).toEqual([]);
    expect(await list({ from: '2020-01-01', to: '2020-12-31' })).toEqual([]);
    expect(await list({ user: 'ninguém assim%' })).toEqual([]);
    expect((await list({ user: marta.email.toUpperCase() })).length).toBeGreaterThan(0);
    const first = await fixture.admin.send(listAudit, { as: marta, query: { key: 'erase_after_days', limit: '3' } });
    const { nextCursor } = first.body as { nextCursor: string };
    const rest = await list({ key: 'erase_after_days', cursor: nextCursor });
    expect([...dataOf<AuditRecord[]>(first), ...rest].map(({ sequence }) => sequence)).toEqual([4, 3, 2, 1]);
  });

  it('is exported whole, without formulas', async () => {
    const nasty = { ...person(newId(), { role: 'reseller' }) };
    await fixture.admin.send(exportConfiguration, { as: nasty, headers: { 'user-agent': '=cmd|calc' } });
    const csv = (await fixture.admin.send(exportAudit, { as: marta, query: { format: 'csv' } })).bytes.toString('utf8');
    expect(csv).toContain(";'=cmd|calc;");
    expect(csv.split('\r\n')[0]).toContain('sequence;created_at;action');
    const json = await fixture.admin.send(exportAudit, {
      as: marta,
      query: { format: 'json', key: 'erase_after_days' },
    });
    expect(json.body).toHaveLength(4);
  });

  it('records published acts once, and stays intact when a person is erased', async () => {
    const personId = newId();
    const nora = await fixture.member('admin');
    const event = {
      action: 'update' as const,
      entity: 'user' as const,
      entityId: personId,
      personId,
      actor: {
        id: marta.subject,
        role: 'admin',
        name: 'Marta Ramos',
        email: marta.email,
        address: '203.0.113.9',
        userAgent: 'navegador',
        requestId: 'pedido-1',
      },
      reason: 'pedido por telefone',
      old: { name: 'Rui Velho', role: 'user' },
      new: { name: 'Rui Novo', role: 'user' },
      occurredAt: new Date().toISOString(),
    };
    const id = await deliverEvent(fixture.testEnvironment, 'admin-config', 'account.administered', event);
    await fixture.admin.idle();
    await deliverEvent(fixture.testEnvironment, 'admin-config', 'account.administered', event, id);
    await fixture.admin.idle();
    const payout = { entity: 'payout' as const, entityId: newId(), personId: null };
    const nameless = { ...event, ...payout, old: null, new: { status: 'paid' } };
    const actor = { ...event.actor, id: nora.subject, name: '', email: null };
    await deliverEvent(fixture.testEnvironment, 'admin-config', 'reseller.administered', { ...nameless, actor });
    await fixture.admin.idle();
    expect(await list({ entity: 'payout' })).toMatchObject([{ user_name: 'Marta Ramos', user_email: nora.email }]);
    const [entry, ...more] = await list({ entity: 'user', entityId: personId });
    expect(more).toEqual([]);
    expect(entry).toMatchObject({ old_value: { name: 'Rui Velho' }, new_value: { name: 'Rui Novo' } });
    expect(entry?.metadata).toMatchObject({ reason: 'pedido por telefone' });
    const own = await fixture.admin.send(personalDataRoute('admin-config'), {
      as: internalCaller,
      params: { userId: personId },
      query: {},
    });
    expect(dataOf<{ sections: { rows: object[] }[] }>(own).sections[0]?.rows).toMatchObject([
      { action: 'update', entity: 'user', oldValue: { name: 'Rui Velho' }, newValue: { name: 'Rui Novo' } },
    ]);
    expect(JSON.stringify(own.body)).not.toContain('Marta');
    await deliverEvent(fixture.testEnvironment, 'admin-config', 'user.erased', {
      userId: personId,
      erasedAt: event.occurredAt,
    });
    await fixture.admin.idle();
    const [anonymous] = await list({ entity: 'user', entityId: personId });
    expect(anonymous).toMatchObject({ old_value: { name: '(dados apagados)', role: 'user' } });
    expect(await verify()).toMatchObject({ isIntact: true });
    const { rows } = await fixture.testEnvironment.database.query('SELECT body FROM admin_config.audit_entry');
    expect(JSON.stringify(rows)).not.toContain('Rui');
  });
});

describe('retention', () => {
  it('archives old entries by the operator, and stays verifiable', async () => {
    const { auditKey, signingJwk, checkpointFolder } = fixture;
    const databaseUrl = fixture.testEnvironment.database.options.connectionString ?? '';
    const place = { databaseUrl, auditKey, signingJwk, checkpointFolder };
    await tamper('DELETE FROM admin_config.audit_entry', async () => {
      // Partitions as after millions of entries: those of the first one are all old.
      await fixture.testEnvironment.database.query(`DROP TABLE admin_config.audit_entry_000000000000;
        CREATE TABLE admin_config.audit_first PARTITION OF admin_config.audit_entry FOR VALUES FROM (MINVALUE) TO (3);
        CREATE TABLE admin_config.audit_second PARTITION OF admin_config.audit_entry FOR VALUES FROM (3) TO (5000000)`);
    });
    const whole = await verifyByOperator();
    const now = new Date();
    expect(await archiveAudit(place, new Date(0), now)).toEqual({ entries: 0, file: null });
    const { entries, file } = await archiveAudit(place, new Date(now.getTime() + 60_000), now);
    expect(entries).toBe(whole.entries - 1);
    const { rows: left } = await fixture.testEnvironment.database.query(
      `SELECT to_regclass('admin_config.audit_first') AS first, to_regclass('admin_config.audit_second')::text AS second`,
    );
    expect(left).toEqual([{ first: null, second: 'admin_config.audit_second' }]);
    // The newest entry, and the one about the archive.
    expect(await list()).toMatchObject([{ entity: 'audit', action: 'delete', metadata: { entries } }, {}]);
    // A verification is recorded as well.
    await change(50, 4);
    expect(await verify()).toMatchObject({ isIntact: true, entries: 3 });
    expect(await verifyByOperator()).toMatchObject({ broken: null, entries: whole.entries + 3 });
    const again = await archiveAudit(place, new Date(0), now);
    expect(again.file).toBeNull();

    const content = gunzipSync(await readFile(file ?? ''));
    await writeFile(file ?? '', gzipSync(content.toString('utf8').replace('"value\\":20', '"value\\":21')));
    expect((await verifyByOperator()).broken).toMatchObject({ problem: expect.stringContaining('não corresponde') });
    await writeFile(file ?? '', gzipSync(content));
    expect((await verifyByOperator()).broken).toBeNull();
  });
});
