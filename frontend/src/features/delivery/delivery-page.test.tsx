import { openDelivery } from '@sefira/contracts/numerology/panel/open-delivery';
import { readShared } from '@sefira/contracts/numerology/shared';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '../../testing/render-app.tsx';
import { cutOff, refuse } from '../../testing/server.ts';

const slug = 'abcdefghijklmnopqrstuvwx';

test.each([
  [openDelivery, `/entrega/${slug}`, 'Esta entrega não está mais no ar'],
  [readShared, `/compartilhado/${slug}`, 'Esta página não existe mais'],
] as const)('a link counts as removed only where the answer says so (%#)', async (route, path, removed) => {
  cutOff(route);
  const { user } = await renderApp(path);
  const again = await screen.findByRole('button', { name: 'Tentar de novo' });
  expect(screen.queryByText(removed)).toBeNull();
  refuse(route, 'NOT_FOUND');
  await user.click(again);
  expect((await screen.findAllByText(removed)).length).toBeGreaterThan(0);
});

test('an expired link names its last day and its professional', async () => {
  refuse(openDelivery, 'NOT_FOUND', [], { sender: 'Estúdio Íris', expiredAt: '2026-11-20T15:00:00.000Z' });
  await renderApp(`/entrega/${slug}`);
  expect((await screen.findAllByText('O prazo deste link terminou')).length).toBeGreaterThan(0);
  await screen.findByText(/Ele valeu até 20\/11\/2026. Peça um novo a Estúdio Íris/);
  expect(screen.queryByText('Newsletter')).toBeNull();
});
