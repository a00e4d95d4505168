import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import fastifyPlugin from 'fastify-plugin';
import helmet from 'helmet';
import type { GatewayEnvironment } from '../config.ts';

/** Origins of a payment provider that our pages may use: its card fields are on its own (docs/decisions/0039-payment-provider-port.md). */
interface PaymentSources {
  readonly scripts: readonly string[];
  readonly connections: readonly string[];
  readonly frames: readonly string[];
}

/** The origins of the configured providers. */
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
 * Strict headers on every response (docs/decisions/0024-security-headers.md): only our own files run and no page may frame
 * them. A header that a response already has wins.
 */
export const securityHeadersPlugin = fastifyPlugin<{ readonly publicUrl: string; readonly payment: PaymentSources }>(
  (app, { publicUrl, payment }, done) => {
    const headers = Object.entries({
      ...securityHeaders(publicUrl.startsWith('https:'), payment),
      'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(self), interest-cohort=()',
    });
    app.addHook('onSend', (request, reply, _payload, next) => {
      for (const [name, value] of headers) if (!reply.hasHeader(name)) reply.header(name, value);
      reply.header('x-request-id', request.id);
      next();
    });
    done();
  },
  { name: 'security-headers' },
);

/** The headers of helmet, computed once: every response has the same. */
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
