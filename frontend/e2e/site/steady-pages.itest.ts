import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { settled } from '../support/hydrated.ts';
import { analyseOnScreen, type BrowserFixture, openFixture, visit } from '../support/journey.ts';
import { openAccount, openSession } from '../support/sessions.ts';

let fixture: BrowserFixture;
beforeAll(async () => {
  fixture = await openFixture();
});
afterAll(() => fixture?.[Symbol.asyncDispose]());

const addresses = {
  customer: [
    ...['/dashboard', '/notificacoes', '/relatorios', '/my-analyses', '/payments', '/treinamento', '/analise-nome'],
    ...['/analyses/predictions', '/analyses/lucky-numbers', '/search?q=mapa'],
  ],
  reseller: ['visao-geral', 'indicacao'].map((tab) => `/revendedor?aba=${tab}`),
  admin: ['dashboard', 'usuarios', 'planos', 'precos', 'conteudo'].map((tab) => `/admin?aba=${tab}`),
} as const;

const signIn = {
  customer: async (page: Page) => {
    await openAccount(page);
    await analyseOnScreen(page);
  },
  reseller: (page: Page) => openSession(page, { email: 'revenda@sefira.test', password: 'Sefira#Revenda1' }),
  admin: (page: Page) => openSession(page, { email: 'admin@sefira.test', password: 'Sefira#Admin1' }),
} as const;

/** Of docs/goals.md V14. */
const mostShift = 0.02;

type ShiftWindow = Window & { shifts?: { readonly value: number; readonly moved: string }[] };

/** Collects the layout shifts without a cause in an input, since the start of the document. */
const collectShifts = () => {
  const shifts: NonNullable<ShiftWindow['shifts']> = [];
  (window as ShiftWindow).shifts = shifts;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      readonly value: number;
      readonly hadRecentInput: boolean;
      readonly sources: readonly { readonly node: Node | null }[];
    })[]) {
      const moved = entry.sources.map(({ node }) => node?.textContent?.slice(0, 40) ?? '').join(' | ');
      if (!entry.hadRecentInput) shifts.push({ value: entry.value, moved });
    }
  }).observe({ type: 'layout-shift', buffered: true });
};

/** Every answer of the API arrives after the page is drawn. */
async function holdAnswers(page: Page): Promise<void> {
  await page.route('**/api/**', async (route) => {
    await page.evaluate(() => new Promise((idle) => setTimeout(idle, 400))).catch(() => undefined);
    await route.continue();
  });
}

const cases = (['customer', 'reseller', 'admin'] as const).flatMap((viewer) =>
  [1440, 390].map((width) => ({ viewer, width })),
);
test.for(cases)('pages move nothing while they load: $viewer, $width px wide', async ({ viewer, width }) => {
  await using visitor = await visit(fixture, { viewport: { width, height: 900 } });
  const { page } = visitor;
  await signIn[viewer](page);
  await page.addInitScript(collectShifts);
  await holdAnswers(page);
  const found: string[] = [];
  for (const address of addresses[viewer]) {
    await page.goto(address);
    await settled(page);
    const shifts = await page.evaluate(() => (window as ShiftWindow).shifts ?? []);
    const sum = shifts.reduce((total, { value }) => total + value, 0);
    if (sum > mostShift) found.push(`${address}: ${sum.toFixed(3)} ${shifts.map(({ moved }) => moved).join(' · ')}`);
  }
  expect(found).toEqual([]);
});
