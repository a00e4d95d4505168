import { afterAll, beforeAll, expect, test } from 'vitest';
import { openForm, people, send } from '../support/analysis-forms.ts';
import { type BrowserFixture, findings, openFixture, visit } from '../support/journey.ts';

let fixture: BrowserFixture;
beforeAll(async () => {
  fixture = await openFixture();
});
afterAll(() => fixture?.[Symbol.asyncDispose]());

test('life atlas: shows today, finds a year, moves by keys and zooms', async () => {
  await using visitor = await visit(fixture);
  const { page, complaints } = visitor;
  await openForm(page, '/atlas-da-vida');
  await page.getByRole('button', { name: 'Abrir o atlas' }).click();
  await page.getByText('Informe o nome').first().waitFor();
  await page.getByLabel('Nome completo').fill(people[0].name);
  await page.getByLabel('Data de nascimento').fill(people[0].birth);
  expect(await findings(page)).toEqual([]);
  await send(page, 'Abrir o atlas');
  await page.getByRole('heading', { name: `Atlas da vida de ${people[0].name}` }).waitFor();
  await page.getByRole('heading', { name: 'O que vale agora' }).waitFor();
  expect(await findings(page)).toEqual([]);

  await page.getByLabel('Em que período eu estava?').fill('em 1800');
  await page.getByRole('button', { name: 'Procurar' }).click();
  await page.getByText(/fica fora da linha/u).waitFor();
  await page.getByLabel('Em que período eu estava?').fill('2009');
  await page.getByRole('button', { name: 'Procurar' }).click();
  await page.getByRole('heading', { name: 'O que valia em 2009' }).waitFor();

  const line = page.getByRole('slider', { name: 'Linha da vida' });
  await line.focus();
  const before = await line.getAttribute('aria-valuetext');
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => line.getAttribute('aria-valuetext')).not.toBe(before);
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => line.getAttribute('aria-valuetext')).toContain('Arcanos pessoais');
  const width = await line.evaluate((element) => element.clientWidth);
  await page.keyboard.press('+');
  await expect.poll(() => line.evaluate((element) => element.clientWidth)).toBeGreaterThan(width * 1.9);
  await page.getByText('Anos pessoais', { exact: true }).last().click();
  await page
    .getByRole('button', { name: /^Ler 1, Início e Novos Começos/u })
    .first()
    .click();
  await expect.poll(() => line.getAttribute('aria-valuetext')).toContain('Anos pessoais: 1');
  expect(await findings(page)).toEqual([]);
  expect(complaints).toEqual([]);
});

test('life atlas: on a phone the result has at most 8,000 px and scrolls to the side only in its line', async () => {
  await using visitor = await visit(fixture, { viewport: { width: 390, height: 844 }, colorScheme: 'dark' });
  const { page, complaints } = visitor;
  await openForm(page, '/atlas-da-vida');
  await page.getByLabel('Nome completo').fill(people[0].name);
  await page.getByLabel('Data de nascimento').fill(people[0].birth);
  await send(page, 'Abrir o atlas');
  await page.getByRole('slider', { name: 'Linha da vida' }).waitFor();
  const size = await page.evaluate(() => ({
    height: document.documentElement.scrollHeight,
    isWide: document.documentElement.scrollWidth > window.innerWidth,
  }));
  expect(size.height).toBeLessThanOrEqual(8000);
  expect(size.isWide).toBe(false);
  const segment = page.locator('[data-track=vida][data-chosen]');
  await expect.poll(async () => (await segment.boundingBox())?.x ?? -1).toBeGreaterThan(0);
  expect((await segment.boundingBox())?.x ?? 390).toBeLessThan(390);
  expect(await findings(page)).toEqual([]);
  expect(complaints).toEqual([]);
});
