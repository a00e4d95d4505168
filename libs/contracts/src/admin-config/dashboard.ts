import * as z from 'zod/mini';
import { envelope } from '../shared/envelope.ts';
import { id, instant } from '../shared/fields.ts';
import { defineRoute } from '../shared/route.ts';
import { adminService, admins } from './fields.ts';

/** What waits for an administrator's decision. */
export const pendingApprovals = z.object({
  /** Applications of would-be resellers. */
  applications: z.int(),
  /** Payouts that were asked for, and those approved that the bank has not sent. */
  payouts: z.int(),
  /** Ties that look like the reseller's own purchase. */
  reviews: z.int(),
});

const seriesPoint = z.object({ day: z.string(), amount: z.int() });

export const adminDashboard = z.object({
  totalUsers: z.int(),
  activeUsers: z.int(),
  /** Cents that were paid and not given back. */
  totalRevenue: z.int(),
  /** Plans and packs on sale. */
  totalPlans: z.int(),
  /** Null while the service that knows is away. */
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
      /** Waits for another try. */
      delayed: z.int(),
      /** Gave up after the last try; kept for a while to be looked at. */
      failed: z.int(),
      /** Seconds since the oldest waiting job came; null when none waits. */
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
