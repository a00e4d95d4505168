import { createHmac, timingSafeEqual } from 'node:crypto';
import { DomainError } from '@sefira/platform/http/domain-error';
import { parseJson } from '@sefira/platform/text/parse-json';
import * as z from 'zod/mini';
import type { PaymentProvider, PaymentRequest, ProviderPayment } from './payment-provider.ts';

const sandboxPayment = z.object({
  id: z.string(),
  orderId: z.string(),
  status: z.enum(['pending', 'review', 'approved', 'declined', 'cancelled', 'expired', 'refunded', 'charged_back']),
  amountCents: z.int(),
  refundedCents: z.int(),
  currency: z.string(),
  method: z.enum(['credit-card', 'pix', 'boleto', 'paypal']),
  card: z.nullable(z.object({ brand: z.string(), lastFour: z.string() })),
  savedCard: z.nullable(z.string()),
  failureReason: z.nullable(z.string()),
  isDisputeWon: z.boolean(),
  pix: z.nullable(z.object({ copyPaste: z.string() })),
  boleto: z.nullable(z.object({ line: z.string(), barcode: z.string(), dueDate: z.string() })),
  expiresAt: z.nullable(z.string()),
  payUrl: z.string(),
  pdfUrl: z.nullable(z.string()),
  pixImageUrl: z.nullable(z.string()),
});

const noticeBody = z.object({ id: z.string(), type: z.literal('payment'), data: z.object({ id: z.string() }) });

const timeoutMilliseconds = 10_000;
/** Maximum age of a signature. */
const toleranceSeconds = 300;

export interface SandboxOptions {
  readonly url: string;
  readonly key: string;
  readonly notificationUrl: string;
  /** Wall-clock time for signatures, independent of a simulated clock. */
  readonly seconds: () => number;
}

/** Client of the payment sandbox (libs/embedded/src/payment-sandbox). */
export function createSandboxProvider({ url, key, notificationUrl, seconds }: SandboxOptions): PaymentProvider {
  const base = url.replace(/\/+$/, '');

  async function call(method: 'GET' | 'POST', path: string, body?: object, idempotencyKey?: string): Promise<unknown> {
    const answer = await fetch(base + path, {
      method,
      headers: {
        authorization: `Bearer ${key}`,
        ...(body ? { 'content-type': 'application/json' } : {}),
        ...(idempotencyKey ? { 'x-idempotency-key': idempotencyKey } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
      signal: AbortSignal.timeout(timeoutMilliseconds),
    }).catch((cause: unknown) => {
      throw new DomainError('DEPENDENCY_DOWN', { cause, retryAfterSeconds: 5 });
    });
    if (answer.status === 404) return null;
    const content: unknown = await answer.json().catch(() => null);
    if (answer.ok) return content;
    if (answer.status >= 500 || answer.status === 401)
      throw new DomainError('DEPENDENCY_DOWN', { retryAfterSeconds: 5 });
    const refusal = z.safeParse(z.object({ message: z.string() }), content);
    throw new DomainError('CONFLICT', { message: refusal.success ? refusal.data.message : 'Pagamento recusado.' });
  }

  return {
    name: 'sandbox',
    methods: ['credit-card', 'pix', 'boleto', 'paypal'],
    cardFieldsUrl: `${base}/card-fields`,
    publicKey: null,
    async createPayment(request) {
      return toPayment(await call('POST', '/v1/payments', requestBody(request, notificationUrl), request.key));
    },
    async readPayment(id) {
      const found = await call('GET', `/v1/payments/${encodeURIComponent(id)}`);
      return found === null ? null : toPayment(found);
    },
    async findPayments(orderId) {
      const found = await call('GET', `/v1/payments?orderId=${encodeURIComponent(orderId)}`);
      return z.parse(z.object({ results: z.array(z.unknown()) }), found).results.map(toPayment);
    },
    async cancelPayment(id) {
      await call('POST', `/v1/payments/${encodeURIComponent(id)}/cancel`);
    },
    async refund({ paymentId, amountCents, key: idempotencyKey }) {
      await call('POST', `/v1/payments/${encodeURIComponent(paymentId)}/refunds`, { amountCents }, idempotencyKey);
    },
    verifyWebhook({ headers, body }) {
      if (!isSigned(headers['x-signature'], body, key, seconds())) return null;
      const message = noticeBody.safeParse(parseJson(body.toString('utf8')));
      return message.success ? { eventId: message.data.id, paymentId: message.data.data.id } : null;
    },
  };
}

function requestBody(request: PaymentRequest, notificationUrl: string): object {
  const { card } = request;
  return {
    orderId: request.orderId,
    description: request.description,
    amountCents: request.amountCents,
    method: request.method,
    payer: request.payer,
    cardToken: card && 'token' in card ? card.token : null,
    savedCard: card && 'saved' in card ? card.saved : null,
    expiresAt: request.expiresAt?.toISOString() ?? null,
    notificationUrl,
  };
}

function toPayment(answer: unknown): ProviderPayment {
  const payment = z.parse(sandboxPayment, answer);
  const { pix, boleto, expiresAt } = payment;
  return {
    id: payment.id,
    orderId: payment.orderId,
    status: payment.status,
    amountCents: payment.amountCents,
    refundedCents: payment.refundedCents,
    isDisputeWon: payment.isDisputeWon,
    currency: payment.currency,
    card: payment.card,
    savedCard: payment.savedCard,
    failureReason: payment.failureReason,
    instructions: {
      pix: pix && { copyPaste: pix.copyPaste, image: null, expiresAt: expiresAt ?? '' },
      boleto: boleto && { ...boleto, pdfUrl: payment.pdfUrl },
      redirectUrl: payment.payUrl,
    },
  };
}

function isSigned(header: string | string[] | undefined, body: Buffer, key: string, nowSeconds: number): boolean {
  const match = /^ts=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(typeof header === 'string' ? header : '');
  if (!match?.[1] || !match[2] || Math.abs(nowSeconds - Number(match[1])) > toleranceSeconds) return false;
  const right = createHmac('sha256', key).update(`${match[1]}.`).update(body).digest();
  return timingSafeEqual(right, Buffer.from(match[2], 'hex'));
}
