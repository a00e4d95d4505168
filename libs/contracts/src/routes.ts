import { adminConfigRoutes } from './admin-config/routes.ts';
import { authRoutes } from './auth/routes.ts';
import { billingRoutes } from './billing/routes.ts';
import { chatRoutes } from './chat/routes.ts';
import { contentRoutes } from './content/routes.ts';
import { numerologyRoutes } from './numerology/routes.ts';
import { publicApiRoutes } from './public-api/routes.ts';
import { reportRoutes } from './reports/routes.ts';
import { resellerRoutes } from './reseller/routes.ts';
import type { RouteShape } from './shared/route.ts';
import { userRoutes } from './user/routes.ts';

/** Every route that the gateway serves: all routes of the services but the internal ones. */
export const publicRoutes: readonly RouteShape[] = [
  ...authRoutes,
  ...userRoutes,
  ...numerologyRoutes,
  ...reportRoutes,
  ...billingRoutes,
  ...chatRoutes,
  ...adminConfigRoutes,
  ...contentRoutes,
  ...resellerRoutes,
  ...publicApiRoutes,
].filter((route: RouteShape) => route.access !== 'internal');

/** Prefixes of every route; the second serves clients of the former API (docs/decisions/0003-two-api-prefixes.md). */
export const apiPrefixes = ['/api', '/api/api'] as const;
