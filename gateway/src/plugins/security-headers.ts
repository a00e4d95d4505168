import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import helmet from 'helmet';
import type { GatewayEnvironment } from '../config.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** The same on every answer: names and values in turn. */
    readonly securityHeaders: readonly string[];
  }
}

/** What of a payment provider's may be in our pages: its card fields live on its own origin (docs/decisions/0039-payment-provider-port.md). */
interface PaymentSources {
  readonly scripts: readonly string[];
  readonly connections: readonly string[];
  readonly frames: readonly string[];
}

/** Only what the configured providers need. */
export function paymentSources(
  settings: Pick<GatewayEnvironment, 'PAYMENT_SANDBOX_URL' | 'MERCADO_PAGO_PUBLIC_KEY'>,
): PaymentSources {
  const { PAYMENT_SANDBOX_URL: sandbox, MERCADO_PAGO_PUBLIC_KEY: mercadoPago } = settings;
  const isReal = mercadoPago !== undefined;
  return {
    scripts: isReal ? ['https://sdk.mercadopago.com'] : [],
    connections: isReal ? ['https://api.mercadopago.com', 'https://secure-fields.mercadopago.com'] : [],
    frames: [
      ...(isReal ? ['https://secure-fields.mercadopago.com'] : []),
      ...(sandbox === undefined ? [] : [new URL(sandbox).origin]),
    ],
  };
}

/**
 * Strict headers on every answer (docs/decisions/0024-security-headers.md). Only our own files run; nothing may frame us. What an answer says for
 * itself goes before. An answer that does not go through Fastify's `send` brings them itself.
 */
export function addSecurityHeaders(app: FastifyInstance, publicUrl: string, payment: PaymentSources): void {
  const headers = Object.entries({
    ...securityHeaders(publicUrl.startsWith('https:'), payment),
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(self), interest-cohort=()',
  });
  app.decorate('securityHeaders', headers.flat());
  app.addHook('onSend', (request, reply, _payload, done) => {
    for (const [name, value] of headers) if (!reply.hasHeader(name)) reply.header(name, value);
    reply.header('x-request-id', request.id);
    done();
  });
}

/** What helmet sets. It is the same on every answer, so it is made once: building it anew took a tenth of each call. */
function securityHeaders(isSecure: boolean, payment: PaymentSources): Record<string, string> {
  const headers: Record<string, string> = {};
  const listener = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'", ...payment.scripts],
        styleSrc: ["'self'"],
        // React and the chart library set style attributes; a style attribute runs nothing.
        styleSrcAttr: ["'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", ...payment.connections],
        frameSrc: payment.frames.length > 0 ? [...payment.frames] : ["'none'"],
        manifestSrc: ["'self'"],
        workerSrc: ["'self'"],
        formAction: ["'self'"],
        baseUri: ["'none'"],
        frameAncestors: ["'none'"],
        ...(isSecure ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    strictTransportSecurity: isSecure ? { maxAge: 63_072_000, includeSubDomains: true, preload: true } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginEmbedderPolicy: false,
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    xFrameOptions: { action: 'deny' },
  });
  const probe = new IncomingMessage(new Socket());
  const answer = new ServerResponse(probe);
  listener(probe, answer, (error) => {
    if (error) throw error;
  });
  for (const [name, value] of Object.entries(answer.getHeaders())) headers[name] = String(value);
  return headers;
}
