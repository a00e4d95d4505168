import { clientOf, inTransaction } from '@sefira/database/access';
import type { BillingContext } from '../../context.ts';
import { lockWallet, openLots, takeCredits } from '../../data/wallets/ledger.ts';
import { type ExpiredLot, findExpiredLots } from '../../data/wallets/lots.ts';
import { lotLabels } from '../../domain/ledger.ts';
import { type BatchRun, forEachDue } from '../for-each-due.ts';
import { publishWallet } from './publish-wallet.ts';

const batchSize = 500;

/** Takes the unspent credits of expired lots out of their wallets, until none is left. */
export async function expireLots(context: BillingContext, run: BatchRun): Promise<void> {
  const now = context.clock();
  await forEachDue(run, 'expire', {
    find: (after) => findExpiredLots(clientOf(context), now, after, batchSize),
    keyOf: ({ id }) => id,
    size: batchSize,
    work: (lot) => expireLot(context, lot, now),
  });
}

async function expireLot(context: BillingContext, { id, userId }: ExpiredLot, now: Date): Promise<void> {
  await inTransaction(context, async (transaction) => {
    await lockWallet(transaction, userId);
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
