import { clientOf } from '@sefira/database/access';
import { DomainError } from '@sefira/platform/http/domain-error';
import type { BillingContext } from '../../context.ts';
import { failOrder, type OrderWithPayments } from '../../data/orders/orders.ts';
import { applyPayment } from '../payments/apply-payment.ts';
import { providerOf } from '../payments/provider-of.ts';
import { readOwnOrder } from './read-orders.ts';

const cancelledByCustomer = 'Cancelado por você.';

/** Cancels an unpaid order, at the provider too. @throws DomainError NOT_FOUND, CONFLICT, DEPENDENCY_DOWN */
export async function cancelOrder(context: BillingContext, userId: string, id: string): Promise<OrderWithPayments> {
  const order = await readOwnOrder(context, userId, id);
  if (order.status !== 'pending') {
    throw new DomainError('CONFLICT', { message: 'Só um pedido que aguarda pagamento pode ser cancelado.' });
  }
  const provider = providerOf(context, order);
  for (const { providerPaymentId } of order.payments) {
    await provider.cancelPayment(providerPaymentId);
    const payment = await provider.readPayment(providerPaymentId);
    if (payment) await applyPayment(context, provider, payment);
  }
  await failOrder(clientOf(context), order.id, cancelledByCustomer);
  return readOwnOrder(context, userId, id);
}
