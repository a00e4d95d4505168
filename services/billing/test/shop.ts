import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { receiveWebhook } from '@sefira/contracts/billing/catalogue';
import { createOrder, type Order, order as orderShape, readOrder } from '@sefira/contracts/billing/orders';
import { identityHeader, visitorIdentity } from '@sefira/contracts/shared/identity';
import type { RouteRequest } from '@sefira/contracts/shared/route';
import { startPaymentSandbox } from '@sefira/embedded/payment-sandbox/sandbox';
import { findPort } from '@sefira/embedded/ports';
import { newId } from '@sefira/platform/time/identifiers';
import {
  createTestEnvironment,
  person,
  type ServiceUnderTest,
  startService,
  type TestAnswer,
  type TestEnvironment,
} from '@sefira/testing/test-environment';
import { expect } from 'vitest';
import * as z from 'zod/mini';
import { definition } from '../src/definition.ts';
import { billingEnvironment } from './billing-fixture.ts';

/** Billing with the payment sandbox, and a proxy that forwards webhooks as the gateway does. */
export interface Shop extends AsyncDisposable {
  readonly testEnvironment: TestEnvironment;
  readonly billing: ServiceUnderTest;
  readonly sandboxUrl: string;
  readonly key: string;
  /** Address of the webhooks. */
  readonly hookUrl: string;
  readonly clock: { now: Date };
  control(path: string, body?: object): Promise<void>;
  token(number: string): Promise<string>;
  order(userId: string, what: Partial<OrderBody>, options?: { idempotencyKey?: string }): Promise<TestAnswer>;
  /** Creates an order and expects success. */
  bought(userId: string, what: Partial<OrderBody>): Promise<Order>;
  read(userId: string, orderId: string): Promise<Order>;
  /** Returns the provider's id of the newest payment of an order. */
  paymentOf(orderId: string): Promise<string>;
  /** Returns the payments of an order at the provider, newest first. */
  payments(orderId: string): Promise<readonly SandboxPayment[]>;
  /** Returns the payments of orders at the provider, by order, newest first. */
  paymentsOf(orderIds: readonly string[]): Promise<ReadonlyMap<string, readonly SandboxPayment[]>>;
}

/** Number of orders of one call for payments: their ids fit into an address. */
const ordersInOneCall = 200;

type OrderBody = RouteRequest<typeof createOrder>['body'];

const sandboxPayment = z.object({
  id: z.string(),
  orderId: z.string(),
  status: z.string(),
  amountCents: z.int(),
  refundedCents: z.int(),
});
export type SandboxPayment = z.infer<typeof sandboxPayment>;

const testCpf = '529.982.247-25';

export async function openShop(environment: Readonly<Record<string, string>> = {}): Promise<Shop> {
  const stack = new AsyncDisposableStack();
  const testEnvironment = stack.use(await createTestEnvironment());
  const key = randomBytes(32).toString('base64url');
  const clock = { now: new Date() };
  const webhookProxy = { target: '' };
  const signer = testEnvironment.keys.signer('gateway', () => clock.now);
  const server = createServer((request, response) => {
    buffer(request)
      .then((body) =>
        fetch(`${webhookProxy.target}${(request.url ?? '').replace(/^\/api/, '')}`, {
          method: 'POST',
          body,
          headers: {
            [identityHeader]: signer.sign(visitorIdentity, 'billing'),
            'content-type': request.headers['content-type'] ?? '',
            'x-signature': String(request.headers['x-signature'] ?? ''),
          },
        }),
      )
      .then(
        (answer) => response.writeHead(answer.status).end(),
        () => response.writeHead(502).end(),
      );
  });
  const port = await findPort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  stack.defer(() => {
    server.closeAllConnections();
    server.close();
  });
  const publicUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const sandbox = stack.use(
    await startPaymentSandbox({ port: await findPort(), key, shopOrigins: ['http://sefira.test'] }),
  );
  const billing = stack.use(
    await startService(definition, testEnvironment, {
      environment: {
        ...billingEnvironment,
        PUBLIC_URL: publicUrl,
        PAYMENT_SANDBOX_URL: sandbox.url,
        PAYMENT_SANDBOX_KEY: key,
        BILLING_SWEEP_SECONDS: '0.1',
        ...environment,
      },
      clock: () => clock.now,
    }),
  );
  webhookProxy.target = billing.running.url;

  async function post(path: string, body: object): Promise<unknown> {
    const answer = await fetch(sandbox.url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    expect(answer.status, path).toBeLessThan(300);
    return answer.json();
  }

  const shop: Shop = {
    testEnvironment,
    billing,
    sandboxUrl: sandbox.url,
    key,
    hookUrl: `${publicUrl}/api${receiveWebhook.path.replace(':provider', 'sandbox')}`,
    clock,
    async control(path, body = {}) {
      await post(`/control/${path}`, body);
    },
    async token(number) {
      const card = { number, expiry: '12/40', cvv: number.startsWith('37') ? '1234' : '123', holder: 'ANA CELIA' };
      return z.parse(z.object({ token: z.string() }), await post('/v1/card_tokens', card)).token;
    },
    order: (userId, what, options = {}) =>
      billing.send(createOrder, {
        as: person(userId),
        body: { method: 'pix', name: 'Ana Célia', email: 'ana@sefira.test', cpf: testCpf, ...what },
        headers: { 'idempotency-key': options.idempotencyKey ?? newId() },
      }),
    async bought(userId, what) {
      const answer = await shop.order(userId, what);
      expect(answer.body).toMatchObject({ success: true });
      return z.parse(createOrder.response, answer.body).data;
    },
    async read(userId, orderId) {
      const answer = await billing.send(readOrder, { as: person(userId), params: { id: orderId } });
      return z.parse(orderShape, (answer.body as { data: unknown }).data);
    },
    async paymentOf(orderId) {
      return (await shop.payments(orderId))[0]?.id ?? '';
    },
    async payments(orderId) {
      return (await shop.paymentsOf([orderId])).get(orderId) ?? [];
    },
    async paymentsOf(orderIds) {
      const found: SandboxPayment[] = [];
      for (let from = 0; from < orderIds.length; from += ordersInOneCall) {
        const query = orderIds.slice(from, from + ordersInOneCall).map((id) => `orderId=${id}`);
        const answer = await fetch(`${sandbox.url}/v1/payments?${query.join('&')}`, {
          headers: { authorization: `Bearer ${key}` },
        });
        found.push(...z.parse(z.object({ results: z.array(sandboxPayment) }), await answer.json()).results);
      }
      return Map.groupBy(found, ({ orderId }) => orderId);
    },
    [Symbol.asyncDispose]: () => stack.disposeAsync(),
  };
  return shop;
}
