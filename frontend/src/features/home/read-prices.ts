import type { readCatalogue } from '@sefira/contracts/billing/catalogue';
import type { readSubscription } from '@sefira/contracts/billing/subscription';
import type { RouteAnswer } from '@sefira/contracts/shared/route';
import { readToken } from '../../api/session/token-storage.ts';
import { inFigures } from '../../ui/format/figures.ts';

/** Where the plan catalogue and one's own plan are read, as their contracts say (a test compares). */
export const cataloguePath = '/billing/plans';
export const subscriptionPath = '/billing/subscription';

interface PlanPrice {
  /** What a month costs, in words: during the introductory offer where it is open to this person. */
  readonly price: string;
  /** After the offer. */
  readonly full: string;
  /** Months of the offer; 0 without one. */
  readonly offerCycles: number;
}

/** By plan; a plan that is not on sale is missing. */
export type PlanPrices = ReadonlyMap<string, PlanPrice>;

/** The marketing prices of the plan catalogue as the checkout honours them; null where they cannot be had. */
export async function readPrices(hasAccount: boolean): Promise<PlanPrices | null> {
  const [answer, offers] = await Promise.all([fetch(`/api${cataloguePath}`), hasAccount ? readOffers() : null]);
  if (!answer.ok) return null;
  const { data }: RouteAnswer<typeof readCatalogue> = await answer.json();
  return new Map(
    data.marketing.map(({ plan, monthlyCents, fullMonthlyCents, offerCycles }) => {
      const isOpen = offers === null || offers.has(plan);
      const full = priceInWords(fullMonthlyCents);
      const price = { price: isOpen ? priceInWords(monthlyCents) : full, full, offerCycles: isOpen ? offerCycles : 0 };
      return [plan, price];
    }),
  );
}

/** Plans whose introductory offer this account may take: none where that cannot be read. */
async function readOffers(): Promise<ReadonlySet<string>> {
  const answer = await fetch(`/api${subscriptionPath}`, { headers: { authorization: `Bearer ${readToken() ?? ''}` } });
  if (!answer.ok) return new Set();
  const { data }: RouteAnswer<typeof readSubscription> = await answer.json();
  return new Set(data.offers);
}

function priceInWords(cents: number): string {
  const rest = String(cents % 100).padStart(2, '0');
  return cents === 0 ? 'R$ 0' : `R$ ${inFigures(Math.floor(cents / 100))},${rest}`;
}
