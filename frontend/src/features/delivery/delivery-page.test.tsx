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
] as const)('a link is gone only where the answer says so (%#)', async (route, path, gone) => {
  cutOff(route);
  const { user } = await renderApp(path);
  const again = await screen.findByRole('button', { name: 'Tentar de novo' });
  expect(screen.queryByText(gone)).toBeNull();
  refuse(route, 'NOT_FOUND');
  await user.click(again);
  expect((await screen.findAllByText(gone)).length).toBeGreaterThan(0);
});
