import { prerenderToNodeStream } from 'react-dom/static';
import { createStaticHandler, createStaticRouter, type RouteObject, StaticRouterProvider } from 'react-router-dom';
import { Application } from './application.tsx';
import { createLive } from './live.ts';
import { documentTitle, isPageHandle } from './page-handle.ts';
import { routes } from './routes.tsx';

export interface PrerenderedPage {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly html: string;
}

/** Every page that is the same for everybody, as HTML. */
export async function prerenderPages(): Promise<PrerenderedPage[]> {
  const pages: PrerenderedPage[] = [];
  for (const { path, handle } of flatten(routes)) {
    if (!path || !isPageHandle(handle) || !handle.prerendered) continue;
    pages.push({ path, title: documentTitle(handle), description: handle.description, html: await draw(path) });
  }
  return pages;
}

async function draw(path: string): Promise<string> {
  const { query, dataRoutes } = createStaticHandler(routes);
  const context = await query(new Request(new URL(path, 'http://prerender.invalid')));
  if (context instanceof Response) throw new Error(`${path} redirects; such a page cannot be prerendered`);
  const { prelude } = await prerenderToNodeStream(
    <Application live={createLive()}>
      <StaticRouterProvider router={createStaticRouter(dataRoutes, context)} context={context} hydrate={false} />
    </Application>,
  );
  let html = '';
  for await (const chunk of prelude) html += String(chunk);
  return html;
}

function flatten(all: readonly RouteObject[]): RouteObject[] {
  return all.flatMap((route) => [route, ...flatten(route.children ?? [])]);
}
