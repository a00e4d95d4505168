import { errorEnvelope } from '@sefira/contracts/envelope';
import { isErrorCode } from '@sefira/contracts/errors';
import { type Identity, identityHeader, requestIdHeader } from '@sefira/contracts/identity';
import { isBinary, type RouteAnswer, type RouteRequest, type RouteShape } from '@sefira/contracts/route';
import { Agent, type Dispatcher, request } from 'undici';
import * as z from 'zod/mini';
import { DomainError } from './domain-error.ts';
import type { IdentitySigner } from './identity.ts';

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

/** Calls other services by contract, one hop, with a signed identity. `addresses` are base URLs by service. */
export function createServiceClient(options: {
  readonly addresses: Readonly<Partial<Record<RouteShape['service'], string>>>;
  readonly signer: IdentitySigner;
  readonly timeoutMilliseconds?: number;
}): ServiceClient {
  const timeout = options.timeoutMilliseconds ?? 5000;
  const agent = new Agent({ connections: 32, headersTimeout: timeout, bodyTimeout: timeout, connectTimeout: 2000 });
  return {
    async call(route, input) {
      const base = options.addresses[route.service];
      if (!base) throw new Error(`no address of service ${route.service}`);
      const answer = await send(agent, `${base}${fillPath(route.path, input.params)}`, {
        method: route.method,
        query: input.query as Record<string, string> | undefined,
        headers: {
          [identityHeader]: options.signer.sign(input.identity ?? internalCaller, route.service),
          [requestIdHeader]: input.requestId,
          ...(input.body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        body: input.body === undefined ? null : JSON.stringify(input.body),
      });
      if (answer.status >= 400) throw refusalOf(answer.body);
      if (isBinary(route.response)) throw new Error(`${route.id} answers bytes`);
      return z.parse(route.response, answer.body) as RouteAnswer<typeof route>;
    },
    [Symbol.asyncDispose]: () => agent.close(),
  };
}

async function send(
  dispatcher: Dispatcher,
  url: string,
  options: {
    readonly method: RouteShape['method'];
    readonly query: Record<string, string> | undefined;
    readonly headers: Record<string, string>;
    readonly body: string | null;
  },
): Promise<{ status: number; body: unknown }> {
  try {
    const { query, ...rest } = options;
    const response = await request(url, { dispatcher, ...rest, ...(query ? { query } : {}) });
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
