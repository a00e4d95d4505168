/** Modules of the application whose code holds the addresses of pages, which change with every page. */
const withAddresses = /\/frontend\/(?:src\/app\/|index\.html)/;

/** At the root of node_modules only: what a library brings along for itself stays with that library. */
const storeLibraries =
  /(?<!\/node_modules\/.*)\/node_modules\/(?:@reduxjs|@standard-schema|immer|js-cookie|react-hot-toast|react-redux|redux|redux-thunk|reselect|use-sync-external-store|zod)\//;
const storeModules =
  /\/frontend\/src\/(?:app\/store\/app-store|api\/client\/(?:api|base-query|charged-query|endpoint|idempotency|problem|short-of-credits)|api\/challenge\/challenge|api\/session\/(?:identity-proof|session|session-flow|session-refresh|session-slice|token-storage)|api\/endpoints\/public-configuration)\.ts/;
const storeContracts =
  /\/libs\/contracts\/src\/(?:admin-config\/configuration|auth\/session|shared\/(?:envelope|fields|field-errors|identity|route)|numerology\/favourites)\b/;

/**
 * What comes in one piece, because many small ones pack worse and ask more often: what every page needs (cached for
 * long, as nothing in it names another file), and the store with the API, which public pages load last.
 */
export const chunkGroups = [
  { name: 'base', tags: ['$initial' as const], test: (id: string) => !withAddresses.test(id) },
  {
    name: 'store',
    test: (id: string) => [storeLibraries, storeModules, storeContracts].some((part) => part.test(id)),
    includeDependenciesRecursively: false,
  },
];
