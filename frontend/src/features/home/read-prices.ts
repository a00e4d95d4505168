import type { readCatalogue } from '@sefira/contracts/billing';
import type { RouteAnswer } from '@sefira/contracts/route';
import { inFigures } from '../../ui/figures.ts';

/** Where the plan catalogue is read, as its contract says (a test compares), so that the home need not carry that. */
export const cataloguePath = '/billing/plans';

/** The marketing prices of the plan catalogue by plan, in words; null where they cannot be had. */
export async function readPrices(): Promise<ReadonlyMap<string, string> | null> {
  const answer = await fetch(`/api${cataloguePath}`);
  if (!answer.ok) return null;
  const { data }: RouteAnswer<typeof readCatalogue> = await answer.json();
  return new Map(data.marketing.map(({ plan, monthlyCents }) => [plan, priceInWords(monthlyCents)]));
}

function priceInWords(cents: number): string {
  const rest = String(cents % 100).padStart(2, '0');
  return cents === 0 ? 'R$ 0' : `R$ ${inFigures(Math.floor(cents / 100))},${rest}`;
}
