import { demoAccounts } from '@sefira/contracts/demo-accounts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BrowserFixture, complaintsOf, openFixture, type Visit, visit } from '../support/journey.ts';

let fixture: BrowserFixture;
beforeAll(async () => {
  fixture = await openFixture();
});
afterAll(() => fixture?.[Symbol.asyncDispose]());

/** Files and pages of the server, not of the application: asked for, not opened. */
const notPages = /\.(xml|ics|json|pdf|txt)$|^\/api\//;
/** Articles are the same for everybody: who is signed in reads one of each kind. */
const articles = /^\/(blog|help|tutorials)\/./;

/** Pages drawn at build time are the same for everybody: the visitor has read them. */
const drawn = new Set<string>();
/** The machine may be busy with other tests. */
const patience = 300_000;

/** Most of a page's time is waiting for its network to fall silent. */
const tabsAtOnce = 4;

type Tab = Pick<Visit, 'page' | 'complaints'>;

interface Look {
  readonly problems: readonly string[];
  readonly links: readonly string[];
}

interface Crawl {
  readonly seen: ReadonlySet<string>;
  readonly problems: readonly string[];
}

async function linksOn(page: Page): Promise<string[]> {
  const addresses = await page
    .locator('a[href]')
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
  const origin = new URL(fixture.url).origin;
  return addresses
    .filter((address) => URL.canParse(address) && new URL(address).origin === origin)
    .map((address) => new URL(address).pathname);
}

async function problemsOf(page: Page, path: string): Promise<string[]> {
  const answer = await page.goto(path, { waitUntil: 'networkidle' });
  if ((await page.locator('[data-prerendered]').count()) > 0) drawn.add(path);
  const problems: string[] = [];
  if (answer && answer.status() >= 400) problems.push(`${path}: ${answer.status()}`);
  await page.locator('h1').first().waitFor({ state: 'attached' });
  const heading = await page.locator('h1').first().textContent();
  if (/Página Não Encontrada|Algo saiu do lugar|não existe/.test(heading ?? '')) problems.push(`${path}: ${heading}`);
  const title = await page.title();
  if (!/^\S.* · Sefira$/.test(title)) problems.push(`${path}: title ${JSON.stringify(title)}`);
  return problems;
}

/** An article is HTML without a script: the first of each kind is opened, the others are read. */
async function problemsOfArticle(path: string): Promise<string[]> {
  const answer = await fetch(fixture.url + path);
  const html = await answer.text();
  const isWhole = /<title>.+ · Sefira<\/title>/.test(html) && /<h1[ >]/.test(html) && html.includes('data-prerendered');
  return answer.ok && isWhole ? [] : [`${path}: ${answer.status}, not drawn at build time`];
}

/** A server's file answers; an article is read; any other page is opened, and gives its links. */
async function look(tab: Tab, path: string, kinds: Set<string>): Promise<Look> {
  if (notPages.test(path)) {
    const { status } = await fetch(fixture.url + path);
    return { problems: status >= 400 && status !== 401 ? [`${path}: ${status}`] : [], links: [] };
  }
  const kind = articles.exec(path)?.[1];
  if (kind && kinds.has(kind)) return { problems: await problemsOfArticle(path), links: [] };
  if (kind) kinds.add(kind);
  const before = tab.complaints.length;
  const problems = await problemsOf(tab.page, path);
  problems.push(...tab.complaints.slice(before).map((complaint) => `${path}: console: ${complaint}`));
  return { problems, links: await linksOn(tab.page) };
}

/** Follows every link from the first page on, in several tabs; what is `known` is looked at for further links no more. */
async function crawl({ page, context, complaints }: Visit, known: ReadonlySet<string>): Promise<Crawl> {
  const more = await Promise.all(Array.from({ length: tabsAtOnce - 1 }, () => context.newPage()));
  const tabs = [{ page, complaints }, ...more.map((tab) => ({ page: tab, complaints: complaintsOf(tab) }))];
  const seen = new Set(['/']);
  const kinds = new Set<string>();
  const problems: string[] = [];
  for (let waiting = ['/', '/dashboard']; waiting.length > 0; ) {
    const found: string[] = [];
    const follow = async (tab: Tab) => {
      for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
        const looked = await look(tab, path, kinds);
        problems.push(...looked.problems);
        found.push(...looked.links);
      }
    };
    await Promise.all(tabs.map(follow));
    waiting = [...new Set(found)].filter((path) => !seen.has(path) && !known.has(path));
    for (const path of found) seen.add(path);
  }
  return { seen, problems };
}

async function signIn(page: Page, account: (typeof demoAccounts)[number]): Promise<void> {
  await page.goto('/login', { waitUntil: 'networkidle' });
  await page.getByLabel('E-mail').first().fill(account.email);
  await page.getByLabel('Senha', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Entrar', exact: true }).last().click();
  await page.waitForURL('**/dashboard');
}

/** Pages that the links must have led to. */
const expected = ['/sobre', '/blog', '/help', '/faq', '/contact', '/tutorials', '/careers', '/calculators', '/cookies'];

test(
  'a visitor finds no dead end behind any link, nor an error in the console',
  async () => {
    await using visitor = await visit(fixture);
    const { seen, problems } = await crawl(visitor, new Set());
    expect(problems).toEqual([]);
    expect(expected.filter((path) => !seen.has(path))).toEqual([]);
    expect([...seen].filter((path) => path.startsWith('/blog/')).length).toBeGreaterThanOrEqual(20);
  },
  patience,
);

test(
  'customer, administrator and reseller find none either',
  async () => {
    const known = new Set(drawn);
    for (const account of demoAccounts) {
      await using visitor = await visit(fixture);
      await signIn(visitor.page, account);
      const { seen, problems } = await crawl(visitor, known);
      expect([account.role, problems]).toEqual([account.role, []]);
      // The same pages again would say the same; what only this role is shown is new.
      for (const path of seen) known.add(path);
    }
    expect(['/admin', '/revendedor', '/payments', '/my-analyses'].filter((path) => !known.has(path))).toEqual([]);
  },
  patience,
);

test('robots, map and feed tell of public pages at the public address', async () => {
  const robots = await (await fetch(`${fixture.url}/robots.txt`)).text();
  expect(robots).toContain('Disallow: /dashboard');
  const address = /^Sitemap: (\S+)$/m.exec(robots)?.[1] ?? '';
  const map = await (await fetch(address)).text();
  const pages = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, page = '']) => page);
  expect(pages.length).toBeGreaterThan(40);
  for (const page of pages) {
    const html = await (await fetch(page)).text();
    expect([page, html.includes(`<link rel="canonical" href="${page}"`)]).toEqual([page, true]);
    expect([page, /<h1/.test(html)]).toEqual([page, true]);
    const picture = /property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? '';
    expect([page, (await fetch(picture)).headers.get('content-type')]).toEqual([page, 'image/png']);
    for (const [, data = ''] of html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g))
      JSON.parse(data);
  }
  expect(await (await fetch(`${fixture.url}/blog/feed.xml`)).text()).toContain('<entry>');
});
