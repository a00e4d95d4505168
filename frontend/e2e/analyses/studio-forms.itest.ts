import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openForm, send } from '../support/analysis-forms.ts';
import { cards, finish, typeCard } from '../support/checkout.ts';
import { settled } from '../support/hydrated.ts';
import { type BrowserFixture, findings, openFixture, visit } from '../support/journey.ts';
import { openAccount } from '../support/sessions.ts';

let fixture: BrowserFixture;
beforeAll(async () => {
  fixture = await openFixture();
});
afterAll(() => fixture?.[Symbol.asyncDispose]());

const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('name'));

test('forms of several people: shows every wrong field at once and focuses the first on the screen', async () => {
  await using visitor = await visit(fixture);
  const { page, complaints } = visitor;
  await openForm(page, '/data-certa');
  await page.getByLabel('De', { exact: true }).fill('');
  await page.getByRole('button', { name: 'Encontrar as datas' }).click();
  await page.getByText('Preencha os dados de pelo menos uma pessoa.').waitFor();
  await page.getByText('Informe o nome completo.').first().waitFor();
  await page.getByText('Informe o começo do período.').waitFor();
  await expect.poll(() => focused(page)).toBe('from');
  expect(await findings(page)).toEqual([]);

  await openForm(page, '/marca');
  await page.getByLabel('Nomes que vocês já pensaram').fill('123');
  await page.getByRole('button', { name: 'Ler os nomes' }).click();
  await page.getByText('Informe o nome completo.').first().waitFor();
  await page.getByText('O nome precisa ter ao menos uma letra.').waitFor();
  await expect.poll(() => focused(page)).toBe('ideas');
  expect(complaints).toEqual([]);
});

test('baby names and brand: a refusal of the server is shown at its field', async () => {
  await using visitor = await visit(fixture);
  const { page } = visitor;
  await openForm(page, '/nome-do-bebe');
  await page.getByLabel('Primeiro sobrenome').fill('Lima');
  await page.getByLabel('Data prevista').fill('10/03/2027');
  const siblings = page.getByLabel('Irmãos');
  await siblings.fill('Анна');
  await page.getByRole('button', { name: 'Ler os nomes' }).click();
  await expect.poll(() => focused(page)).toBe('siblings');
  expect(await siblings.getAttribute('aria-invalid')).toBe('true');
  expect(await findings(page)).toEqual([]);
  await siblings.fill('Ana');
  await send(page, 'Ler os nomes');

  await openForm(page, '/marca');
  await page.getByLabel('Nome completo').first().fill('Maria Helena Duarte');
  await page.getByLabel('Data de nascimento').first().fill('17/04/1983');
  await page.getByLabel('Palavras que podem entrar').fill('Анна');
  await page.getByRole('button', { name: 'Ler os nomes' }).click();
  await expect.poll(() => focused(page)).toBe('words');
});

test('baby names: reads names apart by semicolons and "e", each once', async () => {
  await using visitor = await visit(fixture);
  const { page } = visitor;
  await openForm(page, '/nome-do-bebe');
  await page.getByLabel('Primeiro sobrenome').fill('Lima');
  await page.getByLabel('Data prevista').fill('10/03/2027');
  await page.getByLabel('Nomes que vocês já pensaram').fill('Helena; Clarice e Bia, helena');
  const call = page.waitForRequest(
    (request) => request.url().includes('/api/numerology') && request.method() === 'POST',
  );
  await send(page, 'Ler os nomes');
  expect((await call).postDataJSON().ideas).toEqual(['Helena', 'Clarice', 'Bia']);
});

test('a refused charge: after the purchase the form is as it was left, and is charged once', async () => {
  await using visitor = await visit(fixture);
  const { page } = visitor;
  await openAccount(page);
  for (const married of ['Ana Souza', 'Ana Lima']) {
    await openForm(page, '/assinatura');
    await page.getByLabel('Assinatura de hoje').fill(married);
    await send(page, 'Comparar os nomes');
  }
  await openForm(page, '/nome-do-bebe');
  await page.getByLabel('Primeiro sobrenome').fill('Souza');
  await page.getByLabel('Segundo sobrenome').fill('Lima');
  await page.getByLabel('Data prevista').fill('10/03/2027');
  await page.getByLabel('Pode variar quanto?').selectOption('7');
  await page.getByLabel('Irmãos').fill('Pedro, Clara');
  await page.getByLabel('Procurar').selectOption('female');
  await page.getByRole('button', { name: 'Ler os nomes' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Comprar créditos' }).click();
  await settled(page);
  await page.getByLabel('CPF').pressSequentially('52998224725');
  await typeCard(page, cards.approved);
  await finish(page);
  await page.getByRole('heading', { name: 'Pagamento confirmado' }).waitFor();
  await page.getByRole('link', { name: 'Continuar de onde parei' }).click();
  await page.getByRole('heading', { name: 'Nome do bebê' }).waitFor();
  expect(await page.getByLabel('Primeiro sobrenome').inputValue()).toBe('Souza');
  expect(await page.getByLabel('Segundo sobrenome').inputValue()).toBe('Lima');
  expect(await page.getByLabel('Data prevista').inputValue()).toBe('10/03/2027');
  expect(await page.getByLabel('Pode variar quanto?').inputValue()).toBe('7');
  expect(await page.getByLabel('Irmãos').inputValue()).toBe('Pedro, Clara');
  expect(await page.getByLabel('Procurar').inputValue()).toBe('female');
  // The message of the refusal may still stand at the edge of the screen; the form holds nothing of it.
  expect(await page.getByRole('main').getByText('Créditos insuficientes').count()).toBe(0);
  await send(page, 'Ler os nomes');
  await page.goto('/payments/extrato');
  await settled(page);
  expect(await page.getByText('−8', { exact: true }).count()).toBe(3);
});

test('a lost connection says so, keeps what was typed and is charged once', async () => {
  await using visitor = await visit(fixture);
  const { page } = visitor;
  await openForm(page, '/nome-do-bebe');
  await page.getByLabel('Primeiro sobrenome').fill('Lima');
  await page.getByLabel('Data prevista').fill('10/03/2027');
  const keys: (string | undefined)[] = [];
  await page.route('**/api/numerology/**', async (route) => {
    const request = route.request();
    if (request.method() !== 'POST') return route.continue();
    keys.push(request.headers()['idempotency-key']);
    return keys.length === 1 ? route.abort('connectionfailed') : route.continue();
  });
  await page.getByRole('button', { name: 'Ler os nomes' }).click();
  await page.getByText('Erro de conexão. Verifique sua internet.').first().waitFor();
  expect(await page.getByLabel('Primeiro sobrenome').inputValue()).toBe('Lima');
  await send(page, 'Ler os nomes');
  expect(keys[1]).toBe(keys[0]);
});
