import { type AuditRecord, listAudit } from '@sefira/contracts/admin-config/audit';
import {
  type AdminUser,
  changeUserPlan,
  createAdminUser,
  deleteAdminUser,
  listAdminUsers,
  readAdminUser,
  updateAdminUser,
} from '@sefira/contracts/admin-config/users';
import { currentSession } from '@sefira/contracts/auth/session';
import type { Identity } from '@sefira/contracts/shared/identity';
import { dayMilliseconds } from '@sefira/platform/time/durations';
import { newId } from '@sefira/platform/time/identifiers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AdminFixture, dataOf, errorOf, startAdmin } from './start-admin.ts';

let fixture: AdminFixture;
let marta: Identity & { readonly subject: string; readonly email: string };
const stack = new AsyncDisposableStack();

beforeAll(async () => {
  fixture = stack.use(await startAdmin());
  marta = await fixture.member('admin');
});

afterAll(() => stack.disposeAsync());

const read = async (id: string) =>
  dataOf<AdminUser>(await fixture.admin.send(readAdminUser, { as: marta, params: { id } }));
const update = (id: string, body: Record<string, unknown>) =>
  fixture.admin.send(updateAdminUser, { as: marta, params: { id }, body });
async function settle() {
  await fixture.auth.idle();
  await fixture.billing.idle();
  await fixture.auth.idle();
  await fixture.admin.idle();
}
const trail = async (entityId: string) =>
  dataOf<AuditRecord[]>(await fixture.admin.send(listAudit, { as: marta, query: { entityId } }));

describe('the list', () => {
  it('searches, filters, sorts and turns pages on the server', async () => {
    const mark = newId().slice(-8);
    for (const name of ['Carla', 'Bruno', 'Aline', 'Dora', 'Ester']) {
      const body = { name: `${name} ${mark}`, email: `${name.toLowerCase()}-${mark}@sefira.test` };
      expect((await fixture.admin.send(createAdminUser, { as: marta, body })).status).toBe(201);
    }
    const names: string[] = [];
    let cursor: string | undefined;
    do {
      const query = { search: mark.toUpperCase(), sort: 'email', direction: 'asc', limit: '2' } as const;
      const answer = await fixture.admin.send(listAdminUsers, {
        as: marta,
        query: { ...query, ...(cursor ? { cursor } : {}) },
      });
      const { data, nextCursor, total } = answer.body as {
        data: AdminUser[];
        nextCursor: string | null;
        total: number;
      };
      expect(total).toBe(5);
      names.push(...data.map(({ email }) => String(email).split('-')[0] ?? ''));
      cursor = nextCursor ?? undefined;
    } while (cursor);
    expect(names).toEqual(['bruno', 'carla', 'dora', 'ester', 'aline'].toSorted());
    const none = await fixture.admin.send(listAdminUsers, { as: marta, query: { search: mark, status: 'suspended' } });
    expect(dataOf<AdminUser[]>(none)).toEqual([]);
  });

  it('finds a name by its letters without accents, and the other way round', async () => {
    const mark = newId().slice(-8);
    const body = { name: `Íris Conceição ${mark}`, email: `iris-${mark}@sefira.test` };
    expect((await fixture.admin.send(createAdminUser, { as: marta, body })).status).toBe(201);
    for (const search of [
      `iris conceicao ${mark}`,
      `ÍRIS CONCEIÇÃO ${mark}`,
      `írís concêicao ${mark}`,
      `${mark} conceicao  iris`,
    ]) {
      const found = await fixture.admin.send(listAdminUsers, { as: marta, query: { search } });
      expect(dataOf<AdminUser[]>(found).map(({ name }) => name)).toEqual([body.name]);
    }
  });

  it('shows no guest and no secret', async () => {
    const answer = await fixture.admin.send(listAdminUsers, { as: marta });
    expect(JSON.stringify(answer.body)).not.toMatch(/argon2|password|guest/i);
  });
});

describe('a new account', () => {
  it('is invited by e-mail and audited', async () => {
    const email = `${newId()}@sefira.test`;
    const body = { name: 'Nova Pessoa', email, role: 'reseller' as const };
    const user = dataOf<AdminUser>(await fixture.admin.send(createAdminUser, { as: marta, body }));
    expect(user).toMatchObject({ role: 'reseller', status: 'active', plan: 'free' });
    const { rows } = await fixture.testEnvironment.database.query(
      `SELECT payload FROM auth.outbox_event WHERE name = 'user.invited' AND payload->>'userId' = $1`,
      [user.id],
    );
    expect(rows).toHaveLength(1);
    await settle();
    const [entry] = await trail(user.id);
    expect(entry).toMatchObject({ action: 'create', entity: 'user', user_id: marta.subject, new_value: { email } });
    expect(errorOf(await fixture.admin.send(createAdminUser, { as: marta, body }))).toEqual([409, 'EMAIL_TAKEN']);
  });

  it('requires a name and an e-mail', async () => {
    const answer = await fixture.admin.send(createAdminUser, {
      as: marta,
      body: {} as { name: string; email: string },
    });
    expect(answer.status).toBe(400);
    expect(JSON.stringify(answer.body)).toContain('Informe um e-mail válido.');
  });
});

describe('a whole record sent back', () => {
  it('changes editable fields, refuses others by name and returns 409 to a concurrent change', async () => {
    const ana = await fixture.member();
    await settle();
    const before = await read(ana.subject);
    const answer = await update(ana.subject, { ...before, name: 'Ana Nova', role: 'reseller' });
    expect(dataOf<AdminUser>(answer)).toMatchObject({ name: 'Ana Nova', role: 'reseller' });
    const stale = await update(ana.subject, { ...before, name: 'Outro Nome' });
    expect(errorOf(stale)).toEqual([409, 'CONFLICT']);
    expect(dataOf<{ current: AdminUser; yours: object }>(stale)).toMatchObject({
      current: { name: 'Ana Nova' },
      yours: { name: 'Outro Nome' },
    });
    const now = await read(ana.subject);
    const refused = await update(ana.subject, {
      ...now,
      passwordHash: 'x',
      id: newId(),
      created_at: 'ontem',
      name: 'X',
    });
    expect(errorOf(refused)).toEqual([400, 'FIELD_READ_ONLY']);
    const { issues } = dataOf<{ issues: { path: string }[] }>(refused);
    expect(issues.map(({ path }) => path).sort()).toEqual(['created_at', 'id', 'passwordHash']);
    expect(await read(ana.subject)).toEqual(now);
    await settle();
    const [entry] = await trail(ana.subject);
    expect(entry).toMatchObject({ old_value: { name: 'Marta Ramos', role: 'user' }, new_value: { role: 'reseller' } });
  });

  it('changes credits by an entry with a reason', async () => {
    const ana = await fixture.member();
    await settle();
    const before = await read(ana.subject);
    expect(before.credits).toBe(20);
    const silent = await update(ana.subject, { ...before, credits: 70 });
    expect(silent.status).toBe(400);
    const answer = await update(ana.subject, { ...before, credits: 70, reason: 'Cortesia pelo atraso' });
    expect(dataOf<AdminUser>(answer).credits).toBe(70);
    // At once: without waiting for the event that updates the copy at auth.
    expect((await read(ana.subject)).credits).toBe(70);
    const list = await fixture.admin.send(listAdminUsers, { as: marta, query: { search: ana.email } });
    expect(dataOf<AdminUser[]>(list)).toMatchObject([{ credits: 70 }]);
    await settle();
    expect((await read(ana.subject)).credits).toBe(70);
    const { rows } = await fixture.testEnvironment.database.query(
      `SELECT amount, actor, description FROM billing.ledger_entry WHERE user_id = $1 AND reason = 'gift'`,
      [ana.subject],
    );
    expect(rows).toEqual([{ amount: 50, actor: marta.subject, description: 'Cortesia pelo atraso' }]);
    const [entry] = await trail(ana.subject);
    expect(entry).toMatchObject({ entity: 'credits', old_value: { credits: 20 }, new_value: { credits: 70 } });
    expect(entry?.metadata).toMatchObject({ reason: 'Cortesia pelo atraso' });
    expect(entry?.sentence).toBe('Marta Ramos mudou os créditos de Marta Ramos de 20 para 70.');
    expect(entry?.changes).toEqual([{ label: 'Créditos', before: '20', after: '70' }]);
    expect(entry?.notes).toContainEqual({ label: 'Motivo', value: 'Cortesia pelo atraso' });
    const negative = await update(ana.subject, { ...(await read(ana.subject)), credits: -1, reason: 'engano' });
    expect(negative.status).toBe(400);
  });

  it('suspends at once, except the last administrator', async () => {
    const alone = stack.use(await startAdmin());
    const only = await alone.member('admin');
    const change = async (body: Record<string, unknown>) => {
      const shown = dataOf<AdminUser>(
        await alone.admin.send(readAdminUser, { as: only, params: { id: only.subject } }),
      );
      return alone.admin.send(updateAdminUser, { as: only, params: { id: only.subject }, body: { ...shown, ...body } });
    };
    expect(errorOf(await change({ role: 'user' }))).toEqual([409, 'LAST_ADMIN']);
    expect(errorOf(await change({ status: 'suspended' }))).toEqual([409, 'LAST_ADMIN']);
    expect(errorOf(await change({ status: 'inactive' }))).toEqual([409, 'LAST_ADMIN']);
    const refused = await alone.admin.send(deleteAdminUser, { as: only, params: { id: only.subject } });
    expect(errorOf(refused)).toEqual([409, 'LAST_ADMIN']);
    const rui = await fixture.member();
    const { rows } = await fixture.testEnvironment.database.query(
      'SELECT id::text FROM auth.session WHERE account_id = $1',
      [rui.subject],
    );
    const session = { ...rui, sessionId: String(rows[0]?.id) };
    expect((await fixture.auth.send(currentSession, { as: session })).status).toBe(200);
    await update(rui.subject, { ...(await read(rui.subject)), status: 'suspended' });
    expect((await fixture.auth.send(currentSession, { as: session })).status).toBe(401);
    await update(rui.subject, { ...(await read(rui.subject)), status: 'active' });
    expect((await read(rui.subject)).status).toBe('active');
  });
});

it('closes a deleted account now and erases it later', async () => {
  const ana = await fixture.member();
  const answer = await fixture.admin.send(deleteAdminUser, { as: marta, params: { id: ana.subject } });
  expect((answer.body as { message: string }).message).toBe('Usuário excluído com sucesso');
  expect((await read(ana.subject)).status).toBe('inactive');
  const { rows } = await fixture.testEnvironment.database.query('SELECT erase_at FROM auth.account WHERE id = $1', [
    ana.subject,
  ]);
  const days = (rows[0]?.erase_at.getTime() - Date.now()) / dayMilliseconds;
  expect(Math.round(days)).toBe(30);
});

it('grants a plan with its credits, and revokes it', async () => {
  const ana = await fixture.member();
  await settle();
  const give = (body: { plan: 'premium' | 'free'; months?: number; reason: string }) =>
    fixture.admin.send(changeUserPlan, { as: marta, params: { id: ana.subject }, body });
  const answer = await give({ plan: 'premium', months: 3, reason: 'Parceria' });
  expect(dataOf<AdminUser>(answer)).toMatchObject({ plan: 'premium', credits: 200 });
  await settle();
  expect(await read(ana.subject)).toMatchObject({ plan: 'premium', credits: 200 });
  const { rows } = await fixture.testEnvironment.database.query(
    'SELECT renews, next_grant_at IS NOT NULL AS more FROM billing.subscription WHERE user_id = $1',
    [ana.subject],
  );
  expect(rows).toEqual([{ renews: false, more: true }]);
  expect(dataOf<AdminUser>(await give({ plan: 'free', reason: 'Fim da parceria' }))).toMatchObject({ plan: 'free' });
});

it('lists accounts with the credits known to auth while billing does not respond', async () => {
  const { email } = await fixture.member();
  await using alone = await fixture.replica({ BILLING_URL: 'http://127.0.0.1:1' });
  const answer = await alone.send(listAdminUsers, { as: marta, query: { search: email } });
  expect(answer.body).toMatchObject({ data: [{ email }] });
});
