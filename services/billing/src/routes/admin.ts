import {
  addCatalogueItem,
  administerCredits,
  administerPlan,
  administerRefund as administerRefundRoute,
  changeCatalogueItem,
  changeServiceCost as changeServiceCostRoute,
  listCatalogueItems,
  listOrdersOfUser,
  listSales,
  readBalances as readBalancesRoute,
  sumRevenue,
} from '@sefira/contracts/billing/admin';
import { addRoute } from '@sefira/platform/http/add-route';
import { answered } from '@sefira/platform/http/answer';
import type { FastifyInstance } from 'fastify';
import type { BillingContext } from '../context.ts';
import { presentAdminPlans, presentServicePrices } from '../presenters/admin-catalogue.ts';
import { presentAdminOrder } from '../presenters/admin-order.ts';
import { presentSales } from '../presenters/sales.ts';
import { administerBalance } from '../use-cases/administration/administer-balance.ts';
import { administerPeriod } from '../use-cases/administration/administer-period.ts';
import { administerRefund } from '../use-cases/administration/administer-refund.ts';
import { addPack } from '../use-cases/catalogue/add-pack.ts';
import { changePlanItem } from '../use-cases/catalogue/change-plan-item.ts';
import { changeServiceCost } from '../use-cases/catalogue/change-service-cost.ts';
import { readStoredCatalogue } from '../use-cases/catalogue/read-catalogue.ts';
import { listOrdersWithRefunds } from '../use-cases/orders/read-orders.ts';
import { readRevenue, readSales } from '../use-cases/orders/read-sales.ts';
import { readBalances } from '../use-cases/wallets/read-balances.ts';

/** Orders, credits, plans and prices for admin-config. */
export function addAdminRoutes(app: FastifyInstance, context: BillingContext): void {
  const { identities } = context;

  addRoute(app, identities, administerCredits, async ({ params, body }) =>
    answered('Lançamento feito.', { available: await administerBalance(context, params.userId, body) }),
  );

  addRoute(app, identities, readBalancesRoute, async ({ body }) =>
    answered('Saldos lidos.', await readBalances(context, body.userIds)),
  );

  addRoute(app, identities, administerPlan, async ({ params, body }) =>
    answered('Plano alterado.', await administerPeriod(context, params.userId, body)),
  );

  addRoute(app, identities, listOrdersOfUser, async ({ params }) => {
    const found = await listOrdersWithRefunds(context, params.userId);
    return answered(
      'Pedidos carregados.',
      found.map(({ order, refund }) => presentAdminOrder(order, refund)),
    );
  });

  addRoute(app, identities, administerRefundRoute, async ({ params, body }) =>
    answered('Devolução feita.', { refunded: await administerRefund(context, params.id, body) }),
  );

  addRoute(app, identities, listCatalogueItems, async () => {
    const { items, prices, offers } = await readStoredCatalogue(context);
    return answered('Catálogo carregado.', {
      plans: presentAdminPlans(items, prices, offers),
      services: presentServicePrices(items, prices),
    });
  });

  addRoute(app, identities, addCatalogueItem, async ({ body }) =>
    answered('Plano criado com sucesso', await addPack(context, body)),
  );

  addRoute(app, identities, changeCatalogueItem, async ({ params, body }) => {
    const { changes, version, by } = body;
    return answered(
      'Plano atualizado com sucesso',
      await changePlanItem(context, { id: params.id, changes, version, by }),
    );
  });

  addRoute(app, identities, changeServiceCostRoute, async ({ params, body }) =>
    answered('Preço atualizado com sucesso', await changeServiceCost(context, { id: params.id, ...body })),
  );

  addRoute(app, identities, listSales, async ({ body }) =>
    answered('Vendas carregadas.', presentSales(await readSales(context, body), body.limit)),
  );

  addRoute(app, identities, sumRevenue, async () =>
    answered('Receita somada.', { totalCents: await readRevenue(context) }),
  );
}
