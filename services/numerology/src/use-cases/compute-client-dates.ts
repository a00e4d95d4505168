import { inTransaction } from '@sefira/database/access';
import { productDate } from '@sefira/platform/time/clock';
import type { NumerologyContext } from '../context.ts';
import { lockClientsToCompute, replaceDates } from '../data/client-dates.ts';
import { datesHorizon, daysAfter } from '../domain/clients/client-dates.ts';

const batchSize = 200;
/** Dates are computed anew while this many days are still known. */
const renewedDays = 370;

/** Computes further dates of clients with few known days left, in batches. @returns how many clients */
export async function computeClientDates(context: NumerologyContext, signal: AbortSignal): Promise<number> {
  const today = productDate(context.clock());
  const until = datesHorizon(today);
  let count = 0;
  while (!signal.aborted) {
    const computed = await inTransaction(context, async (transaction) => {
      const clients = await lockClientsToCompute(transaction, daysAfter(today, renewedDays), batchSize);
      if (clients.length === 0) return 0;
      const days = await context.engine.run('clientDates', { clients, from: today, until }, { role: 'service' });
      const dated = clients.map((client, index) => ({ client, days: days[index] ?? [] }));
      await replaceDates(transaction, dated, until);
      return clients.length;
    });
    count += computed;
    if (computed < batchSize) break;
  }
  return count;
}
