import { Navigate, type RouteObject } from 'react-router-dom';
import { aliases, paths, patterns } from '../../shared/navigation/paths.ts';
import { memberTitles } from '../../texts/common/member-titles.ts';
import { ApplicationFooter } from '../shells/application-footer.tsx';
import { loadAppStore } from '../store/load-app-store.ts';
import { accountRoutes, recoveryRoutes } from './account-routes.tsx';
import { analysisRoutes, forecastRoutes, sharedRoutes } from './analysis-routes.tsx';
import { chatRoutes } from './chat-routes.tsx';
import { AccountGuard, SessionGuard, VisitorGuard } from './guard.tsx';
import { storeRouteId } from './load-matched.ts';
import type { PageHandle, ShellHandle } from './page-handle.ts';
import { brandRoutes, reportRoutes } from './report-routes.tsx';
import { programmeRoutes, resellerRoutes } from './reseller-routes.tsx';
import { trainingRoutes, verificationRoutes } from './training-routes.tsx';

const open = (handle: PageHandle): PageHandle => handle;
const prerendered = (handle: PageHandle): PageHandle => ({ ...handle, prerendered: true });

const application: ShellHandle = { shell: 'application', Footer: ApplicationFooter };

/** Addresses that people guess. No screen links to them: they stay out of the first load. */
const guessed: readonly (readonly [from: string, to: string])[] = [['/planos', paths.payment]];

const inBrowser = !import.meta.env.SSR;

/** Pages that need the store or the footer of work tools, and redirects; a chunk apart from the public pages. */
export const memberRoutes: RouteObject[] = [
  {
    path: paths.newsletter,
    // The footer of the site has the form too.
    handle: { ...memberTitles.newsletter, ...application },
    lazy: async () => ({ Component: (await import('../../features/newsletter/newsletter-page.tsx')).NewsletterPage }),
  },
  {
    id: storeRouteId,
    lazy: async () => {
      const [{ StoreOutlet }] = await Promise.all([import('../store/store-outlet.tsx'), inBrowser && loadAppStore()]);
      return { Component: StoreOutlet };
    },
    children: [
      {
        element: <VisitorGuard />,
        handle: application,
        children: [
          {
            path: paths.login,
            handle: prerendered(memberTitles.login),
            lazy: async () => ({ Component: (await import('../../features/account/login-page.tsx')).LoginPage }),
          },
          {
            path: paths.register,
            handle: prerendered(memberTitles.register),
            lazy: async () => ({ Component: (await import('../../features/account/register-page.tsx')).RegisterPage }),
          },
        ],
      },
      { handle: application, children: recoveryRoutes },
      {
        element: <AccountGuard />,
        handle: application,
        children: [...accountRoutes, ...brandRoutes, ...trainingRoutes],
      },
      ...sharedRoutes,
      {
        path: paths.search,
        handle: open(memberTitles.search),
        lazy: async () => ({ Component: (await import('../../features/search/search-page.tsx')).SearchPage }),
      },
      ...programmeRoutes,
      ...verificationRoutes,
      {
        element: <SessionGuard />,
        handle: application,
        children: [
          {
            path: paths.dashboard,
            handle: open(memberTitles.dashboard),
            lazy: async () => ({
              Component: (await import('../../features/dashboard/dashboard-page.tsx')).DashboardPage,
            }),
          },
          ...analysisRoutes,
          ...forecastRoutes,
          ...chatRoutes,
          ...resellerRoutes,
          ...reportRoutes,
          {
            path: paths.payment,
            handle: open(memberTitles.payment),
            lazy: async () => ({ Component: (await import('../../features/checkout/checkout-page.tsx')).PaymentPage }),
          },
          {
            path: patterns.order,
            handle: open(memberTitles.order),
            lazy: async () => ({ Component: (await import('../../features/checkout/order/order-page.tsx')).OrderPage }),
          },
          {
            path: paths.payments,
            handle: open(memberTitles.payments),
            lazy: async () => ({
              Component: (await import('../../features/payment-history/payment-history-page.tsx')).PaymentsPage,
            }),
          },
          {
            path: paths.statement,
            handle: open(memberTitles.statement),
            lazy: async () => ({
              Component: (await import('../../features/payment-history/statement-page.tsx')).StatementPage,
            }),
          },
          {
            path: patterns.receipt,
            handle: open(memberTitles.receipt),
            lazy: async () => ({
              Component: (await import('../../features/payment-history/receipt-page.tsx')).ReceiptPage,
            }),
          },
        ],
      },
    ],
  },
  ...[...Object.entries(aliases), ...guessed].map(([from, to]) => ({
    path: from,
    element: <Navigate to={to} replace />,
  })),
];
