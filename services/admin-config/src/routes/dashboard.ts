import { readAdminDashboard } from '@sefira/contracts/admin-config/dashboard';
import { addRoute } from '@sefira/platform/http/add-route';
import { answered } from '@sefira/platform/http/answer';
import type { FastifyInstance } from 'fastify';
import type { AdminContext } from '../context.ts';
import { presentDashboard } from '../presenters/dashboard.ts';
import { readDashboard } from '../use-cases/read-dashboard.ts';

/** The panel's first page. */
export function addDashboardRoute(app: FastifyInstance, context: AdminContext): void {
  addRoute(app, context.identities, readAdminDashboard, async ({ requestId, log }) =>
    answered('Painel carregado.', presentDashboard(await readDashboard(context, requestId, log))),
  );
}
