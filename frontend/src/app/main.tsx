import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import {
  createBrowserRouter,
  type HydrationState,
  matchRoutes,
  type PatchRoutesOnNavigationFunction,
  RouterProvider,
} from 'react-router-dom';
import { Application } from './application.tsx';
import { loadMatched, needsStore } from './routes/load-matched.ts';
import { loadMemberRoutes } from './routes/load-member-routes.ts';
import { layoutRouteId, routesWith } from './routes/routes.tsx';
import { evaluateFiles } from './startup/evaluate-files.ts';
import { registerWorker } from './startup/offline.ts';
import { yieldToBrowser } from './startup/yield-to-browser.ts';
import { loadAppStore } from './store/load-app-store.ts';

const root = document.getElementById('root');
if (root) await start(root);
registerWorker();

async function start(root: HTMLElement): Promise<void> {
  const isPrerendered = root.dataset.prerendered === location.pathname;
  if (isPrerendered) await evaluateFiles('needs');
  // Matching walks all paths, so it runs once on prerendered pages.
  const publicRoutes = routesWith([]);
  const publicMatches = matchRoutes(publicRoutes, location.pathname);
  const isPublic = publicMatches?.at(-1)?.route.path !== '*';
  const routes = isPublic ? publicRoutes : routesWith(await loadMemberRoutes());
  const matches = isPublic ? publicMatches : matchRoutes(routes, location.pathname);
  const [live] = await Promise.all([needsStore(matches) ? loadAppStore() : null, loadMatched(matches)]);
  if (isPrerendered) await yieldToBrowser();
  const hydrationData = isPrerendered ? readPageData() : undefined;
  const further = isPublic ? { patchRoutesOnNavigation: addMemberRoutes } : {};
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

/** The router has reached an address that no public page has. */
async function addMemberRoutes({ patch }: Parameters<PatchRoutesOnNavigationFunction>[0]): Promise<void> {
  patch(layoutRouteId, await loadMemberRoutes());
}

/** The loader data of the page at build time (its article); undefined for none. */
function readPageData(): HydrationState | undefined {
  const text = document.getElementById('page-data')?.textContent;
  return text ? JSON.parse(text) : undefined;
}
