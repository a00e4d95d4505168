import { PrismaPg } from '@prisma/adapter-pg';
import pg from 'pg';
import * as z from 'zod';
import { rowOf } from './rows.ts';
import { createStatementNames } from './statement-names.ts';
import { type QueryWatcher, TracedPool } from './traced-pool.ts';

export interface DatabaseOptions {
  /** The service's own URL: its role reads and writes its own schema only. */
  readonly url: string;
  /** The service's Postgres schema. */
  readonly schema: string;
  readonly poolSize: number;
  /** No statement runs longer; default 5 s. */
  readonly statementTimeoutMilliseconds?: number;
  /** Called when an idle connection is lost; the pool replaces it. */
  readonly onConnectionLost?: (error: Error) => void;
  /** Database name for session connections, where `url` goes through a pooler of transactions. */
  readonly listenName?: string | undefined;
  /** One replica, possibly behind the primary; `fromReplica` reads there. */
  readonly replicaUrl?: string | undefined;
  /** Called when a read of the replica failed and the primary answered. */
  readonly onReplicaFailure?: (error: unknown) => void;
  /** Called for every statement, Prisma's too. */
  readonly onQuery?: QueryWatcher;
}

/** A pool of connections, for Prisma's client and for raw SQL. */
export interface Database<Client> extends AsyncDisposable {
  readonly client: Client;
  readonly pool: pg.Pool;
  /** Session connections for LISTEN, which a pooler of transactions lacks; the same pool without one. */
  readonly listeners: pg.Pool;
  /**
   * Reads from the replica, where one is configured, data that may be stale (long lists, sums); falls back to the primary.
   * With `lastWrite` only from a replica that has replayed that position of the primary's log and what it had a second ago.
   */
  fromReplica<Result>(read: (source: ReadSource<Client>) => Promise<Result>, lastWrite?: LastWrite): Promise<Result>;
  /** Position of the primary's log behind everything committed so far; null without a replica. */
  writePosition(): Promise<string | null>;
}

/** Resolves to a position that `writePosition` returned, or null. */
export type LastWrite = () => Promise<string | null>;

export interface ReadSource<Client> {
  readonly client: Client;
  readonly pool: pg.Pool;
}

type ClientClass<Client> = new (options: { adapter: PrismaPg; errorFormat: 'minimal' }) => Client;

/** Opens a service's database, which connects at the first query. Dispose it to close it. */
export function openDatabase<Client extends { $disconnect(): Promise<void> }>(
  PrismaClient: ClientClass<Client>,
  options: DatabaseOptions,
): Database<Client> {
  const { url, schema, poolSize, statementTimeoutMilliseconds = 5_000, onConnectionLost = () => undefined } = options;
  const openPool = (connectionString: string, max: number, isReplica = false) => {
    const config: pg.PoolConfig = {
      connectionString,
      max,
      application_name: schema,
      connectionTimeoutMillis: 5_000,
      keepAlive: true,
      statement_timeout: statementTimeoutMilliseconds,
      // The server ends a statement in time; without a response its machine has vanished.
      query_timeout: statementTimeoutMilliseconds + responseMilliseconds,
      idle_in_transaction_session_timeout: statementTimeoutMilliseconds * 2,
      options: `-c search_path=${schema},public`,
      ...(isReplica ? {} : { onConnect: refuseReplica }),
    };
    const opened = options.onQuery ? new TracedPool(config, options.onQuery) : new pg.Pool(config);
    // Without a listener, an idle connection that Postgres closes would end the process.
    opened.on('error', onConnectionLost);
    // So would one in use, between two statements; the next statement reports the loss.
    opened.on('connect', (client) => client.on('error', () => undefined));
    return opened;
  };
  const pool = openPool(url, poolSize);
  const listeners =
    options.listenName === undefined ? pool : openPool(inDatabase(url, options.listenName), listenerConnections);
  const open = (from: pg.Pool) => ({
    // Other formats repeat the arguments, which are personal data.
    client: new PrismaClient({
      adapter: new PrismaPg(from, { schema, statementNameGenerator: createStatementNames() }),
      errorFormat: 'minimal',
    }),
    pool: from,
  });
  const first = open(pool);
  const { client } = first;
  const replica = options.replicaUrl === undefined ? undefined : open(openPool(options.replicaUrl, poolSize, true));
  const writePosition = async () => (await logPosition(pool.query('SELECT pg_current_wal_lsn() AS position'))).position;
  const recentPosition = createSample(writePosition);
  return {
    client,
    pool,
    listeners,
    async fromReplica(read, lastWrite) {
      if (replica === undefined) return read(first);
      try {
        if (lastWrite === undefined) return await read(replica);
        const positions = await Promise.all([lastWrite(), recentPosition()]);
        const { isReplayed } = await replayState(replica.pool.query(replayed, positions));
        if (isReplayed) return await read(replica);
      } catch (error) {
        options.onReplicaFailure?.(error);
      }
      return read(first);
    },
    writePosition: async () => (replica === undefined ? null : writePosition()),
    async [Symbol.asyncDispose]() {
      await Promise.all([client.$disconnect(), replica?.client.$disconnect()]);
      await replica?.pool.end();
      if (listeners !== pool) await listeners.end();
      await pool.end();
    },
  };
}

const logPosition = rowOf(z.object({ position: z.string() }));
const replayState = rowOf(z.object({ isReplayed: z.boolean() }));
/** False on a primary, which replays nothing. */
const replayed = `SELECT coalesce(pg_last_wal_replay_lsn() >= greatest($1::pg_lsn, $2::pg_lsn, '0/0'), false) AS "isReplayed"`;
const sampleMilliseconds = 1000;

/** A value at most a second old, or the last one while no newer can be read: without a primary the replica goes on. */
function createSample(read: () => Promise<string>): () => Promise<string | null> {
  let last: string | null = null;
  let reading: Promise<string | null>;
  let readAt = Number.NEGATIVE_INFINITY;
  return async () => {
    if (performance.now() - readAt < sampleMilliseconds) return last ?? reading;
    readAt = performance.now();
    reading = read().catch(() => last);
    last = await reading;
    return last;
  };
}

/** From the end of a statement's time to its response. */
const responseMilliseconds = 5000;

const serverState = rowOf(z.object({ recovering: z.boolean() }));

/** During a failover an address may still lead to a server that accepts no writes: as if there were none. */
async function refuseReplica(client: pg.ClientBase): Promise<void> {
  // The method of the class: a traced client traces the statements of callers only.
  const statement: Promise<pg.QueryResult> = Reflect.apply(pg.Client.prototype.query, client, [
    'SELECT pg_is_in_recovery() AS recovering',
  ]);
  const { recovering: isReplica } = await serverState(statement);
  // 57P03: cannot_connect_now.
  if (isReplica) throw Object.assign(new Error('the server is a replica'), { code: '57P03' });
}

/** One for each channel that a service may listen to. */
const listenerConnections = 3;

function inDatabase(url: string, name: string): string {
  const changed = new URL(url);
  changed.pathname = `/${name}`;
  return changed.href;
}
