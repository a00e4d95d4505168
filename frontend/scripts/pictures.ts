/**
 * `npm run pictures -w frontend [-- url [folder [name…]]]`: pictures of every page of a running product with demo
 * data, as visitor, customer, reseller and administrator, phone and desktop, light and dark. Prints console messages
 * and pages that are too wide.
 */
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { Browser } from 'playwright-core';
import { openBrowser } from '../e2e/support/open-browser.ts';
import { openPage, pictureOptions, reachPage, takePicture, themes } from './picture-page.ts';
import { type Looker, type PicturedPage, picturedPages, signIn } from './pictured-pages.ts';

const [base = 'http://localhost:8080', folder = 'test-results/pictures', ...only] = process.argv.slice(2);
const widths = [1440, 390];

await mkdir(folder, { recursive: true });
await using browser = await openBrowser();
for (const [looker, pages] of Object.entries(picturedPages) as [Looker, readonly PicturedPage[]][]) {
  const asked = pages.filter(({ name }) => only.length === 0 || only.includes(name) || only.includes(looker));
  if (asked.length > 0) await takeAll(browser, looker, asked);
}

async function takeAll(opened: Browser, looker: Looker, pages: readonly PicturedPage[]): Promise<void> {
  const context = await opened.newContext({ ...pictureOptions, baseURL: base });
  let name = 'login';
  const report = (words: string) => console.log(`${looker} ${name}: ${words}`);
  const page = await openPage(context, report);
  await signIn(page, looker);
  for (const pictured of pages) {
    name = pictured.name;
    try {
      await reachPage(page, pictured);
      for (const theme of themes) {
        for (const width of widths) {
          await takePicture(page, { theme, width, file: path.join(folder, `${name}-${theme}-${width}.png`) }, report);
        }
      }
    } catch (problem) {
      report(problem instanceof Error ? problem.message : String(problem));
      process.exitCode = 1;
    }
  }
  await context.close();
}
