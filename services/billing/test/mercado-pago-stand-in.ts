import { createHmac } from 'node:crypto';

/** A call of the official SDK. */
export interface SeenCall {
  readonly method: string;
  readonly path: string;
  readonly body: Record<string, unknown>;
  readonly headers: Headers;
}

/** The used part of Mercado Pago's API by its reference, behind the `fetch` of the SDK. */
export interface MercadoPagoStandIn extends Disposable {
  readonly calls: readonly SeenCall[];
  /** Sets the state of a payment. */
  set(id: string, change: Record<string, unknown>): void;
  /** Returns the newest payment of an order. */
  paymentOf(orderId: string): string;
  /** Fails the next call of this kind. */
  failNext(start: string, status: number): void;
}

const host = 'https://api.mercadopago.com';

const fixedAnswers: Readonly<Record<string, [number, unknown]>> = {
  'GET /v1/customers/search': [200, { results: [] }],
  'POST /v1/customers': [201, { id: 'customer-1' }],
  'POST /v1/customers/customer-1/cards': [201, { id: '9001' }],
  'POST /v1/card_tokens': [201, { id: 'token-of-the-kept-card' }],
};

export function mercadoPagoStandIn(): MercadoPagoStandIn {
  const real = globalThis.fetch;
  const calls: SeenCall[] = [];
  const payments = new Map<string, Record<string, unknown>>();
  const failing = new Map<string, number>();

  function created({ body }: SeenCall): Record<string, unknown> {
    const id = 1_320_000_000 + payments.size;
    const isCard = typeof body.token === 'string';
    const payment = {
      id,
      status: isCard ? 'approved' : 'pending',
      status_detail: isCard ? 'accredited' : 'pending_waiting_transfer',
      external_reference: body.external_reference,
      currency_id: 'BRL',
      transaction_amount: body.transaction_amount,
      transaction_amount_refunded: 0,
      payment_method_id: body.payment_method_id ?? 'visa',
      date_of_expiration: body.date_of_expiration ?? null,
      card: isCard ? { id: '9001', last_four_digits: '4242' } : null,
      ...(body.payment_method_id === 'pix'
        ? { point_of_interaction: { transaction_data: { qr_code: '00020126580014br.gov.bcb.pix6304ABCD' } } }
        : {}),
    };
    payments.set(String(id), payment);
    return payment;
  }

  function answerOfPayment(call: SeenCall, payment: Record<string, unknown> | undefined): [number, unknown] {
    if (!payment) return [404, { message: 'Payment not found', error: 'not_found', status: 404 }];
    if (call.method === 'PUT') return [200, Object.assign(payment, call.body)];
    if (!call.path.endsWith('/refunds')) return [200, payment];
    Object.assign(payment, { status: 'refunded', transaction_amount_refunded: payment.transaction_amount });
    return [201, { id: 1, status: 'approved' }];
  }

  function answer(call: SeenCall): [number, unknown] {
    const { pathname, searchParams } = new URL(call.path, host);
    const known = fixedAnswers[`${call.method} ${pathname}`];
    if (known) return known;
    if (`${call.method} ${pathname}` === 'POST /v1/payments') return [201, created(call)];
    if (pathname !== '/v1/payments/search') return answerOfPayment(call, payments.get(pathname.split('/')[3] ?? ''));
    const order = searchParams.get('external_reference');
    return [200, { results: [...payments.values()].filter((one) => one.external_reference === order) }];
  }

  globalThis.fetch = async (input, init) => {
    const address = String(input instanceof Request ? input.url : input);
    if (!address.startsWith(host)) return real(input, init);
    const call: SeenCall = {
      method: init?.method ?? 'GET',
      path: address.slice(host.length),
      body: typeof init?.body === 'string' ? JSON.parse(init.body) : {},
      headers: new Headers(init?.headers),
    };
    calls.push(call);
    const failed = [...failing].find(([start]) => `${call.method} ${call.path}`.startsWith(start));
    if (failed) failing.delete(failed[0]);
    const [status, body] = failed ? [failed[1], { message: 'refused', status: failed[1] }] : answer(call);
    return Response.json(body, { status });
  };

  return {
    calls,
    set: (id, change) => void Object.assign(payments.get(id) ?? {}, change),
    paymentOf: (orderId) =>
      String([...payments.values()].findLast((one) => one.external_reference === orderId)?.id ?? ''),
    failNext: (start, status) => void failing.set(start, status),
    [Symbol.dispose]() {
      globalThis.fetch = real;
    },
  };
}

/** The `x-signature` of a notice: HMAC-SHA256 over `id:…;request-id:…;ts:…;` ("Validar origem", Webhooks). */
export function signNotice(notice: {
  readonly paymentId: string;
  readonly requestId: string;
  readonly time: string;
  readonly secret: string;
}): string {
  const { paymentId, requestId, time, secret } = notice;
  const manifest = `id:${paymentId};request-id:${requestId};ts:${time};`;
  return `ts=${time},v1=${createHmac('sha256', secret).update(manifest).digest('hex')}`;
}
