import { setInterval } from 'node:timers';
import Fastify, { type FastifyError } from 'fastify';
import * as z from 'zod';
import { addApiRoutes, addControlRoutes } from './api-routes.ts';
import { createEngine, Refusal } from './engine.ts';
import { addPageRoutes } from './page-routes.ts';
import { openStore } from './store.ts';
import { openWebhooks } from './webhooks.ts';

export interface PaymentSandbox extends AsyncDisposable {
  /** Its address, for the shop and for browsers. */
  readonly url: string;
}

export interface PaymentSandboxOptions {
  readonly host?: string;
  readonly port: number;
  /** How browsers reach it, where that is not its loopback address. */
  readonly publicUrl?: string;
  /** Common secret with the shop: opens the API and signs messages. */
  readonly key: string;
  /** Where payments are kept; nowhere by default. */
  readonly file?: string;
  /** Origins of the shop, which may show the card fields in an iframe. */
  readonly shopOrigins: readonly string[];
  readonly report?: (message: string) => void;
}

const expiryMilliseconds = 1000;

/**
 * A payment provider for tests and demonstrations: cards by token, PIX, boleto and PayPal without money, with a page for each,
 * signed webhooks and an adjustable clock. No card number is stored.
 */
export async function startPaymentSandbox(options: PaymentSandboxOptions): Promise<PaymentSandbox> {
  const report = options.report ?? (() => undefined);
  const store = await openStore(options.file);
  const webhooks = openWebhooks(options.key, report);
  const engine = createEngine(store, webhooks);
  const app = Fastify({ bodyLimit: 64 * 1024, forceCloseConnections: true });
  let url = '';
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  app.setErrorHandler((error: FastifyError | Error, _request, reply) => {
    if (error instanceof Refusal) return reply.code(error.status).send({ message: error.message });
    if (error instanceof z.ZodError) return reply.code(400).send({ message: z.prettifyError(error) });
    report(String(error));
    const status = 'statusCode' in error ? (error.statusCode ?? 500) : 500;
    return reply.code(status).send({ message: 'Erro do provedor de testes.' });
  });
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers({
      'content-security-policy': `default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; img-src 'self'; connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors ${options.shopOrigins.join(' ')}`,
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
    });
  });
  addApiRoutes(app, engine, { key: options.key, url: () => url });
  addControlRoutes(app, engine, webhooks);
  addPageRoutes(app, engine, webhooks);
  const timer = setInterval(() => {
    engine.expireOverdue().catch((error: unknown) => report(String(error)));
  }, expiryMilliseconds);
  timer.unref();
  const listening = await app.listen({ host: options.host ?? '127.0.0.1', port: options.port });
  url = options.publicUrl ?? listening;
  return {
    url,
    async [Symbol.asyncDispose]() {
      clearInterval(timer);
      webhooks[Symbol.dispose]();
      await app.close();
      await store.save();
    },
  };
}
