import type { ClientDateKind } from '@sefira/contracts/numerology/panel/client-dates';
import { clientOf } from '@sefira/database/access';
import { productDate } from '@sefira/platform/time/clock';
import type { NumerologyContext } from '../context.ts';
import { type DatedClient, listDates, listDatesOf } from '../data/client-dates.ts';
import { daysAfter } from '../domain/clients/client-dates.ts';
import type { DatePosition } from '../domain/clients/date-position.ts';
import { requireOwnClient } from './read-clients.ts';

interface DatesAsked {
  readonly days: number;
  readonly kind: ClientDateKind | null;
  readonly after: DatePosition | null;
  readonly limit: number;
}

/** A page of the coming dates of a professional's active clients, from today on. */
export function readDates(
  context: NumerologyContext,
  userId: string,
  { days, ...asked }: DatesAsked,
): Promise<DatedClient[]> {
  const from = productDate(context.clock());
  return listDates(clientOf(context), userId, { ...asked, from, to: daysAfter(from, days) });
}

/** The dates of one client within a year. @throws DomainError NOT_FOUND */
export async function readDatesOf(context: NumerologyContext, userId: string, id: string) {
  const client = await requireOwnClient(context, userId, id);
  const from = productDate(context.clock());
  return listDatesOf(clientOf(context), client.id, from, daysAfter(from, 365));
}
