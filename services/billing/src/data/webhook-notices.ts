import { newId } from '@sefira/platform/time/identifiers';
import type { Prisma } from '../../prisma/generated/client.ts';
import type { ProviderName, WebhookNotice } from '../adapters/payment-provider.ts';

type Transaction = Prisma.TransactionClient;

/** Stores a verified notice; a repeated one is ignored. */
export async function recordWebhookNotice(
  transaction: Transaction,
  provider: ProviderName,
  notice: WebhookNotice,
  now: Date,
): Promise<void> {
  await transaction.webhookEvent.createMany({
    data: [{ ...notice, id: newId(), provider, receivedAt: now }],
    skipDuplicates: true,
  });
}

export async function markWebhookNoticeDone(
  transaction: Transaction,
  provider: ProviderName,
  paymentId: string,
  now: Date,
): Promise<void> {
  await transaction.webhookEvent.updateMany({ where: { provider, paymentId, doneAt: null }, data: { doneAt: now } });
}

/** Unprocessed notices of a period, and those received while the clock was ahead of `now`. */
export function findUnprocessedWebhookNotices(
  transaction: Transaction,
  { before, after, now }: { readonly before: Date; readonly after: Date; readonly now: Date },
) {
  return transaction.webhookEvent.findMany({
    where: { doneAt: null, OR: [{ receivedAt: { lt: before, gt: after } }, { receivedAt: { gt: now } }] },
    distinct: ['provider', 'paymentId'],
    take: 500,
  });
}
