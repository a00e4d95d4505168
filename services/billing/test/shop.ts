import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { receiveWebhook } from '@sefira/contracts/billing';
import { createOrder, type Order, order as orderShape, readOrder } from '@sefira/contracts/billing-orders';
import { identityHeader, visitorIdentity } from '@sefira/contracts/identity';
import type { RouteRequest } from '@sefira/contracts/route';
import { findPort } from '@sefira/deploy/embedded/ports';
import { startPaymentSandbox } from '@sefira/deploy/payment-sandbox/sandbox';
import { newId } from '@sefira/platform/identifiers';
import {
  person,
  type ServiceUnderTest,
  startService,
  type TestAnswer,
  type TestGround,
  testGround,
} from '@sefira/testing/service';
import { expect } from 'vitest';
import * as z from 'zod/mini';
import { definition } from '../src/definition.ts';
import { billingEnvironment } from './billing-ground.ts';

/** A shop with billing, the sandbox as its provider, and a door that passes webhooks on as the gateway does. */
export interface Shop extends AsyncDisposable {
  readonly ground: TestGround;
  readonly billing: ServiceUnderTest;
  readonly sandboxUrl: string;
  readonly key: string;
  /** Address that takes webhooks. */
  readonly hookUrl: string;
  readonly clock: { now: Date };
  control(path: string, body?: object): Promise<void>;
  token(number: string): Promise<string>;
  order(userId: string, what: Partial<OrderBody>, options?: { idempotencyKey?: string }): Promise<TestAnswer>;
  /** Orders and expects it to work. */
  bought(userId: string, what: Partial<OrderBody>): Promise<Order>;
  read(userId: string, orderId: string): Promise<Order>;
  /** The provider's id of an order's payment. */
  paymentOf(orderId: string): Promise<string>;
}

type OrderBody = RouteRequest<typeof createOrder>['body'];

export const testCpf = '529.982.247-25';

export async function openShop(environment: Readonly<Record<string, string>> = {}): Promise<Shop> {
  const stack = new AsyncDisposableStack();
  const ground = stack.use(await testGround());
  const key = randomBytes(32).toString('base64url');
  const clock = { now: new Date() };
  const door = { target: '' };
  const signer = ground.keys.signer('gateway', () => clock.now);
  const server = createServer((request, response) => {
    buffer(request)
      .then((body) =>
        fetch(`${door.target}${(request.url ?? '').replace(/^\/api/, '')}`, {
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
    await startService(definition, ground, {
      environment: {
        ...billingEnvironment,
        PUBLIC_URL: publicUrl,
        PAYMENT_SANDBOX_URL: sandbox.url,
        PAYMENT_SANDBOX_KEY: key,
        BILLING_ROUND_SECONDS: '0.1',
        ...environment,
      },
      clock: () => clock.now,
    }),
  );
  door.target = billing.running.url;

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
    ground,
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
      const answer = await fetch(`${sandbox.url}/v1/payments?orderId=${orderId}`, {
        headers: { authorization: `Bearer ${key}` },
      });
      const { results } = z.parse(z.object({ results: z.array(z.object({ id: z.string() })) }), await answer.json());
      return results[0]?.id ?? '';
    },
    [Symbol.asyncDispose]: () => stack.disposeAsync(),
  };
  return shop;
}
