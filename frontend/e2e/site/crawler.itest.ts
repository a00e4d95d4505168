import { demoAccounts } from '@sefira/contracts/demo-accounts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { settled } from '../support/hydrated.ts';
import { type BrowserFixture, complaintsOf, openFixture, type Visit, visit } from '../support/journey.ts';
import { openSession } from '../support/sessions.ts';

let fixture: BrowserFixture;
beforeAll(async () => {
  fixture = await openFixture();
});
afterAll(() => fixture?.[Symbol.asyncDispose]());

/** Files and pages of the server: requested, not opened as a screen. */
const notPages = /\.(xml|ics|json|pdf|txt)$|^\/api\//;
/** Articles are identical for all users: a signed-in user reads one of each kind. */
const articles = /^\/(blog|help|tutorials)\/./;

/** Prerendered pages are identical for all users: the visitor's crawl covers them. */
const drawn = new Set<string>();

/** A page spends most of its time waiting for network idle, so several tabs help. */
const tabsAtOnce = 4;

type Tab = Pick<Visit, 'page' | 'complaints'>;

interface PageVisit {
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
  const answer = await page.goto(path);
  await settled(page);
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

/** An article is HTML without a script: the first of each kind is opened, the others are fetched. */
async function problemsOfArticle(path: string): Promise<string[]> {
  const answer = await fetch(fixture.url + path);
  const html = await answer.text();
  const isWhole = /<title>.+ · Sefira<\/title>/.test(html) && /<h1[ >]/.test(html) && html.includes('data-prerendered');
  return answer.ok && isWhole ? [] : [`${path}: ${answer.status}, not drawn at build time`];
}

/** Server files are requested, articles fetched, all other pages opened for their links. */
async function visitPath(tab: Tab, path: string, kinds: Set<string>): Promise<PageVisit> {
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

/** Follows every link from the first page in several tabs; pages in `known` are not searched for links again. */
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
        const visited = await visitPath(tab, path, kinds);
        problems.push(...visited.problems);
        found.push(...visited.links);
      }
    };
    await Promise.all(tabs.map(follow));
    waiting = [...new Set(found)].filter((path) => !seen.has(path) && !known.has(path));
    for (const path of found) seen.add(path);
  }
  return { seen, problems };
}

/** Pages that the links must have reached. */
const expected = ['/sobre', '/blog', '/help', '/faq', '/contact', '/tutorials', '/careers', '/calculators', '/cookies'];

test('a visitor finds no broken link and no console error', async () => {
  await using visitor = await visit(fixture);
  const { seen, problems } = await crawl(visitor, new Set());
  expect(problems).toEqual([]);
  expect(expected.filter((path) => !seen.has(path))).toEqual([]);
  expect([...seen].filter((path) => path.startsWith('/blog/')).length).toBeGreaterThanOrEqual(20);
});

test('customer, administrator and reseller find no broken link and no console error', async () => {
  const known = new Set(drawn);
  for (const account of demoAccounts) {
    await using visitor = await visit(fixture);
    await openSession(visitor.page, account);
    const { seen, problems } = await crawl(visitor, known);
    expect([account.role, problems]).toEqual([account.role, []]);
    // Pages known from the visitor are skipped; only those of the role are new.
    for (const path of seen) known.add(path);
  }
  expect(['/admin', '/revendedor', '/payments', '/my-analyses'].filter((path) => !known.has(path))).toEqual([]);
});

test('robots.txt, sitemap and feed list public pages at the public address', async () => {
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
