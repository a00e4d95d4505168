import { afterAll, beforeAll, expect, test } from 'vitest';
import { openForm, people, send } from '../support/analysis-forms.ts';
import { type BrowserFixture, findings, openFixture, visit } from '../support/journey.ts';
import { openAccount } from '../support/sessions.ts';

let fixture: BrowserFixture;
beforeAll(async () => {
  fixture = await openFixture();
});
afterAll(() => fixture?.[Symbol.asyncDispose]());

test('year book: writes twelve months, folded on a phone to at most 8,000 px, and saves them as a calendar', async () => {
  await using visitor = await visit(fixture, { viewport: { width: 390, height: 844 } });
  const { page, complaints } = visitor;
  await openForm(page, '/livro-do-ano');
  await page.getByLabel('Nome completo').fill(people[0].name);
  await page.getByLabel('Data de nascimento').fill(people[0].birth);
  await page.getByLabel('Quais doze meses?').selectOption({ index: 0 });
  expect(await findings(page)).toEqual([]);
  await send(page, 'Escrever o livro');
  await page.getByRole('heading', { name: `Livro do ano de ${people[0].name}` }).waitFor();
  await page.getByRole('heading', { name: 'A primeira semana' }).waitFor();
  const size = await page.evaluate(() => ({
    height: document.documentElement.scrollHeight,
    isWide: document.documentElement.scrollWidth > window.innerWidth,
  }));
  expect(size.height).toBeLessThanOrEqual(8000);
  expect(size.isWide).toBe(false);
  expect(await findings(page)).toEqual([]);
  await page
    .getByRole('heading', { name: /^janeiro de/u })
    .first()
    .click();
  await page
    .getByText(/^Ano[- ]novo/iu)
    .first()
    .waitFor();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Pôr na agenda (.ics)' }).click();
  expect((await saved).suggestedFilename()).toContain('.ics');
  expect(complaints).toEqual([]);
});

test('year book: an account subscribes to its feed, and a calendar reads it until it is turned off', async () => {
  await using visitor = await visit(fixture);
  const { page, complaints } = visitor;
  await openAccount(page);
  await openForm(page, '/livro-do-ano');
  await page.getByLabel('Nome completo').fill(people[0].name);
  await page.getByLabel('Data de nascimento').fill(people[0].birth);
  await send(page, 'Escrever o livro');
  await page.getByRole('button', { name: 'Assinar na agenda' }).click();
  await page.getByRole('button', { name: 'Criar endereço da agenda' }).click();
  await page.getByText(/este endereço não aparece de novo/u).waitFor();
  expect(await findings(page)).toEqual([]);
  const opened = await page.getByRole('link', { name: 'Abrir na agenda' }).getAttribute('href');
  const address = (opened ?? '').replace('webcal:', 'http:');
  // A calendar brings no session.
  const calendar = await fetch(address);
  expect(calendar.headers.get('content-type')).toContain('text/calendar');
  const events = (await calendar.text()).match(/BEGIN:VEVENT/gu) ?? [];
  expect(events.length).toBeGreaterThanOrEqual(365);
  await page.getByRole('button', { name: 'Desligar agenda' }).click();
  await page.getByRole('button', { name: 'Criar endereço da agenda' }).waitFor();
  expect((await fetch(address)).status).toBe(404);
  expect(complaints).toEqual([]);
});
