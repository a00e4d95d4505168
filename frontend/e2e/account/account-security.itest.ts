import { readFile } from 'node:fs/promises';
import { waitForLongTimeStep } from '@sefira/testing/time-codes';
import { Secret, TOTP } from 'otpauth';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { settled } from '../support/hydrated.ts';
import { type BrowserFixture, openFixture, type Registration, visit } from '../support/journey.ts';
import { mailTo } from '../support/mail.ts';
import { openAccount, openSession } from '../support/sessions.ts';

let fixture: BrowserFixture;
beforeAll(async () => {
  fixture = await openFixture();
});
afterAll(() => fixture?.[Symbol.asyncDispose]());

async function signIn(page: Page, { email, password }: Registration): Promise<void> {
  await page.goto('/login');
  await settled(page);
  await page.getByRole('textbox', { name: /^E-mail/ }).fill(email);
  await page.getByLabel('Senha').first().fill(password);
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
}

async function openSecurity(page: Page): Promise<void> {
  await page.goto('/perfil');
  await page.getByRole('tab', { name: 'Segurança' }).click();
}

const tokenOf = (page: Page) => page.evaluate(() => localStorage.getItem('authToken'));

async function statusFor(token: string | null): Promise<number> {
  const answer = await fetch(new URL('/api/user/profile', fixture.url), {
    headers: { Authorization: `Bearer ${token}` },
  });
  return answer.status;
}

test('two-factor is set up with a code, required at login, and refuses a used code', async () => {
  await using owner = await visit(fixture);
  const registration = await openAccount(owner.page);
  await openSecurity(owner.page);
  await owner.page.getByRole('button', { name: 'Ativar', exact: true }).click();
  const dialog = owner.page.getByRole('dialog');
  await dialog.getByLabel('Sua senha').fill('errada');
  await dialog.getByRole('button', { name: 'Continuar' }).click();
  await dialog.getByText('Senha incorreta. Confira e tente de novo.').waitFor();
  await dialog.getByLabel('Sua senha').fill(registration.password);
  await dialog.getByRole('button', { name: 'Continuar' }).click();
  await dialog.getByRole('img', { name: 'Código QR para o aplicativo autenticador' }).waitFor();
  const secret = (await dialog.locator('code').textContent())?.replaceAll(' ', '') ?? '';
  const authenticator = new TOTP({ secret: Secret.fromBase32(secret) });
  await waitForLongTimeStep();
  const used = authenticator.generate();
  await dialog.getByLabel('Código de 6 dígitos').fill(used);
  await dialog.getByRole('button', { name: 'Ativar verificação' }).click();
  await dialog.getByText('Guarde seus códigos de reserva').waitFor();
  const backupCodes = await dialog.getByRole('listitem').allTextContents();
  expect(new Set(backupCodes).size).toBe(10);
  await dialog.getByRole('button', { name: 'Já guardei' }).click();
  await owner.page.getByText('Ativa', { exact: true }).waitFor();
  await mailTo(fixture, registration.email, 'Verificação em duas etapas ativada');

  await using visitor = await visit(fixture);
  const { page } = visitor;
  await signIn(page, registration);
  await page.getByLabel('Código').fill(used);
  await page.getByRole('button', { name: 'Confirmar' }).click();
  await page.getByText('Código inválido. Confira e tente novamente.').first().waitFor();
  // null for a visitor or a guest: neither has a profile.
  expect(await statusFor(await tokenOf(page))).not.toBe(200);
  // The code of the next step: the server accepts a drift of one step.
  await page.getByLabel('Código').fill(authenticator.generate({ timestamp: Date.now() + 30_000 }));
  await page.getByRole('button', { name: 'Confirmar' }).click();
  await page.waitForURL('**/dashboard');

  const [backup = ''] = backupCodes;
  for (const isFirst of [true, false]) {
    await using another = await visit(fixture);
    await signIn(another.page, registration);
    await another.page.getByLabel('Código').fill(backup);
    await another.page.getByRole('button', { name: 'Confirmar' }).click();
    if (isFirst) await another.page.waitForURL('**/dashboard');
    else await another.page.getByText('Código inválido. Confira e tente novamente.').first().waitFor();
  }

  await openSecurity(page);
  await page.getByRole('button', { name: 'Desativar', exact: true }).click();
  await page.getByRole('dialog').getByLabel('Sua senha').fill(registration.password);
  await page
    .getByRole('dialog')
    .getByLabel('Código do aplicativo ou de reserva')
    .fill(backupCodes[1] ?? '');
  await page.getByRole('button', { name: 'Desativar verificação' }).click();
  await page.getByText('Desativada', { exact: true }).waitFor();
  expect(await statusFor(await tokenOf(owner.page))).toBe(401);
});

test('ending all other sessions invalidates a stolen token, and the ended tab reports it once', async () => {
  await using owner = await visit(fixture);
  const registration = await openAccount(owner.page);
  await using thief = await visit(fixture);
  await signIn(thief.page, registration);
  await thief.page.waitForURL('**/dashboard');
  await mailTo(fixture, registration.email, 'Novo acesso à sua conta Sefira');
  const stolen = await tokenOf(thief.page);
  expect(await statusFor(stolen)).toBe(200);

  await openSecurity(owner.page);
  await owner.page.getByRole('button', { name: 'Encerrar todas as outras' }).click();
  await owner.page.getByText('1 sessão encerrada.').waitFor();
  await owner.page.getByText('Sua conta só está aberta aqui.').waitFor();
  await expect.poll(() => statusFor(stolen)).toBe(401);
  expect(await statusFor(await tokenOf(owner.page))).toBe(200);

  await thief.page.getByRole('link', { name: 'Relatórios' }).first().click();
  await thief.page.waitForURL('**/login');
  expect(await thief.page.getByText('Sessão expirada. Faça login novamente.').count()).toBe(1);
});

test('a password change is validated in order, announced by mail, and ends the other sessions', async () => {
  await using owner = await visit(fixture);
  const { page, complaints } = owner;
  const registration = await openAccount(page);
  await using other = await visit(fixture);
  await openSession(other.page, registration);

  await openSecurity(page);
  const change = async (current: string, next: string, confirm: string) => {
    await page.getByLabel('Senha atual').fill(current);
    await page.getByLabel('Nova senha', { exact: false }).first().fill(next);
    await page.getByLabel('Confirmar nova senha').fill(confirm);
    await page.getByRole('button', { name: 'Trocar senha' }).click();
  };
  await change('', 'abc', 'abd');
  await page.getByText('Preencha todos os campos de senha').waitFor();
  await change('errada', 'abc', 'abd');
  await page.getByText('As senhas não coincidem').waitFor();
  await change('errada', 'abc', 'abc');
  await page.getByText('A nova senha deve ter pelo menos 6 caracteres').waitFor();
  await change('errada', 'Outro#Segredo9', 'Outro#Segredo9');
  await page.getByText('Senha incorreta. Confira e tente de novo.').first().waitFor();
  await change(registration.password, 'Outro#Segredo9', 'Outro#Segredo9');
  await page.getByText('Senha alterada com sucesso!').waitFor();
  await mailTo(fixture, registration.email, 'Sua senha da Sefira foi alterada');
  await expect.poll(async () => statusFor(await tokenOf(other.page))).toBe(401);
  expect(await statusFor(await tokenOf(page))).toBe(200);
  expect(complaints).toEqual([]);
});

test('the export holds all personal data in one file with the purpose of each field', async () => {
  await using owner = await visit(fixture, { acceptDownloads: true });
  const { email } = await openAccount(owner.page);
  await openSecurity(owner.page);
  const download = owner.page.waitForEvent('download');
  await owner.page.getByRole('button', { name: 'Exportar meus dados' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^sefira-meus-dados-\d{4}-\d\d-\d\d\.json$/);
  const text = await readFile(await file.path(), 'utf8');
  expect(JSON.stringify(JSON.parse(text))).toContain(email);
  await owner.page.getByText('Dados exportados com sucesso!').waitFor();
});

test('the account closes after password and confirmation, and the password no longer opens it', async () => {
  await using owner = await visit(fixture);
  const { page, complaints } = owner;
  const registration = await openAccount(page);
  const token = await tokenOf(page);
  await openSecurity(page);
  await page.getByRole('button', { name: 'Excluir minha conta' }).click();
  const ask = async (password: string) => {
    await page.getByRole('dialog').getByLabel('Sua senha').fill(password);
    await page.getByRole('dialog').getByRole('button', { name: 'Continuar' }).click();
    await page.getByText('Esta ação não pode ser desfeita.').waitFor();
    await page.getByRole('button', { name: 'Excluir definitivamente' }).click();
  };
  await ask('errada');
  // The refusal is shown where the password is typed again.
  await page.getByRole('dialog').getByText('Erro ao excluir conta. Verifique sua senha.').waitFor();
  await ask(registration.password);
  await page.getByText('Conta desativada com sucesso').waitFor();
  await page.waitForURL('**/login');
  await expect.poll(() => statusFor(token)).toBe(401);
  await mailTo(fixture, registration.email, 'Sua conta Sefira foi desativada');
  await signIn(page, registration);
  await page.getByText('Esta conta foi desativada. Fale com o suporte.').first().waitFor();
  expect(complaints).toEqual([]);
});
