import { findChromium } from '@sefira/embedded/chromium';
import { chromium, type Page } from 'playwright-core';
import * as z from 'zod/mini';
import type { AttackedProduct } from './attacked-product.ts';
import { foreignHost, templateResult } from './hostile-texts.ts';
import type { Wrong } from './sinks.ts';

const tabs = 3;
/** Screens of single items opened from each list. */
const mostSingle = 14;
const timeoutMilliseconds = 180_000;

/** Taken over by its scripts, which come after the page is read; or none of ours. */
const workable = 'html[data-hydrated="whole"], html:not(:has(script[src="/boot.js"]))';

const noteViolations = `window.violations = [];
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    window.violations.push(violatedDirective + ' ' + blockedURI));`;
const readPage = `({
  pwned: 'pwned' in window,
  violations: window.violations,
  text: document.body.textContent,
  links: [...document.querySelectorAll('a[href]')].map((link) => link.getAttribute('href')),
})`;
const sight = z.object({
  pwned: z.boolean(),
  violations: z.array(z.string()),
  text: z.string(),
  links: z.array(z.string()),
});

/** A viewer and the page. */
export interface Visit {
  readonly token: string | undefined;
  readonly places: readonly string[];
}

/**
 * Opens screens with each of these sessions, and screens of single items that they link to. Reports scripts that ran,
 * dialogs, calls to foreign hosts and violations of the content security policy. @returns the number of screens
 */
export async function openScreens(product: AttackedProduct, visits: readonly Visit[], wrong: Wrong[]): Promise<number> {
  const { executablePath, args, sandbox, environment } = await findChromium({
    executablePath: process.env.CHROMIUM_PATH,
    report: () => undefined,
  });
  const browser = await chromium.launch({
    executablePath,
    args: ['--headless=new', '--disable-gpu', '--no-first-run', ...args],
    chromiumSandbox: sandbox,
    env: { PATH: process.env.PATH ?? '', HOME: process.env.HOME ?? '', ...environment },
  });
  await using opened = new AsyncDisposableStack();
  opened.defer(() => browser.close());
  let screens = 0;
  for (const { token, places } of visits) {
    const context = await browser.newContext({ baseURL: product.url, locale: 'pt-BR', serviceWorkers: 'block' });
    if (token) await context.addCookies([{ name: 'authToken', value: token, url: product.url }]);
    if (token) await context.addInitScript(`localStorage.setItem('authToken', ${JSON.stringify(token)})`);
    await context.addInitScript(noteViolations);
    const waiting = [...places];
    const known = new Set(waiting);
    let single = 0;
    await Promise.all(
      Array.from({ length: tabs }, async () => {
        const page = await context.newPage();
        const note = watch(page, wrong);
        for (let place = waiting.shift(); place; place = waiting.shift()) {
          for (const link of await readScreen(page, place, note)) {
            if (known.has(link) || single >= mostSingle) continue;
            single += 1;
            known.add(link);
            waiting.push(link);
          }
        }
      }),
    );
    screens += known.size;
    await context.close();
  }
  return screens;
}

/** Notes dialogs and calls elsewhere, under the screen that is open. */
function watch(page: Page, wrong: Wrong[]): (what: string) => void {
  const note = (what: string) => wrong.push({ where: 'screen', what: `${new URL(page.url()).pathname}: ${what}` });
  page.on('dialog', (dialog) => {
    note(`a dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('request', (request) => {
    if (request.url().includes(foreignHost)) note(`calls ${request.url()}`);
  });
  return note;
}

/** @returns the screens of single items that this one links to */
async function readScreen(page: Page, place: string, note: (what: string) => void): Promise<string[]> {
  await page.goto(place, { waitUntil: 'domcontentloaded', timeout: timeoutMilliseconds });
  await page.locator(workable).waitFor({ state: 'attached', timeout: timeoutMilliseconds });
  await page.locator('h1').first().waitFor({ state: 'attached', timeout: timeoutMilliseconds });
  await page.waitForLoadState('networkidle', { timeout: 5000 }).catch(() => undefined);
  const seen = z.parse(sight, await page.evaluate(readPage));
  if (seen.pwned) note('a script ran');
  for (const violation of seen.violations) note(`the policy was violated: ${violation}`);
  if (seen.text.includes(`Ana ${templateResult}`)) note('a template was filled in');
  for (const link of seen.links.filter((one) => leadsAstray(one, page.url()))) note(`links to ${link}`);
  return seen.links.filter((link) =>
    /^\/(my-analyses|relatorios|clientes|pagamento\/pedidos|payments\/recibo)\/[\w-]{20,}$/.test(link),
  );
}

/** A script, or the attacker's host; a text of theirs in the query of a page of ours leads nowhere else. */
function leadsAstray(link: string, from: string): boolean {
  if (!URL.canParse(link, from)) return link.includes(foreignHost);
  const { protocol, hostname, href } = new URL(link, from);
  if (protocol === 'http:' || protocol === 'https:') return hostname.endsWith(foreignHost);
  return /^(javascript|data|vbscript):/i.test(protocol) || href.includes(foreignHost);
}
