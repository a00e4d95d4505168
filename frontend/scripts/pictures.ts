/**
 * `npm run pictures -w frontend [-- url [folder [name…]]]`: pictures of every page of a running product with demo
 * data, as visitor, customer, reseller and administrator, phone and desktop, light and dark. Prints console messages
 * and pages that are too wide.
 */
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { settled, waitForHydrationOn } from '../e2e/support/hydrated.ts';
import { openBrowser } from '../e2e/support/open-browser.ts';
import { type Looker, type PicturedPage, picturedPages, signIn } from './pictured-pages.ts';

const [base = 'http://localhost:8080', folder = 'test-results/pictures', ...only] = process.argv.slice(2);
const widths = [1440, 390];
const themes = ['light', 'dark'] as const;

await mkdir(folder, { recursive: true });
await using browser = await openBrowser();
for (const [looker, pages] of Object.entries(picturedPages) as [Looker, readonly PicturedPage[]][]) {
  const asked = pages.filter(({ name }) => only.length === 0 || only.includes(name) || only.includes(looker));
  if (asked.length > 0) await takeAll(browser, looker, asked);
}

async function takeAll(opened: Browser, looker: Looker, pages: readonly PicturedPage[]): Promise<void> {
  const context = await opened.newContext({
    baseURL: base,
    viewport: { width: 1280, height: 900 },
    colorScheme: 'light',
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    // For the style below.
    bypassCSP: true,
  });
  waitForHydrationOn(context);
  const page = await context.newPage();
  let name = 'login';
  const report = (words: string) => console.log(`${looker} ${name}: ${words}`);
  page.on('console', (message) => {
    if (!/Service Worker registration blocked/.test(message.text())) report(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', ({ message }) => report(`error: ${message}`));
  await signIn(page, looker);
  for (const pictured of pages) {
    name = pictured.name;
    try {
      await open(page, pictured);
      await takeEach(page, name, report);
    } catch (problem) {
      report(problem instanceof Error ? problem.message : String(problem));
      process.exitCode = 1;
    }
  }
  await context.close();
}

async function open(page: Page, { path: address, follow, reach }: PicturedPage): Promise<void> {
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
}

async function takeEach(page: Page, name: string, report: (words: string) => void): Promise<void> {
  for (const theme of themes) {
    await page.emulateMedia({ colorScheme: theme });
    await page.waitForFunction((wanted) => document.documentElement.dataset.theme === wanted, theme);
    for (const width of widths) {
      await showDeferred(page, width);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      if (overflow > 0) report(`${theme} ${width}: ${overflow} px too wide`);
      await page.screenshot({ path: path.join(folder, `${name}-${theme}-${width}.png`), fullPage: true });
    }
  }
}

/** A viewport of the page's full height draws the parts that are otherwise drawn on scroll. */
async function showDeferred(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await page.addStyleTag({ content: '* { content-visibility: visible !important; }' });
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height: Math.max(height, 900) });
  await drawn(page);
  await page.setViewportSize({ width, height: 900 });
  await drawn(page);
}

async function drawn(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}
