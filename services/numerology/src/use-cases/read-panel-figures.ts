import { clientOf } from '@sefira/database/access';
import { productDate, startOfProductDay } from '@sefira/platform/time/clock';
import type { NumerologyContext } from '../context.ts';
import * as data from '../data/deliveries.ts';
import { lastMonths } from '../domain/clients/last-months.ts';

const shownMonths = 12;

/** What was made, delivered and opened in each of the last twelve months, the running one last. */
export async function readPanelFigures(context: NumerologyContext, userId: string) {
  const client = clientOf(context);
  const months = lastMonths(productDate(context.clock()), shownMonths);
  const since = `${months[0]}-01`;
  const start = startOfProductDay(since);
  const [analyses, deliveries, openings] = await Promise.all([
    data.countAnalysesByMonth(client, userId, start),
    data.countDeliveriesByMonth(client, userId, start),
    data.countOpeningsByMonth(client, userId, since),
  ]);
  const of = (counts: readonly data.MonthCount[], month: string) =>
    counts.find((one) => one.month === month)?.count ?? 0;
  return months.map((month) => ({
    month,
    analyses: of(analyses, month),
    deliveries: of(deliveries, month),
    openings: of(openings, month),
  }));
}
