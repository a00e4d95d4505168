import { DomainError } from '@sefira/platform/http/domain-error';
import { parseJson } from '@sefira/platform/text/parse-json';
import {
  CardToken,
  Customer,
  CustomerCard,
  InvalidWebhookSignatureError,
  MercadoPagoConfig,
  MercadoPagoError,
  MPNotFoundError,
  Payment,
  PaymentRefund,
  WebhookSignatureValidator,
} from 'mercadopago';
import * as z from 'zod/mini';
import { toMercadoPagoRequest, toProviderPayment } from './mercado-pago-payment.ts';
import type { Payer, PaymentProvider, PaymentRequest } from './payment-provider.ts';

export interface MercadoPagoOptions {
  readonly accessToken: string;
  readonly publicKey: string | null;
  /** Newest first; the older one is accepted during a rotation. */
  readonly webhookSecrets: readonly string[];
  readonly notificationUrl: string;
}

/** Two attempts stay within the timeout of a call to billing; reconciliation finds a payment without a response. */
const calls = { timeout: 6000, maxRetries: 1, initialDelay: 500 } as const;
const toleranceMilliseconds = 300_000;

const noticeBody = z.object({
  id: z.union([z.number(), z.string()]),
  type: z.literal('payment'),
  data: z.object({ id: z.union([z.number(), z.string()]) }),
});

/** Mercado Pago by its official SDK: card by token, PIX, boleto, refunds, signed webhooks. */
export function createMercadoPago(options: MercadoPagoOptions): PaymentProvider {
  const config = new MercadoPagoConfig({
    accessToken: options.accessToken,
    options: calls,
  });
  const payments = new Payment(config);
  const refunds = new PaymentRefund(config);
  const cards = new CustomerCard(config);
  const customers = new Customer(config);
  const tokens = new CardToken(config);

  async function customerOf(payer: Payer): Promise<string> {
    const found = await customers.search({ options: { email: payer.email } });
    const known = found.results?.[0]?.id;
    if (known) return known;
    const made = await customers.create({ body: { email: payer.email } });
    if (!made.id) throw new DomainError('DEPENDENCY_DOWN');
    return made.id;
  }

  /** Stores the card with its customer first, then charges a token of the stored card, so that renewals can charge it. */
  async function cardToCharge(
    request: PaymentRequest,
  ): Promise<{ token: string; customer: string; saved: string } | null> {
    const { card } = request;
    if (card === null) return null;
    let saved: string;
    if ('saved' in card) {
      saved = card.saved;
    } else {
      const customer = await customerOf(request.payer);
      const stored = await cards.create({ customerId: customer, body: { token: card.token } });
      saved = `${customer}:${stored.id}`;
    }
    const [customer = '', cardId = ''] = saved.split(':');
    const { id: token } = await tokens.create({ body: { card_id: cardId, customer_id: customer } });
    if (!token) throw new DomainError('DEPENDENCY_DOWN');
    return { token, customer, saved };
  }

  return {
    name: 'mercadopago',
    methods: ['credit-card', 'pix', 'boleto'],
    cardFieldsUrl: null,
    publicKey: options.publicKey,
    createPayment: (request) =>
      translated(async () => {
        const card = await cardToCharge(request);
        const body = toMercadoPagoRequest(request, options.notificationUrl);
        const answer = await payments.create({
          body: card
            ? {
                ...body,
                token: card.token,
                installments: 1,
                payer: { ...body.payer, type: 'customer', id: card.customer },
              }
            : body,
          requestOptions: { idempotencyKey: request.key },
        });
        return toProviderPayment(answer, card?.saved ?? null);
      }),
    async readPayment(id) {
      try {
        return toProviderPayment(await translated(() => payments.get({ id })), null);
      } catch (error) {
        if (error instanceof DomainError && error.details.cause instanceof MPNotFoundError) return null;
        throw error;
      }
    },
    findPayments: (orderId) =>
      translated(async () => {
        const found = await payments.search({ options: { external_reference: orderId } });
        return (found.results ?? []).map((payment) => toProviderPayment(payment, null));
      }),
    cancelPayment: (id) =>
      translated(async () => {
        await payments.cancel({ id });
      }),
    refund: ({ paymentId, amountCents, key }) =>
      translated(async () => {
        const body = { amount: amountCents / 100 };
        await refunds.create({ payment_id: paymentId, body, requestOptions: { idempotencyKey: key } });
      }),
    verifyWebhook({ headers, query, body }) {
      const dataId = query['data.id']?.toLowerCase();
      const isSigned = options.webhookSecrets.some((secret) =>
        isValid({ xSignature: headers['x-signature'], xRequestId: headers['x-request-id'], dataId, secret }),
      );
      if (!isSigned || !isFresh(headers['x-signature'], Date.now())) return null;
      const message = noticeBody.safeParse(parseJson(body.toString('utf8')));
      if (!message.success || String(message.data.data.id) !== dataId) return null;
      return { eventId: String(message.data.id), paymentId: String(message.data.data.id) };
    },
  };
}

function isValid(message: {
  readonly xSignature: string | string[] | undefined;
  readonly xRequestId: string | string[] | undefined;
  readonly dataId: string | undefined;
  readonly secret: string;
}): boolean {
  try {
    WebhookSignatureValidator.validate(message);
    return true;
  } catch (error) {
    if (error instanceof InvalidWebhookSignatureError) return false;
    throw error;
  }
}

/**
 * Signed within the last five minutes. Their documentation shows the time of a signature in seconds and in milliseconds; the
 * SDK's own check takes it for seconds and would refuse the latter.
 */
function isFresh(signature: string | string[] | undefined, now: number): boolean {
  const digits = /(?:^|,)\s*ts\s*=\s*(\d{1,16})\s*(?:,|$)/.exec(String(signature ?? ''))?.[1] ?? '';
  const signedAt = digits.length > 11 ? Number(digits) : Number(digits) * 1000;
  return digits !== '' && Math.abs(now - signedAt) <= toleranceMilliseconds;
}

/** Translates errors of the SDK: a rejected request is CONFLICT, everything else DEPENDENCY_DOWN. */
async function translated<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (cause) {
    if (cause instanceof DomainError) throw cause;
    const isOurs =
      cause instanceof MercadoPagoError && cause.status >= 400 && cause.status < 500 && cause.status !== 401;
    if (isOurs && cause.status !== 429) {
      throw new DomainError('CONFLICT', { message: 'O provedor não aceitou este pagamento. Confira os dados.', cause });
    }
    throw new DomainError('DEPENDENCY_DOWN', { cause, retryAfterSeconds: 5 });
  }
}
