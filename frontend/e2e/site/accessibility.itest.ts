import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, test } from 'vitest';
import { openReplay, reachPage } from '../../scripts/picture-page.ts';
import { type Looker, type PicturedPage, picturedPages } from '../../scripts/pictured-pages.ts';
import { settled } from '../support/hydrated.ts';
import {
  analyseOnScreen,
  type BrowserFixture,
  findings,
  openFixture,
  registerOnScreen,
  visit,
} from '../support/journey.ts';

let fixture: BrowserFixture;
beforeAll(async () => {
  fixture = await openFixture();
});
afterAll(() => fixture?.[Symbol.asyncDispose]());

const open = (path: string) => async (page: Page) => {
  await page.goto(path);
  await settled(page);
};

/** What a visitor reaches by an act, on the product under test. */
const states: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  home: open('/'),
  'form with errors': async (page) => {
    await open('/analise-numerologica')(page);
    await page.getByRole('button', { name: 'Gerar análise' }).click();
    await page.getByText('Informe o nome completo.').waitFor();
  },
  'form half typed': async (page) => {
    await open('/analise-numerologica')(page);
    await page.getByLabel('Nome completo').fill('Ana Célia');
  },
  result: analyseOnScreen,
  forecasts: async (page) => {
    await open('/analyses/predictions')(page);
    await page.getByLabel('Data de nascimento').fill('29/11/1955');
    await page.getByRole('button', { name: 'Próximo mês' }).waitFor();
  },
  'user menu': async (page) => {
    await registerOnScreen(page);
    await page.getByRole('button', { name: /^Menu de/ }).click();
  },
};

/** Every page of the product, from its recorded answers; `pictured.test.ts` keeps the list whole. */
const pages = (Object.entries(picturedPages) as [Looker, readonly PicturedPage[]][]).flatMap(([looker, list]) =>
  list.map((pictured) => ({ looker, pictured, name: pictured.name })),
);

/** Allows for a machine that runs other tests. */
const timeout = 300_000;
const widths = [1280, 375] as const;
/** The dark theme has the same elements in other colours. */
const rulesOf = { light: undefined, dark: ['color-contrast'] } as const;

/** Switches the open page to another theme; the page follows the device. */
async function turn(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await page.waitForFunction((theme) => document.documentElement.dataset.theme === theme, colorScheme);
}

/** A viewport of this width and the page's full height, so that lazily drawn parts are drawn. */
async function widen(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height: Math.max(900, height) });
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
}

/** What axe finds in an open page, and a page wider than the screen. */
async function problemsOf(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const width of widths) {
    await widen(page, width);
    for (const theme of ['light', 'dark'] as const) {
      await turn(page, theme);
      found.push(...(await findings(page, rulesOf[theme])).map((finding) => `${theme}, ${width}: ${finding}`));
      const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      if (wider > 0) found.push(`${theme}, ${width}: ${wider} px too wide`);
    }
  }
  return found;
}

describe('no axe finding, no sideways scroll, a silent console: light and dark, 375 and 1280 px', () => {
  test.concurrent.for(Object.entries(states))('%s', { timeout }, async ([, reach], { expect }) => {
    await using visitor = await visit(fixture, { colorScheme: 'light' });
    const { page, complaints } = visitor;
    await reach(page);
    expect([...(await problemsOf(page)), ...complaints]).toEqual([]);
  });

  test.concurrent.for(pages)('$looker: $name', { timeout }, async ({ looker, pictured }, { expect }) => {
    const complaints: string[] = [];
    const page = await openReplay(
      fixture.browser,
      looker,
      () => pictured.name,
      (words) => complaints.push(words),
    );
    await using _context = page.context();
    await reachPage(page, pictured);
    const found = await problemsOf(page);
    // A page that stays open for longer than its recording reads more; the pictures check what is read.
    expect([...found, ...complaints.filter((words) => !words.startsWith('not recorded'))]).toEqual([]);
  });
});
