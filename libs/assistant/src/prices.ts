import type { Catalogue } from '@sefira/contracts/billing/catalogue';

/** Today's prices, from the catalogue. */
export type Prices = Pick<Catalogue, 'plans' | 'packs' | 'costs' | 'welcomeCredits'>;
