import { clientOf } from '@sefira/database/access';
import type { BillingContext } from '../../context.ts';
import { currentItems } from '../../data/catalogue/items.ts';
import { currentOffers } from '../../data/catalogue/offers.ts';
import { currentPrices } from '../../data/catalogue/prices.ts';

/** Current items, prices and offers. */
export async function readCatalogue({ prices, items, offers, clock }: BillingContext) {
  const now = clock();
  return {
    prices: await prices.all(now),
    items: await items.all(now),
    offers: await offers.all(now),
  };
}

/** Items, prices and offers without the cache, for administrators. */
export async function readStoredCatalogue(context: BillingContext) {
  const now = context.clock();
  const client = clientOf(context);
  return {
    items: await currentItems(client, now),
    prices: await currentPrices(client, now),
    offers: await currentOffers(client, now),
  };
}
