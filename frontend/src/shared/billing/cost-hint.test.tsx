import { readEntitlements } from '@sefira/contracts/billing/wallet';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ana, signedIn } from '../../testing/people.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { answer } from '../../testing/server.ts';

function guestWithRemaining(remaining: number): void {
  signedIn({ ...ana, id: 'guest', email: null, name: 'Visitante', role: 'guest', credits: 999_999 });
  const quota = { limit: 6, used: 6 - remaining, remaining, resetsAt: '2026-11-24T03:00:00.000Z' };
  const next = remaining > 0 ? ('included' as const) : ('insufficient' as const);
  answer(readEntitlements, () => ({
    success: true,
    message: 'ok',
    data: {
      plan: 'premium',
      until: null,
      features: [],
      credits: 999_999,
      services: [{ service: 'personal', cost: 5, isUnlimited: false, quota, next }],
    },
  }));
}

test('a guest sees how many free analyses remain today', async () => {
  guestWithRemaining(6);
  await renderApp('/analise-numerologica');
  expect(await screen.findByText('Grátis para visitantes: restam 6 hoje.')).toBeVisible();
});

test('a guest without a remaining analysis sees a sign-up link', async () => {
  guestWithRemaining(0);
  await renderApp('/analise-numerologica');
  expect(await screen.findByText('Você já fez as análises de visitante de hoje.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Criar conta grátis' })).toHaveAttribute('href', '/cadastro');
});

test('a service that is not sold for credits leads to the plans, with any balance', async () => {
  signedIn();
  const state = { service: 'personal' as const, cost: 5, isUnlimited: false, quota: null, next: 'plan' as const };
  const data = { plan: 'free' as const, until: null, features: [], credits: 500, services: [state] };
  answer(readEntitlements, () => ({ success: true, message: 'ok', data }));
  await renderApp('/analise-numerologica');
  expect(await screen.findByText(/só vem com um plano\.$/)).toBeVisible();
  expect(screen.queryByText(/usa 5 créditos/)).toBeNull();
});
