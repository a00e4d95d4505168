import { listCatalogueItems } from '@sefira/contracts/billing/admin';
import { DomainError } from '@sefira/platform/http/domain-error';
import type { AdminContext } from '../../context.ts';

/** Plans, packs and costs as billing stores them. */
export async function readCatalogue({ services }: AdminContext, requestId: string) {
  return (await services.call(listCatalogueItems, { requestId })).data;
}

/** @throws DomainError NOT_FOUND */
export function itemWithId<Item extends { readonly id: string }>(items: readonly Item[], id: string): Item {
  const found = items.find((item) => item.id === id);
  if (!found) throw new DomainError('NOT_FOUND');
  return found;
}
