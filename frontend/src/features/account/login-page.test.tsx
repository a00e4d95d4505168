import { loginSecondFactor } from '@sefira/contracts/auth/account';
import { login } from '@sefira/contracts/auth/session';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { readStoredUser, readToken } from '../../api/session/token-storage.ts';
import { ana, reportsAre, signedIn, signedOut } from '../../testing/people.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { answer, cutOff, refuse, refuseFor } from '../../testing/server.ts';

async function fill(user: Awaited<ReturnType<typeof renderApp>>['user']) {
  await user.type(await screen.findByLabelText(/E-mail/), 'ana@sefira.test');
  await user.type(screen.getByLabelText(/^Senha/), 'segredo1');
  await user.click(screen.getByRole('button', { name: 'Entrar' }));
}

test('a wrong password shows a banner until a field is edited', async () => {
  signedOut();
  refuse(login, 'INVALID_CREDENTIALS');
  const { user } = await renderApp('/login');
  await fill(user);
  const banner = await screen.findByText('E-mail ou senha incorretos.');
  expect(screen.queryByText('Sessão expirada. Faça login novamente.')).toBeNull();
  await user.type(screen.getByLabelText(/^Senha/), '2');
  expect(banner).not.toBeInTheDocument();
});

test('without a connection the toast of the catalogue is shown', async () => {
  signedOut();
  cutOff(login);
  const { user } = await renderApp('/login');
  await fill(user);
  expect(await screen.findAllByText('Erro de conexão. Verifique sua internet.')).toHaveLength(2);
});

test('a success stores token and user, greets, and leads to the requested page', async () => {
  signedOut();
  reportsAre([]);
  answer(login, () => ({ success: true, message: 'ok', data: { token: 'new-token', user: ana } }));
  const { user, router } = await renderApp('/relatorios');
  await fill(user);
  expect(await screen.findByText('Bem-vindo(a), Ana Célia!')).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'Relatórios' })).toBeVisible();
  expect(router.state.location.pathname).toBe('/relatorios');
  expect(readToken()).toBe('new-token');
  expect(document.cookie).toContain('authToken=new-token');
  expect(readStoredUser()).toEqual(ana);
});

test('empty fields show errors and the first gets the focus', async () => {
  signedOut();
  const { user } = await renderApp('/login');
  await user.click(await screen.findByRole('button', { name: 'Entrar' }));
  expect(await screen.findByText('Informe o e-mail.')).toBeVisible();
  expect(screen.getByText('Informe a senha.')).toBeVisible();
  expect(screen.getByLabelText(/E-mail/)).toHaveFocus();
});

test('a signed-in user is redirected to the dashboard', async () => {
  signedIn();
  reportsAre([]);
  const { router } = await renderApp('/login');
  await screen.findByRole('heading', { name: /Olá, Ana!/ });
  expect(router.state.location.pathname).toBe('/dashboard');
});

test('an account with a second factor is asked for its code', async () => {
  signedOut();
  reportsAre([]);
  answer(login, () => ({ success: true, message: 'ok', data: { twoFactorRequired: true, challenge: 'c'.repeat(43) } }));
  refuse(loginSecondFactor, 'CODE_INVALID');
  const { user, router } = await renderApp('/login');
  await fill(user);
  await user.type(await screen.findByLabelText(/Código/), '123456');
  await user.click(screen.getByRole('button', { name: 'Confirmar' }));
  expect(await screen.findAllByText('Código inválido. Confira e tente novamente.')).toHaveLength(2);
  answer(loginSecondFactor, () => ({ success: true, message: 'ok', data: { token: 'new-token', user: ana } }));
  await user.click(screen.getByRole('button', { name: 'Confirmar' }));
  await expect.poll(() => router.state.location.pathname).toBe('/dashboard');
});

test.each([
  ['admin', '/admin'],
  ['reseller', '/revendedor'],
] as const)('a person with the role %s starts at %s', async (role, path) => {
  signedIn({ ...ana, role });
  const { router } = await renderApp('/login');
  await expect.poll(() => router.state.location.pathname).toBe(path);
});

test('a limited attempt counts down by the button, which has the focus, without a second time', async () => {
  signedOut();
  refuseFor(login, 65);
  const { user } = await renderApp('/login');
  await fill(user);
  expect(await screen.findByRole('timer')).toHaveTextContent(/^Faltam 1 min 0[345] s\.$/);
  expect(document.activeElement).toContainElement(screen.getByRole('timer'));
  expect(document.activeElement).toHaveTextContent(/^Muitas tentativas\.Faltam/);
});
