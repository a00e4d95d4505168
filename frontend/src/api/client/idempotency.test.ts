import { expect, test } from 'vitest';
import { idempotencyKey, settleIdempotency } from './idempotency.ts';

test('a call keeps its key until it is answered', () => {
  const body = { name: 'Ana' };
  const key = idempotencyKey('/numerology/analyze/basic', body);
  expect(idempotencyKey('/numerology/analyze/basic', { name: 'Ana' })).toBe(key);
  expect(idempotencyKey('/numerology/analyze/basic', { name: 'Bia' })).not.toBe(key);
  expect(idempotencyKey('/reports/personal', body)).not.toBe(key);
  settleIdempotency(key);
  expect(idempotencyKey('/numerology/analyze/basic', body)).not.toBe(key);
});
