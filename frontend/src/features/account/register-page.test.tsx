import { register } from '@sefira/contracts/auth/session';
import { listAnalyses } from '@sefira/contracts/numerology/analyses';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { savePeople } from '../../shared/people/saved-people.ts';
import { ana, reportsAre, signedIn, signedOut } from '../../testing/people.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { answer, hold, refuse } from '../../testing/server.ts';
import { registerTexts } from '../../texts/account/account.ts';

const visitor = { ...ana, id: 'guest', email: null, name: 'Convidado', role: 'guest', isPremium: true } as const;

interface Typed {
  readonly birthDate?: string;
  readonly password?: string;
  readonly terms?: boolean;
}

async function submit(user: Awaited<ReturnType<typeof renderApp>>['user'], typed: Typed = {}) {
  const { birthDate = '29/11/1955', password = 'segredo1', terms = true } = typed;
  await user.type(await screen.findByLabelText(/Nome completo/), 'Ana Célia Vasconcelos');
  await user.type(screen.getByLabelText(/E-mail/), 'ana@sefira.test');
  await user.type(screen.getByLabelText(/Data de nascimento/), birthDate);
  await user.type(screen.getByLabelText(/^Senha/), password);
  if (terms) await user.click(screen.getByRole('checkbox', { name: 'Li e aceito os termos de uso' }));
  await user.click(screen.getByRole('button', { name: 'Criar conta' }));
}

test.each([
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

test('the mandala grows with the typed name, and the birth date adds its number', async () => {
  signedOut();
  const { user } = await renderApp('/cadastro');
  expect((await screen.findAllByText(registerTexts.mandala)).length).toBeGreaterThan(0);
  await user.type(screen.getByLabelText(/Nome completo/), 'Ana');
  expect((await screen.findAllByText(/^Motivação \d+ · Impressão \d+ · Expressão \d+$/)).length).toBeGreaterThan(0);
  await user.type(screen.getByLabelText(/Data de nascimento/), '29/11/1955');
  expect((await screen.findAllByText(/Expressão \d+ · Destino \d+$/)).length).toBeGreaterThan(0);
});

test('name and birth date of a guest are known', async () => {
  signedIn(visitor);
  savePeople(visitor.id, [{ name: 'Ana Célia Vasconcelos', birthDate: '29/11/1955' }]);
  answer(listAnalyses, () => ({ success: true, message: 'ok', data: { items: [], nextCursor: null } }));
  await renderApp('/cadastro');
  expect(await screen.findByLabelText(/Nome completo/)).toHaveValue('Ana Célia Vasconcelos');
  expect(screen.getByLabelText(/Data de nascimento/)).toHaveValue('29/11/1955');
});

test('a guest with a saved person is asked about the work before the list of it is read', async () => {
  signedIn(visitor);
  savePeople(visitor.id, [{ name: 'Ana Célia Vasconcelos', birthDate: '29/11/1955' }]);
  hold(listAnalyses);
  await renderApp('/cadastro');
  expect(await screen.findByRole('checkbox', { name: new RegExp(registerTexts.takeOver) })).toBeChecked();
});
