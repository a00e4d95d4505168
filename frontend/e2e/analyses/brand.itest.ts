import { afterAll, beforeAll, expect, test } from 'vitest';
import { openForm, send } from '../support/analysis-forms.ts';
import { type BrowserFixture, findings, openFixture, visit } from '../support/journey.ts';

let fixture: BrowserFixture;
beforeAll(async () => {
  fixture = await openFixture();
});
afterAll(() => fixture?.[Symbol.asyncDispose]());

test('brand: checks the form, compares own names with a proposed one, and reads them again from the history', async () => {
  await using visitor = await visit(fixture);
  const { page, complaints } = visitor;
  await openForm(page, '/marca');
  await page.getByLabel('Nome completo').first().fill('Maria Helena Duarte');
  await page.getByLabel('Data de nascimento').first().fill('17/04/1983');
  await page.getByLabel('Setor').selectOption('Alimentação');
  const ideas = page.getByLabel('Nomes que vocês já pensaram');
  await ideas.fill('Um, Dois, Três, Quatro, Cinco, Seis');
  await page.getByRole('button', { name: 'Ler os nomes' }).click();
  await page.getByText('Informem até cinco nomes.').waitFor();
  expect(await ideas.evaluate((field) => field === document.activeElement)).toBe(true);
  expect(await findings(page)).toEqual([]);
  await ideas.fill('Trigo da Serra, Cacau Xou');
  await page.getByLabel('Acolhimento').check({ force: true });
  await send(page, 'Ler os nomes');
  await page.getByRole('heading', { name: '3 nomes para a sua marca' }).waitFor();
  await page.getByRole('row', { name: /Cacau Xou/ }).waitFor();
  await page.locator('.fold-summary', { hasText: 'Cacau Xou' }).click();
  await page.getByText('Soa parecido com Cacau Show').waitFor();
  await page.getByText('cacauxou.com.br · @cacauxou').waitFor();
  await page.getByText('busca.inpi.gov.br').first().waitFor();
  expect(await findings(page)).toEqual([]);

  await openForm(page, '/my-analyses');
  await page.getByText('Marca: Trigo da Serra e mais 1').first().click();
  await page.getByRole('heading', { name: '3 nomes para a sua marca' }).waitFor();
  expect(complaints).toEqual([]);
});

test('brand: a result on a phone stays under 8,000 px', async () => {
  await using visitor = await visit(fixture, { viewport: { width: 390, height: 844 } });
  const { page, complaints } = visitor;
  await openForm(page, '/marca');
  await page.getByLabel('Nome completo').first().fill('Maria Helena Duarte');
  await page.getByLabel('Data de nascimento').first().fill('17/04/1983');
  await page.getByLabel('Setor').selectOption('Tecnologia');
  await send(page, 'Ler os nomes');
  await page.getByRole('heading', { name: '5 nomes para a sua marca' }).waitFor();
  const { height, width } = await page.evaluate(() => ({
    height: document.documentElement.scrollHeight,
    width: document.documentElement.scrollWidth,
  }));
  expect(width).toBe(390);
  expect(height).toBeLessThanOrEqual(8000);
  expect(await findings(page)).toEqual([]);
  expect(complaints).toEqual([]);
});
