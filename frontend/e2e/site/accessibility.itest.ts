import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, test } from 'vitest';
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

const states: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  home: open('/'),
  about: open('/sobre'),
  services: open('/servicos'),
  blog: open('/blog'),
  article: open('/blog/ano-pessoal'),
  help: open('/help'),
  'help article': open('/help/primeiros-passos'),
  tutorials: open('/tutorials'),
  tutorial: open('/tutorials/fazer-mapa-pessoal'),
  questions: open('/faq'),
  contact: open('/contact'),
  newsletter: open('/newsletter'),
  careers: open('/careers'),
  certification: open('/certificacao'),
  'verification of certificates': open('/certificados'),
  calculators: open('/calculators'),
  proofs: open('/como-calculamos/provas'),
  affiliates: open('/affiliates'),
  terms: open('/termos'),
  privacy: open('/privacidade'),
  cookies: open('/cookies'),
  login: open('/login'),
  register: open('/cadastro'),
  'not found': open('/nada-aqui'),
  dashboard: open('/dashboard'),
  reports: open('/relatorios'),
  search: open('/search?q=mapa'),
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

describe('no axe finding, no sideways scroll, a silent console: light and dark, 375 and 1280 px', () => {
  test.concurrent.for(Object.entries(states))('%s', { timeout }, async ([, reach], { expect }) => {
    await using visitor = await visit(fixture, { colorScheme: 'light' });
    const { page, complaints } = visitor;
    const found: string[] = [];
    await reach(page);
    for (const theme of ['light', 'dark'] as const) {
      await turn(page, theme);
      for (const width of widths) {
        await widen(page, width);
        found.push(...(await findings(page, rulesOf[theme])).map((finding) => `${theme}, ${width}: ${finding}`));
        const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        if (wider > 0) found.push(`${theme}, ${width}: ${wider} px too wide`);
      }
    }
    expect([...found, ...complaints]).toEqual([]);
  });
});
