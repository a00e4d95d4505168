import { getBoletoInfo } from '@brazilian-utils/brazilian-utils/get-boleto-info';
import { getPixPayloadInfo } from '@brazilian-utils/brazilian-utils/get-pix-payload-info';
import { isValidBoleto } from '@brazilian-utils/brazilian-utils/is-valid-boleto';
import { dueDateFactor, makeBoleto } from '@sefira/embedded/payment-sandbox/boleto';
import { type PaymentSandbox, startPaymentSandbox } from '@sefira/embedded/payment-sandbox/sandbox';
import { findPort } from '@sefira/embedded/ports';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';

const key = 'k'.repeat(43);
let sandbox: PaymentSandbox;

beforeAll(async () => {
  sandbox = await startPaymentSandbox({ port: await findPort(), key, shopOrigins: ['http://sefira.test'] });
});
afterAll(() => sandbox?.[Symbol.asyncDispose]());

async function call(method: 'GET' | 'POST', path: string, body?: object, headers: Record<string, string> = {}) {
  const answer = await fetch(sandbox.url + path, {
    method,
    headers: { ...(body ? { 'content-type': 'application/json' } : {}), ...headers },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const text = await answer.text();
  const isJson = answer.headers.get('content-type')?.includes('json');
  const content = answerShape.parse(isJson ? JSON.parse(text) : {});
  return { status: answer.status, headers: answer.headers, text, body: content };
}

/** Whatever the sandbox answers: payments, tokens, problems. */
const answerShape = z.looseObject({
  id: z.string().default(''),
  status: z.string().default(''),
  token: z.string().default(''),
  payUrl: z.string().default('http://none/'),
  pdfUrl: z.string().nullable().default(null),
  pixImageUrl: z.string().nullable().default(null),
  pix: z.object({ copyPaste: z.string() }).nullable().default(null),
  boleto: z.object({ line: z.string() }).nullable().default(null),
  problems: z.record(z.string(), z.string()).default({}),
});

const shop = { authorization: `Bearer ${key}` };

function pay(method: string, extra: object = {}, idempotencyKey = crypto.randomUUID() as string) {
  const payment = {
    orderId: crypto.randomUUID(),
    description: 'Plano Premium, mensal',
    amountCents: 5990,
    method,
    payer: { name: 'Ana Célia', email: 'ana@sefira.test', cpf: '52998224725' },
    cardToken: null,
    savedCard: null,
    expiresAt: null,
    notificationUrl: 'http://127.0.0.1:9/',
    ...extra,
  };
  return call('POST', '/v1/payments', payment, { ...shop, 'x-idempotency-key': idempotencyKey });
}

describe('boleto', () => {
  it('begins again at 1000 on 2025-02-22', () => {
    expect(dueDateFactor('2025-02-22')).toBe(1000);
    expect(dueDateFactor('2026-11-26')).toBe(1642);
  });

  it('computes check digits and encodes every date and amount', () => {
    const dates = fc.date({ min: new Date('2025-02-22'), max: new Date('2045-01-01'), noInvalidDate: true });
    const isRight = (date: Date, amountCents: number, reference: number): void => {
      const dueDate = date.toISOString().slice(0, 10);
      const { line, barcode } = makeBoleto({ dueDate, amountCents, reference });
      expect(line).toMatch(/^\d{47}$/);
      expect(barcode).toMatch(/^\d{44}$/);
      expect(isValidBoleto(line)).toBe(true);
      const info = getBoletoInfo(line, { referenceDate: date });
      expect(info?.amount).toBe(amountCents);
      const read = info?.expirationDate;
      const local = read && new Date(read.getTime() - read.getTimezoneOffset() * 60_000);
      expect(local?.toISOString().slice(0, 10)).toBe(dueDate);
    };
    fc.assert(fc.property(dates, fc.integer({ min: 1, max: 99_999_999 }), fc.nat(999_999), isRight));
  });
});

describe('payment sandbox', () => {
  it('makes a valid BR Code with the sum, and one payment for each key', async () => {
    const first = await pay('pix', {}, 'same');
    const second = await pay('pix', {}, 'same');
    expect(first.status).toBe(201);
    expect(second.body.id).toBe(first.body.id);
    expect(getPixPayloadInfo(first.body.pix?.copyPaste ?? '')).toMatchObject({ amount: 59.9 });
    const picture = await call('GET', new URL(first.body.pixImageUrl ?? '').pathname);
    expect(picture.headers.get('content-type')).toBe('image/png');
  });

  it('is due in three business days and has a paper', async () => {
    const { body } = await pay('boleto');
    expect(isValidBoleto(body.boleto?.line ?? '')).toBe(true);
    const boleto = await call('GET', new URL(body.pdfUrl ?? '').pathname);
    expect(boleto.text.slice(0, 5)).toBe('%PDF-');
  });

  it('recognises its test cards, validates input and accepts a token once', async () => {
    const card = { number: '4242 4242 4242 4242', expiry: '12/40', cvv: '123', holder: 'ANA CELIA' };
    const { body: token } = await call('POST', '/v1/card_tokens', card);
    expect(token).toMatchObject({ brand: 'Visa', lastFour: '4242' });
    const paid = await pay('credit-card', { cardToken: token.token });
    expect(paid.body).toMatchObject({ status: 'approved', card: { brand: 'Visa', lastFour: '4242' } });
    expect(JSON.stringify(paid.body)).not.toContain('4242424242424242');
    expect((await pay('credit-card', { cardToken: token.token })).status).toBe(400);
    const wrong = await call('POST', '/v1/card_tokens', { ...card, number: '4242 4242 4242 4241', expiry: '01/20' });
    expect(wrong.body.problems).toMatchObject({
      number: 'Número de cartão inválido.',
      expiry: 'Este cartão está vencido.',
    });
    const empty = await call('POST', '/v1/card_tokens', { number: '', expiry: '', cvv: '', holder: '' });
    expect(empty.body.problems).toEqual({
      number: 'Informe o número.',
      expiry: 'Informe a validade.',
      cvv: 'Informe o código.',
      holder: 'Informe o nome impresso no cartão.',
    });
    for (const [number, status] of [
      ['4000000000000002', 'declined'],
      ['4000000000009235', 'review'],
      ['4000000000000069', 'declined'],
    ]) {
      const { body } = await call('POST', '/v1/card_tokens', { ...card, number });
      expect((await pay('credit-card', { cardToken: body.token })).body.status).toBe(status);
    }
  });

  it('lets time pass: what is past its time ends', async () => {
    const { body } = await pay('pix', { expiresAt: new Date(Date.now() + 1_800_000).toISOString() });
    await call('POST', '/control/clock', { moveSeconds: 1801 });
    expect((await call('GET', `/v1/payments/${body.id}`, undefined, shop)).body.status).toBe('expired');
    await call('POST', '/control/clock', { moveSeconds: -1801 });
  });

  it('shows its pages to its shop and refuses API calls without the key', async () => {
    const { body } = await pay('paypal');
    const page = await call('GET', new URL(body.payUrl).pathname);
    expect(page.text).toContain('Aguardando pagamento');
    expect(page.headers.get('content-security-policy')).toContain('frame-ancestors http://sefira.test');
    expect((await call('GET', '/')).text).toContain('Cartões de teste');
    expect((await call('GET', '/card-fields')).text).toContain('cc-number');
    expect((await call('GET', `/v1/payments/${body.id}`)).status).toBe(401);
    expect((await call('GET', `/v1/payments/${body.id}`, undefined, { authorization: 'Bearer x' })).status).toBe(401);
  });
});
