import { queryRows } from '@sefira/testing/query-rows';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { settled } from '../support/hydrated.ts';
import {
  type BrowserFixture,
  findings,
  freshEmail,
  openFixture,
  type Registration,
  type Visit,
  visit,
} from '../support/journey.ts';
import { openAccount, openSession } from '../support/sessions.ts';

declare global {
  /** Exposed to the page below. */
  function noteShown(text: string): void;
}

let fixture: BrowserFixture;
beforeAll(async () => {
  fixture = await openFixture();
});
afterAll(() => fixture?.[Symbol.asyncDispose]());

const query = (sql: string, values: readonly unknown[] = []) => queryRows(fixture.databaseUrl ?? '', sql, values);

async function register(): Promise<Registration> {
  await using home = await visit(fixture);
  return await openAccount(home.page);
}

/** A page of an administrator of the test's own, since it changes when sessions proved their identity. */
async function openOffice(): Promise<Visit & Registration> {
  const { email, password } = await register();
  await query("UPDATE auth.account SET role = 'admin', role_since = now() WHERE email = $1", [email]);
  const office = await visit(fixture);
  const { page } = office;
  await openSession(page, { email, password });
  return { ...office, email, password };
}

/** Moves the proof of the session six minutes back; the caches of the gateway do not hold it. */
async function age(email: string): Promise<void> {
  await query(
    `UPDATE auth.session SET proven_at = now() - interval '6 minutes'
     WHERE account_id = (SELECT id FROM auth.account WHERE email = $1)`,
    [email],
  );
}

/** Replaces the token in use by a new one that no gateway has cached. */
async function renewToken(page: Page): Promise<void> {
  const token = await page.evaluate(async () => {
    const headers = { Authorization: `Bearer ${localStorage.getItem('authToken')}` };
    const answer = await fetch('/api/auth/refresh', { method: 'POST', headers });
    const { data } = await answer.json();
    localStorage.setItem('authToken', data.token);
    return String(data.token);
  });
  await page.context().addCookies([{ name: 'authToken', value: token, url: fixture.url }]);
}

test('an administrator with an old proof is asked for the password, and the call is repeated', async () => {
  await using office = await openOffice();
  const { page, password } = office;
  await page.goto('/admin?aba=usuarios');
  await settled(page);
  await age(office.email);
  await renewToken(page);
  await page.getByRole('button', { name: 'Criar usuário' }).click();
  const form = page.getByRole('dialog', { name: 'Criar usuário' });
  const email = freshEmail();
  await form.getByLabel('Nome').fill('Beatriz Nova');
  await form.getByLabel('E-mail').fill(email);
  await form.getByRole('button', { name: 'Criar usuário' }).click();

  const proof = page.getByRole('dialog', { name: 'Confirme que é você' });
  await proof.getByLabel('Sua senha').waitFor();
  expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('password');
  expect(await findings(page)).toEqual([]);
  await proof.getByRole('button', { name: 'Cancelar' }).click();
  await form.getByText(/confirme que é você/).waitFor();

  await form.getByRole('button', { name: 'Criar usuário' }).click();
  await proof.getByLabel('Sua senha').fill('errada');
  await proof.getByRole('button', { name: 'Confirmar e continuar' }).click();
  await proof.getByText('Senha incorreta. Confira e tente de novo.').waitFor();
  await proof.getByLabel('Sua senha').fill(password);
  await proof.getByRole('button', { name: 'Confirmar e continuar' }).click();
  await page.getByText('Usuário criado com sucesso').first().waitFor();
  const rows = await query('SELECT name FROM auth.account WHERE email = $1', [email]);
  expect(rows).toEqual([{ name: 'Beatriz Nova' }]);
});

test('the export of personal data asks for a fresh proof', async () => {
  await using owner = await visit(fixture, { acceptDownloads: true });
  const { page, complaints } = owner;
  const { email, password: own } = await openAccount(page);
  await page.goto('/perfil?aba=seguranca');
  await settled(page);
  await age(email);
  await renewToken(page);
  await page.getByRole('button', { name: 'Exportar meus dados' }).click();
  const proof = page.getByRole('dialog', { name: 'Confirme que é você' });
  await proof.getByLabel('Sua senha').fill(own);
  const download = page.waitForEvent('download');
  await proof.getByRole('button', { name: 'Confirmar e continuar' }).click();
  expect((await download).suggestedFilename()).toMatch(/^sefira-meus-dados-/);
  expect(complaints).toEqual([]);
});

test('after the grace period the panel leads to the set-up of the second factor', async () => {
  await using office = await openOffice();
  const { page } = office;
  await page.goto('/admin');
  await settled(page);
  await page.getByText(/Administradores precisam da verificação em duas etapas. Ative-a até/).waitFor();
  await query("UPDATE auth.account SET role_since = now() - interval '15 days' WHERE email = $1", [office.email]);
  await renewToken(page);
  await page.goto('/admin');
  await settled(page);
  await page.getByRole('heading', { name: 'Ative a verificação em duas etapas' }).waitFor();
  expect(await findings(page)).toEqual([]);
  await page.getByRole('link', { name: 'Ativar em Perfil, Segurança' }).click();
  await page.getByRole('heading', { name: 'Verificação em duas etapas' }).waitFor();
});

test('signing out of the chat or the profile ends at the home page without an error', async () => {
  for (const from of ['/chat-ia', '/perfil', '/chat-ia', '/dashboard', '/chat-ia']) {
    await using visitor = await visit(fixture);
    const { page, complaints } = visitor;
    await openAccount(page);
    await page.goto(from);
    await settled(page);
    if (from === '/chat-ia') await page.getByLabel('Sua mensagem').waitFor();
    await page.getByRole('button', { name: /^Menu de Ana/ }).click();
    const said: string[] = [];
    await page.exposeFunction('noteShown', (text: string) => void said.push(text));
    await page.evaluate(() => {
      new MutationObserver((changes) => {
        for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
          if (node.textContent?.includes('Erro')) noteShown(node.textContent);
        }
      }).observe(document.body, { childList: true, subtree: true });
    });
    const visited = new Set<string>();
    page.on('framenavigated', (frame) => visited.add(new URL(frame.url()).pathname));
    await page.getByRole('button', { name: 'Sair' }).click();
    await page.getByText('Logout realizado com sucesso!').waitFor();
    await settled(page);
    expect([from, [...visited], said]).toEqual([from, ['/'], []]);
    expect(complaints).toEqual([]);
  }
});
