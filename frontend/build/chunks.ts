/** Modules of the application whose code holds the addresses of pages, which change with every page. */
const withAddresses = /\/frontend\/(?:src\/app\/|index\.html)/;

/** At the root of node_modules only: what a library brings along for itself stays with that library. */
const storeLibraries =
  /(?<!\/node_modules\/.*)\/node_modules\/(?:@reduxjs|@standard-schema|immer|js-cookie|react-hot-toast|react-redux|redux|redux-thunk|reselect)\//;
const storeModules =
  /\/frontend\/src\/(?:app\/live|api\/(?:api|base-query|charged-query|endpoint|idempotency|problem|public-configuration|session|session-flow|session-refresh|session-slice|short-of-credits|token-storage))\.ts/;
const storeContracts = /\/libs\/contracts\/src\/configuration/;

/**
 * What comes in one piece, because many small ones pack worse and ask more often: what every page needs (cached for
 * long, as nothing in it names another file), and the store with the API, which public pages load last.
 */
export const pieces = [
  { name: 'base', tags: ['$initial' as const], test: (id: string) => !withAddresses.test(id) },
  {
    name: 'store',
    test: (id: string) => [storeLibraries, storeModules, storeContracts].some((part) => part.test(id)),
    includeDependenciesRecursively: false,
  },
];
