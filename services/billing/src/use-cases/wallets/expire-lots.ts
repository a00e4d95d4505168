import { clientOf, inTransaction } from '@sefira/database/access';
import type { BillingContext } from '../context.ts';
import { lotLabels } from '../domain/ledger.ts';
import { openLots, publishWallet, takeCredits } from './ledger.ts';

const batch = 500;

export interface ExpiredLot {
  readonly id: string;
  readonly userId: string;
}

/** Expired lots with unspent credits and no reservation, by id after `after`. */
export function findExpiredLots(context: BillingContext, after: string | null): Promise<readonly ExpiredLot[]> {
  return clientOf(context).lot.findMany({
    where: {
      remaining: { gt: 0 },
      reserved: 0,
      expiresAt: { lte: context.clock() },
      ...(after ? { id: { gt: after } } : {}),
    },
    orderBy: { id: 'asc' },
    take: batch,
    select: { id: true, userId: true },
  });
}

/** Takes the unspent credits of an expired lot out of its wallet. Safe to repeat. */
export async function expireLot(context: BillingContext, { id, userId }: ExpiredLot): Promise<void> {
  const now = context.clock();
  await inTransaction(context, async (transaction) => {
    await transaction.$executeRaw`SELECT 1 FROM wallet WHERE user_id = ${userId}::uuid FOR UPDATE`;
    const [lot] = await openLots(transaction, { id });
    const free = lot ? lot.remaining - lot.reserved : 0;
    if (!lot || free === 0 || lot.reserved > 0) return;
    await takeCredits(transaction, userId, 'expiry', [{ lot: id, kind: lot.kind, amount: free }], {
      reason: 'expiry',
      description: `${lotLabels[lot.kind]}: prazo terminado`,
      reference: null,
      actor: 'system',
      key: `expiry:${id}`,
      now,
    });
    await publishWallet(transaction, context.schema, userId);
  });
}
