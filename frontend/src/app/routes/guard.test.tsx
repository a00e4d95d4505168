import { currentSession } from '@sefira/contracts/auth/session';
import { render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, test } from 'vitest';
import { signedIn } from '../../testing/people.ts';
import { cutOff } from '../../testing/server.ts';
import { Application } from '../application.tsx';
import { createAppStore, startSession } from '../store/app-store.ts';
import { VisitorGuard } from './guard.tsx';

test('shows the outline of a page while the code of the page after the sign-up loads', async () => {
  signedIn();
  cutOff(currentSession);
  const appStore = createAppStore();
  startSession(appStore);
  const never = Promise.withResolvers<never>().promise;
  const router = createMemoryRouter(
    [
      { element: <VisitorGuard />, children: [{ path: '/cadastro', element: <form /> }] },
      { path: '/dashboard', lazy: () => never },
    ],
    { initialEntries: ['/cadastro'] },
  );
  const { container } = render(
    <Application appStore={appStore}>
      <RouterProvider router={router} />
    </Application>,
  );
  expect(router.state.navigation.location?.pathname).toBe('/dashboard');
  expect(container.querySelector('[aria-busy="true"] .skeleton')).toBeVisible();
});
