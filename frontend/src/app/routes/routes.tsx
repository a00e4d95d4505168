import type { RouteObject } from 'react-router-dom';
import { paths } from '../../shared/navigation/paths.ts';
import { publicTitles } from '../../texts/common/public-titles.ts';
import { FullScreenSpinner } from '../../ui/feedback/full-screen-spinner.tsx';
import { BrokenPage } from '../shells/broken-page.tsx';
import { Layout } from '../shells/layout.tsx';
import { contentRoutes } from './content-routes.tsx';
import type { PageHandle } from './page-handle.ts';

const open = (handle: PageHandle): PageHandle => handle;
const prerendered = (handle: PageHandle): PageHandle => ({ ...handle, prerendered: true });

/** Id of the root route. */
export const layoutRouteId = 'layout';

const publicPages: RouteObject[] = [
  {
    path: paths.home,
    handle: prerendered(publicTitles.home),
    lazy: async () => ({ Component: (await import('../../features/home/home-page.tsx')).HomePage }),
  },
  {
    path: paths.about,
    handle: prerendered(publicTitles.about),
    lazy: async () => ({ Component: (await import('../../features/about/about-page.tsx')).AboutPage }),
  },
  ...contentRoutes,
  {
    path: '*',
    handle: open(publicTitles.notFound),
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
      children: [...publicPages, ...furtherPages],
    },
  ];
}
