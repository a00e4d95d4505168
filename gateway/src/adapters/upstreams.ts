import { AsyncLocalStorage } from 'node:async_hooks';
import type { ServerResponse } from 'node:http';
import type { Readable } from 'node:stream';
import type { FastifyHttpProxyOptions } from '@fastify/http-proxy';
import type { ErrorCode } from '@sefira/contracts/shared/errors';
import { isSlow, type RouteShape } from '@sefira/contracts/shared/route';
import type { ServiceName } from '@sefira/contracts/shared/services';
import { watchReplicas } from '@sefira/platform/configuration/replica-addresses';
import { ClientDisconnected } from '@sefira/platform/http/client-disconnected';
import { DomainError } from '@sefira/platform/http/domain-error';
import { delegated, releaseEndedCalls } from '@sefira/platform/http/release-ended-calls';
import { failureOf, refusalOf } from '@sefira/platform/http/upstream-failure';
import { isTraced, openChildSpan } from '@sefira/platform/telemetry/spans';
import type { FastifyReply } from 'fastify';
import { BalancedPool, type Dispatcher } from 'undici';

type Requestable = Extract<FastifyHttpProxyOptions['undici'], { request: unknown }>;

/** The client of one service, for @fastify/http-proxy. */
export interface UpstreamClient {
  /** A name for the service in URLs; the pool replaces it with a replica's address. */
  readonly origin: string;
  readonly dispatcher: Requestable;
  /** Milliseconds until the request is sent to another replica; null when its failure is final. */
  retryDelay(error: unknown, method: string, attempt: number): number | null;
  refusalOf(error: unknown): DomainError;
  /** Runs the work; the requests that it sends end when the client of the reply disconnects. */
  untilDisconnected<Result>(reply: FastifyReply, work: () => Result): Result;
}

export interface Upstreams extends AsyncDisposable {
  clientOf(contract: RouteShape): UpstreamClient;
}

export interface UpstreamOptions {
  /** Connections to each replica. */
  readonly connections: number;
  /** Connections to each replica for slow calls, which would hold quick ones up. */
  readonly slowConnections: number;
  readonly timeoutMilliseconds: number;
}

/** A replica that has just restarted leaves several dead connections behind; the pool prefers those that work. */
const highestAttempts = 10;
const retryMilliseconds = 1;

export function openUpstreams(
  addresses: Readonly<Record<ServiceName, readonly string[]>>,
  { connections, slowConnections, timeoutMilliseconds }: UpstreamOptions,
): Upstreams {
  const resources = new AsyncDisposableStack();
  const clients = new Map<string, UpstreamClient>();
  for (const [service, urls] of Object.entries(addresses)) {
    for (const slow of [false, true]) {
      const pool = openPool(urls, { connections: slow ? slowConnections : connections, timeoutMilliseconds });
      resources.use(pool);
      clients.set(keyOf(service, slow), createUpstreamClient(service, pool.dispatcher));
    }
  }
  return {
    clientOf(contract) {
      const client = clients.get(keyOf(contract.service, isSlow(contract)));
      if (client === undefined) throw new Error(`no address of service ${contract.service}`);
      return client;
    },
    [Symbol.asyncDispose]: () => resources.disposeAsync(),
  };
}

const keyOf = (service: string, slow: boolean) => `${service} ${slow ? 'slow' : 'quick'}`;

/** The replicas of a service; follows the addresses behind their names. */
function openPool(
  urls: readonly string[],
  { connections, timeoutMilliseconds }: { readonly connections: number; readonly timeoutMilliseconds: number },
): AsyncDisposable & { readonly dispatcher: Dispatcher } {
  const pool = new BalancedPool([...urls], {
    connections,
    pipelining: 1,
    connect: { timeout: 2000 },
    headersTimeout: timeoutMilliseconds,
    bodyTimeout: timeoutMilliseconds,
    keepAliveTimeout: 30_000,
  });
  const watch = watchReplicas(urls, (current) => {
    const origins = current.map((url) => new URL(url).origin);
    for (const origin of origins) pool.addUpstream(origin);
    for (const origin of pool.upstreams) if (!origins.includes(origin)) pool.removeUpstream(origin);
  });
  return {
    dispatcher: pool,
    async [Symbol.asyncDispose]() {
      watch[Symbol.dispose]();
      await pool.close();
    },
  };
}

/** A client that ends its requests when the caller disconnects and traces them as spans of the call. */
export function createUpstreamClient(name: string, dispatcher: Dispatcher): UpstreamClient {
  const disconnects = new AsyncLocalStorage<ServerResponse>();
  const client = dispatcher.compose(endOnDisconnect(disconnects), traceRequests(name), releaseEndedCalls);
  if (!isRequestable(client)) throw new Error('undici has no request');
  return {
    origin: `http://${name}.internal`,
    dispatcher: client,
    retryDelay(error, method, attempt) {
      const failure = failureOf(error);
      const isRetried = failure === 'unreached' || (failure === 'lost' && method === 'GET');
      return isRetried && attempt < highestAttempts ? retryMilliseconds : null;
    },
    refusalOf: (error) => {
      const cause = error instanceof Error && error.cause !== undefined ? error.cause : error;
      return refusalOf(failureOf(cause), cause);
    },
    untilDisconnected({ raw }, work) {
      return disconnects.run(raw, work);
    },
  };
}

/** The check of @fastify/reply-from itself; its types name an undici of its own. */
function isRequestable(client: object): client is Requestable {
  return 'request' in client && typeof client.request === 'function';
}

/** A listener on the response itself: an AbortSignal for each call took 3 % of its processor time (docs/decisions/0060-cost-of-a-gateway-call.md). */
function endOnDisconnect(disconnects: AsyncLocalStorage<ServerResponse>): Dispatcher.DispatcherComposeInterceptor {
  return (dispatch) => (options, handler) => {
    const response = disconnects.getStore();
    if (response === undefined) return dispatch(options, handler);
    return dispatch(options, {
      ...delegated(handler),
      onRequestStart(controller, context) {
        const abort = () => {
          if (!response.writableFinished) controller.abort(new ClientDisconnected());
        };
        if (response.destroyed) abort();
        else response.once('close', abort);
        handler.onRequestStart?.(controller, context);
      },
    });
  };
}

function traceRequests(name: string): Dispatcher.DispatcherComposeInterceptor {
  return (dispatch) => (options, handler) => {
    const span = isTraced()
      ? openChildSpan(`${options.method} ${name}`, { kind: 'CLIENT', attributes: { 'server.address': name } })
      : undefined;
    if (span === undefined) return dispatch(options, handler);
    const headers = { ...(options.headers as Record<string, string>), traceparent: span.traceParent };
    return dispatch(
      { ...options, headers },
      {
        ...delegated(handler),
        onResponseStart(controller, statusCode, received, message) {
          span.set({ 'http.response.status_code': statusCode });
          handler.onResponseStart?.(controller, statusCode, received, message);
        },
        onResponseEnd(controller, trailers) {
          span.end();
          handler.onResponseEnd?.(controller, trailers);
        },
        onResponseError(controller, error) {
          span.end(error);
          handler.onResponseError?.(controller, error);
        },
      },
    );
  };
}

/** Bodies up to this size are read whole, so that they are compressed by their size and leave in one write with their head. */
const bufferedBytes = 1024 * 1024;

/** A service's refusal of a signed identity. */
const refusedSignature = `"error":"${'IDENTITY_REQUIRED' satisfies ErrorCode}"`;

/** A reply of any server of Node, as the hooks of @fastify/http-proxy are typed. */
interface Reply {
  readonly statusCode: number;
  getHeader(name: string): unknown;
  removeHeader(name: string): unknown;
  send(payload: unknown): unknown;
}

/** Sends a service's response, of which the reply has the status and the headers already. */
export function sendResponse(
  reply: Reply,
  { stream }: { readonly stream: Readable },
  client: Pick<UpstreamClient, 'refusalOf'>,
): void {
  const { statusCode } = reply;
  const length = Number(reply.getHeader('content-length') ?? Number.NaN);
  if (statusCode === 204 || statusCode === 304 || length <= bufferedBytes) {
    reply.removeHeader('content-length');
    const isText = String(reply.getHeader('content-type')).startsWith('application/json');
    const chunks: Buffer[] = [];
    stream
      .on('data', (chunk: Buffer) => chunks.push(chunk))
      .once('error', (error) => reply.send(client.refusalOf(error)))
      .once('end', () => {
        const body = chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks);
        reply.send(statusCode === 401 ? refusalOf401(body) : isText ? body.toString('utf8') : body);
      });
    return;
  }
  reply.send(stream);
}

/** An expired or rotated identity is no fault of the session: 503 instead of 401. */
function refusalOf401(body: Buffer): string | DomainError {
  const text = body.toString('utf8');
  return text.includes(refusedSignature) ? new DomainError('DEPENDENCY_DOWN', { retryAfterSeconds: 2 }) : text;
}
