import { afterAll, beforeAll, expect, test } from 'vitest';
import { fillPeople, openForm, people, send } from '../support/analysis-forms.ts';
import { type BrowserFixture, findings, openFixture, visit } from '../support/journey.ts';

let fixture: BrowserFixture;
beforeAll(async () => {
  fixture = await openFixture();
});
afterAll(() => fixture?.[Symbol.asyncDispose]());

test('best dates: checks the range, ranks the days with reasons for each person', async () => {
  await using visitor = await visit(fixture);
  const { page, complaints } = visitor;
  await openForm(page, '/data-certa');
  await page.getByText('Pessoas (2/5)').waitFor();
  await page.getByRole('button', { name: 'Encontrar as datas' }).click();
  await page.getByText('Preencha os dados de pelo menos uma pessoa.').waitFor();
  await fillPeople(page, 2, 'Adicionar pessoa');
  await page.getByLabel('Até').fill('01/01/2020');
  await page.getByRole('button', { name: 'Encontrar as datas' }).click();
  await page.getByText('O fim do período vem depois do começo.').waitFor();
  expect(await page.getByLabel('Até').evaluate((field) => field === document.activeElement)).toBe(true);
  await page.getByRole('button', { name: '1 ano', exact: true }).click();
  await page.getByText('Abertura de empresa', { exact: true }).click();
  expect(await page.getByRole('checkbox', { name: 'domingo' }).isChecked()).toBe(false);
  await page.getByText('Casamento', { exact: true }).first().click();
  expect(await findings(page)).toEqual([]);
  await send(page, 'Encontrar as datas');
  await page.getByText('Datas comparadas com sucesso!').waitFor();
  await page.getByRole('heading', { name: 'Data certa para o casamento' }).waitFor();
  expect(await page.getByRole('article').count()).toBe(3);
  expect(await findings(page)).toEqual([]);
  expect(complaints).toEqual([]);
});

test('best dates: the arrow keys move through the calendar, and a company to be opened is read by its name', async () => {
  await using visitor = await visit(fixture);
  const { page, complaints } = visitor;
  await openForm(page, '/data-certa');
  await page.getByText('Abertura de empresa', { exact: true }).click();
  await page.getByLabel('Nome completo').first().fill(people[0].name);
  await page.getByLabel('Data de nascimento').first().fill(people[0].birth);
  await page.getByRole('button', { name: 'Adicionar empresa' }).click();
  await page.getByRole('button', { name: 'Encontrar as datas' }).click();
  await page.getByText('Informe o nome da empresa.').waitFor();
  await page.getByLabel('Nome da empresa').fill('Padaria Aurora');
  await send(page, 'Encontrar as datas');
  await page
    .getByText(/Com Expressão \d+ no nome e \d+ na data/u)
    .first()
    .waitFor();
  const chosen = page.locator('.heat-day[aria-pressed=true]');
  const first = (await chosen.getAttribute('data-date')) ?? '';
  await chosen.focus();
  await page.keyboard.press('ArrowRight');
  const next = await page.evaluate(() => document.activeElement?.getAttribute('data-date'));
  await expect.poll(() => chosen.getAttribute('data-date')).not.toBe(first);
  expect((next ?? first) >= first).toBe(true);
  await page.getByText('Fins de semana', { exact: true }).click();
  expect(await findings(page)).toEqual([]);
  expect(complaints).toEqual([]);
});

test('best dates: on a phone the result of a year has at most 8,000 px', async () => {
  await using visitor = await visit(fixture, { viewport: { width: 390, height: 844 } });
  const { page, complaints } = visitor;
  await openForm(page, '/data-certa');
  await page.getByText('Abertura de empresa', { exact: true }).click();
  await page.getByLabel('Nome completo').first().fill('José Antônio de Oliveira Neto');
  await page.getByLabel('Data de nascimento').first().fill('12/09/1978');
  await page.getByRole('button', { name: 'Adicionar empresa' }).click();
  await page.getByLabel('Nome da empresa').fill('Neto Advocacia');
  await page.getByRole('button', { name: '1 ano', exact: true }).click();
  await send(page, 'Encontrar as datas');
  await page.getByRole('button', { name: /^Mostrar mais/u }).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(8000);
  expect(complaints).toEqual([]);
});
