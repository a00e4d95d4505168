import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { settled, waitForHydrationOn } from '../e2e/support/hydrated.ts';
import { openBrowser } from '../e2e/support/open-browser.ts';

/** Takes the pictures of the tutorials from a running product: `node scripts/tutorial-pictures.ts [url]`. */
const [base = 'http://localhost:8080'] = process.argv.slice(2);
const folder = fileURLToPath(new URL('../public/tutoriais/', import.meta.url));

const person = { name: 'Maria Clara Lima', birthDate: '14/07/1990' };

const pictures: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'mapa-formulario': async (page) => {
    await open(page, '/analise-numerologica');
    await page.getByLabel('Nome completo').fill(person.name);
    await page.getByLabel('Data de nascimento').fill(person.birthDate);
  },
  'mapa-resultado': async (page) => {
    await page.getByRole('button', { name: 'Gerar análise' }).click();
    await page.getByRole('button', { name: 'Nova Análise' }).waitFor();
  },
  'compatibilidade-formulario': (page) => open(page, '/compatibilidade'),
  'gerador-empresas': (page) => open(page, '/gerador-nomes-empresas'),
  calculadoras: (page) => open(page, `/calculators#destino?data=${encodeURIComponent(person.birthDate)}`),
  previsoes: async (page) => {
    await open(page, '/analyses/predictions');
    await page.getByLabel('Data de nascimento').fill(person.birthDate);
    await page
      .getByRole('heading', { name: /Ano|Trabalho|Início|Cooperação/ })
      .first()
      .waitFor();
    await page.locator('[aria-current="date"]').scrollIntoViewIfNeeded();
  },
};

await mkdir(folder, { recursive: true });
await using browser = await openBrowser();
const context = await browser.newContext({
  viewport: { width: 1280, height: 800 },
  locale: 'pt-BR',
  timezoneId: 'America/Sao_Paulo',
  colorScheme: 'light',
  reducedMotion: 'reduce',
});
waitForHydrationOn(context);
const page = await context.newPage();
for (const [name, reach] of Object.entries(pictures)) {
  await reach(page);
  const screenshot = await page.screenshot();
  // Phones load the narrow one.
  for (const [file, width] of [
    [`${name}.webp`, 1280],
    [`${name}-640.webp`, 640],
  ] as const) {
    const picture = await sharp(screenshot).resize({ width }).webp({ quality: 72 }).toBuffer();
    await writeFile(folder + file, picture);
    console.log(`${file} (${Math.round(picture.length / 1000)} kB)`);
  }
}
await context.close();

async function open(target: Page, path: string): Promise<void> {
  await target.goto(new URL(path, base).href);
  await settled(target);
}
