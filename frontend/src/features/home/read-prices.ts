import type { readCatalogue } from '@sefira/contracts/billing/catalogue';
import type { readSubscription } from '@sefira/contracts/billing/subscription';
import type { RouteAnswer } from '@sefira/contracts/shared/route';
import { readToken } from '../../api/session/token-storage.ts';
import { inFigures } from '../../ui/format/figures.ts';

/** Paths of the plan catalogue and of the user's plan, copied from their contracts (a test compares them). */
export const cataloguePath = '/billing/plans';
export const subscriptionPath = '/billing/subscription';

interface PlanPrice {
  /** The monthly price as text: during the introductory offer where it is open to this person. */
  readonly price: string;
  /** The price after the offer. */
  readonly full: string;
  /** Months of the offer; 0 without one. */
  readonly offerCycles: number;
}

/** Prices by plan; a plan that is not on sale is missing. */
export type PlanPrices = ReadonlyMap<string, PlanPrice>;

/** The catalogue's prices as the checkout charges them; null when they cannot be read. */
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

/** Plans with an offer open to this account; none when that cannot be read. */
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
