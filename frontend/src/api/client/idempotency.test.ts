import { beforeEach, expect, test, vi } from 'vitest';
import { idempotencyKey, settleIdempotency } from './idempotency.ts';

beforeEach(() => sessionStorage.clear());

test('a call keeps its key until it is answered', () => {
  const body = { name: 'Ana' };
  const key = idempotencyKey('/numerology/analyze/basic', body);
  expect(idempotencyKey('/numerology/analyze/basic', { name: 'Ana' })).toBe(key);
  expect(idempotencyKey('/numerology/analyze/basic', { name: 'Bia' })).not.toBe(key);
  expect(idempotencyKey('/reports/personal', body)).not.toBe(key);
  settleIdempotency(key);
  expect(idempotencyKey('/numerology/analyze/basic', body)).not.toBe(key);
});

test('an unanswered call keeps its key over a reload, without its body in the storage', async () => {
  const key = idempotencyKey('/reports/personal', { name: 'Ana Célia' });
  vi.resetModules();
  const reloaded = await import('./idempotency.ts');
  expect(reloaded.idempotencyKey('/reports/personal', { name: 'Ana Célia' })).toBe(key);
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('Ana');
});

test('a repeated order with another token of the card keeps its key', () => {
  const keyOf = (body: object) => idempotencyKey('/billing/orders', body, ['cardToken']);
  const key = keyOf({ plan: 'premium', cardToken: 'first' });
  expect(keyOf({ plan: 'premium', cardToken: 'second' })).toBe(key);
  expect(keyOf({ plan: 'basic', cardToken: 'second' })).not.toBe(key);
});
