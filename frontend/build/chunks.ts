/** Modules of the application with the addresses of chunks, which change with every chunk. */
const withAddresses = /\/frontend\/(?:src\/app\/|index\.html)/;

/** Only at the root of node_modules: a nested copy belongs to the library around it. */
const storeLibraries =
  /(?<!\/node_modules\/.*)\/node_modules\/(?:@reduxjs|@standard-schema|immer|js-cookie|react-hot-toast|react-redux|redux|redux-thunk|reselect|use-sync-external-store|zod)\//;
const storeModules =
  /\/frontend\/src\/(?:app\/store\/app-store|api\/client\/(?:api|base-query|charged-query|endpoint|idempotency|problem|retry-time|short-of-credits)|api\/challenge\/challenge|api\/session\/(?:identity-proof|session|session-flow|session-refresh|session-slice|stored-json|token-storage)|api\/endpoints\/public-configuration|texts\/common\/errors)\.ts/;
const storeContracts =
  /\/libs\/contracts\/src\/(?:admin-config\/configuration|auth\/session|shared\/(?:envelope|fields|field-errors|identity|route)|numerology\/favourites)\b/;
/** Small modules that the home page shares with others. */
const homeModules =
  /\/libs\/drawings\/src\/(?:mandala|lettering)\.ts|\/frontend\/src\/(?:ui\/drawings\/number-(?:glyph|hue)|ui\/feedback\/badge|shared\/content\/claims|texts\/analyses\/explainers|texts\/billing\/offers)\.tsx?|\/lucide-react\/dist\/esm\/icons\/(?:check|minus|badge-check)\.mjs/;

/**
 * Groups of many small modules, which compress better and need fewer requests as one chunk. `base` is needed by every
 * page and cached for long, as it contains no address of another chunk.
 */
export const chunkGroups = [
  { name: 'base', tags: ['$initial' as const], test: (id: string) => !withAddresses.test(id) },
  {
    name: 'store',
    test: (id: string) => [storeLibraries, storeModules, storeContracts].some((part) => part.test(id)),
    includeDependenciesRecursively: false,
  },
  { name: 'pictures', test: homeModules, includeDependenciesRecursively: false },
];
