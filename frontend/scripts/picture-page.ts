import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { settled, waitForHydrationOn } from '../e2e/support/hydrated.ts';
import type { Looker, PicturedPage } from './pictured-pages.ts';
import { readRecording, replayAnswers, replayBase } from './recorded-answers.ts';

export const themes = ['light', 'dark'] as const;
export type Theme = (typeof themes)[number];

/** In pixels: results are shorter (docs/goals.md C7), the description of the API is several times as long. */
const longestPicture = 8_000;

/** Of a context with pages to be pictured. */
export const pictureOptions: BrowserContextOptions = {
  viewport: { width: 1280, height: 900 },
  colorScheme: 'light',
  locale: 'pt-BR',
  timezoneId: 'America/Sao_Paulo',
  reducedMotion: 'reduce',
  serviceWorkers: 'block',
  // For the style that shows deferred parts.
  bypassCSP: true,
};

/** A page with its console messages and errors reported. */
export async function openPage(context: BrowserContext, report: (words: string) => void): Promise<Page> {
  waitForHydrationOn(context);
  const page = await context.newPage();
  page.on('console', (message) => {
    // Refused calls belong to some states.
    const isExpected = /Service Worker registration blocked|Failed to load resource/.test(message.text());
    if (!isExpected) report(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', ({ message }) => report(`error: ${message}`));
  return page;
}

/**
 * A page of the built front end at the instant of this viewer's recording, answered from it; `nameOf` is the picture
 * being drawn. The caller closes its context.
 */
export async function openReplay(
  browser: Browser,
  looker: Looker,
  nameOf: () => string,
  report: (words: string) => void,
): Promise<Page> {
  const { recordedAt, localStorage, pages } = await readRecording(looker);
  const context = await browser.newContext({
    ...pictureOptions,
    baseURL: replayBase,
    storageState: { cookies: [], origins: [{ origin: replayBase, localStorage }] },
  });
  await replayAnswers(context, () => pages[nameOf()] ?? {}, report);
  const page = await openPage(context, report);
  await page.clock.setFixedTime(recordedAt);
  return page;
}

/** Opens a page and does what leads to the state that is pictured. */
export async function reachPage(page: Page, { path: address, follow, reach }: PicturedPage): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(address);
  await settled(page);
  if (follow) {
    const links = await page
      .locator('a[href]')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    const found = links.find((link) => follow.test(link));
    if (!found) throw new Error(`no link like ${follow.source} on ${address}`);
    await page.goto(found);
    await settled(page);
  }
  await reach?.(page);
  await settled(page);
}

/** A picture of the page from its top; reports a page that is wider than the screen. */
export async function takePicture(
  page: Page,
  { theme, width, file }: { readonly theme: Theme; readonly width: number; readonly file: string },
  report: (words: string) => void,
): Promise<void> {
  await page.emulateMedia({ colorScheme: theme });
  await page.waitForFunction((wanted) => document.documentElement.dataset.theme === wanted, theme);
  await showDeferred(page, width);
  const { overflow, height } = await page.evaluate(() => ({
    overflow: document.documentElement.scrollWidth - innerWidth,
    height: document.documentElement.scrollHeight,
  }));
  if (overflow > 0) report(`${theme} ${width}: ${overflow} px too wide`);
  const clip = { x: 0, y: 0, width, height: Math.min(height, longestPicture) };
  await page.screenshot({ path: file, fullPage: true, clip, animations: 'disabled', caret: 'hide' });
}

/** A viewport of the page's full height draws the parts that are otherwise drawn on scroll. */
async function showDeferred(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await page.addStyleTag({ content: '* { content-visibility: visible !important; }' });
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height: Math.max(height, 900) });
  await drawn(page);
  // What comes into view or waits for an idle moment is loaded now.
  await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
  await settled(page);
  await page.setViewportSize({ width, height: 900 });
  await drawn(page);
}

async function drawn(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}
