import { afterAll, beforeAll, expect, test } from 'vitest';
import { openForm, send } from '../support/analysis-forms.ts';
import { settled } from '../support/hydrated.ts';
import { type BrowserFixture, findings, openFixture, visit } from '../support/journey.ts';

let fixture: BrowserFixture;
beforeAll(async () => {
  fixture = await openFixture();
});
afterAll(() => fixture?.[Symbol.asyncDispose]());

test('baby names: checks the form, groups names, and the family votes on the short list by its link', async () => {
  await using couple = await visit(fixture);
  const { page, complaints } = couple;
  await openForm(page, '/nome-do-bebe');
  await page.getByRole('button', { name: 'Ler os nomes' }).click();
  await page.getByText('Digitem pelo menos um sobrenome.').waitFor();
  await page.getByText('Digitem a data prevista.').waitFor();
  const first = page.getByLabel('Primeiro sobrenome');
  expect(await first.evaluate((field) => field === document.activeElement)).toBe(true);
  expect(await findings(page)).toEqual([]);
  await first.fill('Lima');
  await page.getByLabel('Segundo sobrenome').fill('Souza');
  await page.getByRole('button', { name: 'Trocar a ordem' }).click();
  expect(await first.inputValue()).toBe('Souza');
  await page.getByLabel('Data prevista').fill('10/03/2027');
  await page.getByLabel('Irmãos').fill('Pedro, Clara');
  await page.getByLabel('Nomes que vocês já pensaram').fill('Helena, Zoraide Vitória');
  await page.getByLabel('Procurar').selectOption('female');
  await send(page, 'Ler os nomes');
  await page.getByRole('heading', { name: 'Nomes para Souza Lima' }).waitFor();
  await page.getByRole('heading', { name: 'Os nomes de vocês' }).waitFor();
  expect(await findings(page)).toEqual([]);

  await page.getByRole('button', { name: 'Pôr Helena na lista curta' }).click();
  await page.getByRole('button', { name: 'Tirar Helena da lista curta' }).waitFor();
  await page.getByLabel('Pôr outro nome').fill('Clarice');
  await page.getByRole('button', { name: 'Pôr na lista', exact: true }).click();
  await page.getByLabel('Anotação sobre Clarice').fill('a escritora');
  await page.getByRole('button', { name: 'Guardar anotação' }).click();
  await page.getByText('Anotação guardada.').waitFor();
  await page.getByLabel('Título que a família lê').fill('Nossa menina');
  await page.getByRole('button', { name: 'Abrir a votação' }).click();
  const link = await page.getByLabel('Link da votação').inputValue();
  expect(await findings(page)).toEqual([]);

  await using family = await visit(fixture, { viewport: { width: 390, height: 844 } });
  const grandmother = family.page;
  await grandmother.goto(new URL(link).pathname);
  await settled(grandmother);
  await grandmother.getByRole('heading', { name: 'Nossa menina' }).waitFor();
  expect(await grandmother.getByText('Souza').count()).toBe(0);
  await grandmother.getByRole('button', { name: 'Enviar votos' }).click();
  await grandmother.getByText('Vote em pelo menos um nome.').waitFor();
  await grandmother.getByRole('group', { name: 'Seu voto em Helena' }).getByText('Amei').click();
  await grandmother.getByLabel('Comentário sobre Helena').fill('Como a minha mãe!');
  await grandmother.getByLabel('Seu primeiro nome').fill('Lúcia');
  expect(await findings(grandmother)).toEqual([]);
  await grandmother.getByRole('button', { name: 'Enviar votos' }).click();
  await grandmother.getByText('Votos enviados. Obrigado!').waitFor();
  await grandmother.reload();
  await settled(grandmother);
  await grandmother.getByRole('group', { name: 'Seu voto em Clarice' }).getByText('Talvez').click();
  await grandmother.getByRole('button', { name: 'Mudar meus votos' }).click();
  await grandmother.getByText('Votos enviados. Obrigado!').waitFor();

  await page.getByRole('button', { name: 'Atualizar votos' }).click();
  await page.getByText('1 pessoa votou').waitFor();
  await page.getByText('Como a minha mãe!').waitFor();
  await page.getByText('0 amei, 1 talvez, 0 não').waitFor();
  await page.getByRole('button', { name: 'Revogar link' }).click();
  await page.getByText('Link revogado. Os votos continuam aqui.').waitFor();
  await grandmother.reload();
  await settled(grandmother);
  await grandmother.getByText('Votação encerrada').last().waitFor();
  expect(await findings(grandmother)).toEqual([]);
  expect([...complaints, ...family.complaints]).toEqual([]);
});

test('baby names: a result on a phone is folded to under 8,000 px', async () => {
  await using visitor = await visit(fixture, { viewport: { width: 390, height: 844 } });
  const { page, complaints } = visitor;
  await openForm(page, '/nome-do-bebe');
  await page.getByLabel('Primeiro sobrenome').fill('Souza');
  await page.getByLabel('Segundo sobrenome').fill('Lima');
  await page.getByLabel('Data prevista').fill('10/03/2027');
  await page.getByLabel('Nomes que vocês já pensaram').fill('Helena, Clarice, Luísa');
  await send(page, 'Ler os nomes');
  await page.getByRole('heading', { name: 'A lista curta' }).waitFor();
  const { height, width } = await page.evaluate(() => ({
    height: document.documentElement.scrollHeight,
    width: document.documentElement.scrollWidth,
  }));
  expect(width).toBe(390);
  expect(height).toBeLessThanOrEqual(8000);
  await page.locator('.fold-summary').first().click();
  await page.getByRole('heading', { name: 'Por quê' }).first().waitFor();
  expect(await findings(page)).toEqual([]);
  expect(complaints).toEqual([]);
});
