import { newId } from '@sefira/platform/identifiers';
import type { Prisma } from '../../prisma/generated/client.ts';
import type { Standing } from '../domain/commission-rules.ts';

type Transaction = Prisma.TransactionClient;

export type ReviewReason = 'same_email' | 'same_document' | 'same_device' | 'same_card';

/** A tie that looks like the reseller's own purchase: nothing is earned by it until somebody has looked. */
export async function suspect(
  transaction: Transaction,
  customer: { readonly userId: string; readonly resellerId: string },
  reason: ReviewReason,
  now: Date,
): Promise<void> {
  const { userId: customerId, resellerId } = customer;
  const { count } = await transaction.tieReview.createMany({
    data: [{ id: newId(), resellerId, customerId, reason, state: 'open', createdAt: now }],
    skipDuplicates: true,
  });
  // Looked at before for this reason: the decision stands.
  if (count === 0) return;
  await transaction.customer.updateMany({
    where: { userId: customerId, standing: 'good' },
    data: { standing: 'suspected' },
  });
  await transaction.commission.updateMany({
    where: { customerId, kind: 'sale', state: { in: ['pending', 'available'] } },
    data: { state: 'held' },
  });
}

/** What the decisions so far come to: refused by one confirmation, good when all are cleared. */
export function standingBy(states: readonly string[]): Standing {
  if (states.includes('confirmed')) return 'refused';
  return states.includes('open') ? 'suspected' : 'good';
}
