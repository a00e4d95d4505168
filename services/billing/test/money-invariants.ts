import { dayMilliseconds } from '@sefira/platform/time/durations';
import { expect, vi } from 'vitest';
import { periodEnd } from '../src/domain/periods.ts';
import { type BookedOrder, ordersOf } from './money-people.ts';
import type { SandboxPayment, Shop } from './shop.ts';

const waitOptions = { timeout: 60_000, interval: 100 };
const noticeMilliseconds = 5 * dayMilliseconds;
/** A discount is valid for an hour; amounts are rounded to the cent. */
const quoteMilliseconds = 3_600_000;
const roundingCents = 2;

interface LivePeriod {
  readonly user_id: string;
  readonly status: string;
  readonly order_id: string;
  readonly current_period_start: Date;
  readonly current_period_end: Date;
}

/** Use of a person's plans: start of the period and used time of each order. */
export interface Observed {
  readonly userId: string;
  readonly used: Map<string, { readonly start: Date; readonly milliseconds: number }>;
  live: LivePeriod | null;
  seenAt: Date;
}

/** A short error: the difference of two long lists costs more than the check, which is repeated. */
function failWith(what: string, found: readonly unknown[]): void {
  if (found.length > 0) throw new Error(`${found.length} ${what}: ${JSON.stringify(found.slice(0, 5))}`);
}

/** Waits until nothing is due for these people and the tables agree with the provider. */
export async function settled(shop: Shop, userIds: readonly string[]): Promise<void> {
  const { database } = shop.testEnvironment;
  await vi.waitFor(async () => {
    const now = shop.clock.now;
    const { rows } = await database.query(
      `SELECT 'order on its way' AS due, o.user_id::text, o.id::text FROM billing."order" o
         WHERE user_id = ANY($1) AND (refunding_cents IS NOT NULL OR cancelling_since IS NOT NULL)
       UNION ALL SELECT 'period over', user_id::text, order_id::text FROM billing.subscription
         WHERE user_id = ANY($1) AND status IN ('active', 'past_due') AND current_period_end <= $2
           AND (next_attempt_at IS NULL OR next_attempt_at <= $2)
       UNION ALL SELECT 'credits of a month', user_id::text, order_id::text FROM billing.subscription
         WHERE user_id = ANY($1) AND status = 'active' AND next_grant_at <= $2
       UNION ALL SELECT 'renewal to announce', s.user_id::text, s.order_id::text FROM billing.subscription s
         WHERE s.user_id = ANY($1) AND s.status = 'active' AND s.renews AND s.method <> 'credit-card'
           AND s.current_period_end > $2 AND s.current_period_end <= $3
           AND NOT EXISTS (SELECT 1 FROM billing.account_standing a WHERE a.user_id = s.user_id AND a.is_closed)
           AND EXISTS (SELECT 1 FROM billing."order" b WHERE b.id = s.order_id AND b.payer_sealed IS NOT NULL)
           AND NOT EXISTS (SELECT 1 FROM billing."order" r JOIN billing.payment p ON p.order_id = r.id
             WHERE r.user_id = s.user_id AND r.is_renewal AND r.created_at >= s.current_period_start)
       UNION ALL SELECT 'renewal of a closed account', o.user_id::text, o.id::text FROM billing."order" o
         JOIN billing.account_standing a USING (user_id)
         WHERE user_id = ANY($1) AND a.is_closed AND o.is_renewal AND o.status = 'pending'`,
      [userIds, now, new Date(now.getTime() + noticeMilliseconds)],
    );
    failWith('is due', rows);
    const known = await database.query<{ id: string; status: string; refunded: number }>(
      `SELECT p.provider_payment_id AS id, p.status, p.refunded_cents AS refunded FROM billing.payment p
       JOIN billing."order" o ON o.id = p.order_id WHERE o.user_id = ANY($1)`,
      [userIds],
    );
    const orders = [...(await ordersOf(shop, userIds)).values()].flat();
    const atProvider = orders.flatMap(({ payments }) => payments);
    const lineOf = (id: string, status: string, refundedCents: number) => `${id} ${status} ${refundedCents}`;
    const stored = new Set(known.rows.map(({ id, status, refunded }) => lineOf(id, status, refunded)));
    const received = new Set(atProvider.map(({ id, status, refundedCents }) => lineOf(id, status, refundedCents)));
    failWith('differs from the provider', [...received.symmetricDifference(stored)]);
  }, waitOptions);
}

/** Adds the time used since the last observation; between two observations at most one period ends. */
function observe(seen: Observed, after: LivePeriod | null, now: Date): void {
  const before = seen.live;
  const use = (period: LivePeriod | null) => {
    if (!period) return;
    const from = Math.max(seen.seenAt.getTime(), period.current_period_start.getTime());
    const until = Math.min(now.getTime(), period.current_period_end.getTime());
    const { milliseconds = 0 } = seen.used.get(period.order_id) ?? {};
    const more = Math.max(0, until - from);
    seen.used.set(period.order_id, { start: period.current_period_start, milliseconds: milliseconds + more });
  };
  use(before);
  if (after && after.order_id !== before?.order_id) use(after);
  seen.live = after;
  seen.seenAt = now;
}

const receivedOf = (payments: readonly SandboxPayment[]) =>
  payments
    .filter(({ status }) => status === 'approved')
    .reduce((sum, { amountCents, refundedCents }) => sum + amountCents - refundedCents, 0);

/** Cents per millisecond of the full period of a plan. */
function rateOf(order: BookedOrder, start: Date): number {
  return order.price_cents / (periodEnd(start, order.cycle).getTime() - start.getTime());
}

/** Every cent held by the provider is booked, and every paid order has an effect or a review. */
function expectBooked(order: BookedOrder): void {
  const { id, status } = order;
  const received = receivedOf(order.payments);
  const isReviewed = order.needs_review !== null;
  const isCounted = isReviewed || status === 'paid' || status === 'refunded';
  expect(received === 0 || isCounted, `money received for ${id} belongs to a paid order`).toBe(true);
  const isBooked = received === 0 || isReviewed || received === order.amount_cents - order.refunded_cents;
  expect(isBooked, `every cent received for ${id} (${status}) is booked`).toBe(true);
  if (status !== 'paid') return;
  expect(received, `paid order ${id} has its money`).toBe(order.amount_cents);
  // The order of a begun period has granted credits; a paid renewal takes effect at the end of the period.
  const hasEffect = order.has_lots || order.renewal_key !== null || isReviewed;
  expect(hasEffect, `paid order ${id} has an effect or a review`).toBe(true);
}

/**
 * The remaining value of the live period is within the money held for its order and its chain of discounts. What a period
 * used beyond its money, because a chargeback came after the use, is lost; it takes nothing from the money of a later order.
 */
function expectCovered(live: LivePeriod, order: BookedOrder, byId: ReadonlyMap<string, BookedOrder>, seen: Observed) {
  const now = seen.seenAt.getTime();
  let held = 0;
  let tolerance = 0;
  for (const one of chainOf(order, byId).toReversed()) {
    const { milliseconds = 0, start = live.current_period_start } = seen.used.get(one.id) ?? {};
    const rate = rateOf(one, start);
    const used = one.status === 'paid' ? milliseconds * rate : 0;
    held = Math.max(0, held + receivedOf(one.payments) - used);
    tolerance += quoteMilliseconds * rate + roundingCents;
  }
  const left = live.current_period_end.getTime() - Math.max(now, live.current_period_start.getTime());
  const promised = Math.max(0, left) * rateOf(order, live.current_period_start);
  expect(promised, `value promised on ${order.id} is within the money received`).toBeLessThanOrEqual(held + tolerance);
}

/** An order, then the order that its discount is the remaining value of, and so on. */
function chainOf(order: BookedOrder, byId: ReadonlyMap<string, BookedOrder>): BookedOrder[] {
  const base = order.discount_cents > 0 && order.base_order_id !== null ? byId.get(order.base_order_id) : undefined;
  return base === undefined ? [order] : [order, ...chainOf(base, byId)];
}

/**
 * Checks the invariants of people's money (docs/goals.md S28). A refunded order counts on neither side: its used part is lost,
 * and nothing may rest on it afterwards.
 */
export async function expectSound(shop: Shop, everyone: readonly Observed[]): Promise<void> {
  const { database } = shop.testEnvironment;
  const userIds = everyone.map(({ userId }) => userId);
  const live = await database.query<LivePeriod>(
    `SELECT user_id, status, order_id, current_period_start, current_period_end FROM billing.subscription
     WHERE user_id = ANY($1) AND status <> 'ended'`,
    [userIds],
  );
  const liveOf = new Map(live.rows.map((period) => [period.user_id, period]));
  const orders = await ordersOf(shop, userIds);
  for (const seen of everyone) {
    observe(seen, liveOf.get(seen.userId) ?? null, shop.clock.now);
    expectPersonSound(seen, orders.get(seen.userId) ?? []);
  }
  const { rows } = await database.query(problems, [userIds]);
  expect(rows).toEqual([]);
}

function expectPersonSound(seen: Observed, orders: readonly BookedOrder[]): void {
  const { live } = seen;
  const byId = new Map(orders.map((order) => [order.id, order]));
  for (const order of orders) expectBooked(order);
  // A live subscription without an order was granted by an administrator.
  const liveOrder = live ? byId.get(live.order_id) : undefined;
  if (!live || !liveOrder) return;
  expect(liveOrder.status, `no active subscription on an order that is not paid: ${liveOrder.id}`).toBe('paid');
  expectCovered(live, liveOrder, byId, seen);
}

const problems = `
  SELECT 'lots differ from the balance' AS problem, w.user_id::text, NULL AS order_id FROM billing.wallet w LEFT JOIN (
      SELECT user_id, sum(remaining) AS remaining, sum(reserved) AS reserved FROM billing.lot GROUP BY user_id) l USING (user_id)
    WHERE w.user_id = ANY($1) AND (w.balance <> coalesce(l.remaining, 0) OR w.reserved <> coalesce(l.reserved, 0))
  UNION ALL SELECT 'credits of a returned order can be spent', o.user_id::text, o.id::text FROM billing."order" o
    JOIN billing.lot l ON l.order_id = o.id WHERE o.user_id = ANY($1) AND o.status = 'refunded' AND l.remaining > l.reserved
  UNION ALL SELECT 'events do not add up to what went back', o.user_id::text, o.id::text FROM billing."order" o
    LEFT JOIN (
      SELECT e.payload->>'orderId' AS order_id, sum(CASE e.name WHEN 'order.refunded' THEN (e.payload->>'newlyRefundedCents')::int
        ELSE -(e.payload->>'recoveredCents')::int END) AS cents
      FROM billing.outbox_event e WHERE e.name IN ('order.refunded', 'order.recovered') GROUP BY 1) booked ON booked.order_id = o.id::text
    WHERE o.user_id = ANY($1) AND o.paid_at IS NOT NULL AND o.refunded_cents <> coalesce(booked.cents, 0)
  UNION ALL SELECT 'spent credits of a pack were refunded', o.user_id::text, o.id::text FROM billing."order" o
    JOIN billing.lot l ON l.order_id = o.id
    WHERE o.user_id = ANY($1) AND o.kind = 'credits' AND o.refunded_cents < o.amount_cents
      AND floor(o.amount_cents * (SELECT coalesce(sum(x.amount), 0) FROM billing.ledger_entry e,
        jsonb_to_recordset(e.lots) AS x(lot uuid, amount int)
        WHERE e.user_id = o.user_id AND x.lot = l.id AND e.reason = 'spend')::numeric / l.amount)
        > o.amount_cents - o.refunded_cents
  UNION ALL SELECT 'more months of credits than the period has had', o.user_id::text, l.order_id::text FROM billing.lot l
    JOIN billing."order" o ON o.id = l.order_id
    WHERE o.user_id = ANY($1) AND o.kind = 'plan' AND l.kind = 'plan' GROUP BY o.user_id, l.order_id, o.cycle
    HAVING count(*) > CASE WHEN o.cycle = 'yearly' THEN 12 ELSE 1 END`;
