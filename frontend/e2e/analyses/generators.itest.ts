import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openForm } from '../support/analysis-forms.ts';
import { settled } from '../support/hydrated.ts';
import { type BrowserFixture, findings, heightOf, openFixture, visit } from '../support/journey.ts';
import { openAccount } from '../support/sessions.ts';

let fixture: BrowserFixture;
beforeAll(async () => {
  fixture = await openFixture();
});
afterAll(() => fixture?.[Symbol.asyncDispose]());

test('names of people: a number is required, further names repeat none, the list is exported', async () => {
  await using visitor = await visit(fixture, { acceptDownloads: true });
  const { page, complaints } = visitor;
  await openForm(page, '/gerador-nomes');
  await page.getByRole('button', { name: 'Gerar nomes' }).click();
  await page.getByText('Selecione um número alvo para gerar nomes').first().waitFor();
  await page.getByRole('radio', { name: /^5:/ }).check();
  await page.getByRole('button', { name: 'Gerar nomes' }).click();
  await page.getByText('20 nomes gerados com sucesso!').waitFor();
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await heightOf(page)).toBeLessThanOrEqual(8000);
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.getByRole('button', { name: 'Mais nomes' }).click();
  await expect.poll(() => page.getByRole('button', { name: /^Copiar / }).count()).toBe(40);
  const names = await page
    .getByRole('button', { name: /^Copiar / })
    .evaluateAll((all) => all.map((one) => one.ariaLabel));
  expect(new Set(names).size).toBe(40);
  expect(await findings(page)).toEqual([]);
  expect(await page.locator('li > details[open]').count()).toBe(4);

  await page.getByRole('button', { name: 'Exportar Lista' }).click();
  const printed = page.waitForEvent('download');
  await page.getByRole('button', { name: 'PDF (.pdf)' }).click();
  expect((await readFile(await (await printed).path())).subarray(0, 5).toString()).toBe('%PDF-');
  await page.getByRole('button', { name: 'Exportar Lista' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Planilha (.csv)' }).click();
  const list = await readFile(await (await download).path(), 'utf8');
  expect(list.trim().split('\r\n')).toHaveLength(41);
  expect(complaints).toEqual([]);
});

test('names of companies: a number is required, favourites of a guest stay in the browser', async () => {
  await using visitor = await visit(fixture);
  const { page, context, complaints } = visitor;
  await context.grantPermissions(['clipboard-write', 'clipboard-read']);
  await openForm(page, '/gerador-nomes-empresas');
  await page.getByText('Selecione pelo menos um número alvo').waitFor();
  expect(await page.getByRole('button', { name: 'Gerar nomes' }).isDisabled()).toBe(true);
  await page.getByRole('checkbox', { name: /^8:/ }).check();
  await page.getByLabel('Palavras-chave').fill(' sol, , norte ');
  await page.getByRole('button', { name: 'Gerar nomes' }).click();
  await page.getByText('10 nomes gerados com sucesso!').waitFor();
  await page
    .getByRole('button', { name: /^Copiar / })
    .first()
    .click();
  await page.getByText('Nome copiado para a área de transferência!').waitFor();
  await page
    .getByRole('button', { name: /^Guardar / })
    .first()
    .click();
  await page.reload();
  await settled(page);
  expect(await page.getByRole('button', { name: /^Tirar / }).count()).toBe(1);
  expect(await findings(page)).toEqual([]);
  expect(complaints).toEqual([]);
});

test('favourites of an account are stored on the server', async () => {
  await using visitor = await visit(fixture);
  const { page, complaints } = visitor;
  await openAccount(page);
  await openForm(page, '/gerador-nomes');
  await page.getByRole('radio', { name: /^7:/ }).check();
  await page.getByRole('button', { name: 'Gerar nomes' }).click();
  await page
    .getByRole('button', { name: /^Guardar / })
    .first()
    .click();
  await page
    .getByRole('button', { name: /^Tirar / })
    .first()
    .waitFor();
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('favourites')))).toEqual(
    [],
  );
  await page.reload();
  await settled(page);
  await page
    .getByRole('button', { name: /^Tirar / })
    .first()
    .waitFor();
  expect(complaints).toEqual([]);
});
