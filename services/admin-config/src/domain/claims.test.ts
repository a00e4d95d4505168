import { expect, test } from 'vitest';
import { claimedNumber, shownClaim } from './claims.ts';

test('reads the number of a claim in its usual forms', () => {
  expect(['50k+', '100k+', '10.000+', '50 mil+', '1,5 mi', '+2.500', '4.9'].map(claimedNumber)).toEqual([
    50_000, 100_000, 10_000, 50_000, 1_500_000, 2500, 4.9,
  ]);
  expect(['98%', '24/7', 'muitas', ''].map(claimedNumber)).toEqual([null, null, null, null]);
});

const none = { analyses: 0, reports: 0, users: 0 };

test('shows the true count only once it exceeds the claim', () => {
  expect(shownClaim('claim_analyses', '50k+', { ...none, analyses: 50_000 })).toBe('50k+');
  expect(shownClaim('claim_analyses', '50k+', { ...none, analyses: 50_123 })).toBe('50.123');
  expect(shownClaim('claim_users', '10.000+', { ...none, users: 12_345 })).toBe('12.345');
  expect(shownClaim('claim_analyses_total', '100k+', { ...none, analyses: 60_000, reports: 40_001 })).toBe('100.001');
});

test('leaves claims that the product cannot count as configured', () => {
  expect(shownClaim('claim_rating', '4.9', { ...none, analyses: 10, users: 10 })).toBe('4.9');
  expect(shownClaim('claim_analyses', 'muitas', { ...none, analyses: 10, users: 10 })).toBe('muitas');
});
