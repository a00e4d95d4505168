import { pendingApprovals } from '../admin-config/dashboard.ts';
import { envelope } from '../shared/envelope.ts';
import { defineRoute } from '../shared/route.ts';

export const countPending = defineRoute({
  id: 'reseller.countPending',
  service: 'reseller',
  method: 'GET',
  path: '/internal/admin/pending',
  access: 'internal',
  summary: 'O que espera por um administrador: pedidos de revenda, pagamentos e vínculos.',
  response: envelope(pendingApprovals),
});
