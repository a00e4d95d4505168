import { articlePath } from '@sefira/contracts/content/article';
import { type CoverMotif, drawArticleCover } from '@sefira/drawings/covers/article-cover';
import { darkPalette } from '@sefira/drawings/palette';
import { serialize } from '@sefira/drawings/serialize';
import { prerenderToNodeStream } from 'react-dom/static';
import {
  createStaticHandler,
  createStaticRouter,
  matchRoutes,
  type RouteObject,
  StaticRouterProvider,
} from 'react-router-dom';
import type { ContentSource } from '../shared/content/content-source.ts';
import { Application } from './application.tsx';
import { allRoutes } from './routes/all-routes.ts';
import { needsStore } from './routes/load-matched.ts';
import { describedBy, documentTitle, isPageHandle, type PageHandle } from './routes/page-handle.ts';
import { publicAddress, sharedPicture, structuredData } from './routes/structured-data.ts';
import { createAppStore } from './store/app-store.ts';

export interface PrerenderedPage {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly html: string;
  /** Elements of the head: address, picture and description for sharing, structured data. */
  readonly head: string;
  /** Loader data for hydration; null for none. */
  readonly data: string | null;
  /** Whether the store must load before hydration. */
  readonly needsStore: boolean;
  /** Files of the server build that the page's routes import. */
  readonly imports: readonly string[];
  /** The picture for sharing as SVG, and the address of its PNG. */
  readonly picture: { readonly path: string; readonly svg: string };
}

/** Every page that is identical for all users, as HTML. */
export async function prerenderPages(content: ContentSource): Promise<PrerenderedPage[]> {
  const pages: PrerenderedPage[] = [];
  for (const { path, handle } of flatten(allRoutes)) {
    if (!path || !isPageHandle(handle) || !handle.prerendered) continue;
    for (const each of await pathsOf(path, handle, content)) pages.push(await pageAt(each, handle, content));
  }
  return pages;
}

async function pathsOf(path: string, { articles }: PageHandle, content: ContentSource): Promise<string[]> {
  return articles ? (await content.list(articles)).map(articlePath) : [path];
}

async function pageAt(path: string, handle: PageHandle, content: ContentSource): Promise<PrerenderedPage> {
  const { query, dataRoutes } = createStaticHandler(allRoutes);
  const context = await query(new Request(new URL(path, 'http://prerender.invalid')), { requestContext: content });
  if (context instanceof Response) throw new Error(`${path} redirects; such a page cannot be prerendered`);
  if (context.errors) throw new Error(`${path} cannot be drawn`, { cause: Object.values(context.errors)[0] });
  const { prelude } = await prerenderToNodeStream(
    <Application appStore={createAppStore()} hydrates>
      <StaticRouterProvider router={createStaticRouter(dataRoutes, context)} context={context} hydrate={false} />
    </Application>,
    // Complete sections stay in place; otherwise React would move them there by an inline script.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  let html = '';
  for await (const chunk of prelude) html += String(chunk);
  const loaded = Object.values(context.loaderData).find((data) => data !== undefined && data !== null);
  const described = describedBy(handle, loaded);
  const title = documentTitle(described);
  const { description } = described;
  const matches = matchRoutes(allRoutes, path);
  return {
    path,
    title,
    description,
    html,
    head: headOf({ path, title, description, data: loaded }),
    data: loaded === undefined ? null : inScript({ loaderData: context.loaderData }),
    needsStore: needsStore(matches),
    imports: (matches ?? []).flatMap(({ route }) => importsOf(route)),
    picture: { path: sharedPicture(path), svg: pictureOf(path, loaded) },
  };
}

/** The import of a lazy route, read from the code of the server build. */
function importsOf({ lazy }: RouteObject): string[] {
  return typeof lazy === 'function'
    ? [...String(lazy).matchAll(/\bimport\("\.\/([^"]+)"\)/g)].map(([, file = '']) => file)
    : [];
}

type Described = Parameters<typeof structuredData>[0];

function headOf(page: Described): string {
  const address = publicAddress + page.path;
  const kind = typeof page.data === 'object' && page.data !== null && 'slug' in page.data ? 'article' : 'website';
  const tags = [
    ['property', 'og:type', kind],
    ['property', 'og:site_name', 'Sefira'],
    ['property', 'og:locale', 'pt_BR'],
    ['property', 'og:title', page.title],
    ['property', 'og:description', page.description],
    ['property', 'og:url', address],
    ['property', 'og:image', publicAddress + sharedPicture(page.path)],
    ['property', 'og:image:width', '1200'],
    ['property', 'og:image:height', '630'],
    ['name', 'twitter:card', 'summary_large_image'],
  ];
  return [
    `<link rel="canonical" href="${address}" />`,
    '<link rel="alternate" type="application/atom+xml" title="Blog da Sefira" href="/blog/feed.xml" />',
    ...tags.map(([key, name, value]) => `<meta ${key}="${name}" content="${attribute(value ?? '')}" />`),
    ...structuredData(page).map((data) => `<script type="application/ld+json">${inScript(data)}</script>`),
  ].join('\n    ');
}

/** JSON that cannot end its script element. */
function inScript(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

function attribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}

const motifs: readonly CoverMotif[] = ['web', 'pair', 'orbit', 'rays', 'tree', 'waves'];

/** An article's own cover; other pages get one derived from their address. */
function pictureOf(path: string, data: unknown): string {
  const hasOwnCover =
    typeof data === 'object' && data !== null && 'motif' in data && 'numbers' in data && 'slug' in data;
  const cover = hasOwnCover ? (data as Parameters<typeof drawArticleCover>[0]) : coverFor(path);
  return serialize(drawArticleCover({ ...cover, slug: path.slice(1) || 'inicio' }, { palette: darkPalette }));
}

function coverFor(path: string): Parameters<typeof drawArticleCover>[0] {
  const sum = [...path].reduce((total, character) => total + (character.codePointAt(0) ?? 0), 0);
  return { slug: path, motif: motifs[sum % motifs.length] ?? 'web', numbers: [(sum % 9) + 1, ((sum >> 3) % 9) + 1] };
}

function flatten(all: readonly RouteObject[]): RouteObject[] {
  return all.flatMap((route) => [route, ...flatten(route.children ?? [])]);
}
