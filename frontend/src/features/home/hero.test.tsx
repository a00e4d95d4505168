import { readCatalogue } from '@sefira/contracts/billing/catalogue';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { signedIn } from '../../testing/people.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { cutOff } from '../../testing/server.ts';

test('the mandala of the home page follows the typed name, which goes to the analysis', async () => {
  signedIn();
  cutOff(readCatalogue);
  const { user, router } = await renderApp('/');
  await user.type(await screen.findByLabelText('Seu nome completo'), 'Ana Célia');
  // Ana 1+5+1, Célia 3+7+3+1+1: all letters 22, a master number.
  expect(await screen.findByRole('img', { name: /^Mandala pessoal: Expressão vinte e dois/ })).toBeVisible();
  expect(screen.getByText('C vale 3')).toBeInTheDocument();
  await user.keyboard('{Enter}');
  await expect.poll(() => router.state.location.pathname).toBe('/analise-numerologica');
  expect(router.state.location.state).toEqual({ name: 'Ana Célia' });
});
