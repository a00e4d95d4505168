import {
  addCatalogueItem,
  administerCredits,
  administerPlan,
  changeCatalogueItem,
  changeServiceCost,
  listCatalogueItems,
  sumRevenue,
} from '@sefira/contracts/admin-internal';
import { addRoute } from '@sefira/platform/add-route';
import { answered } from '@sefira/platform/answer';
import type { FastifyInstance } from 'fastify';
import type { BillingContext } from '../context.ts';
import { addPack, administerPlanItem, administerServiceCost } from '../data/administer-catalogue.ts';
import { administerBalance, administerPeriod } from '../data/administer-person.ts';
import { currentItems } from '../data/catalogue-items.ts';
import { sumPaid } from '../data/orders.ts';
import { currentPrices } from '../data/prices.ts';
import { ownWallet } from '../data/wallets.ts';
import { presentAdminPlans, presentServicePrices } from '../presenters/admin-catalogue.ts';

/** What administrators do to credits, plans and prices, asked by admin-config. */
export function addAdminRoutes(app: FastifyInstance, context: BillingContext): void {
  const { identities, clock } = context;
  const { client } = context.database;

  addRoute(app, identities, administerCredits, async (call) => {
    const { userId } = call.params;
    await ownWallet(context, userId);
    return answered('Lançamento feito.', { available: await administerBalance(context, userId, call.body) });
  });

  addRoute(app, identities, administerPlan, async (call) => {
    const { userId } = call.params;
    await ownWallet(context, userId);
    return answered('Plano alterado.', await administerPeriod(context, userId, call.body));
  });

  addRoute(app, identities, listCatalogueItems, async () => {
    const now = clock();
    const [items, prices] = await Promise.all([currentItems(client, now), currentPrices(client, now)]);
    return answered('Catálogo carregado.', {
      plans: presentAdminPlans(items, prices),
      services: presentServicePrices(items, prices),
    });
  });

  addRoute(app, identities, addCatalogueItem, async (call) =>
    answered('Plano criado com sucesso', await addPack(context, call.body)),
  );

  addRoute(app, identities, changeCatalogueItem, async (call) => {
    const { changes, version, by } = call.body;
    const { id } = call.params;
    return answered('Plano atualizado com sucesso', await administerPlanItem(context, { id, changes, version, by }));
  });

  addRoute(app, identities, changeServiceCost, async (call) => {
    const { changes, version, by } = call.body;
    const { id } = call.params;
    return answered('Preço atualizado com sucesso', await administerServiceCost(context, { id, changes, version, by }));
  });

  addRoute(app, identities, sumRevenue, async () => answered('Receita somada.', { totalCents: await sumPaid(client) }));
}
