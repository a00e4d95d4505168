import type { RouteObject } from 'react-router-dom';
import { paths } from '../../shared/navigation/paths.ts';
import { firstTitles } from '../../texts/common/first-titles.ts';
import { FullScreenSpinner } from '../../ui/feedback/full-screen-spinner.tsx';
import { BrokenPage } from '../shells/broken-page.tsx';
import { Layout } from '../shells/layout.tsx';
import type { PageHandle } from './page-handle.ts';

const open = (handle: PageHandle): PageHandle => handle;
const prerendered = (handle: PageHandle): PageHandle => ({ ...handle, prerendered: true });

/** Id of the root route. */
export const layoutRouteId = 'layout';

/** Part of every page's first script; all other routes are chunks of their own. */
const firstPages: RouteObject[] = [
  {
    path: paths.home,
    handle: prerendered(firstTitles.home),
    lazy: async () => ({ Component: (await import('../../features/home/home-page.tsx')).HomePage }),
  },
  {
    path: '*',
    handle: open(firstTitles.notFound),
    lazy: async () => ({ Component: (await import('../shells/not-found-page.tsx')).NotFoundPage }),
  },
];

/** All routes under the one layout, with the given further ones; the code of each page is lazy. */
export function routesWith(furtherPages: RouteObject[]): RouteObject[] {
  return [
    {
      id: layoutRouteId,
      element: <Layout />,
      errorElement: <BrokenPage />,
      hydrateFallbackElement: <FullScreenSpinner />,
      children: [...firstPages, ...furtherPages],
    },
  ];
}
