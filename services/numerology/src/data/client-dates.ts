import type { ClientDateKind } from '@sefira/contracts/numerology/panel/client-dates';
import { rowsOf } from '@sefira/database/rows';
import * as z from 'zod';
import type { Client, ClientDate, Prisma } from '../../prisma/generated/client.ts';
import type { ClientDay } from '../domain/clients/client-dates.ts';
import type { DatePosition } from '../domain/clients/date-position.ts';

type Transaction = Prisma.TransactionClient;

/** The computed dates of one client. */
export interface ComputedDates {
  readonly client: Pick<Client, 'id' | 'userId'>;
  readonly days: readonly ClientDay[];
}

/** Replaces the stored dates of clients and notes up to which day they are computed. */
export async function replaceDates(
  transaction: Transaction,
  computed: readonly ComputedDates[],
  until: string,
): Promise<void> {
  const ids = computed.map(({ client }) => client.id);
  await transaction.clientDate.deleteMany({ where: { clientId: { in: ids } } });
  await transaction.clientDate.createMany({
    data: computed.flatMap(({ client: { id: clientId, userId }, days }) =>
      days.map((day) => ({ clientId, userId, ...day })),
    ),
  });
  await transaction.client.updateMany({ where: { id: { in: ids } }, data: { datesUntil: until } });
}

const clientToCompute = z.object({ id: z.string(), userId: z.string(), name: z.string(), birthDate: z.string() });
export type ClientToCompute = z.infer<typeof clientToCompute>;

/**
 * Clients with dates computed up to no day, or to a day before this one, locked until the transaction ends. One that changes
 * now is left out: the change computes its dates.
 */
export function lockClientsToCompute(
  transaction: Transaction,
  before: string,
  limit: number,
): Promise<ClientToCompute[]> {
  return rowsOf(clientToCompute)(transaction.$queryRaw`
    SELECT id, user_id AS "userId", name, birth_date AS "birthDate" FROM client
    WHERE dates_until IS NULL OR dates_until < ${before}
    ORDER BY dates_until NULLS FIRST LIMIT ${limit} FOR UPDATE SKIP LOCKED`);
}

export interface DateFilter {
  readonly from: string;
  readonly to: string;
  readonly kind: ClientDateKind | null;
  readonly after: DatePosition | null;
  readonly limit: number;
}

const datedClient = z.object({
  date: z.string(),
  clientId: z.string(),
  kind: z.string(),
  number: z.int(),
  name: z.string(),
});
export type DatedClient = z.infer<typeof datedClient>;

/** A page of the dates of a person's active clients, in order. */
export function listDates(transaction: Transaction, userId: string, filter: DateFilter): Promise<DatedClient[]> {
  const { from, to, kind, limit } = filter;
  const after = filter.after ?? { date: '', clientId: '00000000-0000-0000-0000-000000000000', kind: '' };
  return rowsOf(datedClient)(transaction.$queryRaw`
    SELECT day.date, day.client_id AS "clientId", day.kind, day.number, client.name
    FROM client_date AS day JOIN client ON client.id = day.client_id
    WHERE day.user_id = ${userId}::uuid AND day.date >= ${from} AND day.date <= ${to}
      AND (day.date, day.client_id, day.kind) > (${after.date}, ${after.clientId}::uuid, ${after.kind})
      AND (${kind}::text IS NULL OR day.kind = ${kind}) AND client.archived_at IS NULL
    ORDER BY day.date, day.client_id, day.kind LIMIT ${limit}`);
}

/** The dates of one client between two days, both inclusive, in order. */
export function listDatesOf(
  transaction: Transaction,
  clientId: string,
  from: string,
  to: string,
): Promise<ClientDate[]> {
  return transaction.clientDate.findMany({
    where: { clientId, date: { gte: from, lte: to } },
    orderBy: [{ date: 'asc' }, { kind: 'asc' }],
  });
}
