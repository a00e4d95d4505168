import { afterAll, beforeAll, expect, test } from 'vitest';
import { settled } from '../support/hydrated.ts';
import { type BrowserFixture, freshEmail, openFixture, visit } from '../support/journey.ts';
import { linkTo, mailTo } from '../support/mail.ts';
import { openAccount } from '../support/sessions.ts';

let fixture: BrowserFixture;
beforeAll(async () => {
  fixture = await openFixture();
});
afterAll(() => fixture?.[Symbol.asyncDispose]());

const confirmSubject = 'Confirme seu e-mail na Sefira';
const resetSubject = 'Redefina sua senha da Sefira';

test('the link of the first mail confirms the address, once', async () => {
  await using visitor = await visit(fixture);
  const { page, complaints } = visitor;
  const { email } = await openAccount(page);
  await page.goto('/perfil');
  await page.getByText('Ainda não confirmado').waitFor();

  const link = linkTo('/confirmar-email', await mailTo(fixture, email, confirmSubject));
  await page.goto(link);
  await page.getByRole('heading', { name: 'E-mail confirmado' }).waitFor();
  await page.waitForURL((url) => url.hash === '');
  // The profile learns it by an event.
  await expect
    .poll(
      async () => {
        await page.goto('/perfil');
        await page.getByText(/^(?:Confirmado|Ainda não confirmado)$/u).waitFor();
        return page.getByText('Confirmado', { exact: true }).isVisible();
      },
      { interval: 500 },
    )
    .toBe(true);

  await page.goto(link);
  await page.getByRole('heading', { name: 'Este link de confirmação não vale mais' }).waitFor();
  expect(complaints).toEqual([]);
});

test('the profile sends another confirmation', async () => {
  await using visitor = await visit(fixture);
  const { page } = visitor;
  const { email } = await openAccount(page);
  await mailTo(fixture, email, confirmSubject);
  await page.goto('/perfil');
  await page.getByRole('button', { name: 'Enviar link de confirmação' }).click();
  await page.getByText('Enviamos um novo e-mail de confirmação.').waitFor();
  await page.goto(linkTo('/confirmar-email', await mailTo(fixture, email, confirmSubject, 2)));
  await page.getByRole('heading', { name: 'E-mail confirmado' }).waitFor();
});

test('the link of a reset mail sets a new password, ends every session and works once', async () => {
  await using elsewhere = await visit(fixture);
  const { email, password } = await openAccount(elsewhere.page);
  const stolen = await elsewhere.page.evaluate(() => localStorage.getItem('authToken'));

  await using visitor = await visit(fixture);
  const { page, complaints } = visitor;
  await page.goto('/login');
  await page.getByRole('link', { name: 'Esqueceu a senha?' }).click();
  // The login screen has an e-mail field of its own.
  await page.getByRole('button', { name: 'Enviar link' }).waitFor();
  await settled(page);
  await page.getByRole('textbox', { name: /^E-mail/ }).fill(email);
  await page.getByRole('button', { name: 'Enviar link' }).click();
  await page.getByText('Email de recuperação enviado!').waitFor();
  await page.getByRole('button', { name: 'Enviar Novamente' }).waitFor();

  const link = linkTo('/redefinir-senha', await mailTo(fixture, email, resetSubject));
  await page.goto(link);
  await page.waitForURL((url) => url.hash === '');
  await page.getByLabel('Nova senha', { exact: false }).first().fill('Outro#Segredo9');
  await page.getByText('Força da senha: forte').waitFor();
  await page.getByLabel('Confirmar nova senha').fill('Outro#Segredo8');
  await page.getByRole('button', { name: 'Salvar nova senha' }).click();
  await page.getByText('As senhas não coincidem').waitFor();
  await page.getByLabel('Confirmar nova senha').fill('Outro#Segredo9');
  await page.getByRole('button', { name: 'Salvar nova senha' }).click();
  await page.getByText('Senha redefinida com sucesso!').waitFor();
  await page.waitForURL('**/login');

  const answer = await fetch(new URL('/api/auth/session', fixture.url), {
    headers: { Authorization: `Bearer ${stolen}` },
  });
  expect(answer.status).toBe(401);
  await mailTo(fixture, email, 'Sua senha da Sefira foi alterada');

  await page.getByRole('textbox', { name: /^E-mail/ }).fill(email);
  await page.getByLabel('Senha').first().fill(password);
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await page.getByText('E-mail ou senha incorretos.').waitFor();
  await page.getByLabel('Senha').first().fill('Outro#Segredo9');
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await page.waitForURL('**/dashboard');

  await page.goto(link);
  await page.getByLabel('Nova senha', { exact: false }).first().fill('Terceira#1');
  await page.getByLabel('Confirmar nova senha').fill('Terceira#1');
  await page.getByRole('button', { name: 'Salvar nova senha' }).click();
  await page.getByRole('heading', { name: 'Este link não vale mais' }).waitFor();
  expect(complaints).toEqual([]);
});

test('an unknown e-mail gets the same response as a known one', async () => {
  await using visitor = await visit(fixture);
  const { page } = visitor;
  const email = freshEmail();
  await page.goto('/esqueci-senha');
  await settled(page);
  await page.getByRole('textbox', { name: /^E-mail/ }).fill(email);
  await page.getByRole('button', { name: 'Enviar link' }).click();
  await page.getByText('Email de recuperação enviado!').waitFor();
  await page.getByText(`Se houver uma conta com ${email}`).waitFor();
  await page.getByRole('button', { name: 'Enviar Novamente' }).click();
  expect(await page.getByRole('textbox', { name: /^E-mail/ }).inputValue()).toBe(email);
});
