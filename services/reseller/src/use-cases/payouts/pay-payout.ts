import type { AuditActor } from '@sefira/contracts/admin-config/audit';
import { inTransaction } from '@sefira/database/access';
import { DomainError } from '@sefira/platform/http/domain-error';
import type { ResellerContext } from '../../context.ts';
import { findTransfer, lockPayout, settlePayout } from '../../data/payouts.ts';
import { publishPayoutDecision, publishPayoutSettled } from './publish-payout.ts';

interface Transfer {
  readonly id: string;
  readonly endToEndId: string;
  readonly by: AuditActor;
}

/** Marks a payout and its commissions as paid by the bank; idempotent for the same end-to-end id. @throws DomainError NOT_FOUND, CONFLICT */
export function payPayout(context: ResellerContext, { id, endToEndId, by }: Transfer): Promise<void> {
  return inTransaction(context, async (transaction) => {
    const payout = await lockPayout(transaction, id);
    if (!payout) throw new DomainError('NOT_FOUND');
    if (payout.status === 'paid' && payout.endToEndId === endToEndId) return;
    if (payout.status !== 'approved') throw new DomainError('CONFLICT', { message: 'Aprove o pagamento antes.' });
    const other = await findTransfer(transaction, endToEndId);
    if (other) throw new DomainError('CONFLICT', { message: `Este PIX já é do pagamento nº ${other.number}.` });
    await settlePayout(transaction, id, { paidAt: context.clock(), endToEndId });
    await publishPayoutDecision(context, transaction, by, { ...payout, endToEndId }, 'paid');
    await publishPayoutSettled(context, transaction, { ...payout, endToEndId }, 'paid');
  });
}
