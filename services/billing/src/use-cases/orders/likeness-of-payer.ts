import { likenessesOf, openPayer, payerHashes } from '../../adapters/payer.ts';
import type { BillingContext } from '../../context.ts';
import type { OrderWithPayments } from '../../data/orders/orders.ts';
import type { PayerLikeness } from '../../data/orders/whole-refunds.ts';

/** Identifiers that recognise the payer of an order across accounts. */
export function likenessOfPayer(order: OrderWithPayments, settings: BillingContext['settings']): PayerLikeness {
  const paid = order.payments.find(({ status }) => status === 'approved');
  const payer = openPayer(order, settings.PAYER_KEY);
  const { documentHash = null, cardHash = null } = likenessesOf(order, paid?.card ?? null, settings);
  const mailboxHash = payer ? payerHashes(payer, settings).mailboxHash : null;
  return { userId: order.userId, documentHash, cardHash, mailboxHash };
}
