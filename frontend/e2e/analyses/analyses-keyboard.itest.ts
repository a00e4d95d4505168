import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openForm, people } from '../support/analysis-forms.ts';
import { type BrowserFixture, openFixture, visit } from '../support/journey.ts';

let fixture: BrowserFixture;
beforeAll(async () => {
  fixture = await openFixture();
});
afterAll(() => fixture?.[Symbol.asyncDispose]());

const phone = { viewport: { width: 375, height: 812 } };

const focusedName = (page: Page) =>
  page.evaluate(() => {
    const { activeElement } = document;
    return activeElement?.getAttribute('name') ?? activeElement?.textContent?.trim() ?? '';
  });

/** Presses Tab until the element of that name has the focus. */
async function tabTo(page: Page, wanted: string): Promise<void> {
  for (let stop = 0; stop < 60; stop += 1) {
    await page.keyboard.press('Tab');
    if ((await focusedName(page)) === wanted) return;
  }
  throw new Error(`the focus never came to ${wanted}`);
}

const isNarrow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);

test('one person: form, result and sharing work by keyboard at 375 px', async () => {
  await using visitor = await visit(fixture, phone);
  const { page } = visitor;
  await openForm(page, '/analise-nome');
  await tabTo(page, 'name');
  await page.keyboard.type(people[0].name);
  await page.keyboard.press('Tab');
  await page.keyboard.type('29111955');
  await page.keyboard.press('Enter');
  await expect.poll(() => focusedName(page)).toBe(people[0].name);
  expect(await isNarrow(page)).toBe(true);
  await tabTo(page, 'Compartilhar');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Criar link' }).waitFor();
  await tabTo(page, 'Criar link');
  await page.keyboard.press('Enter');
  await page.getByLabel('Link público').waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => focusedName(page)).toBe('Compartilhar');
  await tabTo(page, 'Nova Análise');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Analisar nome' }).waitFor();
});

test('several people: the form works by keyboard at 375 px', async () => {
  await using visitor = await visit(fixture, phone);
  const { page } = visitor;
  await openForm(page, '/compatibilidade');
  for (const index of [0, 1]) {
    await tabTo(page, `people.${index}.name`);
    await page.keyboard.type(people[index]?.name ?? '');
    await page.keyboard.press('Tab');
    await page.keyboard.type((people[index]?.birth ?? '').replaceAll('/', ''));
  }
  await tabTo(page, 'Adicionar pessoa');
  await page.keyboard.press('Enter');
  await expect.poll(() => focusedName(page)).toBe('people.2.name');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await page.getByText('Pessoas para Análise (2/5)').waitFor();
  await expect.poll(() => focusedName(page)).toBe('people.1.name');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Cinco eixos' }).waitFor();
  expect(await isNarrow(page)).toBe(true);
});

test('a name generator works by keyboard at 375 px', async () => {
  await using visitor = await visit(fixture, phone);
  const { page } = visitor;
  await openForm(page, '/gerador-nomes-empresas');
  await tabTo(page, 'target-number');
  await page.keyboard.press('Space');
  await tabTo(page, 'Gerar nomes');
  await page.keyboard.press('Enter');
  await expect.poll(() => focusedName(page)).toMatch(/^Nomes/);
  expect(await isNarrow(page)).toBe(true);
});
