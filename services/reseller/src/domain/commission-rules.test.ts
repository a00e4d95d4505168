import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type KeptCommission, nextStep, type SaleFacts } from './commission-rules.ts';

const paidAt = new Date('2026-11-21T12:00:00Z');
const day = 86_400_000;

/** What may happen to a sale after it is paid. */
const happenings = fc.array(
  fc.oneof(
    fc.record({ refundPercent: fc.integer({ min: 0, max: 100 }) }),
    fc.record({ days: fc.integer({ min: 1, max: 40 }) }),
    fc.constantFrom({ to: 'requested' as const }, { to: 'paid' as const }, { again: true as const }),
  ),
  { maxLength: 12 },
);

it('leaves of every sale what its rate says, whatever happens and however often it is told', () => {
  const inputs = [fc.integer({ min: 1, max: 500_000 }), fc.integer({ min: 0, max: 8000 }), happenings] as const;
  fc.assert(
    fc.property(...inputs, (amountCents, rateBasisPoints, story) => {
      const tie = { rateBasisPoints, standing: 'good' } as const;
      let sale: SaleFacts = { amountCents, refundedCents: 0, paidAt };
      let now = paidAt;
      let kept: KeptCommission | null = null;
      const settle = () => {
        for (let step = 0; step < 3; step += 1) kept = apply(kept, nextStep(sale, tie, kept, { holdDays: 30, now }));
      };
      settle();
      for (const happening of story) {
        if ('refundPercent' in happening) {
          const refunded = Math.floor((amountCents * happening.refundPercent) / 100);
          sale = { ...sale, refundedCents: Math.max(sale.refundedCents, refunded) };
        }
        if ('days' in happening) now = new Date(now.getTime() + happening.days * day);
        if ('to' in happening) kept = pay(kept, happening.to);
        settle();
      }
      expect(worth(kept)).toBe(Math.round(((amountCents - sale.refundedCents) * rateBasisPoints) / 10_000));
    }),
  );
});

it('earns nothing by a refused tie, keeps back what is looked at, and frees it when cleared', () => {
  const sale = { amountCents: 10_000, refundedCents: 0, paidAt };
  const rules = { holdDays: 30, now: paidAt };
  const refused = nextStep(sale, { rateBasisPoints: 2000, standing: 'refused' }, null, rules);
  expect(refused).toMatchObject({ do: 'add', state: 'cancelled' });
  const held = nextStep(sale, { rateBasisPoints: 2000, standing: 'suspected' }, null, rules);
  expect(held).toMatchObject({ do: 'add', state: 'held', amountCents: 2000 });
  const kept = {
    state: 'held',
    amountCents: 2000,
    availableAt: new Date(paidAt.getTime() + 30 * day),
    reversedCents: 0,
  };
  const later = { holdDays: 30, now: new Date(paidAt.getTime() + 31 * day) };
  expect(nextStep(sale, { rateBasisPoints: 2000, standing: 'good' }, { ...kept, state: 'held' }, later)).toEqual({
    do: 'change',
    amountCents: 2000,
    state: 'available',
  });
});

function apply(kept: KeptCommission | null, step: ReturnType<typeof nextStep>): KeptCommission | null {
  if (step === null) return kept;
  if (step.do === 'add') return { ...step, reversedCents: 0 };
  if (kept === null) throw new Error('changed before it was added');
  if (step.do === 'change') return { ...kept, amountCents: step.amountCents, state: step.state };
  return { ...kept, reversedCents: kept.reversedCents + step.amountCents };
}

/** A payout takes what is available, and pays what it took. */
function pay(kept: KeptCommission | null, to: 'requested' | 'paid'): KeptCommission | null {
  const from = to === 'requested' ? 'available' : 'requested';
  return kept?.state === from ? { ...kept, state: to } : kept;
}

function worth(kept: KeptCommission | null): number {
  return kept === null || kept.state === 'cancelled' ? 0 : kept.amountCents + kept.reversedCents;
}
