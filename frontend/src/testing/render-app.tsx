import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { createMemoryRouter, MemoryRouter, matchRoutes, parsePath, RouterProvider } from 'react-router-dom';
import { Application } from '../app/application.tsx';
import { allRoutes } from '../app/routes/all-routes.ts';
import { loadMatched } from '../app/routes/load-matched.ts';
import { createAppStore, startSession } from '../app/store/app-store.ts';

/** Renders the application at an address, as after a page load. */
export async function renderApp(path: string, state?: unknown) {
  await loadMatched(matchRoutes(allRoutes, path));
  const appStore = createAppStore();
  startSession(appStore);
  const router = createMemoryRouter(allRoutes, { initialEntries: [{ ...parsePath(path), state }] });
  render(
    <Application appStore={appStore}>
      <RouterProvider router={router} />
    </Application>,
  );
  return { user: userEvent.setup(), router, appStore };
}

/** Renders a part of a page with a store and links. */
export function renderPart(part: ReactNode) {
  const { store } = createAppStore();
  render(
    <Provider store={store}>
      <MemoryRouter>{part}</MemoryRouter>
    </Provider>,
  );
  return { user: userEvent.setup() };
}
