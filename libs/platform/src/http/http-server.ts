import { hash, randomUUID, timingSafeEqual } from 'node:crypto';
import { requestIdHeader } from '@sefira/contracts/shared/identity';
import type { CallerName } from '@sefira/contracts/shared/services';
import Fastify, {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  type FastifyServerOptions,
  LogController,
} from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import type { Logger } from '../telemetry/logger.ts';
import type { Metrics } from '../telemetry/metrics.ts';
import { traceCalls } from '../telemetry/traced-calls.ts';
import { handleClientError } from './client-error-handler.ts';
import { isLoopbackAddress, isPrivateAddress } from './client-network.ts';
import { sendError, sendNotFound } from './error-handler.ts';
import { fieldMessage } from './field-messages.ts';
import { readJsonBodies } from './json-bodies.ts';
import { responseSerializerCompiler } from './response-serializer.ts';

/** Largest request body of a route without a limit of its own (docs/decisions/0022-gateway-limits.md). */
export const defaultBodyLimit = 64 * 1024;

/**
 * Bytes of a request's first line and headers. Services accept more than the gateway, by the size of the headers that the
 * gateway adds (identity, trace).
 */
const headerBytes = { external: 16 * 1024, internal: 32 * 1024 };

declare module 'fastify' {
  interface FastifyInstance {
    /** True while the process shuts down: each connection is closed after its response. */
    isDraining(): boolean;
  }
}

export type DependencyChecks = Readonly<Record<string, () => Promise<unknown>>>;

export interface HttpServerOptions {
  readonly service: CallerName;
  readonly logger: Logger;
  readonly metrics: Metrics;
  /** Checks of required dependencies for `/readyz`, by name; each rejects when the dependency is down. */
  readonly readiness: DependencyChecks;
  /** Checks of optional dependencies, shown by `/readyz?verbose` alone. */
  readonly optionalDependencies?: DependencyChecks;
  /** Queues with a worker paused by an unavailable dependency, shown by `/readyz?verbose`. */
  readonly pausedWorkers?: () => readonly string[];
  /** Level at which each answered call is logged. */
  readonly callLogLevel?: 'info' | 'debug';
  /** The bearer token that opens `/metrics`; without one only this machine reads them, and on a public server no caller. */
  readonly metricsToken?: string | undefined;
  /** True for a server on the internet: only the inside network is shown which dependencies are down. */
  readonly isPublic?: boolean;
  /** Handler of unknown paths; the error envelope by default. */
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

/**
 * Length of the accept queue. Node's 511 overflow when many clients reconnect at once, and a dropped SYN is repeated after
 * one second, then after three (seen in chat.bench). The system's limit applies too.
 */
const waitingConnections = 4096;

const requestIdPattern = /^[A-Za-z0-9._-]{8,64}$/;
const readinessLimitMilliseconds = 2000;

/**
 * The HTTP server of every part: zod validation and answers cut to their contract, the one error form, request ids,
 * `/healthz`, `/readyz` and `/metrics`, and limits against slow clients (docs/decisions/0025-slow-clients.md, M10).
 */
export function createHttpServer(options: HttpServerOptions): HttpServer {
  z.config({ localeError: fieldMessage });
  const app = Fastify({
    loggerInstance: options.logger,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    bodyLimit: defaultBodyLimit,
    // Fastify's limit of 10 seconds for a plugin is too short on a busy machine.
    pluginTimeout: 0,
    // With the interval of the check, on a busy machine too: no client holds a connection for more than 10 seconds (docs/goals.md S13).
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
      maxHeaderSize: options.isPublic ? headerBytes.external : headerBytes.internal,
    },
    clientErrorHandler: handleClientError,
    routerOptions: { maxParamLength: 200 },
    ...options.fastify,
  });
  readJsonBodies(app);
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(responseSerializerCompiler);
  app.setErrorHandler(sendError);
  app.setNotFoundHandler(options.notFound ?? sendNotFound);
  traceCalls(app, options.metrics.traces, options.isPublic ?? false);
  let draining = false;
  app.decorate('isDraining', () => draining);

  // A keep-alive connection with a call in progress would delay the shutdown until its idle limit.
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (draining) reply.header('connection', 'close');
    done(null, payload);
  });
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'unmatched';
    // Probes answer every few seconds and would hide how people's calls fare.
    if (route === '/healthz' || route === '/readyz' || route === '/metrics') return done();
    const seconds = reply.elapsedTime / 1000;
    options.metrics.calls.observe({ route, method: request.method, status: String(reply.statusCode) }, seconds);
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

  function mayReadMetrics(request: FastifyRequest): boolean {
    if (options.metricsToken !== undefined) return hasToken(request, options.metricsToken);
    return !options.isPublic && isLoopbackAddress(request.socket.remoteAddress ?? '');
  }

  /** Calls from the inside network come directly; those that a load balancer forwards have its header. */
  function maySeeDetails(request: FastifyRequest): boolean {
    if (!options.isPublic) return true;
    return request.headers['x-forwarded-for'] === undefined && isPrivateAddress(request.socket.remoteAddress ?? '');
  }

  app.get('/healthz', async () => ({ status: 'alive' }));
  app.get('/readyz', async (request, reply) => {
    if (draining) return reply.code(503).send({ status: 'draining' });
    const missing = await findDown(options.readiness);
    const status = missing.length === 0 ? 'ready' : 'waiting';
    reply.code(missing.length === 0 ? 200 : 503);
    if (!maySeeDetails(request)) return { status };
    // A probe has a short time limit, so it does not wait for optional dependencies.
    if (!Object.hasOwn(request.query as object, 'verbose')) return { status, down: missing };
    const down = [...missing, ...(await findDown(options.optionalDependencies ?? {}))];
    return { status, down, pausedWorkers: options.pausedWorkers?.() ?? [] };
  });
  app.get('/metrics', async (request, reply) => {
    if (!mayReadMetrics(request)) return sendNotFound(request, reply);
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

const digest = (text: string) => hash('sha256', text, 'buffer');

function hasToken(request: FastifyRequest, token: string): boolean {
  const [, given] = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '') ?? [];
  // Digests have one length, so the comparison takes the same time for every wrong token.
  return given !== undefined && timingSafeEqual(digest(given), digest(token));
}

/** Names of the dependencies that are down. */
async function findDown(checks: DependencyChecks): Promise<readonly string[]> {
  const checked = await Promise.all(
    Object.entries(checks).map(async ([name, check]) => [name, await isUp(check)] as const),
  );
  return checked.filter(([, isReachable]) => !isReachable).map(([name]) => name);
}

async function isUp(check: () => Promise<unknown>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<false>((resolve) => {
    timer = setTimeout(resolve, readinessLimitMilliseconds, false);
  });
  try {
    return await Promise.race([check().then(() => true), timeout]);
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}
