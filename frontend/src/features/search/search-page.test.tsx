import { searchEverything } from '@sefira/contracts/content/search';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { signedOut } from '../../testing/people.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { answer, refuse } from '../../testing/server.ts';

test('a failed search keeps its words and is repeated', async () => {
  signedOut();
  refuse(searchEverything, 'INTERNAL_ERROR');
  const { user } = await renderApp('/search?q=mapa');
  expect(await screen.findByText('A busca não respondeu. O que você digitou continua aqui.')).toBeVisible();
  const hit = { path: '/faq', title: 'Um mapa', excerpt: 'O que é um mapa' };
  answer(searchEverything, () => ({
    success: true,
    message: 'ok',
    data: { query: 'mapa', corrected: false, groups: [{ group: 'help', hits: [hit] }] },
  }));
  await user.click(screen.getByRole('button', { name: 'Tentar de novo' }));
  expect(await screen.findByRole('link', { name: /Um mapa/ })).toBeVisible();
});
