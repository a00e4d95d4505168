import { receiptNumber } from '@sefira/contracts/billing/orders';
import { DomainError } from '@sefira/platform/http/domain-error';
import { printReceipt, receiptPrintout } from '../../adapters/receipt.ts';
import type { BillingContext } from '../../context.ts';
import type { OrderWithPayments } from '../../data/orders/orders.ts';
import { presentOrder } from '../../presenters/order.ts';
import { readOwnOrder } from './read-orders.ts';

/**
 * Renders the receipt of a paid order as a PDF.
 * @throws DomainError NOT_FOUND, CONFLICT (not paid), UPSTREAM_TIMEOUT, DEPENDENCY_DOWN
 */
export async function readReceipt(
  context: BillingContext,
  userId: string,
  id: string,
  requestId: string,
): Promise<{ readonly pdf: Buffer; readonly number: string }> {
  const order = await readOwnOrder(context, userId, id);
  const { paidAt, ...shown } = presentOrder(order, context.settings.PAYER_KEY, context.clock());
  if (paidAt === null) {
    throw new DomainError('CONFLICT', { message: 'Este pedido ainda não foi pago, por isso não tem recibo.' });
  }
  const printout = receiptPrintout({ ...shown, paidAt }, paidBy(order));
  return { pdf: await printReceipt(context.services, printout, requestId), number: receiptNumber(order.id) };
}

/** The provider's id of the payment that paid an order; refused attempts are ignored. */
function paidBy({ payments }: OrderWithPayments): string | null {
  const received = payments.find(({ status }) => ['approved', 'refunded', 'charged_back'].includes(status));
  return received?.providerPaymentId ?? null;
}
