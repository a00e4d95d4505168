import { randomInt } from 'node:crypto';
import type { SharedProduct } from '@sefira/product/shared-product';
import axe from 'axe-core';
import type { Browser, BrowserContext, BrowserContextOptions, Frame, Page } from 'playwright-core';
import { inject } from 'vitest';
import { settled, waitForHydrationOn } from './hydrated.ts';
import { openBrowser } from './open-browser.ts';

export interface BrowserFixture extends Omit<SharedProduct, 'databaseUrl'>, AsyncDisposable {
  /** The databases of the product; null for a product that the tests did not start. */
  readonly databaseUrl: string | null;
  readonly browser: Browser;
}

/**
 * The product under test with a browser: the one at SEFIRA_URL and SEFIRA_MAILBOX_URL, else the one shared by the
 * run. A test that changes shared state or needs other variables starts its own with `given`.
 */
export async function openFixture(given?: Readonly<Record<string, string>>): Promise<BrowserFixture> {
  await using opened = new AsyncDisposableStack();
  const { SEFIRA_URL: url, SEFIRA_MAILBOX_URL: mailboxUrl = '' } = process.env;
  const own = () => (given ? startFreshProduct(given).then((product) => opened.use(product)) : inject('sharedProduct'));
  const product = url ? { url, mailboxUrl, databaseUrl: null } : await own();
  const browser = await openBrowser();
  opened.defer(() => browser.close());
  const stack = opened.move();
  return {
    url: product.url,
    mailboxUrl: product.mailboxUrl,
    databaseUrl: product.databaseUrl,
    browser,
    [Symbol.asyncDispose]: () => stack.disposeAsync(),
  };
}

async function startFreshProduct(environment: Readonly<Record<string, string>>) {
  const { startProduct } = await import('@sefira/product/product');
  return startProduct({ hasFrontend: true, environment });
}

export interface Visit extends AsyncDisposable {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Console messages without the failed requests that a test expects. */
  readonly complaints: readonly string[];
}

/** A browser context of its own; its console messages are collected. */
export async function visit(fixture: BrowserFixture, options: BrowserContextOptions = {}): Promise<Visit> {
  const context = await fixture.browser.newContext({
    baseURL: fixture.url,
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    viewport: { width: 1280, height: 900 },
    reducedMotion: 'reduce',
    // The service worker would answer before the test's routes; its own test enables it.
    serviceWorkers: 'block',
    extraHTTPHeaders: { 'x-forwarded-for': freshAddress() },
    ...options,
  });
  // A guard against hanging, not a measure: the machine may be busy.
  context.setDefaultTimeout(180_000);
  waitForHydrationOn(context);
  const page = await context.newPage();
  return { page, context, complaints: complaintsOf(page), [Symbol.asyncDispose]: () => context.close() };
}

/** An address for limits by network, such as sign-ups; only the shared product trusts it. */
function freshAddress(): string {
  return `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;
}

/** Collects the console messages of the page from now on. */
export function complaintsOf(page: Page): readonly string[] {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    const refused = /Failed to load resource: the server responded with a status of 4\d\d/.test(message.text());
    const blocked = message.text() === 'Service Worker registration blocked by Playwright';
    if (['error', 'warning'].includes(message.type()) && !refused && !blocked) complaints.push(message.text());
  });
  return complaints;
}

let people = 0;

/** A fresh e-mail address. */
export function freshEmail(): string {
  people += 1;
  return `pessoa-${process.pid}-${Date.now()}-${people}@sefira.test`;
}

export interface Registration {
  readonly email: string;
  readonly password: string;
}

/** Creates an account through the screens and waits for the dashboard. */
export async function registerOnScreen(page: Page): Promise<Registration> {
  await page.goto('/cadastro');
  await settled(page);
  const registration = await sendRegistration(page);
  // The address changes before the page: until then the header of the form is there.
  await page.getByRole('heading', { name: 'Olá, Ana!' }).waitFor();
  return registration;
}

/** Fills in and submits the registration form on the screen. */
export async function sendRegistration(page: Page): Promise<Registration> {
  const registration = { email: freshEmail(), password: 'Segredo#2026' };
  await page.getByLabel('Nome completo').fill('Ana Célia Vasconcelos');
  await page.getByRole('textbox', { name: /^E-mail/ }).fill(registration.email);
  await page.getByLabel('Data de nascimento').fill('29/11/1955');
  await page.getByLabel('Senha', { exact: false }).first().fill(registration.password);
  await page.getByText('Li e aceito os termos de uso').click();
  await page.getByRole('button', { name: 'Criar conta' }).click();
  return registration;
}

/** Fills in the personal analysis, submits it and waits for the map. */
export async function analyseOnScreen(page: Page): Promise<void> {
  // The own name is prefilled once the profile is read, over what the test fills in meanwhile.
  await page.goto('/analise-numerologica');
  await settled(page);
  await page.getByLabel('Nome completo').fill('Ana Célia Vasconcelos');
  await page.getByLabel('Data de nascimento').fill('29/11/1955');
  await page.getByRole('button', { name: 'Gerar análise' }).click();
  await page.getByRole('button', { name: 'Nova Análise' }).waitFor();
}

/** Height of the page's content in pixels. */
export function heightOf(page: Page): Promise<number> {
  return page.locator('main').evaluate((main) => Math.round(main.getBoundingClientRect().height));
}

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

const accessibilityTags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Findings of axe, one line each; `rules` limits the run to those that can have changed, `within` to a part of the page. */
export async function findings(page: Page, rules?: readonly string[], within = 'html'): Promise<string[]> {
  await Promise.all(page.frames().map(loadAxe));
  const runOnly = rules
    ? ({ type: 'rule', values: [...rules] } as const)
    : ({ type: 'tag', values: accessibilityTags } as const);
  const scope = { runOnly, within };
  const violations = await page.evaluate(async ({ runOnly: only, within: part }) => {
    if (window.axe === undefined) throw new Error('the page was left while axe was loaded');
    // Selectors of the passed nodes would take most of the time.
    const options = { runOnly: { ...only, values: [...only.values] }, resultTypes: ['violations' as const] };
    return (await window.axe.run({ include: [[part]], exclude: [['[data-live-announcer]']] }, options)).violations;
  }, scope);
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`));
}

/** Once a document: a second copy would be compiled again. */
async function loadAxe(frame: Frame): Promise<void> {
  if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axe.source);
}
