import { proveIdentity, readProof } from '@sefira/contracts/auth/fresh-proof';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { requestProof, settleProof } from '../../api/session/identity-proof.ts';
import { signedIn } from '../../testing/people.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { answer, refuse, refuseFor } from '../../testing/server.ts';

test('a wrong password is refused at the field, and too many are counted down by the button', async () => {
  signedIn();
  answer(readProof, () => ({
    success: true,
    message: 'ok',
    data: { method: 'password', provenUntil: null, secondFactorDueAt: null },
  }));
  refuse(proveIdentity, 'PASSWORD_INVALID');
  const { user } = await renderApp('/perfil');
  const isProven = requestProof();
  const dialog = within(await screen.findByRole('dialog'));
  const field = await dialog.findByLabelText('Sua senha', { exact: false, selector: 'input' });
  await user.type(field, 'errada{Enter}');
  await waitFor(() => expect(field).toBeInvalid());
  expect(dialog.queryByRole('timer')).toBeNull();

  refuseFor(proveIdentity, 75);
  await user.type(field, 'outra');
  await user.click(dialog.getByRole('button', { name: 'Confirmar e continuar' }));
  const countdown = await dialog.findByRole('timer');
  expect(countdown).toHaveTextContent(/Faltam 1 min 1\d s/);
  await waitFor(() => expect(document.activeElement).toContainElement(countdown));
  settleProof(false);
  expect(await isProven).toBe(false);
});
