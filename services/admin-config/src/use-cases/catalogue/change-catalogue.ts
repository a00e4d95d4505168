import {
  type createAdminPlan,
  planChanges,
  priceChanges,
  type updateAdminPlan,
  type updateServicePrice,
} from '@sefira/contracts/admin-config/plans';
import { addCatalogueItem, changeCatalogueItem, changeServiceCost } from '@sefira/contracts/billing/admin';
import type { RouteBody } from '@sefira/contracts/shared/route';
import type { ActingCall } from '../../adapters/people.ts';
import type { AdminContext } from '../../context.ts';
import { changesOf } from '../changed-record.ts';
import { itemWithId, readCatalogue } from './read-catalogue.ts';

const planFields = ['name', 'active', 'price', 'yearly_price', 'credits', 'bonus_credits', 'offer'];
const priceFields = ['credit_cost', 'active'];

/** Adds a pack to the catalogue. */
export async function addPlan(context: AdminContext, by: ActingCall, plan: RouteBody<typeof createAdminPlan>) {
  const body = { ...plan, by: await context.people.actorOf(by) };
  return (await context.services.call(addCatalogueItem, { body, requestId: by.requestId })).data;
}

/** Changes a plan or pack that was sent back whole. @throws DomainError NOT_FOUND, FIELD_READ_ONLY, VALIDATION_FAILED */
export async function changePlan(
  context: AdminContext,
  by: ActingCall,
  id: string,
  record: RouteBody<typeof updateAdminPlan>,
) {
  const { requestId } = by;
  const shown = itemWithId((await readCatalogue(context, requestId)).plans, id);
  const wanted = changesOf(record, shown, { editable: planFields, schema: planChanges });
  const body = { ...wanted, by: await context.people.actorOf(by) };
  return (await context.services.call(changeCatalogueItem, { params: { id }, body, requestId })).data;
}

/** Takes a plan or pack out of the offer. @throws DomainError NOT_FOUND */
export async function deactivatePlan(context: AdminContext, by: ActingCall, id: string): Promise<void> {
  const { requestId } = by;
  itemWithId((await readCatalogue(context, requestId)).plans, id);
  const body = { changes: { active: false }, by: await context.people.actorOf(by) };
  await context.services.call(changeCatalogueItem, { params: { id }, body, requestId });
}

/** Changes what a service costs in credits. @throws DomainError NOT_FOUND, FIELD_READ_ONLY, VALIDATION_FAILED */
export async function changePrice(
  context: AdminContext,
  by: ActingCall,
  id: string,
  { confirm_free: confirmFree = false, ...record }: RouteBody<typeof updateServicePrice>,
) {
  const { requestId } = by;
  const shown = itemWithId((await readCatalogue(context, requestId)).services, id);
  const wanted = changesOf(record, shown, { editable: priceFields, schema: priceChanges });
  const body = { ...wanted, confirmFree, by: await context.people.actorOf(by) };
  return (await context.services.call(changeServiceCost, { params: { id }, body, requestId })).data;
}
