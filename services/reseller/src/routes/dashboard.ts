import {
  explainCommission as explainCommissionRoute,
  listCommissions,
  listCustomers,
  listSales,
  readReleaseCalendar as readReleaseCalendarRoute,
  readResellerDashboard,
} from '@sefira/contracts/reseller/dashboard';
import { addRoute } from '@sefira/platform/http/add-route';
import { answered } from '@sefira/platform/http/answer';
import type { FastifyInstance } from 'fastify';
import type { ResellerContext } from '../context.ts';
import { callerOf } from '../policies.ts';
import { presentDashboard } from '../presenters/dashboard.ts';
import { presentExplanation } from '../presenters/explanation.ts';
import { emailView, presentCommission, presentCustomer, presentRelease, presentSale } from '../presenters/lists.ts';
import { explainCommission } from '../use-cases/commissions/explain-commission.ts';
import { listOwnCommissions, listOwnCustomers, listOwnSales } from '../use-cases/figures/list-figures.ts';
import { readDashboard, readReleaseCalendar } from '../use-cases/figures/read-dashboard.ts';

/** A reseller's own figures and lists. */
export function addDashboardRoutes(app: FastifyInstance, context: ResellerContext): void {
  const { identities, clock, configuration } = context;
  const email = () => emailView(configuration.get('reseller_show_customer_email'));

  addRoute(app, identities, readResellerDashboard, async (call) =>
    answered('Painel carregado.', presentDashboard(await readDashboard(context, callerOf(call), call.query.days))),
  );

  addRoute(app, identities, listCommissions, async (call) => {
    const { rows, end } = await listOwnCommissions(context, callerOf(call), call.query);
    const view = email();
    const items = rows.map((row) => presentCommission(row, view));
    return { ...answered('Comissões carregadas.', items), ...end };
  });

  addRoute(app, identities, listSales, async (call) => {
    const { rows, end } = await listOwnSales(context, callerOf(call), call.query);
    const view = email();
    const items = rows.map((row) => presentSale(row, view));
    return { ...answered('Vendas carregadas.', items), ...end };
  });

  addRoute(app, identities, listCustomers, async (call) => {
    const { rows, end } = await listOwnCustomers(context, callerOf(call), call.query);
    const view = email();
    const items = rows.map((row) => presentCustomer(row, view, clock()));
    return { ...answered('Clientes carregados.', items), ...end };
  });

  addRoute(app, identities, readReleaseCalendarRoute, async (call) => {
    const releases = await readReleaseCalendar(context, callerOf(call));
    return answered('Liberações carregadas.', releases.map(presentRelease));
  });

  addRoute(app, identities, explainCommissionRoute, async (call) => {
    const explained = await explainCommission(context, callerOf(call), call.params.id);
    return answered('Comissão explicada.', presentExplanation(explained, email()));
  });
}
