import { type AuditRecord, exportAudit, listAudit } from '@sefira/contracts/admin-config/audit';
import { exportConfiguration } from '@sefira/contracts/admin-config/configuration-calls';
import { personalDataRoute } from '@sefira/contracts/shared/personal-data';
import { canonicalText, chainHash } from '@sefira/database/audit-chain';
import { internalCaller } from '@sefira/platform/http/service-client';
import { newId } from '@sefira/platform/time/identifiers';
import { deliverEvent } from '@sefira/testing/deliver-event';
import { person } from '@sefira/testing/test-environment';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AuditFixture, startAudit } from './audit-fixture.ts';
import { dataOf, errorOf } from './start-admin.ts';

let audit: AuditFixture;
const stack = new AsyncDisposableStack();

beforeAll(async () => {
  audit = stack.use(await startAudit());
});

afterAll(() => stack.disposeAsync());

describe('the trail', () => {
  it('records a refused call with role, address and path', async () => {
    const ana = await audit.fixture.member('reseller');
    const answer = await audit.fixture.admin.send(exportConfiguration, {
      as: ana,
      headers: { 'x-sefira-client-address': '203.0.113.7', 'user-agent': 'navegador' },
    });
    expect(errorOf(answer)).toEqual([403, 'FORBIDDEN']);
    const [denied] = await audit.list({ user: ana.email, result: 'denied' });
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
    const nosy = await audit.fixture.member('user');
    for (let turn = 0; turn < 25; turn += 1) await audit.fixture.admin.send(exportConfiguration, { as: nosy });
    const denied = await audit.list({ user: nosy.email, result: 'denied' });
    expect(denied.map(({ metadata }) => (metadata as { attempts?: number }).attempts)).toEqual([10, undefined]);
  });

  it('shows the name inside the chain, regardless of the table of names', async () => {
    const { email, subject } = audit.marta;
    const shown = async () => {
      const [newest] = await audit.list({ key: 'erase_after_days' });
      return [newest?.user_name, newest?.user_email];
    };
    expect(await shown()).toEqual(['Marta Ramos', email]);
    const rename = (name: string) =>
      audit.fixture.testEnvironment.database.query('UPDATE admin_config.audit_actor SET name = $2 WHERE id = $1', [
        subject,
        name,
      ]);
    await rename('Outra Pessoa');
    expect(await shown()).toEqual(['Marta Ramos', email]);
    await rename('Marta Ramos');
    const { rows } = await audit.fixture.testEnvironment.database.query('SELECT body FROM admin_config.audit_entry');
    expect(JSON.stringify(rows)).not.toContain('Marta');
  });

  it('shows an entry of an earlier version, without a name, by the table of names', async () => {
    const { auditKey } = audit.fixture;
    const [last] = (
      await audit.fixture.testEnvironment.database.query<{ sequence: string; hash: string; body: string }>(
        'SELECT sequence, hash, body FROM admin_config.audit_entry ORDER BY sequence DESC LIMIT 1',
      )
    ).rows;
    const sequence = Number(last?.sequence) + 1;
    const body = canonicalText({
      at: Date.now(),
      action: 'view',
      entity: 'access',
      entityId: 'antes',
      actorId: audit.marta.subject,
      result: 'ok',
    });
    const hash = chainHash(Buffer.from(auditKey, 'base64url'), last?.hash ?? '', sequence, body);
    await audit.fixture.testEnvironment.database.query(
      'INSERT INTO admin_config.audit_entry (sequence, body, hash) VALUES ($1, $2, $3)',
      [sequence, body, hash],
    );
    expect(await audit.list({ entityId: 'antes' })).toMatchObject([{ user_name: 'Marta Ramos' }]);
    expect(await audit.verify()).toMatchObject({ isIntact: true });
  });

  it('filters by action, person, day, range and key, with pages', async () => {
    const dayOf = new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Sao_Paulo' });
    const updates = await audit.list({ action: 'update', key: 'erase_after_days' });
    const days = new Set(updates.map(({ created_at }) => dayOf.format(new Date(created_at))));
    expect(updates.map(({ old_value, new_value }) => [old_value, new_value])).toEqual([
      [30, 40],
      [20, 30],
      [10, 20],
      [30, 10],
    ]);
    const byDay = await Promise.all([...days].map((date) => audit.list({ key: 'erase_after_days', date })));
    expect(byDay.flat()).toHaveLength(4);
    expect(await audit.list({ date: '2020-01-01' })).toEqual([]);
    expect(await audit.list({ from: '2020-01-01', to: '2020-12-31' })).toEqual([]);
    expect(await audit.list({ user: 'ninguém assim%' })).toEqual([]);
    expect((await audit.list({ user: audit.marta.email.toUpperCase() })).length).toBeGreaterThan(0);
    const first = await audit.fixture.admin.send(listAudit, {
      as: audit.marta,
      query: { key: 'erase_after_days', limit: '3' },
    });
    const { nextCursor } = first.body as { nextCursor: string };
    const rest = await audit.list({ key: 'erase_after_days', cursor: nextCursor });
    expect([...dataOf<AuditRecord[]>(first), ...rest].map(({ sequence }) => sequence)).toEqual([4, 3, 2, 1]);
  });

  it('is exported whole, without formulas', async () => {
    const nasty = { ...person(newId(), { role: 'reseller' }) };
    await audit.fixture.admin.send(exportConfiguration, { as: nasty, headers: { 'user-agent': '=cmd|calc' } });
    const csv = (
      await audit.fixture.admin.send(exportAudit, { as: audit.marta, query: { format: 'csv' } })
    ).bytes.toString('utf8');
    expect(csv).toContain(";'=cmd|calc;");
    expect(csv.split('\r\n')[0]).toContain('Registro;Data;O que aconteceu;Resultado;Quem');
    expect(csv).toContain('Marta Ramos mudou “Prazo para apagar dados” de 30 para 40 dias.;Feito;Marta Ramos');
    const json = await audit.fixture.admin.send(exportAudit, {
      as: audit.marta,
      query: { format: 'json', key: 'erase_after_days' },
    });
    expect(json.body).toHaveLength(4);
  });

  it('records published acts once, and stays intact when a person is erased', async () => {
    const personId = newId();
    const nora = await audit.fixture.member('admin');
    const event = {
      action: 'update' as const,
      entity: 'user' as const,
      entityId: personId,
      personId,
      actor: {
        id: audit.marta.subject,
        role: 'admin',
        name: 'Marta Ramos',
        email: audit.marta.email,
        address: '203.0.113.9',
        userAgent: 'navegador',
        requestId: 'pedido-1',
      },
      reason: 'pedido por telefone',
      old: { name: 'Rui Velho', role: 'user' },
      new: { name: 'Rui Novo', role: 'user' },
      occurredAt: new Date().toISOString(),
    };
    const id = await deliverEvent(audit.fixture.testEnvironment, 'admin-config', 'account.administered', event);
    await audit.fixture.admin.idle();
    await deliverEvent(audit.fixture.testEnvironment, 'admin-config', 'account.administered', event, id);
    await audit.fixture.admin.idle();
    const payout = { entity: 'payout' as const, entityId: newId(), personId: null };
    const nameless = { ...event, ...payout, old: null, new: { status: 'paid' } };
    const actor = { ...event.actor, id: nora.subject, name: '', email: null };
    await deliverEvent(audit.fixture.testEnvironment, 'admin-config', 'reseller.administered', { ...nameless, actor });
    await audit.fixture.admin.idle();
    expect(await audit.list({ entity: 'payout' })).toMatchObject([
      { user_name: 'Marta Ramos', user_email: nora.email },
    ]);
    const [entry, ...more] = await audit.list({ entity: 'user', entityId: personId });
    expect(more).toEqual([]);
    expect(entry).toMatchObject({ old_value: { name: 'Rui Velho' }, new_value: { name: 'Rui Novo' } });
    expect(entry?.metadata).toMatchObject({ reason: 'pedido por telefone' });
    const own = await audit.fixture.admin.send(personalDataRoute('admin-config'), {
      as: internalCaller,
      params: { userId: personId },
      query: {},
    });
    expect(dataOf<{ sections: { rows: object[] }[] }>(own).sections[0]?.rows).toMatchObject([
      { action: 'update', entity: 'user', oldValue: { name: 'Rui Velho' }, newValue: { name: 'Rui Novo' } },
    ]);
    expect(JSON.stringify(own.body)).not.toContain('Marta');
    await deliverEvent(audit.fixture.testEnvironment, 'admin-config', 'user.erased', {
      userId: personId,
      erasedAt: event.occurredAt,
    });
    await audit.fixture.admin.idle();
    const [anonymous] = await audit.list({ entity: 'user', entityId: personId });
    expect(anonymous).toMatchObject({ old_value: { name: '(dados apagados)', role: 'user' } });
    expect(await audit.verify()).toMatchObject({ isIntact: true });
    const { rows } = await audit.fixture.testEnvironment.database.query('SELECT body FROM admin_config.audit_entry');
    expect(JSON.stringify(rows)).not.toContain('Rui');
  });
});
