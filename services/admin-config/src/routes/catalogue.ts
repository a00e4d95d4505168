import {
  createAdminPlan,
  deleteAdminPlan,
  listAdminPlans,
  listServicePrices,
  planChanges,
  priceChanges,
  updateAdminPlan,
  updateServicePrice,
} from '@sefira/contracts/admin-config/plans';
import {
  addCatalogueItem,
  changeCatalogueItem,
  changeServiceCost,
  listCatalogueItems,
} from '@sefira/contracts/billing/admin';
import { addRoute } from '@sefira/platform/http/add-route';
import { acknowledged, answered } from '@sefira/platform/http/answer';
import { DomainError } from '@sefira/platform/http/domain-error';
import type { FastifyInstance } from 'fastify';
import type { AdminContext } from '../context.ts';
import { changesOf } from './changed-record.ts';

const planFields = ['name', 'active', 'price', 'yearly_price', 'credits', 'bonus_credits', 'offer'];
const priceFields = ['credit_cost', 'active'];

function withId<Item extends { readonly id: string }>(items: readonly Item[], id: string): Item {
  const found = items.find((item) => item.id === id);
  if (!found) throw new DomainError('NOT_FOUND');
  return found;
}

/** Plans, packs and costs, owned by billing; every change is a new version. */
export function addCatalogueRoutes(app: FastifyInstance, context: AdminContext): void {
  const { services, people, identities } = context;
  const read = async (requestId: string) => (await services.call(listCatalogueItems, { requestId })).data;

  addRoute(app, identities, listAdminPlans, async (call) =>
    answered('Planos carregados.', (await read(call.requestId)).plans),
  );

  addRoute(app, identities, createAdminPlan, async (call) => {
    const body = { ...call.body, by: await people.actorOf(call) };
    const { data } = await services.call(addCatalogueItem, { body, requestId: call.requestId });
    return answered('Plano criado com sucesso', data);
  });

  addRoute(app, identities, updateAdminPlan, async (call) => {
    const { requestId, params } = call;
    const shown = withId((await read(requestId)).plans, params.id);
    const wanted = changesOf(call.body, shown, { editable: planFields, schema: planChanges });
    const body = { ...wanted, by: await people.actorOf(call) };
    const { data } = await services.call(changeCatalogueItem, { params, body, requestId });
    return answered('Plano atualizado com sucesso', data);
  });

  addRoute(app, identities, deleteAdminPlan, async (call) => {
    const { requestId, params } = call;
    withId((await read(requestId)).plans, params.id);
    const body = { changes: { active: false }, by: await people.actorOf(call) };
    await services.call(changeCatalogueItem, { params, body, requestId });
    return acknowledged('Plano desativado.');
  });

  addRoute(app, identities, listServicePrices, async (call) =>
    answered('Preços carregados.', (await read(call.requestId)).services),
  );

  addRoute(app, identities, updateServicePrice, async (call) => {
    const { requestId, params } = call;
    const shown = withId((await read(requestId)).services, params.id);
    const { confirm_free: confirmFree = false, ...record } = call.body;
    const wanted = changesOf(record, shown, { editable: priceFields, schema: priceChanges });
    const body = { ...wanted, confirmFree, by: await people.actorOf(call) };
    const { data } = await services.call(changeServiceCost, { params, body, requestId });
    return answered('Preço atualizado com sucesso', data);
  });
}
