import { PrismaPg } from '@prisma/adapter-pg';
import pg from 'pg';
import { createStatementNames } from './statement-names.ts';
import { type QueryWatcher, watchQueries } from './traced-pool.ts';

export interface DatabaseOptions {
  /** The service's own URL: its role reads and writes its own schema only. */
  readonly url: string;
  /** The service's Postgres schema. */
  readonly schema: string;
  readonly poolSize: number;
  /** No statement runs longer; default 5 s. */
  readonly statementTimeoutMilliseconds?: number;
  /** Told of a connection that broke while nobody used it; the pool replaces it. */
  readonly onConnectionLost?: (error: Error) => void;
  /** Database on the same server that keeps a session to its caller, where `url` goes through a pooler by transaction. */
  readonly listenName?: string | undefined;
  /** A copy that may be some moments behind; `fromReplica` reads there. */
  readonly replicaUrl?: string | undefined;
  /** Told when the copy could not answer and the first server did. */
  readonly onReplicaFailure?: (error: unknown) => void;
  /** Told of every statement, Prisma's too. */
  readonly onQuery?: QueryWatcher;
}

/** The two ways to one pool of connections: Prisma's client, and raw SQL for what Prisma cannot say. */
export interface Database<Client> extends AsyncDisposable {
  readonly client: Client;
  readonly pool: pg.Pool;
  /** Connections for LISTEN alone, which a pooler by transaction does not keep; the same pool where there is none. */
  readonly listeners: pg.Pool;
  /**
   * Reads what may be some moments old (long lists, sums) from the replica where there is one, so that it takes nothing from
   * the server that writes; what fails there is asked of the first server.
   */
  fromReplica<Result>(read: (source: ReadSource<Client>) => Promise<Result>): Promise<Result>;
}

export interface ReadSource<Client> {
  readonly client: Client;
  readonly pool: pg.Pool;
}

type ClientClass<Client> = new (options: { adapter: PrismaPg; errorFormat: 'minimal' }) => Client;

/** Opens a service's database. Connects when first used; close it with `await using` or by leaving its disposable stack. */
export function openDatabase<Client extends { $disconnect(): Promise<void> }>(
  PrismaClient: ClientClass<Client>,
  options: DatabaseOptions,
): Database<Client> {
  const { url, schema, poolSize, statementTimeoutMilliseconds = 5_000, onConnectionLost = () => undefined } = options;
  const openPool = (connectionString: string, max: number) => {
    const opened = new pg.Pool({
      connectionString,
      max,
      application_name: schema,
      connectionTimeoutMillis: 5_000,
      keepAlive: true,
      statement_timeout: statementTimeoutMilliseconds,
      idle_in_transaction_session_timeout: statementTimeoutMilliseconds * 2,
      options: `-c search_path=${schema},public`,
    });
    // Without a listener, an idle connection that Postgres closes would end the process.
    opened.on('error', onConnectionLost);
    // … and so would one in use, between two statements. Whoever uses it hears of the loss by its next statement.
    opened.on('connect', (client) => client.on('error', () => undefined));
    if (options.onQuery) watchQueries(opened, options.onQuery);
    return opened;
  };
  const pool = openPool(url, poolSize);
  const listeners =
    options.listenName === undefined ? pool : openPool(inDatabase(url, options.listenName), listenerConnections);
  const open = (from: pg.Pool) => ({
    // Else its errors repeat what they were given, which is of persons.
    client: new PrismaClient({
      adapter: new PrismaPg(from, { schema, statementNameGenerator: createStatementNames() }),
      errorFormat: 'minimal',
    }),
    pool: from,
  });
  const first = open(pool);
  const { client } = first;
  const replica = options.replicaUrl === undefined ? undefined : open(openPool(options.replicaUrl, poolSize));
  return {
    client,
    pool,
    listeners,
    async fromReplica(read) {
      if (replica === undefined) return read(first);
      try {
        return await read(replica);
      } catch (error) {
        options.onReplicaFailure?.(error);
        return read(first);
      }
    },
    async [Symbol.asyncDispose]() {
      await Promise.all([client.$disconnect(), replica?.client.$disconnect()]);
      await replica?.pool.end();
      if (listeners !== pool) await listeners.end();
      await pool.end();
    },
  };
}

/** One for each channel that a service may listen to. */
const listenerConnections = 3;

function inDatabase(url: string, name: string): string {
  const changed = new URL(url);
  changed.pathname = `/${name}`;
  return changed.href;
}
