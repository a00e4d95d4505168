import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { settled } from '../support/hydrated.ts';
import { analyseOnScreen, type BrowserFixture, openFixture, registerOnScreen, visit } from '../support/journey.ts';
import { openAccount } from '../support/sessions.ts';

let fixture: BrowserFixture;
beforeAll(async () => {
  fixture = await openFixture();
});
afterAll(() => fixture?.[Symbol.asyncDispose]());

const numbers = { Motivação: 4, Impressão: 1, Expressão: 5, Destino: 6, Missão: 11 };

test('home page to PDF: sign up, analyse, read the numbers, download', async () => {
  await using visitor = await visit(fixture, { acceptDownloads: true });
  const { page, complaints } = visitor;
  await page.goto('/');
  await page.getByRole('link', { name: 'Criar conta gratuita' }).click();
  await page.waitForURL('**/cadastro');
  await registerOnScreen(page);
  await page.getByRole('heading', { name: 'Olá, Ana!' }).waitFor();

  await analyseOnScreen(page);
  const tiles = page.getByRole('region', { name: 'Seus números' });
  for (const [label, number] of Object.entries(numbers)) {
    expect(
      await tiles
        .locator('div', { has: page.getByText(label, { exact: true }) })
        .last()
        .textContent(),
    ).toMatch(new RegExp(`^${label}${number}\\D`));
  }

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Baixar PDF' }).click();
  const file = await (await download).path();
  expect((await readFile(file)).subarray(0, 5).toString()).toBe('%PDF-');
  await page.getByText('PDF baixado com sucesso!').waitFor();

  await page.getByRole('navigation', { name: 'Navegação principal' }).getByRole('link', { name: 'Relatórios' }).click();
  await page.getByText('Concluído', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Baixar PDF' }).waitFor();
  expect(complaints).toEqual([]);
});

test('signing out and in again', async () => {
  await using visitor = await visit(fixture);
  const { page, complaints } = visitor;
  const { email, password } = await registerOnScreen(page);
  await page.getByRole('button', { name: 'Menu de Ana Célia Vasconcelos' }).click();
  await page.getByRole('button', { name: 'Sair' }).click();
  await page.getByText('Logout realizado com sucesso!').waitFor();
  await page.waitForURL((url) => url.pathname === '/');

  await page.goto('/login');
  await settled(page);
  await page.getByRole('textbox', { name: /^E-mail/ }).fill(email);
  await page.getByLabel('Senha').first().fill('errada-demais');
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await page.getByText('E-mail ou senha incorretos.').waitFor();
  await page.getByLabel('Senha').first().fill(password);
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await page.waitForURL('**/dashboard');
  await page.getByText('Bem-vindo(a), Ana Célia Vasconcelos!').waitFor();
  expect(complaints).toEqual([]);
});

test('a used e-mail is refused at its field', async () => {
  await using visitor = await visit(fixture);
  const { email } = await openAccount(visitor.page);
  await using other = await visit(fixture);
  const { page } = other;
  await page.goto('/cadastro');
  await settled(page);
  await page.getByLabel('Nome completo').fill('Bia Souza');
  await page.getByRole('textbox', { name: /^E-mail/ }).fill(email);
  await page.getByLabel('Data de nascimento').fill('01/02/1990');
  await page.getByLabel('Senha').first().fill('segredo1');
  await page.getByText('Li e aceito os termos de uso').click();
  await page.getByRole('button', { name: 'Criar conta' }).click();
  await page.getByText('Este e-mail já está cadastrado. Entre ou recupere sua senha.').first().waitFor();
  expect(await page.getByRole('textbox', { name: /^E-mail/ }).getAttribute('aria-invalid')).toBe('true');
});

test('an ended session leads to the login and back to the same page', async () => {
  await using visitor = await visit(fixture);
  const { page } = visitor;
  const { email, password } = await registerOnScreen(page);
  await page.getByRole('navigation', { name: 'Navegação principal' }).getByRole('link', { name: 'Relatórios' }).click();
  await page.waitForURL('**/relatorios');
  await settled(page);
  const token = await page.evaluate(() => localStorage.getItem('authToken'));
  const ended = await fetch(new URL('/api/auth/logout', fixture.url), {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}` },
  });
  expect(ended.status).toBe(200);
  // The closed socket may have led to the login already, within a second.
  const left = page.waitForURL('**/login');
  await Promise.any([left, page.getByPlaceholder('Título ou resumo').fill('mapa')]);
  await left;
  expect(await page.getByText('Sessão expirada. Faça login novamente.').count()).toBe(1);
  await page.getByRole('textbox', { name: /^E-mail/ }).fill(email);
  await page.getByLabel('Senha').first().fill(password);
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await page.waitForURL('**/relatorios');
});

test('input typed and buttons pressed before hydration are preserved', async () => {
  await using visitor = await visit(fixture);
  const { page } = visitor;
  const scripts = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await scripts.promise;
    await route.continue();
  });
  await page.goto('/cadastro', { waitUntil: 'commit' });
  await page.getByLabel('Nome completo').fill('Ana Célia');
  await page.getByRole('button', { name: 'Criar conta' }).click();
  scripts.resolve();
  await page.getByText('Informe o e-mail.').waitFor();
  expect(await page.getByLabel('Nome completo').inputValue()).toBe('Ana Célia');
});
