import type { BaseQueryApi } from '@reduxjs/toolkit/query';
import { act, renderHook } from '@testing-library/react';
import { toast } from 'react-hot-toast/headless';
import { expect, test, vi } from 'vitest';
import { baseQuery } from './base-query.ts';
import { idempotencyKey } from './idempotency.ts';
import { dismissShortOfCredits, useShortOfCredits } from './short-of-credits.ts';

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

test('a refusal for lack of credits opens the dialog with offers and shows no toast', async () => {
  const message = 'Créditos insuficientes para realizar esta análise.';
  vi.stubGlobal('fetch', async () =>
    Response.json({ success: false, message, error: 'INSUFFICIENT_CREDITS' }, { status: 402 }),
  );
  const shown = vi.spyOn(toast, 'error');
  const { result } = renderHook(useShortOfCredits);
  const api = { signal: new AbortController().signal, getState: () => ({}) } as BaseQueryApi;
  await act(async () => baseQuery({ url: '/numerology/analyze', method: 'POST' }, api, { notice: () => message }));
  expect(result.current).toBe(true);
  expect(shown).not.toHaveBeenCalled();
  act(dismissShortOfCredits);
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});
