import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, type HydrationState, RouterProvider } from 'react-router-dom';
import { Application } from './application.tsx';
import { loadLive } from './load-live.ts';
import { loadMatched } from './load-matched.ts';
import { keepForOffline } from './offline.ts';
import { routes } from './routes.tsx';

const root = document.getElementById('root');
if (root) await start(root);
keepForOffline();

async function start(root: HTMLElement): Promise<void> {
  const { needsStore } = await loadMatched(routes, location.pathname);
  const live = needsStore ? await loadLive() : null;
  const isPrerendered = root.dataset.prerendered === location.pathname;
  const hydrationData = isPrerendered ? readPageData() : undefined;
  const application = (
    <Application live={live}>
      <RouterProvider router={createBrowserRouter(routes, hydrationData ? { hydrationData } : {})} />
    </Application>
  );
  if (isPrerendered) {
    hydrateRoot(root, application);
    return;
  }
  root.replaceChildren();
  createRoot(root).render(application);
}

/** What the page was drawn with at build time (its article); undefined where it needed nothing. */
function readPageData(): HydrationState | undefined {
  const text = document.getElementById('page-data')?.textContent;
  return text ? JSON.parse(text) : undefined;
}
