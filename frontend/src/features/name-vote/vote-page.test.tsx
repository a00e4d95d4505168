import {
  castVotes,
  type PublicShortListWire,
  readPublicShortList,
} from '@sefira/contracts/numerology/baby/short-lists';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '../../testing/render-app.tsx';
import { answer, refuseFor } from '../../testing/server.ts';

const list: PublicShortListWire = {
  title: 'Nossa menina',
  expiresAt: '2027-03-10T12:00:00.000Z',
  names: [
    {
      id: '0199b0a0-0000-7000-8000-000000000001',
      name: 'Helena',
      numbers: { expressao: 5, motivacao: 3, impressao: 2 },
      origin: null,
      meaning: null,
      keyword: 'movimento',
      reading: 'Um nome que se move.',
    },
  ],
};

test('a limited vote says when to send it again, by the button and with the focus', async () => {
  answer(readPublicShortList, () => ({ success: true, message: 'ok', data: list }));
  answer(castVotes, () => ({ success: true, message: 'ok', data: { visitor: 'b'.repeat(24), counted: 1 } }));
  const { user } = await renderApp(`/votar/${'a'.repeat(24)}`);
  await user.click(await screen.findByText('Amei'));
  await user.type(screen.getByLabelText(/Seu primeiro nome/), 'Lúcia');
  await user.click(screen.getByRole('button', { name: 'Enviar votos' }));
  await screen.findByText('Votos enviados. Obrigado!');
  refuseFor(castVotes, 75);
  await user.click(screen.getByRole('button', { name: 'Mudar meus votos' }));
  const countdown = await screen.findByRole('timer');
  expect(countdown).toHaveTextContent(/Faltam 1 min 1\d s/);
  await waitFor(() => expect(document.activeElement).toContainElement(countdown));
  expect(screen.queryByText('Votos enviados. Obrigado!')).toBeNull();
});
