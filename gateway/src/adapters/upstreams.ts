import type { ServiceName } from '@sefira/contracts/services';
import { DomainError } from '@sefira/platform/domain-error';
import { BalancedPool, type Dispatcher, Pool } from 'undici';

export interface UpstreamRequest {
  readonly method: Dispatcher.HttpMethod;
  readonly path: string;
  readonly headers: Record<string, string>;
  readonly body: Buffer | null;
  readonly signal: AbortSignal;
}

export interface Upstreams extends AsyncDisposable {
  /**
   * One call to a service. A call that never reached it is tried once more; so is a GET that lost its connection.
   * @throws DomainError DEPENDENCY_DOWN or UPSTREAM_TIMEOUT
   */
  send(service: ServiceName, request: UpstreamRequest): Promise<Dispatcher.ResponseData>;
}

const neverReached = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EHOSTUNREACH', 'UND_ERR_CONNECT_TIMEOUT']);
const lostConnection = new Set(['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET', 'UND_ERR_CLOSED']);
const timedOut = new Set(['UND_ERR_HEADERS_TIMEOUT', 'UND_ERR_BODY_TIMEOUT']);

export function openUpstreams(
  addresses: Readonly<Record<ServiceName, readonly string[]>>,
  options: { readonly connections: number; readonly timeoutMilliseconds: number },
): Upstreams {
  const settings = {
    connections: options.connections,
    pipelining: 1,
    connect: { timeout: 2000 },
    headersTimeout: options.timeoutMilliseconds,
    bodyTimeout: options.timeoutMilliseconds,
    keepAliveTimeout: 30_000,
  };
  const pools = new Map<string, Dispatcher>(
    Object.entries(addresses).map(([service, urls]) => {
      const [only, ...others] = urls;
      const pool = others.length === 0 && only ? new Pool(only, settings) : new BalancedPool([...urls], settings);
      return [service, pool];
    }),
  );

  async function send(
    service: ServiceName,
    request: UpstreamRequest,
    isRetry: boolean,
  ): Promise<Dispatcher.ResponseData> {
    const pool = pools.get(service);
    if (!pool) throw new DomainError('DEPENDENCY_DOWN');
    try {
      return await pool.request(request);
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? String(error.code) : '';
      if (timedOut.has(code)) throw new DomainError('UPSTREAM_TIMEOUT', { cause: error });
      const mayRepeat = neverReached.has(code) || (lostConnection.has(code) && request.method === 'GET');
      if (mayRepeat && !isRetry) return send(service, request, true);
      throw new DomainError('DEPENDENCY_DOWN', { cause: error, retryAfterSeconds: 2 });
    }
  }

  return {
    send: (service, request) => send(service, request, false),
    async [Symbol.asyncDispose]() {
      await Promise.all([...pools.values()].map((pool) => pool.close()));
    },
  };
}
