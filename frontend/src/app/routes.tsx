import { Navigate, type RouteObject } from 'react-router-dom';
import { aliases, paths, patterns } from '../paths.ts';
import { pageTitles } from '../texts/shell.ts';
import { FullScreenSpinner } from '../ui/full-screen-spinner.tsx';
import { accountRoutes, legalRoutes, recoveryRoutes } from './account-routes.tsx';
import { analysisRoutes, sharedRoutes } from './analysis-routes.tsx';
import { BrokenPage } from './broken-page.tsx';
import { chatRoutes } from './chat-routes.tsx';
import { contentRoutes, forecastRoutes } from './content-routes.tsx';
import { AccountGuard, SessionGuard, VisitorGuard } from './guard.tsx';
import { Layout } from './layout.tsx';
import { loadLive } from './load-live.ts';
import { storeRouteId } from './load-matched.ts';
import type { PageHandle } from './page-handle.ts';
import { brandRoutes, reportRoutes } from './report-routes.tsx';
import { programmeRoutes, resellerRoutes } from './reseller-routes.tsx';

const open = (handle: PageHandle): PageHandle => handle;
const prerendered = (handle: PageHandle): PageHandle => ({ ...handle, prerendered: true });

const inBrowser = !import.meta.env.SSR;

/** All routes under the one layout; each page's code is loaded when it is first visited. */
export const routes: RouteObject[] = [
  {
    element: <Layout />,
    errorElement: <BrokenPage />,
    hydrateFallbackElement: <FullScreenSpinner />,
    children: [
      {
        path: paths.home,
        handle: prerendered(pageTitles.home),
        lazy: async () => ({ Component: (await import('../features/home/home-page.tsx')).HomePage }),
      },
      {
        path: paths.about,
        handle: prerendered(pageTitles.about),
        lazy: async () => ({ Component: (await import('../features/about/about-page.tsx')).AboutPage }),
      },
      ...legalRoutes,
      ...contentRoutes,
      {
        id: storeRouteId,
        lazy: async () => {
          const [{ StoreOutlet }] = await Promise.all([import('./store-outlet.tsx'), inBrowser && loadLive()]);
          return { Component: StoreOutlet };
        },
        children: [
          {
            element: <VisitorGuard />,
            children: [
              {
                path: paths.login,
                handle: prerendered(pageTitles.login),
                lazy: async () => ({ Component: (await import('../features/account/login-page.tsx')).LoginPage }),
              },
              {
                path: paths.register,
                handle: prerendered(pageTitles.register),
                lazy: async () => ({ Component: (await import('../features/account/register-page.tsx')).RegisterPage }),
              },
            ],
          },
          ...recoveryRoutes,
          { element: <AccountGuard />, children: [...accountRoutes, ...brandRoutes] },
          ...sharedRoutes,
          {
            path: paths.search,
            handle: open(pageTitles.search),
            lazy: async () => ({ Component: (await import('../features/search/search-page.tsx')).SearchPage }),
          },
          ...programmeRoutes,
          {
            element: <SessionGuard />,
            children: [
              {
                path: paths.dashboard,
                handle: open(pageTitles.dashboard),
                lazy: async () => ({
                  Component: (await import('../features/dashboard/dashboard-page.tsx')).DashboardPage,
                }),
              },
              ...analysisRoutes,
              ...forecastRoutes,
              ...chatRoutes,
              ...resellerRoutes,
              ...reportRoutes,
              {
                path: paths.payment,
                handle: open(pageTitles.payment),
                lazy: async () => ({ Component: (await import('../features/payment/payment-page.tsx')).PaymentPage }),
              },
              {
                path: patterns.order,
                handle: open(pageTitles.order),
                lazy: async () => ({ Component: (await import('../features/payment/order-page.tsx')).OrderPage }),
              },
              {
                path: paths.payments,
                handle: open(pageTitles.payments),
                lazy: async () => ({
                  Component: (await import('../features/payments/payments-page.tsx')).PaymentsPage,
                }),
              },
              {
                path: paths.statement,
                handle: open(pageTitles.statement),
                lazy: async () => ({
                  Component: (await import('../features/payments/statement-page.tsx')).StatementPage,
                }),
              },
              {
                path: patterns.receipt,
                handle: open(pageTitles.receipt),
                lazy: async () => ({ Component: (await import('../features/payments/receipt-page.tsx')).ReceiptPage }),
              },
            ],
          },
        ],
      },
      ...Object.entries(aliases).map(([from, to]) => ({ path: from, element: <Navigate to={to} replace /> })),
      {
        path: '*',
        handle: open(pageTitles.notFound),
        lazy: async () => ({ Component: (await import('./not-found-page.tsx')).NotFoundPage }),
      },
    ],
  },
];
