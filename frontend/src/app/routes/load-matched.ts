import type { RouteObject } from 'react-router-dom';

type Matches = readonly { readonly route: RouteObject }[] | null;

/** Id of the parent route of all pages that need the store. */
export const storeRouteId = 'store';

export function needsStore(matches: Matches): boolean {
  return matches?.some(({ route }) => route.id === storeRouteId) ?? false;
}

/** Loads the code of the matched page before the router starts, so that its first render is complete. */
export async function loadMatched(matches: Matches): Promise<void> {
  await Promise.all(
    (matches ?? []).map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return;
      Object.assign(route, await route.lazy(), { lazy: undefined });
    }),
  );
}
