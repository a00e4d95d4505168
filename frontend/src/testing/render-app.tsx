import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, matchRoutes, parsePath, RouterProvider } from 'react-router-dom';
import { Application } from '../app/application.tsx';
import { createLive, startSession } from '../app/live.ts';
import { loadMatched } from '../app/load-matched.ts';
import { memberRoutes } from '../app/member-routes.tsx';
import { routesWith } from '../app/routes.tsx';

const routes = routesWith(memberRoutes);

/** Opens the application at an address, as a browser would that has just started. */
export async function renderApp(path: string, state?: unknown) {
  await loadMatched(matchRoutes(routes, path));
  const live = createLive();
  startSession(live);
  const router = createMemoryRouter(routes, { initialEntries: [{ ...parsePath(path), state }] });
  render(
    <Application live={live}>
      <RouterProvider router={router} />
    </Application>,
  );
  return { user: userEvent.setup(), router, live };
}
