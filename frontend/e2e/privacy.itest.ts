import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openStage, type Stage, visit } from './journey.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage?.[Symbol.asyncDispose]());

/** Everything that a page has left in the browser. */
async function stored(page: Page) {
  const cookies = (await page.context().cookies()).map(({ name }) => name);
  const rest = await page.evaluate(async () => ({
    local: Object.keys(localStorage),
    session: Object.keys(sessionStorage),
    databases: (await indexedDB.databases()).map(({ name }) => name),
  }));
  return { cookies, ...rest };
}

const nothing = { cookies: [], local: [], session: [], databases: [] };

test('who reads the public pages gets no cookie and nothing else in the browser, and asks nobody but us', async () => {
  await using visitor = await visit(stage);
  const { page } = visitor;
  const asked = new Set<string>();
  page.on('request', (request) => asked.add(new URL(request.url()).origin));
  for (const path of ['/', '/blog/ano-pessoal', '/servicos', '/calculators', '/affiliates']) {
    const settled = page.waitForResponse((answer) => answer.url().includes('/api/public/config'));
    await page.goto(path);
    // The last call of a start: the session was looked for, and none was opened.
    await settled;
    await page.waitForLoadState('networkidle');
    expect([path, await stored(page)]).toEqual([path, nothing]);
  }
  expect([...asked].filter((origin) => origin.startsWith('http'))).toEqual([new URL(stage.url).origin]);
});

test('what a visitor chooses is kept, and only that; the session comes with the first tool that is opened', async () => {
  await using visitor = await visit(stage, { colorScheme: 'light' });
  const { page } = visitor;
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Modo escuro' }).first().click();
  expect(await stored(page)).toEqual({ ...nothing, local: ['theme'] });
  await page.goto('/sobre', { waitUntil: 'networkidle' });
  expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe('dark');
  expect(await stored(page)).toEqual({ ...nothing, local: ['theme'] });

  await page.goto('/analise-numerologica');
  await page.getByLabel('Nome completo').waitFor();
  const { cookies } = await stored(page);
  expect(cookies).toEqual(['authToken']);
  const [cookie] = await visitor.context.cookies();
  expect(cookie).toMatchObject({ sameSite: 'Lax', path: '/' });
});
