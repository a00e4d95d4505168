import type { RouteObject } from 'react-router-dom';
import { paths } from '../../shared/navigation/paths.ts';
import { memberTitles } from '../../texts/common/member-titles.ts';
import type { PageHandle } from './page-handle.ts';

/** The programme; public. */
export const programmeRoutes: RouteObject[] = [
  {
    path: paths.affiliates,
    handle: { ...memberTitles.affiliates, prerendered: true } satisfies PageHandle,
    lazy: async () => ({ Component: (await import('../../features/affiliates/affiliates-page.tsx')).AffiliatesPage }),
  },
];

/** The dashboard; the page and every call of it require the role. */
export const resellerRoutes: RouteObject[] = [
  {
    path: paths.reseller,
    handle: memberTitles.reseller,
    lazy: async () => ({ Component: (await import('../../features/reseller/reseller-page.tsx')).ResellerPage }),
  },
];
