import type { Prisma } from '../../prisma/generated/client.ts';

type Transaction = Prisma.TransactionClient;

/** Stores a verified notice; a repeated one is ignored. */
export async function recordWebhookNotice(
  transaction: Transaction,
  provider: string,
  id: string,
  notice: { readonly eventId: string; readonly paymentId: string },
  now: Date,
): Promise<void> {
  await transaction.webhookEvent.createMany({
    data: [{ ...notice, id, provider, receivedAt: now }],
    skipDuplicates: true,
  });
}

export async function markWebhookNoticeDone(
  transaction: Transaction,
  provider: string,
  paymentId: string,
  now: Date,
): Promise<void> {
  await transaction.webhookEvent.updateMany({ where: { provider, paymentId, doneAt: null }, data: { doneAt: now } });
}

/** Unprocessed notices of a period, and those received while the clock was ahead of `now`. */
export function findUnprocessedWebhookNotices(
  transaction: Transaction,
  { before, after, now }: { readonly before: Date; readonly after: Date; readonly now: Date },
  afterId: string | null,
  limit: number,
) {
  return transaction.webhookEvent.findMany({
    where: {
      doneAt: null,
      OR: [{ receivedAt: { lt: before, gt: after } }, { receivedAt: { gt: now } }],
      ...(afterId === null ? {} : { id: { gt: afterId } }),
    },
    orderBy: { id: 'asc' },
    take: limit,
  });
}
