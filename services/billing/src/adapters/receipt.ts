import { type Order as OrderAnswer, receiptNumber } from '@sefira/contracts/billing/orders';
import { type Printout, renderPrintout } from '@sefira/contracts/reports/printouts';
import type { ServiceClient } from '@sefira/platform/http/service-client';

type Receipt = Extract<Printout, { kind: 'receipt' }>;

const issuer = { name: 'Sefira', document: null, email: null, address: null };

const methodNames: Readonly<Record<OrderAnswer['method'], string>> = {
  'credit-card': 'Cartão de crédito',
  pix: 'Pix',
  boleto: 'Boleto',
  paypal: 'PayPal',
};

/** Content of a receipt. `reference` is the provider's id of the payment. */
export function receiptPrintout(order: OrderAnswer & { readonly paidAt: string }, reference: string | null): Receipt {
  const { payer, card, discountCents, refundedAt, refundedCents } = order;
  return {
    kind: 'receipt',
    number: receiptNumber(order.id),
    issuer,
    payer: { name: payer.name, document: payer.cpf ? `CPF ${payer.cpf}` : null, email: payer.email, address: null },
    items: [{ description: order.description, detail: `Pedido ${order.id}`, amount: order.priceCents }],
    discount: discountCents,
    discountReason: 'Crédito do plano anterior',
    total: order.amountCents,
    method: card ? `${methodNames[order.method]} ${card.brand} final ${card.lastFour}` : methodNames[order.method],
    paidAt: order.paidAt,
    refundedAt: refundedCents > 0 ? refundedAt : null,
    refunded: refundedCents > 0 ? refundedCents : null,
    reference,
    note: 'Este recibo comprova o pagamento. Não é documento fiscal.',
  };
}

/** The receipt as a PDF, printed by reports. @throws DomainError UPSTREAM_TIMEOUT or DEPENDENCY_DOWN */
export function printReceipt(services: ServiceClient, printout: Receipt, requestId: string): Promise<Buffer> {
  return services.fetch(renderPrintout, { body: { printout }, requestId });
}
