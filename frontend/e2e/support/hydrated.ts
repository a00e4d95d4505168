import type { BrowserContext, Page } from 'playwright-core';

/**
 * Lets every page of a context open only once it can be worked: our pages are read before their scripts run, and say
 * when these have taken them over and know who is there. Who asks for `commit` wants the page as it comes.
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

/** Resolves when the page is taken over; at once for what is none of ours, such as the bank's page or the board of queues. */
async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(
    () => !document.querySelector('script[src="/boot.js"]') || document.documentElement.dataset.hydrated === 'whole',
    undefined,
    // By time: a page that is not in front draws no frames.
    { polling: 50 },
  );
}
