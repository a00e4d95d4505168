import {
  createAdminPlan,
  deleteAdminPlan,
  listAdminPlans,
  listServicePrices,
  updateAdminPlan,
  updateServicePrice,
} from '@sefira/contracts/admin-config/plans';
import { addRoute } from '@sefira/platform/http/add-route';
import { acknowledged, answered } from '@sefira/platform/http/answer';
import type { FastifyInstance } from 'fastify';
import type { AdminContext } from '../context.ts';
import { addPlan, changePlan, changePrice, deactivatePlan } from '../use-cases/catalogue/change-catalogue.ts';
import { readCatalogue } from '../use-cases/catalogue/read-catalogue.ts';

/** Plans, packs and costs, owned by billing; every change is a new version. */
export function addCatalogueRoutes(app: FastifyInstance, context: AdminContext): void {
  const { identities } = context;

  addRoute(app, identities, listAdminPlans, async ({ requestId }) =>
    answered('Planos carregados.', (await readCatalogue(context, requestId)).plans),
  );

  addRoute(app, identities, createAdminPlan, async (call) =>
    answered('Plano criado com sucesso', await addPlan(context, call, call.body)),
  );

  addRoute(app, identities, updateAdminPlan, async (call) =>
    answered('Plano atualizado com sucesso', await changePlan(context, call, call.params.id, call.body)),
  );

  addRoute(app, identities, deleteAdminPlan, async (call) => {
    await deactivatePlan(context, call, call.params.id);
    return acknowledged('Plano desativado.');
  });

  addRoute(app, identities, listServicePrices, async ({ requestId }) =>
    answered('Preços carregados.', (await readCatalogue(context, requestId)).services),
  );

  addRoute(app, identities, updateServicePrice, async (call) =>
    answered('Preço atualizado com sucesso', await changePrice(context, call, call.params.id, call.body)),
  );
}
