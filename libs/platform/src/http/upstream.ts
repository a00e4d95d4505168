import { type Dispatcher, Pool } from 'undici';
import { type WatchOptions, watchReplicas } from '../configuration/replica-addresses.ts';
import { follow, isTraced, openChildSpan } from '../telemetry/spans.ts';
import { DomainError } from './domain-error.ts';
import { releaseEndedCalls } from './release-ended-calls.ts';
import { failureOf, refusalOf } from './upstream-failure.ts';

export interface UpstreamOptions {
  /** Connections to each replica. */
  readonly connections: number;
  readonly timeoutMilliseconds: number;
  /** How names of replicas are followed. */
  readonly watch?: WatchOptions;
}

export interface UpstreamRequest {
  readonly method: Dispatcher.HttpMethod;
  readonly path: string;
  readonly headers: Record<string, string>;
  readonly body: Buffer | string | null;
  readonly query?: Record<string, string>;
  /** Longest wait for this call's head and body, in milliseconds, in place of the service's own. */
  readonly headersTimeout?: number;
  readonly bodyTimeout?: number;
}

/** The replicas of one service. */
export interface Upstream extends AsyncDisposable {
  /**
   * One call to one of the replicas, in turn. A call that did not reach a replica goes to the next; after a lost connection
   * only a repeatable one does. The failed replica is skipped for a moment.
   * @throws DomainError DEPENDENCY_DOWN or UPSTREAM_TIMEOUT
   */
  request(request: UpstreamRequest, mayRepeat: boolean): Promise<Dispatcher.ResponseData>;
}

const restMilliseconds = 500;
/** A replica that has just restarted may have left more than one dead connection behind. */
const spareTries = 2;

interface Replica {
  /** Host and port. */
  readonly name: string;
  readonly pool: Pool;
  /** Sends calls by the pool. */
  readonly dispatcher: Dispatcher;
  restsUntil: number;
}

export function openUpstream(urls: readonly string[], options: UpstreamOptions): Upstream {
  function openReplica(url: string): Replica {
    const pool = new Pool(url, {
      connections: options.connections,
      pipelining: 1,
      connect: { timeout: 2000 },
      headersTimeout: options.timeoutMilliseconds,
      bodyTimeout: options.timeoutMilliseconds,
      keepAliveTimeout: 30_000,
    });
    return { name: new URL(url).host, pool, dispatcher: pool.compose(releaseEndedCalls), restsUntil: 0 };
  }
  const byAddress = new Map(urls.map((url) => [url, openReplica(url)]));
  let replicas = [...byAddress.values()];
  const closing = new Set<Promise<void>>();
  const replaceReplicas = (addresses: readonly string[]) => {
    for (const [address, { pool }] of byAddress) {
      if (addresses.includes(address)) continue;
      byAddress.delete(address);
      const closed = pool.close().finally(() => closing.delete(closed));
      closing.add(closed);
    }
    for (const address of addresses) if (!byAddress.has(address)) byAddress.set(address, openReplica(address));
    replicas = [...byAddress.values()];
  };
  const watch = watchReplicas(urls, replaceReplicas, options.watch);
  let turn = 0;

  /** The next replica that is not resting and was not tried; at worst one that was. */
  function next(tried: ReadonlySet<Replica>): Replica | undefined {
    const now = Date.now();
    turn += 1;
    let resting: Replica | undefined;
    for (let step = 0; step < replicas.length; step += 1) {
      const replica = replicas[(turn + step) % replicas.length];
      if (replica === undefined || tried.has(replica)) continue;
      if (replica.restsUntil <= now) return replica;
      resting ??= replica;
    }
    return resting ?? replicas[turn % replicas.length];
  }

  async function attempt(call: UpstreamRequest, mayRepeat: boolean): Promise<Dispatcher.ResponseData> {
    const tried = new Set<Replica>();
    for (let triesLeft = replicas.length + spareTries; ; triesLeft -= 1) {
      const replica = next(tried);
      if (!replica) throw new DomainError('DEPENDENCY_DOWN');
      tried.add(replica);
      try {
        return await sendTo(replica, call);
      } catch (error) {
        const failure = failureOf(error);
        if (failure === 'unreached') replica.restsUntil = Date.now() + restMilliseconds;
        const isAnotherTry = failure === 'unreached' || (failure === 'lost' && mayRepeat);
        if (triesLeft === 0 || !isAnotherTry) throw refusalOf(failure, error);
      }
    }
  }

  return {
    request: attempt,
    async [Symbol.asyncDispose]() {
      watch[Symbol.dispose]();
      await Promise.all([...closing, ...replicas.map(({ pool }) => pool.close())]);
    },
  };
}

/** Sends the call in a span of its own; the service continues the trace as its child. */
function sendTo({ name, dispatcher }: Replica, call: UpstreamRequest): Promise<Dispatcher.ResponseData> {
  if (!isTraced()) return dispatcher.request(call);
  const span = openChildSpan(`${call.method} ${name}`, { kind: 'CLIENT', attributes: { 'server.address': name } });
  if (span === undefined) return dispatcher.request(call);
  return follow(span, async () => {
    const response = await dispatcher.request({ ...call, headers: { ...call.headers, traceparent: span.traceParent } });
    span.set({ 'http.response.status_code': response.statusCode });
    return response;
  });
}
