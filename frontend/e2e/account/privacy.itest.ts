import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openForm } from '../support/analysis-forms.ts';
import { settled } from '../support/hydrated.ts';
import { analyseOnScreen, type BrowserFixture, openFixture, registerOnScreen, visit } from '../support/journey.ts';
import { openAccount } from '../support/sessions.ts';

let fixture: BrowserFixture;
beforeAll(async () => {
  fixture = await openFixture();
});
afterAll(() => fixture?.[Symbol.asyncDispose]());

/** Everything that a page has stored in the browser. */
async function stored(page: Page) {
  const cookies = (await page.context().cookies()).map(({ name }) => name);
  const rest = await page.evaluate(async () => ({
    local: Object.keys(localStorage),
    session: Object.keys(sessionStorage),
    databases: (await indexedDB.databases()).map(({ name }) => name),
    // Files of the product, identical for all users.
    caches: (await caches.keys()).filter((name) => name !== 'assets' && !name.startsWith('shell-')),
  }));
  return { cookies, ...rest };
}

const nothing = { cookies: [], local: [], session: [], databases: [], caches: [] };

test('public pages store nothing in the browser and call no other host', async () => {
  await using visitor = await visit(fixture);
  const { page } = visitor;
  const asked = new Set<string>();
  page.on('request', (request) => asked.add(new URL(request.url()).origin));
  for (const path of ['/', '/blog/ano-pessoal', '/servicos', '/calculators', '/affiliates']) {
    const configured = page.waitForResponse((answer) => answer.url().includes('/api/public/config'));
    await page.goto(path);
    // The last call of start-up: it looked for a session and opened none.
    await configured;
    await settled(page);
    expect([path, await stored(page)]).toEqual([path, nothing]);
  }
  expect([...asked].filter((origin) => origin.startsWith('http'))).toEqual([new URL(fixture.url).origin]);
});

test('preferences of a visitor are stored, and the session starts with the first tool', async () => {
  await using visitor = await visit(fixture, { colorScheme: 'light' });
  const { page } = visitor;
  await page.goto('/');
  await settled(page);
  await page.getByRole('button', { name: 'Modo escuro' }).first().click();
  expect(await stored(page)).toEqual({ ...nothing, local: ['theme'] });
  await page.goto('/sobre');
  await settled(page);
  expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe('dark');
  expect(await stored(page)).toEqual({ ...nothing, local: ['theme'] });

  await page.goto('/analise-numerologica');
  await page.getByLabel('Nome completo').waitFor();
  const { cookies } = await stored(page);
  expect(cookies).toEqual(['authToken']);
  const [cookie] = await visitor.context.cookies();
  expect(cookie).toMatchObject({ sameSite: 'Lax', path: '/' });
});

/** Local storage that may exist without a session; none of it is personal data. */
const retainedKeys = ['deviceToken', 'language', 'theme'];

/** Enters data of several people in every form that stores them in the browser. */
async function leaveTraces(page: Page): Promise<void> {
  await analyseOnScreen(page);
  await page.evaluate(async () => {
    localStorage.setItem('people:visitor', '[{"name":"Bia Terceira","birthDate":"01/02/1990"}]');
    localStorage.setItem('favourites:person', '[{"id":"1","name":"Bia Terceira","number":5,"note":""}]');
    sessionStorage.setItem('chatOutbox', 'Bia Terceira');
    await (await caches.open('last-report')).put('/api/reports/x/content', new Response('Bia Terceira'));
  });
  const { local } = await stored(page);
  expect(local.some((key) => key.startsWith('people:') && key !== 'people:visitor')).toBe(true);
}

async function expectNothingPersonal(page: Page): Promise<void> {
  await expect.poll(async () => (await stored(page)).caches).toEqual([]);
  const { local, ...rest } = await stored(page);
  expect(local.filter((key) => !retainedKeys.includes(key))).toEqual([]);
  expect(rest).toEqual({ cookies: [], session: [], databases: [], caches: [] });
}

test('signing out removes personal data from every tab', async () => {
  await using visitor = await visit(fixture);
  const { page, context } = visitor;
  await openAccount(page);
  await leaveTraces(page);
  const otherTab = await context.newPage();
  await otherTab.goto('/dashboard');
  await otherTab.getByRole('heading', { name: 'Olá, Ana!' }).waitFor();
  await otherTab.evaluate(() => sessionStorage.setItem('chatOutbox', 'Bia Terceira'));
  await page.getByRole('button', { name: 'Menu de Ana Célia Vasconcelos' }).click();
  await page.getByRole('button', { name: 'Sair' }).click();
  await page.getByText('Logout realizado com sucesso!').waitFor();
  await expectNothingPersonal(page);
  await expect.poll(() => otherTab.evaluate(() => sessionStorage.length)).toBe(0);
  await expect.poll(() => otherTab.getByText('Ana Célia').count()).toBe(0);
});

test('a session that the server ended leaves no personal data', async () => {
  await using visitor = await visit(fixture);
  const { page } = visitor;
  await openAccount(page);
  await leaveTraces(page);
  const ended = await page.evaluate(async () => {
    const headers = { authorization: `Bearer ${localStorage.getItem('authToken')}` };
    return (await fetch('/api/auth/logout', { method: 'POST', headers })).status;
  });
  expect(ended).toBe(200);
  await page.goto('/');
  await page.getByRole('link', { name: 'Entrar' }).first().waitFor();
  await expectNothingPersonal(page);
});

test('an account that signs in after a guest reads nothing that the guest typed or saved', async () => {
  await using visitor = await visit(fixture);
  const { page } = visitor;
  await openForm(page, '/gerador-nomes-empresas');
  await page.getByRole('checkbox', { name: /^8:/ }).check();
  await page.getByRole('button', { name: 'Gerar nomes' }).click();
  await page.getByText('10 nomes gerados com sucesso!').waitFor();
  await page
    .getByRole('button', { name: /^Guardar / })
    .first()
    .click();
  await leaveTraces(page);
  expect((await stored(page)).local.filter((key) => key.startsWith('favourites:'))).toHaveLength(2);
  await registerOnScreen(page);
  const { local, caches, session } = await stored(page);
  expect(local.filter((key) => /^(people|favourites):/.test(key))).toEqual([]);
  expect([caches, session]).toEqual([[], []]);
});
