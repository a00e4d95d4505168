import { currentSession, guest } from '@sefira/contracts/auth/session';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { signedIn } from '../../testing/people.ts';
import { cutOff, hold, refuseFor } from '../../testing/server.ts';
import { Application } from '../application.tsx';
import { createAppStore, startSession } from '../store/app-store.ts';
import { StoreOutlet } from '../store/store-outlet.tsx';
import { SessionGuard, VisitorGuard } from './guard.tsx';

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

test('a limit of visitors is said in place, and the sign-up leads back to the page', async () => {
  refuseFor(guest, 90);
  const appStore = createAppStore();
  startSession(appStore);
  const router = createMemoryRouter(
    [
      {
        element: <StoreOutlet />,
        children: [{ element: <SessionGuard />, children: [{ path: '/analise-numerologica', element: <form /> }] }],
      },
      { path: '/cadastro', element: <form /> },
      { path: '/login', element: <form /> },
    ],
    { initialEntries: ['/analise-numerologica?nome=Ana'] },
  );
  render(
    <Application appStore={appStore}>
      <RouterProvider router={router} />
    </Application>,
  );
  await screen.findByText(/Muitas tentativas/);
  expect(screen.getByRole('timer', { name: 'Tempo até a próxima tentativa' })).toHaveTextContent(/Faltam 1 min \d+ s/);
  await userEvent.click(screen.getByRole('link', { name: 'Criar conta grátis' }));
  expect(router.state.location.pathname).toBe('/cadastro');
  expect(router.state.location.state).toEqual({ from: '/analise-numerologica?nome=Ana' });
});

test('shows the outline of a page while the session of a guest opens', async () => {
  hold(guest);
  const scrolled = vi.spyOn(window, 'scrollTo');
  const appStore = createAppStore();
  startSession(appStore);
  const router = createMemoryRouter([
    {
      element: <StoreOutlet />,
      children: [{ element: <SessionGuard />, children: [{ path: '/', element: <form /> }] }],
    },
  ]);
  const { container } = render(
    <Application appStore={appStore}>
      <RouterProvider router={router} />
    </Application>,
  );
  await expect.poll(() => container.querySelector('[aria-busy="true"] .skeleton')).toBeVisible();
  expect(scrolled).toHaveBeenCalledWith({ top: 0 });
});
