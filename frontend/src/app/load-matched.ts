import type { RouteObject } from 'react-router-dom';

/** Id of the route whose pages need the store. */
export const storeRouteId = 'store';

/** Loads the code of the matched page before the router starts, so that its first render is the whole page. */
export async function loadMatched(
  matches: readonly { readonly route: RouteObject }[] | null,
): Promise<{ readonly needsStore: boolean }> {
  const matched = matches ?? [];
  await Promise.all(
    matched.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return;
      Object.assign(route, await route.lazy(), { lazy: undefined });
    }),
  );
  return { needsStore: matched.some(({ route }) => route.id === storeRouteId) };
}
