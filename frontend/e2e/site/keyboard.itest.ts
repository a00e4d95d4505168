import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { settled } from '../support/hydrated.ts';
import { type BrowserFixture, openFixture, visit } from '../support/journey.ts';

let fixture: BrowserFixture;
beforeAll(async () => {
  fixture = await openFixture();
});
afterAll(() => fixture?.[Symbol.asyncDispose]());

const focused = (page: Page) =>
  page.evaluate(() => {
    const { activeElement } = document;
    return activeElement?.getAttribute('aria-label') ?? activeElement?.textContent?.trim() ?? '';
  });

test('the first tab stop skips to the content', async () => {
  await using visitor = await visit(fixture);
  const { page } = visitor;
  await page.goto('/');
  await settled(page);
  await page.keyboard.press('Tab');
  expect(await focused(page)).toBe('Pular para o conteúdo');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('hero-name');
});

test('the search opens, takes the focus, closes with Esc and returns the focus', async () => {
  await using visitor = await visit(fixture);
  const { page } = visitor;
  await page.goto('/sobre');
  await settled(page);
  await page.getByRole('button', { name: 'Buscar' }).first().focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => focused(page)).toBe('Buscar análises, relatórios...');
  await page.keyboard.press('Escape');
  await expect.poll(() => focused(page)).toBe('Buscar');
  await page.keyboard.press('Enter');
  await expect.poll(() => focused(page)).toBe('Buscar análises, relatórios...');
  await page.keyboard.type('  mapa ');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/search?q=mapa');
});

test('an invalid form focuses its first invalid field', async () => {
  await using visitor = await visit(fixture);
  const { page } = visitor;
  await page.goto('/analise-numerologica');
  await settled(page);
  await page.getByLabel('Nome completo').fill('Ana');
  await page.getByLabel('Data de nascimento').fill('31/02/1990');
  await page.keyboard.press('Enter');
  await page.getByText('Esta data não existe. Confira o dia, o mês e o ano.').waitFor();
  expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('birthDate');
});

test('the theme is switched by keyboard, stored, and applied before the first paint of the next page', async () => {
  await using visitor = await visit(fixture, { colorScheme: 'light' });
  const { page } = visitor;
  await page.goto('/');
  await settled(page);
  await page.getByRole('button', { name: 'Modo escuro' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Modo claro' }).waitFor();
  await page.reload({ waitUntil: 'commit' });
  await page.waitForSelector('body');
  expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe('dark');
});

test('a question opens by keyboard and closes the previous one', async () => {
  await using visitor = await visit(fixture);
  const { page } = visitor;
  await page.goto('/');
  await settled(page);
  const questions = page.locator('details[name="faq"]');
  await questions.nth(0).locator('summary').press('Enter');
  await questions.nth(1).locator('summary').press('Enter');
  expect(await page.locator('details[name="faq"][open]').count()).toBe(1);
});
