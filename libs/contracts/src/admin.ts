import { readAdminDashboard } from './admin-dashboard.ts';
import { adminOrderRoutes } from './admin-orders.ts';
import { adminPlanRoutes } from './admin-plans.ts';
import { adminUserRoutes } from './admin-users.ts';

/** The admin panel's calls (spec 2 section 7). */
export const adminRoutes = [readAdminDashboard, ...adminUserRoutes, ...adminOrderRoutes, ...adminPlanRoutes] as const;
