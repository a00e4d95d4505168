import { expect, test } from 'vitest';
import { renewalPrice, runningOffer } from './offers.ts';

const version = { id: 'offer', priceCents: 2990, cycles: 3 };
const full = { priceCents: 5990, priceVersionId: 'full' };
const paid = {
  plan: 'premium',
  cycle: 'monthly',
  priceCents: 2990,
  priceVersionId: 'offer',
  offerCycle: 1,
  offerCycles: 3,
};
const monthly = { plan: 'premium', cycle: 'monthly' } as const;

test('an offer runs until it ends, and only below the price of the plan', () => {
  expect(runningOffer(version, 5990)).toBe(version);
  expect(runningOffer({ ...version, cycles: 0 }, 5990)).toBeNull();
  expect(runningOffer(version, 2990)).toBeNull();
  expect(runningOffer(undefined, 5990)).toBeNull();
});

test('renewals keep the offered price for its cycles', () => {
  const second = { priceCents: 2990, priceVersionId: 'offer', offerCycle: 2, offerCycles: 3 };
  expect(renewalPrice(paid, monthly, full)).toEqual(second);
  expect(renewalPrice({ ...paid, offerCycle: 2 }, monthly, full).offerCycle).toBe(3);
});

test.each([
  ['after the last cycle', { ...paid, offerCycle: 3 }, monthly, full],
  ['of another plan', paid, { plan: 'professional', cycle: 'monthly' } as const, full],
  ['of a year', paid, { plan: 'premium', cycle: 'yearly' } as const, full],
  ['of a plan bought at its full price', { ...paid, offerCycle: null, offerCycles: null }, monthly, full],
  ['of a plan whose price is now lower than the offer', paid, monthly, { ...full, priceCents: 1990 }],
  ['of a plan without an order', null, monthly, full],
])('a renewal %s costs the price of now', (_case, before, next, now) => {
  expect(renewalPrice(before, next, now)).toEqual({ ...now, offerCycle: null, offerCycles: null });
});
