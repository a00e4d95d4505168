/**
 * `node frontend/scripts/screens.ts <folder> [name…]`: a picture of every page, light on a wide screen and dark on a phone,
 * drawn from the built front end and the recorded answers of a real product, at the instant of the recording.
 * `--record <url>` records the answers of a running product with fresh demo data instead.
 */
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser, Page } from 'playwright-core';
import { openBrowser } from '../e2e/support/open-browser.ts';
import { openPage, openReplay, pictureOptions, reachPage, takePicture } from './picture-page.ts';
import { type Looker, type PicturedPage, picturedPages, signIn } from './pictured-pages.ts';
import { type Recording, recordAnswers, withoutSecrets, writeRecording } from './recorded-answers.ts';

const { positionals, values } = parseArgs({ allowPositionals: true, options: { record: { type: 'string' } } });
const [folder = 'frontend/test-results/screens', ...only] = positionals;
const variants = [
  { suffix: 'wide', theme: 'light', width: 1440 },
  { suffix: 'phone', theme: 'dark', width: 390 },
] as const;

await mkdir(folder, { recursive: true });
await using browser = await openBrowser();
for (const [looker, pages] of Object.entries(picturedPages) as [Looker, readonly PicturedPage[]][]) {
  if (values.record) await record(browser, looker, pages, values.record);
  else await draw(browser, looker, pages);
}

async function record(opened: Browser, looker: Looker, pages: readonly PicturedPage[], base: string): Promise<void> {
  await using context = await opened.newContext({ ...pictureOptions, baseURL: base });
  let name = 'login';
  const report = (words: string) => console.log(`${looker} ${name}: ${words}`);
  const page = await openPage(context, report);
  const recordedAt = new Date();
  await page.clock.setFixedTime(recordedAt);
  const answers = recordAnswers(context, base);
  await signIn(page, looker);
  await answers();
  const { origins } = await context.storageState();
  const stored = (origins[0]?.localStorage ?? []).map(({ name: key, value }) => ({
    name: key,
    value: /token$/i.test(key) ? 'recorded' : withoutSecrets(value),
  }));
  const made: Recording['pages'] = {};
  for (const pictured of pages) {
    name = pictured.name;
    await reachPage(page, pictured);
    await takeVariants(page, name, report);
    made[name] = await answers();
    await leavePage(page, looker);
  }
  await writeRecording(looker, { recordedAt: recordedAt.toISOString(), localStorage: stored, pages: made });
}

async function draw(opened: Browser, looker: Looker, pages: readonly PicturedPage[]): Promise<void> {
  const asked = pages.filter(({ name }) => only.length === 0 || only.includes(name));
  if (asked.length === 0) return;
  let name = '';
  const report = (words: string) => {
    console.log(`${looker} ${name}: ${words}`);
    process.exitCode = 1;
  };
  const page = await openReplay(opened, looker, () => name, report);
  await using _context = page.context();
  for (const pictured of asked) {
    name = pictured.name;
    await reachPage(page, pictured);
    await takeVariants(page, name, report);
    await leavePage(page, looker);
  }
}

async function takeVariants(page: Page, name: string, report: (words: string) => void): Promise<void> {
  for (const { suffix, theme, width } of variants) {
    await takePicture(page, { theme, width, file: path.join(folder, `${name}-${suffix}.png`) }, report);
  }
}

/** Calls of a page end with it; each visitor's page opens its own guest session. */
async function leavePage(page: Page, looker: Looker): Promise<void> {
  if (looker === 'visitor') {
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    await page.context().clearCookies();
  }
  await page.goto('about:blank');
}
