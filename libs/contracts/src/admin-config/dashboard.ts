import * as z from 'zod/mini';
import { envelope } from '../shared/envelope.ts';
import { id, instant } from '../shared/fields.ts';
import { defineRoute } from '../shared/route.ts';
import { adminService, admins } from './fields.ts';

/** Items that need an administrator's decision. */
export const pendingApprovals = z.object({
  /** Applications to become a reseller. */
  applications: z.int(),
  /** Requested payouts, and approved ones that are not paid yet. */
  payouts: z.int(),
  /** Attributions that look like the reseller's own purchase. */
  reviews: z.int(),
});

const seriesPoint = z.object({ day: z.string(), amount: z.int() });

export const adminDashboard = z.object({
  totalUsers: z.int(),
  activeUsers: z.int(),
  /** Cents paid and not refunded. */
  totalRevenue: z.int(),
  /** Plans and packs on sale. */
  totalPlans: z.int(),
  /** Null while the service that owns it is unavailable. */
  pendingApprovals: z.nullable(pendingApprovals),
  activity: z.array(z.object({ id, kind: z.string(), detail: z.string(), occurred_at: instant })),
  /** The last 30 days, every day, oldest first; revenue in cents. */
  series: z.object({
    users: z.array(seriesPoint),
    revenue: z.array(seriesPoint),
    analyses: z.array(seriesPoint),
    reports: z.array(seriesPoint),
  }),
  queues: z.array(
    z.object({
      name: z.string(),
      waiting: z.int(),
      active: z.int(),
      /** Planned for later: the next run of a schedule, or the next attempt of a job. */
      delayed: z.int(),
      /** Failed its last attempt; retained for inspection. */
      failed: z.int(),
      /** Seconds since the oldest waiting job was added; null without one. */
      oldest_seconds: z.nullable(z.int()),
    }),
  ),
});
export type AdminDashboard = z.infer<typeof adminDashboard>;

export const readAdminDashboard = defineRoute({
  id: 'admin.readDashboard',
  service: adminService,
  method: 'GET',
  path: '/admin/dashboard',
  access: admins,
  summary: 'Contadores, atividade recente, séries de 30 dias e filas.',
  response: envelope(adminDashboard),
});
