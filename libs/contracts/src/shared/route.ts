import type * as z from 'zod/mini';
import type { ApiScope } from './api-scopes.ts';
import type { ErrorCode } from './errors.ts';
import type { Role } from './identity.ts';
import type { ServiceName } from './services.ts';

/**
 * Who may call: `public` anyone, `session` any session (guests too), `account` any session but a guest's,
 * a list of roles for these only, `key` an API key with the call's scope and nobody else, `internal` another part of the house and never the gateway's clients.
 */
export type Access = 'public' | 'session' | 'account' | 'key' | 'internal' | readonly Role[];

/** A body that is not JSON: what is sent back, or taken in, as bytes of these media types. */
export interface BinaryContent {
  readonly binary: readonly string[];
}

export interface RouteShape {
  /** Stable name `service.verb`, also the operation id in OpenAPI. */
  readonly id: string;
  readonly service: ServiceName;
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Path below `/api`, parameters as `:name`. */
  readonly path: `/${string}`;
  readonly access: Access;
  /** What a key must be allowed to do, where `access` is `key`. */
  readonly scope?: ApiScope;
  /** One Portuguese line for the documentation. */
  readonly summary: string;
  readonly params?: z.ZodMiniObject;
  readonly query?: z.ZodMiniObject;
  readonly body?: z.ZodMiniType | BinaryContent;
  /** A body that the documentation shows. */
  readonly example?: Readonly<Record<string, unknown>>;
  readonly response: z.ZodMiniType | BinaryContent;
  /** Success status; 200 when absent. */
  readonly status?: 200 | 201 | 202 | 204;
  /** Further success answers beside `response`, by status (202 of a report that takes longer). */
  readonly alternatives?: Readonly<Record<number, z.ZodMiniType>>;
  /** Codes this call may answer beyond those every call may. */
  readonly errors?: readonly ErrorCode[];
  /** True when the call costs credits or money and takes `Idempotency-Key` (decision 6). */
  readonly idempotent?: boolean;
  /** True for an internal POST that changes nothing and may be sent again after a lost connection. */
  readonly repeatable?: boolean;
  /**
   * True when the call waits its turn for something scarce, such as a password hash. Like calls that answer bytes, which may
   * be printed first, it goes its own way to the service, so that a crowd of them holds no quick call up.
   */
  readonly waits?: boolean;
  /** Largest request body in bytes; 64 KiB when absent. */
  readonly bodyLimit?: number;
  /** Calls per window and client (session or address), shared by all gateways. */
  readonly rateLimit?: { readonly limit: number; readonly windowSeconds: number; readonly by?: 'address' | 'session' };
}

/** Declares one call: the route, its OpenAPI entry, the front end's endpoint and the internal client in one value. */
export function defineRoute<const Route extends RouteShape>(route: Route): Route {
  return route;
}

/** True for content that is bytes and not a zod schema. */
export function isBinary(content: z.ZodMiniType | BinaryContent | undefined): content is BinaryContent {
  return content !== undefined && 'binary' in content;
}

type Output<Schema> = Schema extends z.ZodMiniType ? z.output<Schema> : undefined;
type Input<Schema> = Schema extends z.ZodMiniType ? z.input<Schema> : undefined;

/** Types of a call as its handler sees them (parsed). */
export type RouteParams<Route extends RouteShape> = Output<Route['params']>;
export type RouteQuery<Route extends RouteShape> = Output<Route['query']>;
export type RouteBody<Route extends RouteShape> = Output<Route['body']>;
/** The JSON answer; `undefined` for a binary one. */
export type RouteAnswer<Route extends RouteShape> = Output<Route['response']>;

/** What a client sends (before defaults and trimming). */
export interface RouteRequest<Route extends RouteShape> {
  readonly params: Input<Route['params']>;
  readonly query: Input<Route['query']>;
  readonly body: Input<Route['body']>;
}
