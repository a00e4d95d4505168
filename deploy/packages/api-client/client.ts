/** One call of the API, as the generated table has it. */
interface Call {
  readonly method: string;
  readonly path: string;
  readonly isBinary: boolean;
}

export interface ClientOptions {
  /** `https://sefira.example`: the address of the product, without `/api`. */
  readonly baseUrl: string;
  /** An API key. */
  readonly key: string;
  readonly fetch?: typeof globalThis.fetch;
}

interface Request {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string | number | boolean | undefined>>;
  readonly body?: unknown;
  readonly idempotencyKey?: string;
  readonly signal?: AbortSignal;
}

interface Refusal {
  readonly message?: string;
  readonly error?: string;
  readonly data?: { readonly issues?: ApiError['issues'] };
}

/** A refusal of the API. */
export class ApiError extends Error {
  readonly status: number;
  /** Stable code in capitals, such as `NO_CREDITS`. */
  readonly code: string;
  /** Field errors of a 400. */
  readonly issues: readonly { readonly path: string; readonly message: string }[];
  /** Seconds after which the call may be repeated; null without such a time. */
  readonly retryAfterSeconds: number | null;

  constructor(response: Response, body: Refusal) {
    super(body.message ?? response.statusText);
    this.name = 'ApiError';
    this.status = response.status;
    this.code = body.error ?? 'UNKNOWN';
    this.issues = body.data?.issues ?? [];
    const after = response.headers.get('retry-after');
    this.retryAfterSeconds = after === null ? null : Number(after);
  }
}

/** A function for each call of a table. They throw ApiError for a refusal, and what `fetch` throws. */
export function createCalls(
  calls: Readonly<Record<string, Call>>,
  options: ClientOptions,
): Record<string, (request?: Request) => Promise<unknown>> {
  return Object.fromEntries(
    Object.entries(calls).map(([name, call]) => [name, (request: Request = {}) => send(call, request, options)]),
  );
}

async function send({ method, path, isBinary }: Call, request: Request, options: ClientOptions): Promise<unknown> {
  const { params = {}, query = {}, body, idempotencyKey, signal } = request;
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const url = new URL(`/api${filled}`, options.baseUrl);
  for (const [name, value] of Object.entries(query)) if (value !== undefined) url.searchParams.set(name, `${value}`);
  const response = await (options.fetch ?? globalThis.fetch)(url, {
    method,
    headers: {
      authorization: `Bearer ${options.key}`,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    ...(signal === undefined ? {} : { signal }),
  });
  const isJson = response.headers.get('content-type')?.includes('json') ?? false;
  if (!response.ok) throw new ApiError(response, (isJson ? await response.json() : {}) as Refusal);
  return isBinary && !isJson ? response.blob() : response.json();
}
