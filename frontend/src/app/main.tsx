import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import {
  createBrowserRouter,
  type HydrationState,
  matchRoutes,
  type PatchRoutesOnNavigationFunction,
  type RouteMatch,
  type RouteObject,
  RouterProvider,
} from 'react-router-dom';
import { Application } from './application.tsx';
import { loadMatched, needsStore } from './routes/load-matched.ts';
import { loadContentRoutes, loadMemberRoutes } from './routes/load-routes.ts';
import { layoutRouteId, routesWith } from './routes/routes.tsx';
import { BrokenPage } from './shells/broken-page.tsx';
import { OfflineBar } from './shells/offline-bar.tsx';
import { evaluateFiles } from './startup/evaluate-files.ts';
import { registerWorker } from './startup/offline.ts';
import { yieldToBrowser } from './startup/yield-to-browser.ts';
import { loadAppStore } from './store/load-app-store.ts';

const root = document.getElementById('root');
if (root) {
  await start(root).catch((error: unknown) => {
    // A prerendered page can still be read.
    if (root.dataset.prerendered !== location.pathname) {
      addEventListener('online', () => location.reload());
      createRoot(root).render(
        <>
          <OfflineBar />
          <BrokenPage />
        </>,
      );
    }
    throw error;
  });
}
registerWorker();

async function start(root: HTMLElement): Promise<void> {
  const isPrerendered = root.dataset.prerendered === location.pathname;
  if (isPrerendered) await evaluateFiles('needs');
  const { routes, matches, loadFurther } = await routesAt(location.pathname);
  const [live] = await Promise.all([needsStore(matches) ? loadAppStore() : null, loadMatched(matches)]);
  if (isPrerendered) await yieldToBrowser();
  const hydrationData = isPrerendered ? readPageData() : undefined;
  const further = loadFurther
    ? {
        patchRoutesOnNavigation: async ({ patch }: Parameters<PatchRoutesOnNavigationFunction>[0]) =>
          patch(layoutRouteId, await loadFurther()),
      }
    : {};
  const application = (
    <Application appStore={live} hydrates={isPrerendered}>
      <RouterProvider
        router={createBrowserRouter(routes, { ...(hydrationData ? { hydrationData } : {}), ...further })}
      />
    </Application>
  );
  if (isPrerendered) {
    // A transition renders in slices, so taps and scrolls are handled between them.
    startTransition(() => {
      hydrateRoot(root, application);
    });
    return;
  }
  root.replaceChildren();
  createRoot(root).render(application);
}

/** The routes that a page starts with, its matches among them, and the loading of the others; null for none. */
async function routesAt(path: string) {
  const first = routesWith([]);
  const atFirst = pageAt(first, path);
  if (atFirst) return { routes: first, matches: atFirst, loadFurther: loadOthers };
  const content = routesWith(await loadContentRoutes());
  const atContent = pageAt(content, path);
  if (atContent) return { routes: content, matches: atContent, loadFurther: loadMemberRoutes };
  const all = routesWith(await loadOthers());
  return { routes: all, matches: matchRoutes(all, path), loadFurther: null };
}

async function loadOthers(): Promise<RouteObject[]> {
  return (await Promise.all([loadContentRoutes(), loadMemberRoutes()])).flat();
}

/** The matches of a path; null where only the route of unknown paths matches. */
function pageAt(routes: RouteObject[], path: string): RouteMatch[] | null {
  const matches = matchRoutes(routes, path);
  return matches?.at(-1)?.route.path === '*' ? null : matches;
}

/** The loader data of the page at build time (its article); undefined for none. */
function readPageData(): HydrationState | undefined {
  const text = document.getElementById('page-data')?.textContent;
  return text ? JSON.parse(text) : undefined;
}
