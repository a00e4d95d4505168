import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { analyseOnScreen, findings, openStage, registerOnScreen, type Stage, visit } from './journey.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage?.[Symbol.asyncDispose]());

const open = (path: string) => async (page: Page) => {
  await page.goto(path, { waitUntil: 'networkidle' });
};

const states: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  home: open('/'),
  about: open('/sobre'),
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
  'user menu': async (page) => {
    await registerOnScreen(page);
    await page.getByRole('button', { name: /^Menu de/ }).click();
  },
};

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [375, 1280]) {
    test(`no finding, no sideways scroll, a silent console: ${colorScheme}, ${width} px`, async () => {
      const found: string[] = [];
      for (const [name, reach] of Object.entries(states)) {
        await using visitor = await visit(stage, { colorScheme, viewport: { width, height: 900 } });
        const { page, complaints } = visitor;
        await reach(page);
        found.push(...(await findings(page)).map((finding) => `${name}: ${finding}`));
        const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        if (wider > 0) found.push(`${name}: ${wider} px too wide`);
        found.push(...complaints.map((complaint) => `${name}: console: ${complaint}`));
      }
      expect(found).toEqual([]);
    });
  }
}
