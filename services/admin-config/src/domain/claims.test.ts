import { expect, test } from 'vitest';
import { claimedNumber, shownClaim } from './claims.ts';

test('reads the number of a claim in its usual forms', () => {
  expect(['50k+', '100k+', '10.000+', '50 mil+', '1,5 mi', '+2.500', '4.9'].map(claimedNumber)).toEqual([
    50_000, 100_000, 10_000, 50_000, 1_500_000, 2500, 4.9,
  ]);
  expect(['98%', '24/7', 'muitas', ''].map(claimedNumber)).toEqual([null, null, null, null]);
});

test('shows the true count only once it exceeds the claim', () => {
  expect(shownClaim('claim_analyses', '50k+', { analyses: 50_000, users: 0 })).toBe('50k+');
  expect(shownClaim('claim_analyses', '50k+', { analyses: 50_123, users: 0 })).toBe('50.123');
  expect(shownClaim('claim_users', '10.000+', { analyses: 0, users: 12_345 })).toBe('12.345');
});

test('leaves claims that the product cannot count as configured', () => {
  expect(shownClaim('claim_rating', '4.9', { analyses: 10, users: 10 })).toBe('4.9');
  expect(shownClaim('claim_analyses', 'muitas', { analyses: 10, users: 10 })).toBe('muitas');
});
