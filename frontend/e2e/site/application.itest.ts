import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { analyseOnScreen, type BrowserFixture, openFixture, registerOnScreen, visit } from '../support/journey.ts';

let fixture: BrowserFixture;
beforeAll(async () => {
  fixture = await openFixture();
});
afterAll(() => fixture?.[Symbol.asyncDispose]());

/** Waits until the service worker controls the page. */
async function workerOf(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller) return;
    await new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve));
  });
}

/** Records the notifications of the worker; a headless browser shows none. */
const shownOfPush = (notification: object) => `new Promise((resolve) => {
  self.registration.showNotification = async (title, { body, data }) => resolve({ title, body, link: data.link });
  self.dispatchEvent(new PushEvent('push', { data: ${JSON.stringify(JSON.stringify(notification))} }));
})`;

test('the application is installable, opens the last report offline, and shows push messages', async () => {
  await using visitor = await visit(fixture, { serviceWorkers: 'allow' });
  const { page, context } = visitor;
  await registerOnScreen(page);
  await workerOf(page);
  const session = await context.newCDPSession(page);
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);

  await analyseOnScreen(page);
  await page.goto('/relatorios');
  await page.getByText('Concluído', { exact: true }).waitFor();
  await page.getByRole('link', { name: 'Visualizar' }).click();
  await page.getByRole('heading', { level: 1, name: 'Ana Célia Vasconcelos' }).waitFor();
  await page.getByRole('link', { name: 'Destino 6', exact: true }).waitFor();

  const notification = { title: 'Relatório pronto', text: 'O seu mapa está pronto.', link: '/relatorios', id: 'um' };
  const [worker] = context.serviceWorkers();
  expect(await worker?.evaluate(shownOfPush(notification))).toEqual({
    title: 'Relatório pronto',
    body: 'O seu mapa está pronto.',
    link: '/relatorios',
  });

  // Chrome warns of module preloads in the HTML of a page with a service worker.
  expect(await (await page.request.get('/relatorios')).text()).not.toContain('rel="modulepreload"');

  await context.setOffline(true);
  await page.getByText('Você está sem internet.').waitFor();
  await page.reload();
  await page.getByRole('heading', { level: 1, name: 'Ana Célia Vasconcelos' }).waitFor();
  await page.getByRole('link', { name: 'Destino 6', exact: true }).waitFor();
  await context.setOffline(false);
  await page.getByText('Você está sem internet.').waitFor({ state: 'detached' });
});

test('a page with a part that cannot be loaded says so and offers to load again', async () => {
  await using visitor = await visit(fixture);
  const { page } = visitor;
  let isLost = true;
  await page.route(/\/assets\/search-page-/, (route) => (isLost ? route.abort() : route.continue()));
  await page.goto('/search?q=mapa', { waitUntil: 'commit' });
  await page.getByRole('heading', { name: 'Algo saiu do lugar' }).waitFor();
  await visitor.context.setOffline(true);
  await page.getByText('Você está sem internet.').waitFor();
  isLost = false;
  await visitor.context.setOffline(false);
  await page.getByRole('heading', { name: 'Busca' }).waitFor();
  isLost = true;
  await page.goto('/search?q=ano', { waitUntil: 'commit' });
  await page.getByRole('heading', { name: 'Algo saiu do lugar' }).waitFor();
  isLost = false;
  await page.getByRole('button', { name: 'Recarregar' }).click();
  await page.getByRole('heading', { name: 'Busca' }).waitFor();
});
