import type { AuditActor } from '@sefira/contracts/admin-config/audit';
import { clientOf, inTransaction } from '@sefira/database/access';
import { DomainError } from '@sefira/platform/http/domain-error';
import type { ResellerContext } from '../../context.ts';
import { addBatch, findBatch, lockPayable, type PayoutBatch, payoutsOfBatch } from '../../data/payouts.ts';
import { findResellers } from '../../data/resellers.ts';
import { publishAdministered } from '../administration/publish-administered.ts';

/** Puts approved payouts without a batch into one, except those of inactive resellers. @throws DomainError CONFLICT without any */
export function createPayoutBatch(context: ResellerContext, by: AuditActor): Promise<PayoutBatch> {
  return inTransaction(context, async (transaction) => {
    const payable = await lockPayable(transaction);
    if (payable.length === 0) {
      throw new DomainError('CONFLICT', { message: 'Não há pagamentos aprovados fora de lote.' });
    }
    const amountCents = payable.reduce((sum, payout) => sum + payout.amountCents, 0);
    const batch = await addBatch(
      transaction,
      { amountCents, createdBy: by.id, createdAt: context.clock() },
      payable.map(({ id }) => id),
    );
    await publishAdministered(context, transaction, by, {
      action: 'create',
      entity: 'payout',
      entityId: batch.id,
      personId: null,
      reason: null,
      old: null,
      new: { payouts: payable.length, amountCents },
    });
    return batch;
  });
}

/** A batch with its payouts and their resellers. @throws DomainError NOT_FOUND */
export async function readPayoutBatch(context: ResellerContext, id: string) {
  const client = clientOf(context);
  const batch = await findBatch(client, id);
  if (!batch) throw new DomainError('NOT_FOUND');
  const payouts = await payoutsOfBatch(client, id);
  const resellers = await findResellers(
    client,
    payouts.map(({ resellerId }) => resellerId),
  );
  return { batch, payouts, resellers };
}
