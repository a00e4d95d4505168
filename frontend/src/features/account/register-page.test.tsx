import { register } from '@sefira/contracts/auth/session';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ana, reportsAre, signedOut } from '../../testing/people.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { answer, refuse } from '../../testing/server.ts';

interface Typed {
  readonly birthDate?: string;
  readonly password?: string;
  readonly confirm?: string;
  readonly terms?: boolean;
}

async function submit(user: Awaited<ReturnType<typeof renderApp>>['user'], typed: Typed = {}) {
  const { birthDate = '29/11/1955', password = 'segredo1', confirm = password, terms = true } = typed;
  await user.type(await screen.findByLabelText(/Nome completo/), 'Ana Célia Vasconcelos');
  await user.type(screen.getByLabelText(/E-mail/), 'ana@sefira.test');
  await user.type(screen.getByLabelText(/Data de nascimento/), birthDate);
  await user.type(screen.getByLabelText(/^Senha/), password);
  await user.type(screen.getByLabelText(/Confirmar senha/), confirm);
  if (terms) await user.click(screen.getByRole('checkbox', { name: 'Li e aceito os termos de uso' }));
  await user.click(screen.getByRole('button', { name: 'Criar conta' }));
}

test.each([
  [{ password: 'abc', confirm: 'abd', terms: false }, 'As senhas não coincidem'],
  [{ password: 'abc', terms: false }, 'A senha deve ter pelo menos 6 caracteres'],
  [{ terms: false }, 'Você deve aceitar os termos de uso'],
  [{ birthDate: '31/02/1990' }, 'Esta data não existe. Confira o dia, o mês e o ano.'],
])('checks in the order of the specification: %j', async (typed, message) => {
  signedOut();
  const { user } = await renderApp('/cadastro');
  await submit(user, typed);
  expect(await screen.findByText(message)).toBeVisible();
});

test('an account is created with the calendar date, greeted, and led to the dashboard', async () => {
  signedOut();
  reportsAre([]);
  const sent: unknown[] = [];
  answer(register, ({ body }) => {
    sent.push(body);
    return { success: true, message: 'ok', token: 'new-token', user: ana };
  });
  const { user, router } = await renderApp('/cadastro');
  await submit(user);
  expect(await screen.findByText('Conta criada com sucesso! Bem-vindo(a), Ana Célia!')).toBeVisible();
  await expect.poll(() => router.state.location.pathname).toBe('/dashboard');
  expect(sent).toEqual([
    { name: 'Ana Célia Vasconcelos', email: 'ana@sefira.test', password: 'segredo1', birthDate: '1955-11-29' },
  ]);
});

test('a used e-mail is also shown at its field', async () => {
  signedOut();
  refuse(register, 'EMAIL_TAKEN');
  const { user } = await renderApp('/cadastro');
  await submit(user);
  const said = await screen.findAllByText('Este e-mail já está cadastrado. Entre ou recupere sua senha.');
  expect(said.length).toBeGreaterThanOrEqual(2);
  expect(screen.getByLabelText(/E-mail/)).toBeInvalid();
});
