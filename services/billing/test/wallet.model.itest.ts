import { adjustWallet, confirmCharge, readUserWallet, releaseCharge } from '@sefira/contracts/billing/internal';
import { refundOrder } from '@sefira/contracts/billing/orders';
import { newId } from '@sefira/platform/time/identifiers';
import { person } from '@sefira/testing/test-environment';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { asService, brokenInvariants, reserve } from './billing-fixture.ts';
import { openShop, type Shop } from './shop.ts';

/** `MODEL_RUNS=500` runs random sequences; the default is a few fixed ones. */
const runs = Number(process.env.MODEL_RUNS ?? 4);
const order = process.env.MODEL_RUNS ? {} : { seed: 20_261_121 };

const costs = { group: 12, company: 10, chat_message: 1 } as const;
type Service = keyof typeof costs;
const pack = { id: 'credits-50', credits: 50 } as const;
/** More than the lifetime of a reservation. */
const expiryMinutes = 11;
const freeMessages = 5;
const waitOptions = { timeout: 60_000, interval: 20 };

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ RESERVATION_SWEEP_SECONDS: '0.05' });
});
afterAll(() => shop?.[Symbol.asyncDispose]());

interface Lot {
  remaining: number;
  reserved: number;
  readonly isBought: boolean;
}
interface Use {
  readonly id: string;
  readonly key: string;
  readonly service: Service;
  state: 'reserved' | 'confirmed' | 'released' | 'expired';
  parts: { readonly lot: Lot; readonly amount: number }[];
  isFree: boolean;
  holders: number;
}
/** Expected wallet of a person, independent of the code of the service. */
interface Model {
  readonly lots: Lot[];
  readonly uses: Use[];
  readonly orders: { readonly id: string; readonly cents: number; readonly lot: Lot; isRefunded: boolean }[];
  freeUsed: number;
}
interface Real {
  readonly userId: string;
}
type Step = fc.AsyncCommand<Model, Real>;

const free = ({ remaining, reserved }: Lot) => remaining - reserved;
const available = ({ lots }: Model) => lots.reduce((sum, lot) => sum + free(lot), 0);

/** Granted credits are spent before bought ones, oldest first. */
function take(model: Model, amount: number): Use['parts'] {
  const parts: Use['parts'] = [];
  let left = amount;
  for (const isBought of [false, true]) {
    for (const lot of model.lots.filter((one) => one.isBought === isBought)) {
      const taken = Math.min(left, free(lot));
      if (taken > 0) parts.push({ lot, amount: taken });
      left -= taken;
    }
  }
  return parts;
}

async function expectWallet(model: Model, { userId }: Real): Promise<void> {
  const answer = await shop.billing.send(readUserWallet, { as: asService, params: { userId } });
  const { wallet } = z.parse(readUserWallet.response, answer.body).data;
  expect({ available: wallet.available, reserved: wallet.reserved }).toEqual({
    available: available(model),
    reserved: model.lots.reduce((sum, { reserved }) => sum + reserved, 0),
  });
}

function step(name: string, run: (model: Model, real: Real) => Promise<void>): Step {
  return {
    check: () => true,
    async run(model, real) {
      // Each step is later than the one before: lots are ordered by time.
      shop.clock.now = new Date(shop.clock.now.getTime() + 1000);
      await run(model, real);
      await expectWallet(model, real);
    },
    toString: () => name,
  };
}

const adjust = (amount: number) =>
  step(`adjust ${amount}`, async (model, { userId }) => {
    const body = { amount, reason: 'Prova', actorId: newId(), key: newId() };
    const answer = await shop.billing.send(adjustWallet, { as: asService, params: { userId }, body });
    if (amount < 0 && available(model) < -amount) return expect(answer.status).toBe(402);
    expect(answer.status).toBe(200);
    if (amount > 0) model.lots.push({ remaining: amount, reserved: 0, isBought: false });
    else for (const { lot, amount: taken } of take(model, -amount)) lot.remaining -= taken;
  });

/** Reserves a use without an open reservation. @returns the reservation; null for an expected refusal */
async function ask(model: Model, userId: string, service: Service, key: string) {
  const answer = await reserve(shop.billing, userId, service, { key });
  const isFree = service === 'chat_message' && model.freeUsed < freeMessages;
  if (!isFree && available(model) < costs[service]) {
    expect(answer.status).toBe(402);
    return null;
  }
  expect(answer.body).toMatchObject({ data: { state: 'reserved', source: isFree ? 'plan' : 'credits' } });
  const parts = isFree ? [] : take(model, costs[service]);
  for (const { lot, amount } of parts) lot.reserved += amount;
  if (isFree) model.freeUsed += 1;
  const { id } = z.parse(z.object({ data: z.object({ id: z.string() }) }), answer.body).data;
  return { id, state: 'reserved', parts, isFree, holders: 1 } as const;
}

const use = (service: Service) =>
  step(`reserve ${service}`, async (model, { userId }) => {
    const key = newId();
    const held = await ask(model, userId, service, key);
    if (held) model.uses.push({ ...held, key, service });
  });

/** Repeats a key: joins its open reservation, or is a new use after the settlement. */
const useAgain = (which: number) =>
  step(`reserve again ${which}`, async (model, { userId }) => {
    const known = model.uses[which % model.uses.length];
    if (!known) return;
    const { id, key, service } = known;
    const open = model.uses.find((one) => one.key === key && one.state === 'reserved');
    if (!open) {
      const held = await ask(model, userId, service, key);
      expect(held?.id).not.toBe(id);
      if (held) model.uses.push({ ...held, key, service });
      return;
    }
    const answer = await reserve(shop.billing, userId, service, { key });
    expect(answer.body).toMatchObject({ data: { id: open.id, state: 'reserved', isRepeated: true } });
    open.holders += 1;
  });

function restore(model: Model, one: Use, state: 'released' | 'expired'): void {
  for (const { lot, amount } of one.parts) lot.reserved -= amount;
  if (one.isFree) model.freeUsed -= 1;
  one.state = state;
}

const settle = (end: 'confirmed' | 'released', which: number) =>
  step(`${end} ${which}`, async (model) => {
    const one = model.uses[which % model.uses.length];
    if (!one) return;
    const route = end === 'confirmed' ? confirmCharge : releaseCharge;
    const answer = await shop.billing.send(route, { as: asService, params: { id: one.id } });
    if (one.state === 'reserved' && end === 'released' && one.holders > 1) one.holders -= 1;
    else if (one.state === 'reserved' && end === 'released') restore(model, one, end);
    else if (one.state === 'reserved') {
      for (const { lot, amount } of one.parts) {
        lot.remaining -= amount;
        lot.reserved -= amount;
      }
      one.state = end;
    }
    expect(answer.body).toMatchObject({ data: { id: one.id, state: one.state } });
  });

const letExpire = step('let reservations expire', async (model, { userId }) => {
  shop.clock.now = new Date(shop.clock.now.getTime() + expiryMinutes * 60_000);
  await vi.waitFor(async () => {
    const open = "SELECT 1 FROM billing.charge WHERE user_id = $1 AND state = 'reserved'";
    expect((await shop.testEnvironment.database.query(open, [userId])).rowCount).toBe(0);
  }, waitOptions);
  for (const one of model.uses) if (one.state === 'reserved') restore(model, one, 'expired');
});

const reaches = (userId: string, orderId: string, status: string) =>
  vi.waitFor(async () => expect((await shop.read(userId, orderId)).status).toBe(status), waitOptions);

const buy = step('buy a pack', async (model, { userId }) => {
  const cardToken = await shop.token('4242424242424242');
  const { id, amountCents } = await shop.bought(userId, { pack: pack.id, method: 'credit-card', cardToken });
  await reaches(userId, id, 'paid');
  const lot = { remaining: pack.credits, reserved: 0, isBought: true };
  model.lots.push(lot);
  model.orders.push({ id, cents: amountCents, lot, isRefunded: false });
});

const refund = (which: number) =>
  step(`refund ${which}`, async (model, { userId }) => {
    const bought = model.orders[which % model.orders.length];
    if (!bought) return;
    // The free part of a pack is refunded, rounded up to the cent; reserved credits stay.
    const left = free(bought.lot);
    const body = { amountCents: Math.ceil((bought.cents * left) / pack.credits) };
    const answer = await shop.billing.send(refundOrder, { as: person(userId), params: { id: bought.id }, body });
    if (bought.isRefunded || left === 0) return expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    await reaches(userId, bought.id, 'refunded');
    bought.lot.remaining -= left;
    bought.isRefunded = true;
  });

const nth = fc.nat({ max: 50 });
const service = fc.constantFrom(...(Object.keys(costs) as Service[]));
const steps = [
  fc.integer({ min: 1, max: 30 }).map(adjust),
  fc.integer({ min: -30, max: -1 }).map(adjust),
  service.map(use),
  service.map(use),
  nth.map(useAgain),
  nth.map((which) => settle('confirmed', which)),
  nth.map((which) => settle('released', which)),
  fc.constant(letExpire),
  fc.constant(buy),
  nth.map(refund),
];

test('a wallet matches the model after random grants, reservations, settlements and refunds', async () => {
  await fc.assert(
    fc.asyncProperty(fc.commands(steps, { maxCommands: 30, size: 'max' }), async (commands) => {
      const model: Model = { lots: [], uses: [], orders: [], freeUsed: 0 };
      await fc.asyncModelRun(() => ({ model, real: { userId: newId() } }), commands);
    }),
    { numRuns: runs, ...order },
  );
  expect(await brokenInvariants(shop.testEnvironment)).toEqual([]);
}, 600_000);
