import { accountRoutes } from '@sefira/contracts/account';
import { adminRoutes } from '@sefira/contracts/admin';
import { exportRoutes } from '@sefira/contracts/admin-exports';
import { auditRoutes } from '@sefira/contracts/audit';
import { authRoutes } from '@sefira/contracts/auth';
import { billingRoutes } from '@sefira/contracts/billing-internal';
import { chatRoutes } from '@sefira/contracts/chat';
import { configurationRoutes } from '@sefira/contracts/configuration-calls';
import { contentRoutes } from '@sefira/contracts/content';
import { numerologyRoutes } from '@sefira/contracts/numerology';
import { publicApiRoutes } from '@sefira/contracts/public-api';
import { queueBoardRoutes } from '@sefira/contracts/queue-board';
import { reportRoutes } from '@sefira/contracts/reports';
import { resellerRoutes } from '@sefira/contracts/reseller-admin';
import type { RouteShape } from '@sefira/contracts/route';
import { userRoutes } from '@sefira/contracts/user';

/** Every call the public door lets through; what is not here does not exist for a client. */
export const publicRoutes: readonly RouteShape[] = [
  ...authRoutes,
  ...accountRoutes,
  ...userRoutes,
  ...numerologyRoutes,
  ...reportRoutes,
  ...billingRoutes,
  ...chatRoutes,
  ...adminRoutes,
  ...exportRoutes,
  ...auditRoutes,
  ...configurationRoutes,
  ...queueBoardRoutes,
  ...contentRoutes,
  ...resellerRoutes,
  ...publicApiRoutes,
].filter((route: RouteShape) => route.access !== 'internal');

/** Prefixes of every call: the second is what the old client produced (decision 1). */
export const apiPrefixes = ['/api', '/api/api'] as const;
