import type { BrowserContext, Page } from 'playwright-core';

/**
 * Makes `goto` of every page of a context wait for hydration and the session check, which the page marks. `commit`
 * skips the wait.
 */
export function waitForHydrationOn(context: BrowserContext): void {
  context.on('page', (page) => {
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
