import { listClients } from '@sefira/contracts/numerology/clients';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { signedIn } from '../../testing/people.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { cutOff } from '../../testing/server.ts';
import { clientTexts } from '../../texts/professional/clients.ts';

test('says nothing of an ended plan while it is unknown whether there are clients', async () => {
  signedIn();
  cutOff(listClients);
  await renderApp('/clientes');
  expect(await screen.findByRole('heading', { name: 'Clientes' })).toBeVisible();
  expect(screen.queryByText(clientTexts.lapsed)).toBeNull();
});
