import {
  addCatalogueItem,
  administerCredits,
  administerPlan,
  administerRefund,
  changeCatalogueItem,
  changeServiceCost,
  listCatalogueItems,
  listOrdersOfUser,
  listSales,
  sumRevenue,
} from '@sefira/contracts/billing/admin';
import { clientOf, readFromReplica } from '@sefira/database/access';
import { addRoute } from '@sefira/platform/http/add-route';
import { answered } from '@sefira/platform/http/answer';
import type { FastifyInstance } from 'fastify';
import type { BillingContext } from '../context.ts';
import { addPack, administerPlanItem, administerServiceCost } from '../data/administer-catalogue.ts';
import { administerBalance, administerPeriod } from '../data/administer-person.ts';
import { currentItems } from '../data/catalogue-items.ts';
import { currentOffers } from '../data/offers.ts';
import { findOrder, listOrders, listPaidOrders, sumPaid } from '../data/orders.ts';
import { openPayer } from '../data/payer.ts';
import { currentPrices } from '../data/prices.ts';
import { describeOrder } from '../data/purchase.ts';
import { previewRefund, readRefundBasis, refundOrder } from '../data/refunds.ts';
import { ownWallet } from '../data/wallets.ts';
import { guaranteeDays } from '../domain/refund-rules.ts';
import { presentAdminPlans, presentServicePrices } from '../presenters/admin-catalogue.ts';
import { presentAdminOrder } from '../presenters/admin-order.ts';

const shownOrders = 50;

/** Orders, credits, plans and prices for admin-config. */
export function addAdminRoutes(app: FastifyInstance, context: BillingContext): void {
  const { identities, clock } = context;
  const client = clientOf(context);

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

  addRoute(app, identities, listOrdersOfUser, async (call) => {
    const orders = await listOrders(client, call.params.userId, { after: null, limit: shownOrders, status: null });
    const basis = await readRefundBasis(context);
    const items = [];
    for (const order of orders) {
      items.push(presentAdminOrder(order, await previewRefund(client, order, basis, guaranteeDays, clock())));
    }
    return answered('Pedidos carregados.', items);
  });

  addRoute(app, identities, administerRefund, async (call) => {
    const { id: orderId } = call.params;
    const { amount: expectedCents, reason, by } = call.body;
    await refundOrder(context, {
      orderId,
      actor: by.id,
      days: guaranteeDays,
      expectedCents,
      administration: { by, reason },
    });
    const order = await findOrder(client, orderId);
    return answered('Devolução feita.', { refunded: order?.refundedCents || (order?.refundingCents ?? 0) });
  });

  addRoute(app, identities, listCatalogueItems, async () => {
    const now = clock();
    const [items, prices, offers] = await Promise.all([
      currentItems(client, now),
      currentPrices(client, now),
      currentOffers(client, now),
    ]);
    return answered('Catálogo carregado.', {
      plans: presentAdminPlans(items, prices, offers),
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
    const { id } = call.params;
    return answered('Preço atualizado com sucesso', await administerServiceCost(context, { id, ...call.body }));
  });

  addRoute(app, identities, listSales, async (call) => {
    const { from, until, after, limit } = call.body;
    const period = { from: from === null ? null : new Date(from), until: until === null ? null : new Date(until) };
    const orders = await readFromReplica(context, (source) =>
      listPaidOrders(source.client, { ...period, after, limit }),
    );
    const items = orders.map((order) => ({
      orderId: order.id,
      userId: order.userId,
      customer: openPayer(order, context.settings.PAYER_KEY)?.name ?? '',
      description: describeOrder(order),
      method: order.method,
      status: order.status,
      amountCents: order.amountCents,
      refundedCents: order.refundedCents,
      soldAt: (order.paidAt ?? order.createdAt).toISOString(),
    }));
    return answered('Vendas carregadas.', {
      items,
      next: orders.length === limit ? (items.at(-1)?.orderId ?? null) : null,
    });
  });

  addRoute(app, identities, sumRevenue, async () =>
    answered('Receita somada.', { totalCents: await readFromReplica(context, (source) => sumPaid(source.client)) }),
  );
}
