import type { RouteObject } from 'react-router-dom';
import { paths, patterns } from '../../shared/navigation/paths.ts';
import { memberTitles } from '../../texts/common/member-titles.ts';
import type { PageHandle } from './page-handle.ts';

const open = (handle: PageHandle): PageHandle => handle;
const prerendered = (handle: PageHandle): PageHandle => ({ ...handle, prerendered: true });

/** Targets of links in e-mails and of login providers: for any user, signed in or not. */
export const recoveryRoutes: RouteObject[] = [
  {
    path: paths.forgotPassword,
    handle: prerendered(memberTitles.forgotPassword),
    lazy: async () => ({
      Component: (await import('../../features/account/forgot-password-page.tsx')).ForgotPasswordPage,
    }),
  },
  {
    path: paths.resetPassword,
    handle: open(memberTitles.resetPassword),
    lazy: async () => ({
      Component: (await import('../../features/account/reset-password-page.tsx')).ResetPasswordPage,
    }),
  },
  {
    path: paths.confirmEmail,
    handle: open(memberTitles.confirmEmail),
    lazy: async () => ({ Component: (await import('../../features/account/confirm-email-page.tsx')).ConfirmEmailPage }),
  },
  {
    path: patterns.socialReturn,
    handle: open(memberTitles.socialReturn),
    lazy: async () => ({ Component: (await import('../../features/account/social-return-page.tsx')).SocialReturnPage }),
  },
];

/** Pages that need an account. */
export const accountRoutes: RouteObject[] = [
  {
    path: paths.profile,
    handle: open(memberTitles.profile),
    lazy: async () => ({ Component: (await import('../../features/profile/profile-page.tsx')).ProfilePage }),
  },
  ...[paths.admin, paths.settings].map((path) => ({
    path,
    handle: open(memberTitles.admin),
    lazy: async () => ({ Component: (await import('../../features/admin/admin-page.tsx')).AdminPage }),
  })),
  {
    path: paths.apiKeys,
    handle: open(memberTitles.apiKeys),
    lazy: async () => ({ Component: (await import('../../features/api-keys/api-keys-page.tsx')).ApiKeysPage }),
  },
  {
    path: paths.clients,
    handle: open(memberTitles.clients),
    lazy: async () => ({ Component: (await import('../../features/clients/clients-page.tsx')).ClientsPage }),
  },
  {
    path: patterns.client,
    handle: open(memberTitles.client),
    lazy: async () => ({ Component: (await import('../../features/clients/client-page.tsx')).ClientPage }),
  },
  {
    path: paths.notifications,
    handle: open(memberTitles.notifications),
    lazy: async () => ({
      Component: (await import('../../features/notifications/notifications-page.tsx')).NotificationsPage,
    }),
  },
];
