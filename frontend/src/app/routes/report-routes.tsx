import type { RouteObject } from 'react-router-dom';
import { paths, patterns } from '../../shared/navigation/paths.ts';
import { memberTitles } from '../../texts/common/member-titles.ts';
import type { PageHandle } from './page-handle.ts';

const open = (handle: PageHandle): PageHandle => handle;

/** Reports; they need a session. */
export const reportRoutes: RouteObject[] = [
  {
    path: paths.reports,
    handle: open(memberTitles.reports),
    lazy: async () => ({ Component: (await import('../../features/reports/reports-page.tsx')).ReportsPage }),
  },
  {
    path: patterns.report,
    handle: open(memberTitles.report),
    lazy: async () => ({ Component: (await import('../../features/reports/report-page.tsx')).ReportPage }),
  },
];

/** Needs an account: the brand of its reports. */
export const brandRoutes: RouteObject[] = [
  {
    path: paths.reportBrand,
    handle: open(memberTitles.reportBrand),
    lazy: async () => ({ Component: (await import('../../features/reports/brand/brand-page.tsx')).BrandPage }),
  },
];
