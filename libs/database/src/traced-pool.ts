import { AsyncResource } from 'node:async_hooks';
import pg from 'pg';

/** Called with a statement's text at its start. The returned function is called at its end, with its failure. */
export type QueryWatcher = (text: string) => ((failure?: unknown) => void) | undefined;

type Connected = Parameters<pg.Pool['connect']>[0];

/** A pool that calls a watcher for every statement, Prisma's too, in the asynchronous context of its caller. */
export class TracedPool extends pg.Pool {
  constructor(config: pg.PoolConfig, watcher: QueryWatcher) {
    super({ ...config, Client: tracedClient(watcher) });
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(callback: Connected): void;
  override connect(callback?: Connected): Promise<pg.PoolClient> | undefined {
    if (callback === undefined) return super.connect();
    // A waiting caller would resume in the context of the caller that released the connection.
    super.connect(AsyncResource.bind(callback));
    return undefined;
  }
}

function tracedClient(watcher: QueryWatcher): typeof pg.Client {
  return class TracedClient extends pg.Client {
    override readonly query = traced(super.query, this, watcher);
  };
}

/** The method with the watcher at the start and end of each statement: a callback, a promise or a stream. */
function traced(query: pg.Client['query'], client: pg.Client, watcher: QueryWatcher): pg.Client['query'] {
  return ((...given: unknown[]) => {
    const end = watcher(textOf(given[0]));
    if (end === undefined) return Reflect.apply(query, client, given);
    const callback = given.at(-1);
    if (typeof callback === 'function') {
      const watched = (failure: Error | null, result: unknown) => {
        end(failure ?? undefined);
        callback(failure, result);
      };
      return Reflect.apply(query, client, [...given.slice(0, -1), watched]);
    }
    const asked: unknown = Reflect.apply(query, client, given);
    if (asked instanceof Promise) asked.then(() => end(), end);
    else end();
    return asked;
  }) as typeof query;
}

function textOf(query: unknown): string {
  if (typeof query === 'string') return query;
  return typeof query === 'object' && query !== null && 'text' in query ? String(query.text) : '';
}
