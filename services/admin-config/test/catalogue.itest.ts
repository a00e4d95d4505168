import { type AuditRecord, listAudit } from '@sefira/contracts/admin-config/audit';
import { type AdminDashboard, readAdminDashboard } from '@sefira/contracts/admin-config/dashboard';
import {
  type AdminPlan,
  createAdminPlan,
  deleteAdminPlan,
  listAdminPlans,
  listServicePrices,
  type ServicePrice,
  updateAdminPlan,
  updateServicePrice,
} from '@sefira/contracts/admin-config/plans';
import { type Catalogue, readCatalogue } from '@sefira/contracts/billing/catalogue';
import { reserveCharge } from '@sefira/contracts/billing/internal';
import { type EntitlementState, readEntitlements } from '@sefira/contracts/billing/wallet';
import type { Identity } from '@sefira/contracts/shared/identity';
import { internalCaller } from '@sefira/platform/http/service-client';
import { newId } from '@sefira/platform/time/identifiers';
import { deliverEvent } from '@sefira/testing/deliver-event';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type AdminFixture, dataOf, errorOf, startAdmin } from './start-admin.ts';

let fixture: AdminFixture;
let marta: Identity & { readonly subject: string; readonly email: string };
const stack = new AsyncDisposableStack();

beforeAll(async () => {
  fixture = stack.use(await startAdmin());
  marta = await fixture.member('admin');
});

afterAll(() => stack.disposeAsync());

const plans = async () => dataOf<AdminPlan[]>(await fixture.admin.send(listAdminPlans, { as: marta }));
const prices = async () => dataOf<ServicePrice[]>(await fixture.admin.send(listServicePrices, { as: marta }));
const shop = async () => dataOf<Catalogue>(await fixture.billing.send(readCatalogue));

it('changes a plan as a new version, and returns 409 to a concurrent change', async () => {
  const before = (await plans()).find(({ id }) => id === 'premium');
  expect(before).toMatchObject({ kind: 'plan', name: 'Premium', price: 5990, credits: 150, bonus_credits: 30 });
  const send = (body: Record<string, unknown>) =>
    fixture.admin.send(updateAdminPlan, { as: marta, params: { id: 'premium' }, body });
  const answer = await send({ ...before, price: 6490, credits: 160 });
  expect(dataOf<AdminPlan>(answer)).toMatchObject({ price: 6490, credits: 160, bonus_credits: 30 });
  expect((await shop()).plans.find(({ id }) => id === 'premium')).toMatchObject({ monthlyCents: 6490, credits: 160 });
  expect(errorOf(await send({ ...before, price: 7000 }))).toEqual([409, 'CONFLICT']);
  expect(errorOf(await send({ ...(await plans())[1], kind: 'pack' }))).toEqual([400, 'FIELD_READ_ONLY']);
  const { rows } = await fixture.testEnvironment.database.query(
    `SELECT amount FROM billing.price_version WHERE code = 'plan:premium:monthly' ORDER BY valid_from`,
  );
  expect(rows.map(({ amount }) => amount)).toEqual([5990, 6490]);
  await fixture.billing.idle();
  await fixture.admin.idle();
  const trail = await fixture.admin.send(listAudit, { as: marta, query: { entity: 'plan', entityId: 'premium' } });
  expect(dataOf<AuditRecord[]>(trail)).toMatchObject([
    {
      old_value: { price: 5990 },
      new_value: { price: 6490 },
      sentence:
        'Marta Ramos mudou o preço do Premium de R$ 59,90 para R$ 64,90 e mudou os créditos do Premium de 150 para 160.',
    },
  ]);
});

it('sells a new pack, and takes it off sale', async () => {
  const body = { name: 'Mil créditos', price: 19_900, credits: 1000, bonus_credits: 50 };
  const made = dataOf<AdminPlan>(await fixture.admin.send(createAdminPlan, { as: marta, body }));
  expect((await shop()).packs).toContainEqual(
    expect.objectContaining({ id: made.id, credits: 1050, priceCents: 19_900 }),
  );
  await fixture.admin.send(deleteAdminPlan, { as: marta, params: { id: made.id } });
  expect((await shop()).packs.map(({ id }) => id)).not.toContain(made.id);
  expect((await plans()).find(({ id }) => id === made.id)?.active).toBe(false);
});

it('refuses a price below the minimum and a pack without credits, as at creation', async () => {
  for (const id of ['premium', 'credits-50']) {
    const shown = (await plans()).find((one) => one.id === id);
    const send = (body: Record<string, unknown>) =>
      fixture.admin.send(updateAdminPlan, { as: marta, params: { id }, body: { ...shown, ...body } });
    for (const price of [0, 99]) {
      const answer = await send({ price });
      expect(errorOf(answer), `${id} ${price}`).toEqual([400, 'VALIDATION_FAILED']);
      expect(answer.body).toMatchObject({
        data: { issues: [{ path: 'price', message: 'O preço mínimo é R$ 1,00.' }] },
      });
    }
    if (shown?.kind === 'plan') expect((await send({ yearly_price: 0 })).status).toBe(400);
    else expect((await send({ credits: 0 })).status).toBe(400);
  }
});

it('makes a service free only with a confirmation', async () => {
  const before = (await prices()).find(({ id }) => id === 'name');
  const send = (body: Record<string, unknown>) =>
    fixture.admin.send(updateServicePrice, { as: marta, params: { id: 'name' }, body: { ...before, ...body } });
  expect(errorOf(await send({ credit_cost: 0 }))).toEqual([409, 'FREE_SERVICE_UNCONFIRMED']);
  expect((await prices()).find(({ id }) => id === 'name')?.credit_cost).toBe(before?.credit_cost);
  expect(dataOf<ServicePrice>(await send({ credit_cost: 0, confirm_free: true })).credit_cost).toBe(0);
});

it('refuses a name that cannot be stored', async () => {
  const body = { name: 'Mil\u0000créditos', price: 19_900, credits: 1000 };
  expect(errorOf(await fixture.admin.send(createAdminPlan, { as: marta, body }))).toEqual([400, 'VALIDATION_FAILED']);
});

it('changes the cost of a service, and stops its sale for credits', async () => {
  const before = (await prices()).find(({ id }) => id === 'cycles');
  expect(before).toMatchObject({ service_name: 'Análise de ciclos', credit_cost: 4, active: true });
  const send = (body: Record<string, unknown>) =>
    fixture.admin.send(updateServicePrice, { as: marta, params: { id: 'cycles' }, body });
  const reserve = () =>
    fixture.billing.send(reserveCharge, {
      as: internalCaller,
      body: {
        userId: marta.subject,
        plan: 'free',
        service: 'cycles',
        key: newId(),
        reference: { type: 'analysis', id: newId(), title: 'Ciclos' },
      },
    });
  const changed = dataOf<ServicePrice>(await send({ ...before, credit_cost: 7 }));
  expect(dataOf<{ amount: number }>(await reserve()).amount).toBe(7);
  expect((await send({ ...changed, credit_cost: -1 })).status).toBe(400);
  await send({ ...changed, active: false });
  const refused = await reserve();
  expect(errorOf(refused)).toEqual([403, 'PLAN_REQUIRED']);
  expect(refused.body).toMatchObject({
    message: expect.stringMatching(
      /^Este serviço não é vendido por créditos: ele vem com o plano Básico \(R\$\s[\d,]+ por mês\), Premium \(R\$\s[\d,]+ por mês\) ou Profissional \(R\$\s[\d,]+ por mês\)\.$/u,
    ),
  });
  const own = await fixture.billing.send(readEntitlements, { as: marta });
  expect(dataOf<EntitlementState>(own).services.find(({ service }) => service === 'cycles')?.next).toBe('plan');
});

it('counts events and lists them without names', async () => {
  await fixture.auth.idle();
  await fixture.admin.idle();
  const order = {
    orderId: newId(),
    userId: marta.subject,
    kind: 'plan' as const,
    plan: 'premium' as const,
    cycle: 'monthly' as const,
    credits: 0,
    description: 'Plano Premium, mensal',
    amountCents: 5990,
    method: 'pix' as const,
  };
  const now = new Date().toISOString();
  await deliverEvent(fixture.testEnvironment, 'admin-config', 'order.paid', {
    ...order,
    paidAt: now,
    isRenewal: false,
  });
  await fixture.admin.idle();
  const board = dataOf<AdminDashboard>(await fixture.admin.send(readAdminDashboard, { as: marta }));
  expect(board).toMatchObject({ totalUsers: 1, activeUsers: 1, totalRevenue: 0, totalPlans: 6 });
  expect(board.activity.map(({ detail }) => detail)).toEqual(
    expect.arrayContaining(['Novo usuário cadastrado', 'Plano Premium, mensal pago: R$\u00a059,90']),
  );
  expect(board.series.revenue).toHaveLength(30);
  expect(board.series.revenue.at(-1)?.amount).toBe(5990);
  expect(board.series.users.at(-1)?.amount).toBe(1);
  expect(board.queues.map(({ name }) => name)).toContain('reports-render');
  expect(JSON.stringify(board)).not.toContain('Marta');
});

it('records credential stuffing in the trail once', async () => {
  const raised = { tries: 120, failures: 110, withinSeconds: 120, raisedAt: '2026-11-21T15:00:00.000Z' };
  const eventId = await deliverEvent(fixture.testEnvironment, 'admin-config', 'logins.failing', raised);
  await fixture.admin.idle();
  await deliverEvent(fixture.testEnvironment, 'admin-config', 'logins.failing', raised, eventId);
  await fixture.admin.idle();
  const trail = await fixture.admin.send(listAudit, { as: marta, query: { entity: 'access' } });
  expect(dataOf<AuditRecord[]>(trail)).toMatchObject([
    { result: 'denied', entity_id: '/auth/login', metadata: { reason: 'logins_failing', tries: 120, failures: 110 } },
  ]);
});
