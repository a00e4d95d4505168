import type { PayerAddress } from '@sefira/contracts/billing/payer-address';
import { hourMilliseconds } from '@sefira/platform/time/durations';
import * as z from 'zod/mini';
import type { PaymentRequest, PaymentStatus, ProviderPayment } from './payment-provider.ts';

/** The fields that are read of `GET /v1/payments/:id`; amounts are in reais with two decimals. */
const mercadoPagoPayment = z.object({
  id: z.union([z.number(), z.string()]),
  status: z.string(),
  status_detail: z.nullish(z.string()),
  external_reference: z.nullish(z.string()),
  currency_id: z.nullish(z.string()),
  transaction_amount: z.number(),
  transaction_amount_refunded: z.nullish(z.number()),
  payment_method_id: z.nullish(z.string()),
  date_of_expiration: z.nullish(z.string()),
  card: z.nullish(z.looseObject({ id: z.nullish(z.string()), last_four_digits: z.nullish(z.string()) })),
  transaction_details: z.nullish(
    z.looseObject({
      external_resource_url: z.nullish(z.string()),
      digitable_line: z.nullish(z.string()),
      barcode: z.nullish(z.looseObject({ content: z.nullish(z.string()) })),
    }),
  ),
  point_of_interaction: z.nullish(
    z.looseObject({
      transaction_data: z.nullish(
        z.looseObject({
          qr_code: z.nullish(z.string()),
          qr_code_base64: z.nullish(z.string()),
          ticket_url: z.nullish(z.string()),
        }),
      ),
    }),
  ),
});

const statuses: Readonly<Record<string, PaymentStatus>> = {
  pending: 'pending',
  authorized: 'review',
  in_process: 'review',
  in_mediation: 'approved',
  approved: 'approved',
  rejected: 'declined',
  cancelled: 'cancelled',
  refunded: 'refunded',
  charged_back: 'charged_back',
};

/** Texts for the most frequent refusals of Mercado Pago. */
const refusals: Readonly<Record<string, string>> = {
  cc_rejected_insufficient_amount: 'O cartão não tem limite para este valor.',
  cc_rejected_bad_filled_security_code: 'O código de segurança não confere.',
  cc_rejected_bad_filled_date: 'A validade do cartão não confere.',
  cc_rejected_bad_filled_other: 'Há dados do cartão que não conferem.',
  cc_rejected_card_disabled: 'Este cartão está desativado. Fale com o seu banco.',
  cc_rejected_call_for_authorize: 'O banco pede que você autorize o pagamento com ele.',
  cc_rejected_high_risk: 'O pagamento foi recusado por segurança. Tente outra forma de pagamento.',
};
const otherRefusal = 'O banco recusou o pagamento. Tente outro cartão ou fale com o seu banco.';

/** Reais with decimals to whole cents. */
function toCents(reais: number): number {
  return Math.round(reais * 100);
}

/** Maps a payment of Mercado Pago; `savedCard` is the reference to the stored card that was charged. */
export function toProviderPayment(answer: unknown, savedCard: string | null): ProviderPayment {
  const payment = z.parse(mercadoPagoPayment, answer);
  const detail = payment.status_detail ?? '';
  const isExpired = payment.status === 'cancelled' && detail === 'expired';
  // `reimbursed`: the seller won the dispute; the status stays `charged_back`.
  const isDisputeWon = payment.status === 'charged_back' && detail === 'reimbursed';
  const status = statuses[payment.status] ?? 'review';
  const lastFour = payment.card?.last_four_digits ?? null;
  return {
    id: String(payment.id),
    orderId: payment.external_reference ?? '',
    status: isExpired ? 'expired' : isDisputeWon ? 'approved' : status,
    amountCents: toCents(payment.transaction_amount),
    refundedCents: toCents(payment.transaction_amount_refunded ?? 0),
    isDisputeWon,
    currency: payment.currency_id ?? 'BRL',
    card: lastFour === null ? null : { brand: brandName(payment.payment_method_id ?? ''), lastFour },
    savedCard,
    failureReason: payment.status === 'rejected' ? (refusals[detail] ?? otherRefusal) : null,
    instructions: instructionsOf(payment),
  };
}

function instructionsOf(payment: z.infer<typeof mercadoPagoPayment>): ProviderPayment['instructions'] {
  const data = payment.point_of_interaction?.transaction_data;
  const end = payment.date_of_expiration ?? null;
  return {
    pix: data?.qr_code
      ? {
          copyPaste: data.qr_code,
          image: data.qr_code_base64 ? `data:image/png;base64,${data.qr_code_base64}` : null,
          expiresAt: end === null ? '' : new Date(end).toISOString(),
        }
      : null,
    boleto: boletoOf(payment.transaction_details, end),
    redirectUrl: data?.ticket_url ?? null,
  };
}

function boletoOf(
  details: z.infer<typeof mercadoPagoPayment>['transaction_details'],
  end: string | null,
): ProviderPayment['instructions']['boleto'] {
  if (!details?.digitable_line) return null;
  return {
    line: details.digitable_line,
    barcode: details.barcode?.content ?? '',
    dueDate: (end ?? '').slice(0, 10),
    pdfUrl: details.external_resource_url ?? null,
  };
}

function brandName(method: string): string {
  return { visa: 'Visa', master: 'Mastercard', amex: 'American Express' }[method] ?? method;
}

const methodIds = { pix: 'pix', boleto: 'bolbradesco' } as const;

const brasiliaOffset = 3 * hourMilliseconds;

/** `yyyy-MM-ddTHH:mm:ss.SSS-03:00`, the only documented format. */
function brasiliaTime(time: Date): string {
  return new Date(time.getTime() - brasiliaOffset).toISOString().replace('Z', '-03:00');
}

/** `payer.address`, required for every boleto since 2024-05-31. */
function addressOf({ zipCode, street, number, neighborhood, city, state }: PayerAddress) {
  return {
    zip_code: zipCode,
    street_name: street,
    street_number: number,
    neighborhood,
    city,
    federal_unit: state,
  };
}

/** The body of `POST /v1/payments`. */
export function toMercadoPagoRequest(request: PaymentRequest, notificationUrl: string) {
  const [firstName = request.payer.name, ...others] = request.payer.name.split(' ');
  return {
    transaction_amount: request.amountCents / 100,
    description: request.description,
    external_reference: request.orderId,
    notification_url: notificationUrl,
    statement_descriptor: 'SEFIRA',
    payer: {
      email: request.payer.email,
      first_name: firstName,
      last_name: others.join(' ') || firstName,
      identification: { type: 'CPF', number: request.payer.cpf },
      ...(request.payer.address ? { address: addressOf(request.payer.address) } : {}),
    },
    ...(request.expiresAt ? { date_of_expiration: brasiliaTime(request.expiresAt) } : {}),
    ...(request.method === 'pix' || request.method === 'boleto'
      ? { payment_method_id: methodIds[request.method] }
      : {}),
  };
}
