import { matchRoutes, type RouteObject } from 'react-router-dom';

/** Id of the route whose pages need the store. */
export const storeRouteId = 'store';

/** Loads the code of the matched page before the router starts, so that its first render is the whole page. */
export async function loadMatched(routes: RouteObject[], pathname: string): Promise<{ readonly needsStore: boolean }> {
  const matched = matchRoutes(routes, pathname) ?? [];
  await Promise.all(
    matched.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return;
      Object.assign(route, await route.lazy(), { lazy: undefined });
    }),
  );
  return { needsStore: matched.some(({ route }) => route.id === storeRouteId) };
}
