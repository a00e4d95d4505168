import { updateProfile } from '@sefira/contracts/user/profile';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { signedIn } from '../../testing/people.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { cutOff } from '../../testing/server.ts';
import { errorTexts } from '../../texts/common/errors.ts';
import { CallFailure } from './call-failure.tsx';

const problem = { code: null, issues: [] };
const failed = 'Não foi possível salvar a marca. Tente novamente.';

test.each([
  {
    name: 'a lost connection',
    error: { ...problem, status: 0, message: errorTexts.offline },
    says: errorTexts.offline,
  },
  { name: 'a conflict', error: { ...problem, status: 409, message: 'Já existe.' }, says: 'Já existe.' },
  { name: 'a failure of the server', error: { ...problem, status: 500, message: errorTexts.server }, says: failed },
])('$name is said in words on which the user can act', async ({ error, says }) => {
  render(<CallFailure error={error} failed={failed} />);
  expect(await screen.findByText(says)).toBeVisible();
});

test('a limit says when to try again', () => {
  const retryAt = Date.now() + 75_000;
  render(<CallFailure error={{ ...problem, status: 429, message: errorTexts.tooMany, retryAt }} failed={failed} />);
  expect(screen.getByText(errorTexts.tooMany)).toBeVisible();
  expect(screen.getByRole('timer', { name: 'Tempo até a próxima tentativa' })).toHaveTextContent(/Faltam 1 min 1\d s/);
});

test('a profile that cannot be saved keeps what was typed and says why by the button', async () => {
  signedIn();
  cutOff(updateProfile);
  const { user } = await renderApp('/perfil');
  const phone = await screen.findByLabelText(/Telefone/);
  await user.type(phone, '11987654321');
  await user.click(screen.getByRole('button', { name: 'Salvar alterações' }));
  // The toast, and the sentence that stays.
  expect(await screen.findAllByText(errorTexts.offline)).toHaveLength(2);
  expect(phone).toHaveValue('11987654321');
});
