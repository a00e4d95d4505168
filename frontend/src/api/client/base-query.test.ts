import type { BaseQueryApi } from '@reduxjs/toolkit/query';
import { expect, test, vi } from 'vitest';
import { baseQuery } from './base-query.ts';
import { idempotencyKey } from './idempotency.ts';

test.each([
  { status: 429, isKept: true },
  { status: 503, isKept: true },
  { status: 402, isKept: false },
  { status: 201, isKept: false },
])('an answer of $status keeps the key of the call: $isKept', async ({ status, isKept }) => {
  vi.stubGlobal('fetch', async () => Response.json({}, { status }));
  const key = idempotencyKey('/reports', { status });
  const api = { signal: new AbortController().signal, getState: () => ({}) } as BaseQueryApi;
  await baseQuery({ url: '/reports', method: 'POST', headers: { 'Idempotency-Key': key } }, api, { isSilent: true });
  expect(idempotencyKey('/reports', { status }) === key).toBe(isKept);
  vi.unstubAllGlobals();
});
