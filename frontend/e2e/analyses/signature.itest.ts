import { afterAll, beforeAll, expect, test } from 'vitest';
import { openForm, send } from '../support/analysis-forms.ts';
import { type BrowserFixture, findings, openFixture, visit } from '../support/journey.ts';

let fixture: BrowserFixture;
beforeAll(async () => {
  fixture = await openFixture();
});
afterAll(() => fixture?.[Symbol.asyncDispose]());

test('signature: compares names, shows the letters of a sequence, keeps a trial and a drawing', async () => {
  await using visitor = await visit(fixture);
  const { page, complaints } = visitor;
  await openForm(page, '/assinatura');
  await page.getByRole('button', { name: 'Comparar os nomes' }).click();
  await page.getByText('Informe o nome').first().waitFor();
  expect(await findings(page)).toEqual([]);
  await page.getByLabel('Nome de nascimento').fill('Maria Aparecida dos Santos');
  await page.getByLabel('Data de nascimento').fill('21/07/1990');
  await page.getByLabel('Assinatura de hoje').fill('Maria A. Santos');
  await page.getByText('Outros nomes que você usa').click();
  await page.getByLabel('Nome artístico').fill('Cida Santos');
  await send(page, 'Comparar os nomes');
  await page.getByText('Nomes comparados com sucesso!').waitFor();
  await page.getByRole('heading', { name: 'Assinatura de Maria Aparecida dos Santos' }).waitFor();

  const cause = page.locator('details', { hasText: '111 · 444 · 888 · 222' });
  await cause.locator('summary').click();
  expect(await cause.locator('mark').first().textContent()).toBe('ia A');
  await cause.getByRole('button', { name: 'Levar à mesa: Mariah Santos' }).first().click();
  const desk = page.getByLabel('Escrita em teste');
  await expect.poll(() => desk.inputValue()).toBe('Mariah Santos');
  await page.getByText('Nenhuma sequência neste triângulo.').waitFor();

  await page.getByRole('button', { name: 'Guardar tentativa' }).click();
  await page.getByText('Dê um título à tentativa.').waitFor();
  await page.getByLabel('Título da tentativa').fill('Com h');
  await page.getByRole('button', { name: 'Guardar tentativa' }).click();
  await page.getByRole('heading', { name: 'Tentativas guardadas (1/12)' }).waitFor();
  await page.getByRole('heading', { name: 'Assine Mariah Santos' }).waitFor();

  const sheet = page.getByRole('img', { name: 'Folha para assinar à mão' });
  await sheet.scrollIntoViewIfNeeded();
  const box = await sheet.boundingBox();
  if (!box) throw new Error('the sheet has no place');
  await page.mouse.move(box.x + 30, box.y + 60);
  await page.mouse.down();
  for (let step = 1; step < 20; step += 1) {
    await page.mouse.move(box.x + 30 + step * 12, box.y + 60 + 30 * Math.sin(step));
  }
  await page.mouse.up();
  await page.getByRole('button', { name: 'Guardar desenho' }).click();
  await page.getByRole('img', { name: 'Assinatura desenhada à mão' }).waitFor();
  expect(await findings(page)).toEqual([]);
  expect(complaints).toEqual([]);
});

test('signature: a result fits a phone', async () => {
  await using visitor = await visit(fixture, { viewport: { width: 390, height: 844 } });
  const { page, complaints } = visitor;
  await openForm(page, '/assinatura');
  await page.getByLabel('Nome de nascimento').fill('Rafaela Cristina Queiroz de Almeida');
  await page.getByLabel('Data de nascimento').fill('09/03/1985');
  await page.getByText('Outros nomes que você usa').click();
  for (const [label, name] of [
    ['Assinatura de hoje', 'Rafaela C. Queiroz'],
    ['Nome de casamento', 'Rafaela Cristina Queiroz Tavares'],
    ['Nome social', 'Rafa Queiroz'],
    ['Nome artístico', 'Rafaela Cris'],
    ['Marca', 'Ateliê Rafaela'],
  ] as const) {
    await page.getByLabel(label).fill(name);
  }
  await send(page, 'Comparar os nomes');
  await page.getByRole('heading', { name: 'Mesa de letras' }).waitFor();
  const measure = () =>
    page.evaluate(() => ({
      height: document.documentElement.scrollHeight,
      overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    }));
  const { height, overflow } = await measure();
  expect(overflow).toBe(0);
  // 22 letters: the drawing is a little wider than the phone.
  await page.getByLabel('Escrita em teste').fill('José Ronaldo da Conceição');
  await page.getByText('letras “onceiçã”').waitFor();
  expect((await measure()).overflow).toBe(0);
  expect(height).toBeLessThanOrEqual(8000);
  expect(await findings(page)).toEqual([]);
  expect(complaints).toEqual([]);
});
