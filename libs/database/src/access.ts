import type { Pool } from 'pg';
import type { Database, LastWrite, ReadSource } from './prisma.ts';
import { type TransactionOptions, transaction } from './transaction.ts';

let databaseOf: <Client>(handle: DatabaseHandle<Client>) => Database<Client>;

/**
 * A service's database as its context holds it. Only the functions of this module open it, and only use cases, operations
 * and context.ts may import them (docs/decisions/0068-handlers-jobs-and-schedules.md).
 */
export class DatabaseHandle<Client> implements AsyncDisposable {
  readonly #database: Database<Client>;

  constructor(database: Database<Client>) {
    this.#database = database;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#database[Symbol.asyncDispose]();
  }

  static {
    databaseOf = (handle) => handle.#database;
  }
}

/** What holds a handle: a service's context, or the part of it that a function needs. */
export interface WithDatabase<Client> {
  readonly database: DatabaseHandle<Client>;
}

/** The part of a Prisma client that runs transactions. */
export interface TransactionalClient<Transaction> {
  $transaction<Result>(work: (transaction: Transaction) => Promise<Result>, options?: object): Promise<Result>;
}

/** The transaction type of a Prisma client. */
export type TransactionOf<Client> = Client extends TransactionalClient<infer Transaction> ? Transaction : never;

/**
 * Runs `work` in one transaction; after a serialization failure or a deadlock the whole of it runs again, so `work` must
 * have no effect outside the database.
 */
export function inTransaction<Transaction, Result>(
  context: WithDatabase<TransactionalClient<Transaction>>,
  work: (transaction: Transaction) => Promise<Result>,
  options?: TransactionOptions,
): Promise<Result> {
  return transaction(databaseOf(context.database).client, work, options);
}

/** Prisma's client, for statements outside a transaction. */
export function clientOf<Client>(context: WithDatabase<Client>): Client {
  return databaseOf(context.database).client;
}

/** The connection pool, for SQL that Prisma cannot express. */
export function poolOf(context: WithDatabase<unknown>): Pool {
  return databaseOf(context.database).pool;
}

/** Connections for LISTEN; the same pool unless the service reaches PostgreSQL through a transaction pooler. */
export function listenersOf(context: WithDatabase<unknown>): Pool {
  return databaseOf(context.database).listeners;
}

/**
 * Reads from the replica, if there is one and it responds; otherwise from the primary. The result may be moments old; with
 * `lastWrite` it has that write and all that is older than about a second.
 */
export function readFromReplica<Client, Result>(
  context: WithDatabase<Client>,
  read: (source: ReadSource<Client>) => Promise<Result>,
  lastWrite?: LastWrite,
): Promise<Result> {
  return databaseOf(context.database).fromReplica(read, lastWrite);
}

/** Position of the log behind every commit so far, for `lastWrite`; null without a replica. */
export function writePositionOf(context: WithDatabase<unknown>): Promise<string | null> {
  return databaseOf(context.database).writePosition();
}
