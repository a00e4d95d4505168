import type { priceChanges, ServicePrice } from '@sefira/contracts/admin-config/plans';
import { inTransaction } from '@sefira/database/access';
import { DomainError } from '@sefira/platform/http/domain-error';
import { newId } from '@sefira/platform/time/identifiers';
import type * as z from 'zod/mini';
import { currentItems, insertItemVersion } from '../../data/catalogue/items.ts';
import { currentPrices } from '../../data/catalogue/prices.ts';
import { serviceCostCode } from '../../domain/catalogue-seed.ts';
import { presentServicePrices } from '../../presenters/admin-catalogue.ts';
import {
  addPrice,
  type CatalogueChange,
  type CatalogueContext,
  lockAndRead,
  publishCatalogueChange,
  refuseStale,
  withoutCache,
} from './catalogue-changes.ts';

/** @throws DomainError NOT_FOUND, CONFLICT (with both states), FREE_SERVICE_UNCONFIRMED */
export async function changeServiceCost(
  context: CatalogueContext,
  {
    id,
    changes,
    version,
    by,
    confirmFree,
  }: CatalogueChange<z.infer<typeof priceChanges>> & { readonly confirmFree: boolean },
): Promise<ServicePrice> {
  const now = context.clock();
  const after = await inTransaction(context, async (transaction) => {
    const { items, prices } = await lockAndRead(transaction, now);
    const before = presentServicePrices(items, prices).find((service) => service.id === id);
    const item = before && items.get(serviceCostCode(before.id as Parameters<typeof serviceCostCode>[0]));
    if (!before || !item) throw new DomainError('NOT_FOUND');
    refuseStale(version, before, changes);
    const { credit_cost: cost = before.credit_cost, active = before.active } = changes;
    if (cost === 0 && before.credit_cost > 0 && !confirmFree) throw new DomainError('FREE_SERVICE_UNCONFIRMED');
    if (cost !== before.credit_cost) await addPrice(transaction, item.code, cost, by, now);
    if (active !== before.active) {
      await insertItemVersion(transaction, { ...item, id: newId(), active, validFrom: now, actor: by.id });
    }
    const current = presentServicePrices(await currentItems(transaction, now), await currentPrices(transaction, now));
    const after = current.find((service) => service.id === id);
    if (!after) throw new DomainError('NOT_FOUND');
    if (after.version !== before.version)
      await publishCatalogueChange(context, transaction, 'price', { before, after, by });
    return after;
  });
  return withoutCache(context, after);
}
