import { errorEnvelope } from '@sefira/contracts/envelope';
import { isErrorCode } from '@sefira/contracts/errors';
import { type Identity, identityHeader, requestIdHeader } from '@sefira/contracts/identity';
import { isBinary, type RouteAnswer, type RouteRequest, type RouteShape } from '@sefira/contracts/route';
import * as z from 'zod/mini';
import { DomainError } from './domain-error.ts';
import type { IdentitySigner } from './identity.ts';
import { openUpstream, type Upstream, type UpstreamRequest } from './upstream.ts';

/** The identity of the house itself when one part calls another for its own sake. */
export const internalCaller: Identity = {
  subject: null,
  role: 'service',
  plan: 'free',
  permissions: [],
  sessionId: null,
};

export interface ServiceClient extends AsyncDisposable {
  /**
   * One call through its contract; the answer is checked against it.
   * @throws DomainError the other's own refusal, or DEPENDENCY_DOWN when it is out of reach
   */
  call<Route extends RouteShape>(
    route: Route,
    input: Partial<RouteRequest<Route>> & { readonly requestId: string; readonly identity?: Identity },
  ): Promise<RouteAnswer<Route>>;
}

/**
 * Calls other services by contract, one hop, with a signed identity. `addresses` are the base URLs of the replicas of each
 * service: one, several, or one text with commas.
 */
export function createServiceClient(options: {
  readonly addresses: Readonly<Partial<Record<RouteShape['service'], string | readonly string[]>>>;
  readonly signer: IdentitySigner;
  readonly timeoutMilliseconds?: number;
}): ServiceClient {
  const upstreams = new Map<string, Upstream>(
    Object.entries(options.addresses).map(([service, urls]) => [
      service,
      openUpstream(typeof urls === 'string' ? urls.split(',') : urls, {
        connections: 32,
        timeoutMilliseconds: options.timeoutMilliseconds ?? 5000,
      }),
    ]),
  );
  return {
    async call(route, input) {
      const upstream = upstreams.get(route.service);
      if (!upstream) throw new Error(`no address of service ${route.service}`);
      const request: UpstreamRequest = {
        method: route.method,
        path: fillPath(route.path, input.params),
        headers: {
          [identityHeader]: options.signer.sign(input.identity ?? internalCaller, route.service),
          [requestIdHeader]: input.requestId,
          ...(input.body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        body: input.body === undefined ? null : JSON.stringify(input.body),
        ...(input.query === undefined ? {} : { query: input.query as Record<string, string> }),
      };
      const answer = await readJson(upstream, request, route.method === 'GET' || route.repeatable === true);
      if (answer.status >= 400) throw refusalOf(answer.body);
      if (isBinary(route.response)) throw new Error(`${route.id} answers bytes`);
      return z.parse(route.response, answer.body) as RouteAnswer<typeof route>;
    },
    async [Symbol.asyncDispose]() {
      await Promise.all([...upstreams.values()].map((upstream) => upstream[Symbol.asyncDispose]()));
    },
  };
}

/** An answer that breaks off in its body counts as one that never came. */
async function readJson(
  upstream: Upstream,
  request: UpstreamRequest,
  mayRepeat: boolean,
): Promise<{ status: number; body: unknown }> {
  const response = await upstream.request(request, mayRepeat);
  try {
    return { status: response.statusCode, body: await response.body.json() };
  } catch (error) {
    throw new DomainError('DEPENDENCY_DOWN', { cause: error, retryAfterSeconds: 2 });
  }
}

function refusalOf(body: unknown): DomainError {
  const parsed = errorEnvelope.safeParse(body);
  if (!parsed.success || !isErrorCode(parsed.data.error)) return new DomainError('DEPENDENCY_DOWN');
  return new DomainError(parsed.data.error, { message: parsed.data.message });
}

/** Puts parameters into `/things/:id`. */
export function fillPath(path: string, params: unknown): string {
  const values = (params ?? {}) as Readonly<Record<string, unknown>>;
  return path.replace(/:([A-Za-z]+)/g, (_match, name: string) => encodeURIComponent(String(values[name] ?? '')));
}
