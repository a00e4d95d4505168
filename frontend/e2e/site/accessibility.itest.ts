import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, test } from 'vitest';
import { openReplay, reachPage } from '../../scripts/picture-page.ts';
import { type Looker, type PicturedPage, picturedPages } from '../../scripts/pictured-pages.ts';
import { problemsOf } from '../support/accessibility.ts';
import { settled } from '../support/hydrated.ts';
import { analyseOnScreen, type BrowserFixture, openFixture, registerOnScreen, visit } from '../support/journey.ts';

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

const widths = [1280, 375] as const;

describe('no axe finding, no sideways scroll, a silent console: light and dark, 375 and 1280 px', () => {
  test.concurrent.for(Object.entries(states))('%s', async ([, reach], { expect }) => {
    await using visitor = await visit(fixture, { colorScheme: 'light' });
    const { page, complaints } = visitor;
    await reach(page);
    expect([...(await problemsOf(page, widths)), ...complaints]).toEqual([]);
  });

  test.concurrent.for(pages)('$looker: $name', async ({ looker, pictured }, { expect }) => {
    const complaints: string[] = [];
    const page = await openReplay(
      fixture.browser,
      looker,
      () => pictured.name,
      (words) => complaints.push(words),
    );
    await using _context = page.context();
    await reachPage(page, pictured);
    const found = await problemsOf(page, widths);
    // A page that stays open for longer than its recording reads more; the pictures check what is read.
    expect([...found, ...complaints.filter((words) => !words.startsWith('not recorded'))]).toEqual([]);
  });
});
