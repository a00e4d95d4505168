import { setTimeout as wait } from 'node:timers/promises';
import type { BrowserContext, Page, Request } from 'playwright-core';

/** Requests without an answer of each page of a context. */
const openRequests = new WeakMap<Page, Set<Request>>();
const quietMilliseconds = 200;

/**
 * Makes `goto` and `reload` of every page of a context wait for hydration and the session check, which the page marks, and
 * `settled` wait for its requests. `commit` skips the wait.
 */
export function waitForHydrationOn(context: BrowserContext): void {
  context.on('page', (page) => {
    openRequests.set(page, followRequests(page));
    const goto = page.goto.bind(page);
    const reload = page.reload.bind(page);
    page.goto = async (address, options) => {
      const answer = await goto(address, options);
      if (options?.waitUntil !== 'commit') await waitForHydration(page);
      return answer;
    };
    page.reload = async (options) => {
      const answer = await reload(options);
      if (options?.waitUntil !== 'commit') await waitForHydration(page);
      return answer;
    };
  });
}

/** Resolves when no call and no part of the page has been on its way for a moment. Connections of the chat stay open. */
export async function settled(page: Page): Promise<void> {
  const open = openRequests.get(page);
  if (open === undefined) throw new Error('a page of a context without waitForHydrationOn');
  await page.waitForLoadState();
  let quietSince = performance.now();
  while (performance.now() - quietSince < quietMilliseconds) {
    await wait(25);
    if (open.size > 0) quietSince = performance.now();
  }
}

function followRequests(page: Page): Set<Request> {
  const open = new Set<Request>();
  page.on('request', (request) => {
    const isCall = ['fetch', 'xhr', 'script'].includes(request.resourceType());
    if (isCall && !request.url().includes('/socket.io/')) open.add(request);
  });
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
  return open;
}

/**
 * Resolves when the page is hydrated; at once for pages of other applications, such as the provider's or the queue
 * board.
 */
async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(
    () => !document.querySelector('script[src="/boot.js"]') || document.documentElement.dataset.hydrated === 'whole',
    undefined,
    // Polls by time: a background page draws no frames.
    { polling: 50 },
  );
}
