import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { openBrowser } from '../e2e/open-browser.ts';

/** Takes a picture of every page in both themes and several widths from a running product: `node scripts/pictures.ts [url] [folder] [page]`. */
const [base = 'http://localhost:8080', folder = 'test-results/pictures', only = ''] = process.argv.slice(2);
const widths = [375, 1280];
const themes = ['light', 'dark'] as const;

const visited = [
  { name: 'home', path: '/' },
  { name: 'about', path: '/sobre' },
  { name: 'services', path: '/servicos' },
  { name: 'blog', path: '/blog' },
  { name: 'article', path: '/blog/ano-pessoal' },
  { name: 'help', path: '/help' },
  { name: 'help-article', path: '/help/primeiros-passos' },
  { name: 'tutorials', path: '/tutorials' },
  { name: 'tutorial', path: '/tutorials/fazer-mapa-pessoal' },
  { name: 'questions', path: '/faq' },
  { name: 'contact', path: '/contact' },
  { name: 'newsletter', path: '/newsletter' },
  { name: 'careers', path: '/careers' },
  { name: 'certification', path: '/certificacao' },
  { name: 'certificates', path: '/certificados' },
  { name: 'developers', path: '/desenvolvedores' },
  { name: 'calculators', path: '/calculators' },
  { name: 'affiliates', path: '/affiliates' },
  { name: 'terms', path: '/termos' },
  { name: 'privacy', path: '/privacidade' },
  { name: 'cookies', path: '/cookies' },
  { name: 'login', path: '/login' },
  { name: 'register', path: '/cadastro' },
  { name: 'not-found', path: '/nao-existe' },
  { name: 'dashboard', path: '/dashboard' },
  { name: 'analysis', path: '/analise-numerologica' },
  { name: 'result', path: '/analise-numerologica' },
  { name: 'reports', path: '/relatorios' },
  { name: 'search', path: '/search?q=mapa' },
];

await mkdir(folder, { recursive: true });
await using browser = await openBrowser();
for (const theme of themes) for (const width of widths) await takeAll(browser, theme, width);

async function takeAll(opened: Browser, theme: 'light' | 'dark', width: number): Promise<void> {
  const context = await opened.newContext({
    viewport: { width, height: 900 },
    colorScheme: theme,
    locale: 'pt-BR',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  page.on('console', (message) => console.log(`${theme} ${width} ${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => console.log(`${theme} ${width} error: ${error.message}`));
  for (const { name, path: address } of visited) {
    if (only && name !== only) continue;
    await page.setViewportSize({ width, height: 900 });
    await page.goto(new URL(address, base).href, { waitUntil: 'networkidle' });
    if (name === 'result') await analyse(page);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    if (overflow > 0) console.log(`${theme} ${width} ${name}: ${overflow} px too wide`);
    await showDeferred(page, width);
    await page.screenshot({ path: path.join(folder, `${name}-${theme}-${width}.png`), fullPage: true });
  }
  await context.close();
}

/** A window as high as the page, so that what is drawn only when it comes near the screen is drawn. */
async function showDeferred(page: Page, width: number): Promise<void> {
  for (let round = 0; round < 3; round += 1) {
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    await page.setViewportSize({ width, height });
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  }
}

async function analyse(page: Page): Promise<void> {
  await page.getByLabel('Nome completo').fill('Ana Célia Vasconcelos');
  await page.getByLabel('Data de nascimento').fill('29/11/1955');
  await page.getByRole('button', { name: 'Gerar análise' }).click();
  await page.getByRole('button', { name: 'Nova Análise' }).waitFor();
}
