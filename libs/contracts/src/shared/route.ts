import type * as z from 'zod/mini';
import type { ChargedService } from '../billing/plans.ts';
import type { ApiScope } from './api-scopes.ts';
import type { ErrorCode } from './errors.ts';
import type { Role } from './identity.ts';
import type { ServiceName } from './services.ts';

/**
 * Who may call: `public` anyone, `session` any session (guests too), `account` any session but a guest's,
 * a list of roles for these only, `key` an API key with the call's scope only, `internal` another service only.
 */
export type Access = 'public' | 'session' | 'account' | 'key' | 'internal' | readonly Role[];

/** A body that is not JSON: what is sent back, or taken in, as bytes of these media types. */
export interface BinaryContent {
  readonly binary: readonly string[];
}

/** Cost of a call that grows with its body. */
export interface CostBySize {
  readonly base: number;
  readonly perKilobyte: number;
}

/** Calls of this cost and more count against the calls that one person may have under way at once. */
export const expensiveFrom = 5;

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
  /**
   * True for a call that gives power or moves money (docs/decisions/0018-fresh-proof-of-identity.md): the session must have proved its owner's password or
   * second factor within `proofLifetimeMilliseconds`, otherwise PROOF_REQUIRED. An API key never can.
   * `conditional` where only some bodies ask for it: the handler then calls `requireProof` itself.
   */
  readonly freshProof?: true | 'conditional';
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
  /**
   * How a call that gives a result or a document of a charged kind is paid for (docs/decisions/0042-paid-results.md). A service, or one of several by
   * the body: billing is asked for its price. `stored`: only what the caller, or the owner of a public address, has paid for.
   * `unpaid`: the document holds nothing of a charged kind. A test refuses such a call without it.
   */
  readonly charges?: ChargedService | readonly ChargedService[] | 'stored' | 'unpaid';
  /** True when the call costs credits or money and takes `Idempotency-Key` (docs/decisions/0006-idempotency-keys.md). */
  readonly idempotent?: boolean;
  /** Fields of the body with a new value at each attempt, such as a card's token: a repetition may differ in them. */
  readonly singleUseFields?: readonly string[];
  /** True for an internal POST that changes nothing and may be sent again after a lost connection. */
  readonly repeatable?: boolean;
  /**
   * True when the call queues for a scarce resource, such as password hashing. The gateway gives slow calls connections of
   * their own to the service, as it does binary responses, which may be rendered first.
   */
  readonly slow?: true;
  /** True for a sign-up: the gateway adds the reseller's link that the browser clicked last. */
  readonly carriesReferral?: true;
  /**
   * What the call takes of the work that its caller may have done in a minute: its processor time at its largest legal input over
   * that of a read, in all processes (tests/bench/fairness.bench.ts); 1 when absent. By the size of the body where that decides.
   */
  readonly cost?: number | CostBySize;
  /** Largest request body in bytes; 64 KiB when absent. */
  readonly bodyLimit?: number;
  /** Calls per window and client (session or address), shared by all gateways. */
  readonly rateLimit?: {
    readonly limit: number;
    readonly windowSeconds: number;
    readonly by?: 'address' | 'session';
    /** What a network above the limit gets, where `exceededPolicy` would say something else. */
    readonly exceeded?: ExceededPolicy;
  };
  /** True when the call opens a guest session: a network with used up `guestQuestions` then gets `exceededPolicy`. */
  readonly opensGuest?: true;
  /** Calls answered with an error of the caller (4xx) that a network has in a window before `exceededPolicy` applies. */
  readonly failureLimit?: { readonly limit: number; readonly windowSeconds: number };
}

/**
 * What becomes of calls above a limit that is counted by network address. Thousands of customers share one address of a
 * mobile carrier (docs/decisions/0013-guessing-limits-and-proof-of-work.md), so people are never refused: `challenge` asks for a proof of work, `delay` slows down what a
 * browser requests by itself and cannot repeat with a proof, `refuse` is for programs.
 */
export type ExceededPolicy = 'challenge' | 'delay' | 'refuse';

/** The policy of a call: reads are delayed, the rest asks for a proof of work, unless the contract says otherwise. */
export function exceededPolicy({ method, rateLimit }: RouteShape): ExceededPolicy {
  return rateLimit?.exceeded ?? (method === 'GET' ? 'delay' : 'challenge');
}

/** Declares one call: the route, its OpenAPI entry, the front end's endpoint and the internal client in one value. */
export function defineRoute<const Route extends RouteShape>(route: Route): Route {
  return route;
}

/** The cost of one call, by the size of its body. @returns 1 or more */
export function costOf({ cost = 1 }: Pick<RouteShape, 'cost'>, bodyBytes: number): number {
  if (typeof cost === 'number') return cost;
  return Math.ceil(cost.base + (cost.perKilobyte * bodyBytes) / 1024);
}

/** True for content that is bytes and not a zod schema. */
export function isBinary(content: z.ZodMiniType | BinaryContent | undefined): content is BinaryContent {
  return content !== undefined && 'binary' in content;
}

/** True for a call that may take long; the gateway gives it connections of its own. */
export function isSlow({ slow, response }: Pick<RouteShape, 'slow' | 'response'>): boolean {
  return slow === true || isBinary(response);
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
