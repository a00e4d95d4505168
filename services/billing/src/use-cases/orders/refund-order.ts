import type { AuditActor } from '@sefira/contracts/admin-config/audit';
import { clientOf, inTransaction } from '@sefira/database/access';
import { DomainError } from '@sefira/platform/http/domain-error';
import type { BillingContext } from '../../context.ts';
import { cancelUpgradesFrom } from '../../data/orders/cancellations.ts';
import { findOrder, lockOrder, updateOrder } from '../../data/orders/orders.ts';
import { insertWholeRefund, lockWholeRefunds } from '../../data/orders/whole-refunds.ts';
import { lockWallet } from '../../data/wallets/ledger.ts';
import { publishRefund } from '../administration/publish-administration.ts';
import { publishWallet } from '../wallets/publish-wallet.ts';
import { continueRefund } from './continue-refund.ts';
import { likenessOfPayer } from './likeness-of-payer.ts';
import { previewRefund, readRefundBasis } from './preview-refund.ts';
import { takeBackCredits } from './undo-order.ts';

export interface RefundOrder {
  readonly orderId: string;
  readonly actor: string;
  readonly days: number;
  /** The amount that was shown. */
  readonly expectedCents: number;
  /** The administrator and the reason; null for a refund by the customer. */
  readonly administration: { readonly by: AuditActor; readonly reason: string } | null;
}

/**
 * Refunds an order: takes its unspent credits first, so that they cannot be spent meanwhile, then asks the provider; a
 * schedule repeats the request until it succeeds.
 * @throws DomainError REFUND_CLOSED, CONFLICT when the amount differs from the one that was shown
 */
export async function refundOrder(context: BillingContext, request: RefundOrder): Promise<void> {
  const now = context.clock();
  const basis = await readRefundBasis(context);
  await inTransaction(context, async (transaction) => {
    const order = await lockOrder(transaction, request.orderId);
    if (!order) throw new DomainError('NOT_FOUND');
    await lockWholeRefunds(transaction);
    await lockWallet(transaction, order.userId);
    const preview = await previewRefund(transaction, order, basis, request.days, now);
    if (!preview.isAllowed) throw new DomainError('REFUND_CLOSED', { message: preview.reason ?? '' });
    if (request.expectedCents !== preview.amountCents) {
      throw new DomainError('CONFLICT', {
        message: 'O valor da devolução mudou. Confira o novo valor e confirme.',
        data: { amountCents: preview.amountCents },
      });
    }
    await updateOrder(transaction, order.id, { refundingCents: preview.amountCents, refundActor: request.actor });
    if (order.kind === 'plan' && preview.creditsSpent > 0 && preview.deductedCents === 0) {
      await insertWholeRefund(transaction, likenessOfPayer(order, context.settings), order.id, now);
    }
    await takeBackCredits(transaction, order, { cause: 'refund', actor: request.actor }, now);
    await cancelUpgradesFrom(transaction, order.id, now);
    await publishWallet(transaction, context.schema, order.userId);
    if (request.administration)
      await publishRefund(context, transaction, order, preview.amountCents, request.administration);
  });
  const order = await findOrder(clientOf(context), request.orderId);
  if (order) await continueRefund(context, order);
}
