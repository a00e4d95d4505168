import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { receiveWebhook } from '@sefira/contracts/billing/catalogue';
import { createOrder } from '@sefira/contracts/billing/orders';
import { type Identity, identityHeader, visitorIdentity } from '@sefira/contracts/shared/identity';
import { startPaymentSandbox } from '@sefira/embedded/payment-sandbox/sandbox';
import { findPort } from '@sefira/embedded/ports';
import type { Secrets } from '@sefira/embedded/secrets';
import { createIdentitySigner } from '@sefira/platform/identity/identity';
import { systemClock } from '@sefira/platform/time/clock';
import { type PartProcess, startPart } from '@sefira/product/part-process';
import pg from 'pg';
import * as z from 'zod';

/** Billing in its own process with the sandbox as its provider; the caller sends the webhook notices. */
export interface WebhookProcesses extends AsyncDisposable {
  readonly database: pg.Pool;
  /** The secret with which the provider signs. */
  readonly key: string;
  /** Orders 50 credits by PIX. @returns the order and its payment */
  order(userId: string): Promise<{ readonly orderId: string; readonly paymentId: string; readonly cents: number }>;
  /** A payment for an order of any sum, as a person at the provider could make it. */
  payUnrelated(orderId: string, amountCents: number): Promise<string>;
  act(paymentId: string, action: 'pay' | 'expire' | 'decline' | 'charge-back'): Promise<void>;
  refund(paymentId: string, amountCents: number): Promise<void>;
  /** Sends a notice to billing. @returns the status; 0 without a response */
  sendNotice(body: string, signature: string): Promise<number>;
  /** SIGKILL, and a new process. `roundSeconds`: how often it looks for what messages missed. */
  restart(roundSeconds: number): Promise<void>;
}

export interface WebhookProcessOptions {
  readonly postgresUrl: string;
  readonly redisUrl: string;
  readonly dataDir: string;
  readonly secrets: Secrets;
}

const never = 86_400;
const created = z.object({ data: z.object({ id: z.string(), amountCents: z.number() }) });

export async function startWebhookProcesses({
  postgresUrl,
  redisUrl,
  dataDir,
  secrets,
}: WebhookProcessOptions): Promise<WebhookProcesses> {
  await using opened = new AsyncDisposableStack();
  const database = new pg.Pool({ connectionString: postgresUrl, max: 2 });
  database.on('error', () => undefined);
  opened.defer(() => database.end());
  const key = await secrets.key('payment-sandbox');
  const sandbox = opened.use(
    await startPaymentSandbox({ port: await findPort(), key, shopOrigins: ['http://sefira.test'] }),
  );
  const { privateKey, publicKey } = await secrets.identity('gateway');
  const signer = createIdentitySigner({
    caller: 'gateway',
    privateJwk: JSON.stringify(privateKey),
    clock: systemClock,
  });
  const port = await findPort();
  const url = `http://127.0.0.1:${port}`;
  const noticePort = await findPort();
  const environment = {
    NODE_ENV: 'development',
    DATABASE_URL: postgresUrl,
    REDIS_URL: redisUrl,
    QUEUE_PREFIX: randomUUID(),
    MESSAGE_KEY: await secrets.key('message'),
    PAYER_KEY: await secrets.key('payer'),
    IDENTITY_JWKS: JSON.stringify({ keys: [publicKey] }),
    IDENTITY_PRIVATE_JWK: JSON.stringify((await secrets.identity('billing')).privateKey),
    REPORTS_URL: 'http://127.0.0.1:1',
    PUBLIC_URL: `http://127.0.0.1:${noticePort}`,
    PAYMENT_SANDBOX_URL: sandbox.url,
    PAYMENT_SANDBOX_KEY: key,
    WELCOME_CREDITS: '0',
    LOG_LEVEL: 'fatal',
    DRAIN_SECONDS: '0',
  };
  const start = (roundSeconds: number) =>
    startPart({
      name: 'billing',
      label: 'webhooks',
      dataDir,
      environment: { ...environment, BILLING_SWEEP_SECONDS: String(roundSeconds) },
      port,
    });
  let billing: PartProcess = await start(never);
  opened.defer(() => billing[Symbol.asyncDispose]());
  const hook = url + receiveWebhook.path.replace(':provider', 'sandbox');
  const sendNotice = (body: string | Buffer<ArrayBuffer>, signature: string) =>
    fetch(hook, {
      method: 'POST',
      body,
      headers: {
        [identityHeader]: signer.sign(visitorIdentity, 'billing'),
        'content-type': 'application/json',
        'x-signature': signature,
      },
    }).then(
      (answer) => answer.status,
      () => 0,
    );
  // Notices of the sandbox itself arrive here, as through the gateway.
  const noticeServer = createServer(async (request, response) => {
    const body = Buffer.from(await buffer(request));
    response.writeHead((await sendNotice(body, String(request.headers['x-signature'] ?? ''))) || 502).end();
  });
  await new Promise<void>((resolve) => noticeServer.listen(noticePort, '127.0.0.1', resolve));
  opened.defer(() => {
    noticeServer.closeAllConnections();
    noticeServer.close();
  });

  async function provider(method: string, path: string, body: object = {}): Promise<unknown> {
    const answer = await fetch(sandbox.url + path, {
      method,
      headers: {
        authorization: `Bearer ${key}`,
        'content-type': 'application/json',
        'x-idempotency-key': randomUUID(),
      },
      ...(method === 'GET' ? {} : { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`the sandbox answered ${answer.status} to ${path}: ${await answer.text()}`);
    return answer.json();
  }

  const stack = opened.move();
  return {
    database,
    key,
    async order(userId) {
      const identity: Identity = { subject: userId, role: 'user', plan: 'free', permissions: [], sessionId: userId };
      const answer = await fetch(url + createOrder.path, {
        method: 'POST',
        headers: {
          [identityHeader]: signer.sign(identity, 'billing'),
          'content-type': 'application/json',
          'idempotency-key': randomUUID(),
        },
        body: JSON.stringify({
          pack: 'credits-50',
          method: 'pix',
          name: 'Ana Célia',
          email: 'ana@sefira.test',
          cpf: '529.982.247-25',
        }),
      });
      const { data } = created.parse(await answer.json());
      const found = await provider('GET', `/v1/payments?orderId=${data.id}`);
      const { results } = z.object({ results: z.tuple([z.object({ id: z.string() })]) }).parse(found);
      return { orderId: data.id, paymentId: results[0].id, cents: data.amountCents };
    },
    async payUnrelated(orderId, amountCents) {
      const payment = await provider('POST', '/v1/payments', {
        orderId,
        amountCents,
        description: 'Pacote',
        method: 'pix',
        payer: { name: 'Ana', email: 'ana@sefira.test', cpf: '52998224725' },
        cardToken: null,
        savedCard: null,
        expiresAt: null,
        notificationUrl: `${environment.PUBLIC_URL}/nobody`,
      });
      return z.object({ id: z.string() }).parse(payment).id;
    },
    async act(paymentId, action) {
      await provider('POST', `/control/payments/${paymentId}/${action}`);
    },
    async refund(paymentId, amountCents) {
      await provider('POST', `/v1/payments/${paymentId}/refunds`, { amountCents });
    },
    sendNotice,
    async restart(roundSeconds) {
      await billing.kill();
      billing = await start(roundSeconds);
    },
    [Symbol.asyncDispose]: () => stack.disposeAsync(),
  };
}
