import { rowsOf } from '@sefira/database/rows';
import * as z from 'zod';
import type { Delivery, Prisma } from '../../prisma/generated/client.ts';

type Transaction = Prisma.TransactionClient;

const described = {
  client: { select: { id: true, name: true } },
  analysis: { select: { id: true, kind: true, title: true } },
} as const;

/** A delivery with its client and what was delivered. */
export type DescribedDelivery = Prisma.DeliveryGetPayload<{ include: typeof described }>;
export type DeliveredAnalysis = Prisma.DeliveryGetPayload<{ include: { analysis: true } }>;
export type NewDelivery = Omit<Delivery, 'revokedAt' | 'openings' | 'firstOpenedAt' | 'lastOpenedAt'>;

/** A page of a person's deliveries, newest first. */
export function listDeliveries(
  transaction: Transaction,
  userId: string,
  filter: { readonly clientId: string | null; readonly after: string | null; readonly limit: number },
): Promise<DescribedDelivery[]> {
  const { clientId, after, limit } = filter;
  return transaction.delivery.findMany({
    where: { userId, ...(clientId ? { clientId } : {}), ...(after ? { id: { lt: after } } : {}) },
    include: described,
    orderBy: { id: 'desc' },
    take: limit,
  });
}

/** All deliveries of a person to a client, newest first. */
export function listDeliveriesTo(transaction: Transaction, userId: string, clientId: string): Promise<Delivery[]> {
  return transaction.delivery.findMany({ where: { userId, clientId }, orderBy: { id: 'desc' } });
}

/** A delivery of this person only. */
export function findDelivery(transaction: Transaction, userId: string, id: string): Promise<Delivery | null> {
  return transaction.delivery.findFirst({ where: { id, userId } });
}

export function insertDelivery(transaction: Transaction, delivery: NewDelivery): Promise<DescribedDelivery> {
  return transaction.delivery.create({ data: delivery, include: described });
}

/** Moves the end of a link, or revokes it. */
export function updateDelivery(
  transaction: Transaction,
  id: string,
  change: { readonly expiresAt: Date; readonly revokedAt: null } | { readonly revokedAt: Date },
): Promise<DescribedDelivery> {
  return transaction.delivery.update({ where: { id }, data: change, include: described });
}

export function findDelivered(transaction: Transaction, slug: string): Promise<DeliveredAnalysis | null> {
  return transaction.delivery.findUnique({ where: { slug }, include: { analysis: true } });
}

/** Counts an opening at this instant, which falls on this day. */
export async function countOpening(transaction: Transaction, id: string, now: Date, date: string): Promise<void> {
  await transaction.$executeRaw`
    UPDATE delivery SET openings = openings + 1, last_opened_at = ${now},
      first_opened_at = coalesce(first_opened_at, ${now})
    WHERE id = ${id}::uuid`;
  await transaction.$executeRaw`
    INSERT INTO delivery_opening (delivery_id, date, openings) VALUES (${id}::uuid, ${date}, 1)
    ON CONFLICT (delivery_id, date) DO UPDATE SET openings = delivery_opening.openings + 1`;
}

const monthCount = z.object({
  /** `YYYY-MM` */
  month: z.string(),
  count: z.int(),
});
export type MonthCount = z.infer<typeof monthCount>;

/** Deliveries of this person, by the month of their creation in São Paulo. */
export function countDeliveriesByMonth(transaction: Transaction, userId: string, since: Date): Promise<MonthCount[]> {
  return rowsOf(monthCount)(transaction.$queryRaw`
    SELECT to_char(created_at AT TIME ZONE 'America/Sao_Paulo', 'YYYY-MM') AS month, count(*)::int AS count
    FROM delivery WHERE user_id = ${userId}::uuid AND created_at >= ${since} GROUP BY 1`);
}

/** Openings of this person's deliveries by month. */
export function countOpeningsByMonth(transaction: Transaction, userId: string, since: string): Promise<MonthCount[]> {
  return rowsOf(monthCount)(transaction.$queryRaw`
    SELECT left(opening.date, 7) AS month, sum(opening.openings)::int AS count
    FROM delivery JOIN delivery_opening AS opening ON opening.delivery_id = delivery.id
    WHERE delivery.user_id = ${userId}::uuid AND opening.date >= ${since} GROUP BY 1`);
}

/** Analyses that this person made for clients, by month. */
export function countAnalysesByMonth(transaction: Transaction, userId: string, since: Date): Promise<MonthCount[]> {
  return rowsOf(monthCount)(transaction.$queryRaw`
    SELECT to_char(created_at AT TIME ZONE 'America/Sao_Paulo', 'YYYY-MM') AS month, count(*)::int AS count
    FROM analysis WHERE user_id = ${userId}::uuid AND client_id IS NOT NULL AND created_at >= ${since} GROUP BY 1`);
}
