import { listConsents } from '@sefira/contracts/user/profile';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { signedIn } from '../../testing/people.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { answer, cutOff } from '../../testing/server.ts';

test('consents are listed with their dates, and a failed read can be repeated', async () => {
  signedIn();
  cutOff(listConsents);
  const { user } = await renderApp('/perfil?aba=preferencias');
  const card = within(await screen.findByRole('region', { name: 'O que você autorizou' }));
  await card.findByText('Não foi possível carregar este registro.');
  answer(listConsents, () => ({
    success: true,
    message: 'ok',
    data: [
      {
        id: '01a00000-0000-7000-8000-000000000002',
        subject: 'marketing',
        granted: false,
        version: '',
        givenAt: '2026-11-21T12:00:00.000Z',
      },
      {
        id: '01a00000-0000-7000-8000-000000000001',
        subject: 'terms',
        granted: true,
        version: '2026-11',
        givenAt: '2026-11-20T12:00:00.000Z',
      },
    ],
  }));
  await user.click(card.getByRole('button', { name: 'Tentar de novo' }));
  const [first, second] = await card.findAllByRole('listitem');
  expect(first).toHaveTextContent(/Novidades por e-mail.*21\/11\/2026.*Retirado/);
  expect(second).toHaveTextContent(/Termos e privacidade.*versão 2026-11.*Autorizado/);
});
