import { entitlements } from '@sefira/contracts/billing/plans';
import { planIds } from '@sefira/contracts/shared/identity';
import { expect, test } from 'vitest';
import { countedAllowances, periodOf, quotasOf, resetOf } from '../src/domain/allowances.ts';
import { compareLots, type Lot, lotLabels, sourceOf, sumOf, takeFrom } from '../src/domain/ledger.ts';
import { nextAttempt, nextOrderStatus } from '../src/domain/order-state.ts';
import { addMonths, grantTime, periodEnd } from '../src/domain/periods.ts';
import { type CurrentPeriod, planChange } from '../src/domain/plan-change.ts';
import { guaranteeDays, refundNote, refundSum, refundUntil, regretDays } from '../src/domain/refund-rules.ts';

const day = (text: string) => new Date(`${text}T12:00:00.000Z`);
const lot = (over: Partial<Lot>): Lot => ({
  id: 'b',
  kind: 'plan',
  remaining: 10,
  reserved: 0,
  grantedAt: day('2026-03-01'),
  expiresAt: day('2026-06-01'),
  ...over,
});

test('lots are spent by expiry, granted before bought, oldest first, then by id', () => {
  const inOrder = [
    lot({ id: 'z', expiresAt: day('2026-05-01'), kind: 'bought', grantedAt: day('2026-04-01') }),
    lot({ id: 'y', kind: 'gift', grantedAt: day('2026-02-01') }),
    lot({ id: 'x', kind: 'plan' }),
    lot({ id: 'a', kind: 'bought', grantedAt: day('2026-01-01') }),
    lot({ id: 'b', kind: 'bought', grantedAt: day('2026-01-01') }),
    lot({ id: 'u', kind: 'bought', grantedAt: day('2026-01-02') }),
    lot({ id: 'w', kind: 'welcome', expiresAt: null }),
    lot({ id: 'v', kind: 'bought', expiresAt: null }),
  ];
  expect(inOrder.toReversed().toSorted(compareLots)).toEqual(inOrder);
  expect(compareLots(lot({ kind: 'plan' }), lot({ kind: 'bought' }))).toBe(-1);
  expect(compareLots(lot({ kind: 'bought' }), lot({ kind: 'plan' }))).toBe(1);
  expect(compareLots(lot({ id: 'a' }), lot({ id: 'b' }))).toBe(-1);
  expect(compareLots(lot({ id: 'b' }), lot({ id: 'a' }))).toBe(1);
});

test('takes only free credits of lots, at most the requested amount', () => {
  const lots = [
    lot({ id: 'late', expiresAt: null, kind: 'bought', remaining: 50 }),
    lot({ id: 'held', expiresAt: day('2026-04-01'), remaining: 5, reserved: 5 }),
    lot({ id: 'soon', expiresAt: day('2026-05-01'), remaining: 8, reserved: 2 }),
  ];
  const uses = takeFrom(lots, 7);
  expect(uses).toEqual([
    { lot: 'soon', kind: 'plan', amount: 6 },
    { lot: 'late', kind: 'bought', amount: 1 },
  ]);
  expect(sumOf(uses)).toBe(7);
  expect(sumOf(takeFrom(lots, 1000))).toBe(56);
  expect(takeFrom(lots, 0)).toEqual([]);
  expect(takeFrom(lots, 6)).toEqual([{ lot: 'soon', kind: 'plan', amount: 6 }]);
});

test('each kind of lot has an account of origin and a label', () => {
  expect(sourceOf).toEqual({
    bought: 'sales',
    plan: 'plans',
    bonus: 'promotions',
    welcome: 'promotions',
    gift: 'adjustments',
  });
  expect(lotLabels).toEqual({
    bought: 'Créditos comprados',
    plan: 'Créditos do plano',
    bonus: 'Bônus do plano',
    welcome: 'Boas-vindas',
    gift: 'Presente da Sefira',
  });
});

test('an order follows its payment in any order of notices', () => {
  const after = (current: Parameters<typeof nextOrderStatus>[0], refundedCents = 0) =>
    (['pending', 'review', 'approved', 'declined', 'cancelled', 'expired', 'refunded', 'charged_back'] as const).map(
      (status) => nextOrderStatus(current, { status, refundedCents }),
    );
  expect(after('pending')).toEqual([
    'pending',
    'pending',
    'paid',
    'failed',
    'failed',
    'expired',
    'refunded',
    'refunded',
  ]);
  for (const current of ['failed', 'expired', 'paid'] as const) {
    expect(after(current)).toEqual([current, current, 'paid', current, current, current, 'refunded', 'refunded']);
  }
  expect(new Set(after('refunded'))).toEqual(new Set(['refunded']));
  expect(after('paid', 1)[2]).toBe('refunded');
});

test('a declined renewal is retried three times', () => {
  const end = day('2026-06-01');
  expect([1, 2, 3].map((failed) => nextAttempt(end, failed))).toEqual([
    day('2026-06-03'),
    day('2026-06-05'),
    day('2026-06-08'),
  ]);
  expect(nextAttempt(end, 4)).toBeNull();
  expect(nextAttempt(end, 0)).toBeNull();
});

test('adding months keeps the day, or takes the last of a shorter month', () => {
  expect(addMonths(day('2026-01-31'), 1)).toEqual(day('2026-02-28'));
  expect(addMonths(day('2028-01-31'), 1)).toEqual(day('2028-02-29'));
  expect(addMonths(day('2026-01-31'), 3)).toEqual(day('2026-04-30'));
  expect(addMonths(day('2026-12-15'), 1)).toEqual(day('2027-01-15'));
  expect(addMonths(day('2026-03-30'), 0)).toEqual(day('2026-03-30'));
  expect(periodEnd(day('2026-08-31'), 'monthly')).toEqual(day('2026-09-30'));
  expect(periodEnd(day('2028-02-29'), 'yearly')).toEqual(day('2029-02-28'));
});

test('the credits of a period are due with each of its months, not at its end', () => {
  const [start, end] = [day('2026-01-31'), day('2026-03-31')];
  expect(grantTime(start, end, 0)).toEqual(start);
  expect(grantTime(start, end, 1)).toEqual(day('2026-02-28'));
  expect(grantTime(start, end, 2)).toBeNull();
});

const current: CurrentPeriod = {
  plan: 'premium',
  cycle: 'monthly',
  start: day('2026-04-01'),
  end: day('2026-05-01'),
  paidCents: 3001,
};
const change = (
  plan: 'basic' | 'premium' | 'professional',
  cycle: 'monthly' | 'yearly',
  priceCents: number,
  now = day('2026-04-16'),
) => planChange(current, { plan, cycle, priceCents }, now);

test('an upgrade takes effect at once, less the unused part rounded up to the cent', () => {
  expect(change('professional', 'monthly', 9900)).toEqual({
    when: 'now',
    priceCents: 9900,
    unusedCents: 1501,
    amountCents: 8399,
  });
  expect(change('premium', 'yearly', 30_000).when).toBe('now');
  expect(change('professional', 'monthly', 9900, day('2026-03-20')).unusedCents).toBe(3001);
});

test('a downgrade takes effect at the end; the same plan changes nothing; an upgrade is never free', () => {
  const nothingNow = (when: string, priceCents: number) => ({ when, priceCents, unusedCents: 0, amountCents: 0 });
  expect(change('basic', 'yearly', 20_000)).toEqual(nothingNow('end', 20_000));
  expect(change('premium', 'monthly', 3001)).toEqual(nothingNow('none', 3001));
  expect(change('professional', 'monthly', 1501)).toEqual(nothingNow('end', 1501));
  expect(change('professional', 'monthly', 1502).amountCents).toBe(1);
  const yearly: CurrentPeriod = { ...current, cycle: 'yearly' };
  expect(planChange(yearly, { plan: 'premium', cycle: 'monthly', priceCents: 3001 }, day('2026-04-16')).when).toBe(
    'end',
  );
});

test('a plan is bought without a live period', () => {
  const bought = { when: 'now', priceCents: 9900, unusedCents: 0, amountCents: 9900 };
  expect(planChange(null, { plan: 'basic', cycle: 'monthly', priceCents: 9900 }, day('2026-04-16'))).toEqual(bought);
  expect(change('basic', 'monthly', 9900, current.end)).toEqual(bought);
  expect(change('basic', 'monthly', 9900, new Date(current.end.getTime() - 1)).when).toBe('end');
});

test('refunds the whole plan, or the price of the remaining credits of a pack', () => {
  expect([regretDays, guaranteeDays]).toEqual([7, 30]);
  expect(refundUntil(day('2026-04-01'), regretDays)).toEqual(day('2026-04-08'));
  const order = { kind: 'credits', amountCents: 1990, refundedCents: 0, paidAt: day('2026-04-01') } as const;
  expect(refundSum(order, { granted: 50, free: 50 }).amountCents).toBe(1990);
  expect(refundSum(order, { granted: 50, free: 33 })).toEqual({
    amountCents: 1314,
    deductedCents: 676,
    creditsTakenBack: 33,
    creditsSpent: 17,
  });
  expect(refundSum(order, { granted: 50, free: 0 }).amountCents).toBe(0);
  expect(refundSum({ ...order, refundedCents: 990 }, { granted: 50, free: 50 }).amountCents).toBe(1000);
  expect(refundSum({ ...order, refundedCents: 90 }, { granted: 0, free: 0 }).amountCents).toBe(1900);
  expect(refundSum({ ...order, kind: 'plan' }, { granted: 50, free: 1 }).amountCents).toBe(1990);
});

test('used credits of a plan are deducted at the price of the smallest pack, rounded down', () => {
  const order = { kind: 'plan', amountCents: 5990, refundedCents: 0, paidAt: day('2026-04-01') } as const;
  const pack = { credits: 50, priceCents: 1990 };
  const sum = refundSum(order, { granted: 180, free: 167 }, pack);
  expect(sum).toEqual({ amountCents: 5473, deductedCents: 517, creditsTakenBack: 167, creditsSpent: 13 });
  expect(refundNote(order, sum, pack)).toContain('13 créditos usados são descontados');
  expect(refundNote(order, sum, pack)).toContain('(R$ 19,90 por 50 créditos): R$ 5,17');
  expect(refundSum(order, { granted: 180, free: 0 }, pack)).toMatchObject({ amountCents: 0, deductedCents: 5990 });
  expect(refundNote(order, refundSum(order, { granted: 180, free: 180 }, pack), pack)).toBeNull();
});

test('quotas count by day or month and reset at midnight in São Paulo', () => {
  const [daily, monthly] = [
    { pool: 'one', limit: 3, per: 'day' },
    { pool: 'other', limit: 9, per: 'month' },
  ] as const;
  expect(periodOf(daily, '2026-12-31')).toBe('2026-12-31');
  expect(periodOf(monthly, '2026-12-31')).toBe('2026-12');
  expect(resetOf(daily, '2026-12-31')).toEqual(new Date('2027-01-01T03:00:00.000Z'));
  expect(resetOf(monthly, '2026-12-31')).toEqual(new Date('2027-01-01T03:00:00.000Z'));
  expect(resetOf(daily, '2026-02-10')).toEqual(new Date('2026-02-11T03:00:00.000Z'));
  expect(resetOf(monthly, '2026-02-10')).toEqual(new Date('2026-03-01T03:00:00.000Z'));
});

test('each plan counts its allowance of a service, and each pool once', () => {
  for (const plan of planIds) {
    const { services } = entitlements[plan];
    const pools = new Set<string>();
    for (const [service, allowance] of Object.entries(services)) {
      const counted = countedAllowances(service as Parameters<typeof countedAllowances>[0], '2026-02-10')[plan];
      if (allowance === 'unlimited') expect(counted).toEqual({ pool: null, period: null, limit: -1 });
      else {
        pools.add(allowance.pool);
        expect(counted).toEqual({
          pool: allowance.pool,
          period: periodOf(allowance, '2026-02-10'),
          limit: allowance.limit,
        });
      }
    }
    expect(quotasOf(plan).map(({ pool }) => pool)).toEqual([...pools]);
  }
});
