import { AsyncResource } from 'node:async_hooks';
import type { Pool, PoolClient } from 'pg';

/** Called with a statement's text at its start. The returned function is called at its end, with its failure. */
export type QueryWatcher = (text: string) => ((failure?: unknown) => void) | undefined;

/** Calls a watcher for every statement of a pool, Prisma's too, in the asynchronous context of its caller. */
export function watchQueries(pool: Pool, watcher: QueryWatcher): void {
  pool.on('connect', (client) => watch(client, watcher));
  const { connect } = pool;
  // A waiting caller is resumed in the context of the caller that released the connection.
  pool.connect = ((...given: unknown[]) =>
    Reflect.apply(
      connect,
      pool,
      given.map((value) => (typeof value === 'function' ? AsyncResource.bind(value as () => void) : value)),
    )) as typeof connect;
}

function watch(client: PoolClient, watcher: QueryWatcher): void {
  const { query } = client;
  client.query = ((...given: unknown[]) => {
    const end = watcher(textOf(given[0]));
    if (end === undefined) return Reflect.apply(query, client, given);
    const callback = given.at(-1);
    if (typeof callback === 'function') {
      const traced = (failure: Error | null, result: unknown) => {
        end(failure ?? undefined);
        callback(failure, result);
      };
      return Reflect.apply(query, client, [...given.slice(0, -1), traced]);
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
