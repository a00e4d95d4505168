import { errorEnvelope } from '@sefira/contracts/shared/envelope';
import { isErrorCode } from '@sefira/contracts/shared/errors';
import { type Identity, identityHeader, requestIdHeader } from '@sefira/contracts/shared/identity';
import { isBinary, type RouteAnswer, type RouteRequest, type RouteShape } from '@sefira/contracts/shared/route';
import * as z from 'zod/mini';
import type { IdentitySigner } from '../identity/identity.ts';
import { parseJson } from '../text/parse-json.ts';
import { DomainError } from './domain-error.ts';
import { openUpstream, type Upstream, type UpstreamRequest } from './upstream.ts';

/** The identity of a service that calls another on its own behalf. */
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
   * @throws DomainError the other service's refusal, or DEPENDENCY_DOWN when it is unavailable
   */
  call<Route extends RouteShape>(route: Route, input: CallInput<Route>): Promise<RouteAnswer<Route>>;
  /**
   * One call with a response of bytes (a PDF), waited for up to `timeoutMilliseconds` (28 seconds when absent).
   * @throws DomainError the other service's refusal, UPSTREAM_TIMEOUT, or DEPENDENCY_DOWN
   */
  fetch<Route extends RouteShape>(
    route: Route,
    input: CallInput<Route> & { readonly timeoutMilliseconds?: number },
  ): Promise<Buffer>;
}

type CallInput<Route extends RouteShape> = Partial<RouteRequest<Route>> & {
  readonly requestId: string;
  readonly identity?: Identity;
};

const fetchMilliseconds = 28_000;

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
  function upstreamOf(route: RouteShape): Upstream {
    const upstream = upstreams.get(route.service);
    if (!upstream) throw new Error(`no address of service ${route.service}`);
    return upstream;
  }

  function requestOf<Route extends RouteShape>(route: Route, input: CallInput<Route>): UpstreamRequest {
    return {
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
  }

  return {
    async call(route, input) {
      const answer = await readJson(upstreamOf(route), requestOf(route, input), mayRepeat(route));
      if (answer.status >= 400) throw refusalOf(answer.body, answer.retryAfter);
      if (isBinary(route.response)) throw new Error(`${route.id} answers bytes`);
      return z.parse(route.response, answer.body) as RouteAnswer<typeof route>;
    },
    async fetch(route, { timeoutMilliseconds = fetchMilliseconds, ...input }) {
      const timeouts = { headersTimeout: timeoutMilliseconds, bodyTimeout: timeoutMilliseconds };
      const request = { ...requestOf(route, input as CallInput<typeof route>), ...timeouts };
      const response = await upstreamOf(route).request(request, mayRepeat(route));
      const bytes = Buffer.from(await whole(response.body.arrayBuffer()));
      if (response.statusCode === (route.status ?? 200)) return bytes;
      throw refusalOf(parseJson(bytes.toString('utf8')), response.headers['retry-after']);
    },
    async [Symbol.asyncDispose]() {
      await Promise.all([...upstreams.values()].map((upstream) => upstream[Symbol.asyncDispose]()));
    },
  };
}

/** A response cut off in its body counts as a lost connection. */
async function readJson(
  upstream: Upstream,
  request: UpstreamRequest,
  isRepeatable: boolean,
): Promise<{ status: number; body: unknown; retryAfter: RetryAfter }> {
  const response = await upstream.request(request, isRepeatable);
  const body = await whole(response.body.json());
  return { status: response.statusCode, body, retryAfter: response.headers['retry-after'] };
}

async function whole<Content>(reading: Promise<Content>): Promise<Content> {
  try {
    return await reading;
  } catch (error) {
    throw new DomainError('DEPENDENCY_DOWN', { cause: error, retryAfterSeconds: 2 });
  }
}

function mayRepeat(route: RouteShape): boolean {
  return route.method === 'GET' || route.repeatable === true;
}

type RetryAfter = string | readonly string[] | undefined;

/** The error that another service responded with, its `Retry-After` included. */
function refusalOf(body: unknown, retryAfter: RetryAfter): DomainError {
  const parsed = errorEnvelope.safeParse(body);
  if (!parsed.success || !isErrorCode(parsed.data.error)) return new DomainError('DEPENDENCY_DOWN');
  const { message, error, data } = parsed.data;
  // Clocks differ, or a key was rotated: a 401 would end the session at the caller.
  if (error === 'IDENTITY_REQUIRED') return new DomainError('DEPENDENCY_DOWN', { retryAfterSeconds: 2 });
  const { issues, ...facts } = data ?? {};
  const seconds = Number(retryAfter);
  return new DomainError(error, {
    message,
    ...(issues ? { issues } : {}),
    ...(data ? { data: facts } : {}),
    ...(Number.isFinite(seconds) ? { retryAfterSeconds: seconds } : {}),
  });
}

/** Puts parameters into `/things/:id`. */
export function fillPath(path: string, params: unknown): string {
  const values = (params ?? {}) as Readonly<Record<string, unknown>>;
  return path.replace(/:([A-Za-z]+)/g, (_match, name: string) => encodeURIComponent(String(values[name] ?? '')));
}
