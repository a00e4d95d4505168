import type { readCatalogue } from '@sefira/contracts/billing';
import type { RouteAnswer } from '@sefira/contracts/route';

/** Where the plan catalogue is read, as its contract says (a test compares), so that the home need not carry that. */
export const cataloguePath = '/billing/plans';
const money = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' });

/** The marketing prices of the plan catalogue by plan, in words; null where they cannot be had. */
export async function readPrices(): Promise<ReadonlyMap<string, string> | null> {
  const answer = await fetch(`/api${cataloguePath}`);
  if (!answer.ok) return null;
  const { data }: RouteAnswer<typeof readCatalogue> = await answer.json();
  return new Map(data.marketing.map(({ plan, monthlyCents }) => [plan, priceInWords(monthlyCents)]));
}

function priceInWords(cents: number): string {
  return cents === 0 ? 'R$ 0' : money.format(cents / 100).replace(/\u00a0/g, ' ');
}
