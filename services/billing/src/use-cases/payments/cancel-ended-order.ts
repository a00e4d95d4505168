import { clientOf } from '@sefira/database/access';
import { DomainError } from '@sefira/platform/http/domain-error';
import type { BillingContext } from '../context.ts';
import type { Order } from '../data/orders.ts';
import { applyAll } from '../data/process-webhook-notice.ts';
import { providerOf } from '../data/start-payment.ts';

const batch = 200;

/**
 * Cancelled orders with payments that are still open at the provider.
 * @param userId restricts to the orders of this person
 */
export function findEndedOrders(
  context: Pick<BillingContext, 'database' | 'clock'>,
  userId?: string,
): Promise<readonly Order[]> {
  return clientOf(context).order.findMany({
    where: { cancellingSince: { lte: context.clock() }, ...(userId === undefined ? {} : { userId }) },
    orderBy: { cancellingSince: 'asc' },
    take: batch,
  });
}

/**
 * Cancels the open payments of a cancelled order at its provider, then applies their state: money that arrived first is
 * refunded. Idempotent.
 * @throws DomainError DEPENDENCY_DOWN while the provider is unavailable
 */
export async function cancelEndedOrder(context: BillingContext, order: Order): Promise<void> {
  const provider = providerOf(context, order);
  for (const { id, status } of await provider.findPayments(order.id)) {
    if (status !== 'pending' && status !== 'review') continue;
    await provider.cancelPayment(id).catch((error: unknown) => {
      // Paid meanwhile: applied below.
      if (!(error instanceof DomainError) || error.code !== 'CONFLICT') throw error;
    });
  }
  await applyAll(context, provider, await provider.findPayments(order.id));
  await clientOf(context).order.update({ where: { id: order.id }, data: { cancellingSince: null } });
}
