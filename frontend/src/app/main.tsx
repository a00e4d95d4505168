import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { Application } from './application.tsx';
import { loadLive } from './load-live.ts';
import { loadMatched } from './load-matched.ts';
import { routes } from './routes.tsx';

const root = document.getElementById('root');
if (root) await start(root);

async function start(root: HTMLElement): Promise<void> {
  const { needsStore } = await loadMatched(routes, location.pathname);
  const live = needsStore ? await loadLive() : null;
  const application = (
    <Application live={live}>
      <RouterProvider router={createBrowserRouter(routes)} />
    </Application>
  );
  if (root.dataset.prerendered === location.pathname) {
    hydrateRoot(root, application);
    return;
  }
  root.replaceChildren();
  createRoot(root).render(application);
}
