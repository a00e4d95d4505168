import { randomUUID } from 'node:crypto';
import { requestIdHeader } from '@sefira/contracts/identity';
import type { CallerName } from '@sefira/contracts/services';
import Fastify, {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  type FastifyServerOptions,
  LogController,
} from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { ptBR } from 'zod/v4/locales';
import { answerError, answerNotFound } from './answer-error.ts';
import { answerSerializerCompiler } from './answer-serializer.ts';
import { answerUnreadable } from './answer-unreadable.ts';
import { isInsideAddress } from './client-network.ts';
import { readJsonBodies } from './json-bodies.ts';
import type { Logger } from './logger.ts';
import type { Metrics } from './metrics.ts';
import { traceCalls } from './traced-calls.ts';

/** Largest request body where a route says nothing else (RELIABILITY.md D3). */
export const defaultBodyLimit = 64 * 1024;

/**
 * Bytes of a call's first line and headers together. A neighbour's is larger by what the gateway adds (an identity, a trace),
 * so that all it lets in is read and judged by the contract.
 */
const headerBytes = { ofAnyone: 16 * 1024, ofNeighbours: 32 * 1024 };

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether connections are to be closed with their answer: the process is about to end. */
    isDraining(): boolean;
  }
}

export interface HttpServerOptions {
  readonly service: CallerName;
  readonly logger: Logger;
  readonly metrics: Metrics;
  /** Checks behind `/readyz`, by the name of the dependency; each rejects when it is down. */
  readonly readiness: Readonly<Record<string, () => Promise<unknown>>>;
  /** Level at which each answered call is logged. */
  readonly callLogLevel?: 'info' | 'debug';
  /** True for the public door: metrics and the names of what is down are shown to neighbours only. */
  readonly isPublic?: boolean;
  /** What answers where no route fits; the error form by default. */
  readonly notFound?: (request: FastifyRequest, reply: FastifyReply) => FastifyReply | Promise<FastifyReply>;
  readonly fastify?: FastifyServerOptions;
}

export interface HttpServer {
  readonly app: FastifyInstance;
  /** Listens and returns the base address. */
  listen(address: { readonly host: string; readonly port: number }): Promise<string>;
  /** `/readyz` answers 503 from now on, calls are still served. */
  startDraining(): void;
}

/** From here on, a text is encoded by us: Node counts its bytes first and then encodes it, twice the work. */
const longText = 8 * 1024;
let scratch = Buffer.allocUnsafeSlow(256 * 1024);

function encoded(text: string): Buffer {
  // Three bytes are the most that a unit of a text can take.
  if (text.length * 3 > scratch.length) scratch = Buffer.allocUnsafeSlow(text.length * 3);
  return Buffer.from(scratch.subarray(0, scratch.write(text, 'utf8')));
}

/**
 * Connections that may wait to be taken. Of Node's 511, a crowd that comes back at once overruns them, and whose knock is
 * dropped knocks again after one second, then after three (seen in chat.bench). The system's own limit still holds.
 */
const waitingConnections = 4096;

const requestIdPattern = /^[A-Za-z0-9._-]{8,64}$/;
const readinessLimitMilliseconds = 2000;

/**
 * The HTTP server of every part: zod validation and answers cut to their contract, the one error form, request ids,
 * `/healthz`, `/readyz` and `/metrics`, and limits against slow clients (RELIABILITY.md M7, M10).
 */
export function createHttpServer(options: HttpServerOptions): HttpServer {
  z.config(ptBR());
  const app = Fastify({
    loggerInstance: options.logger,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    bodyLimit: defaultBodyLimit,
    // Fastify would give a start up after 10 seconds in one plugin, which on a busy machine is only slow.
    pluginTimeout: 0,
    // With the interval of the check, on a busy machine too: nobody holds a connection for more than 10 seconds (GOALS.md S13).
    requestTimeout: 8000,
    keepAliveTimeout: 72_000,
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    genReqId: (request) => {
      const given = request.headers[requestIdHeader];
      return typeof given === 'string' && requestIdPattern.test(given) ? given : randomUUID();
    },
    http: {
      headersTimeout: 5000,
      connectionsCheckingInterval: 500,
      maxHeaderSize: options.isPublic ? headerBytes.ofAnyone : headerBytes.ofNeighbours,
    },
    clientErrorHandler: answerUnreadable,
    routerOptions: { maxParamLength: 200 },
    ...options.fastify,
  });
  readJsonBodies(app);
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(answerSerializerCompiler);
  app.setErrorHandler(answerError);
  app.setNotFoundHandler(options.notFound ?? answerNotFound);
  traceCalls(app, options.metrics.traces, options.isPublic ?? false);
  let draining = false;
  app.decorate('isDraining', () => draining);

  // A kept-alive connection with a call in hand would hold the closing up until it has been idle for long enough.
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (draining) reply.header('connection', 'close');
    done(null, typeof payload === 'string' && payload.length > longText ? encoded(payload) : payload);
  });
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'unmatched';
    const seconds = reply.elapsedTime / 1000;
    options.metrics.calls.observe({ route, method: request.method, status: String(reply.statusCode) }, seconds);
    if (route === '/healthz' || route === '/readyz' || route === '/metrics') return done();
    request.log[options.callLogLevel ?? 'debug'](
      {
        method: request.method,
        route,
        status: reply.statusCode,
        milliseconds: Math.round(reply.elapsedTime * 10) / 10,
      },
      'call answered',
    );
    done();
  });

  /** A neighbour comes by itself; what a balancer hands on says so. */
  function mayLookInside(request: FastifyRequest): boolean {
    if (!options.isPublic) return true;
    return request.headers['x-forwarded-for'] === undefined && isInsideAddress(request.socket.remoteAddress ?? '');
  }

  app.get('/healthz', async () => ({ status: 'alive' }));
  app.get('/readyz', async (request, reply) => {
    if (draining) return reply.code(503).send({ status: 'draining' });
    const checks = await Promise.all(
      Object.entries(options.readiness).map(async ([name, check]) => [name, await isUp(check)] as const),
    );
    const down = checks.filter(([, up]) => !up).map(([name]) => name);
    const status = down.length === 0 ? 'ready' : 'waiting';
    return reply.code(down.length === 0 ? 200 : 503).send(mayLookInside(request) ? { status, down } : { status });
  });
  app.get('/metrics', async (request, reply) => {
    if (!mayLookInside(request)) return answerNotFound(request, reply);
    return reply.type(options.metrics.registry.contentType).send(await options.metrics.registry.metrics());
  });

  return {
    app,
    listen: (address) => app.listen({ ...address, backlog: waitingConnections }),
    startDraining: () => {
      draining = true;
    },
  };
}

async function isUp(check: () => Promise<unknown>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(resolve, readinessLimitMilliseconds, false);
  });
  try {
    return await Promise.race([check().then(() => true), late]);
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}
