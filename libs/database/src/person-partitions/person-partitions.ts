import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import * as z from 'zod';
import { int8, rowOf } from '../rows.ts';
import { dropOld, putOldInPlace, putTwinInPlace } from './exchange.ts';
import { deleteState, readState, type State, writeState } from './state.ts';
import { keysUniquePerPerson, obstacles, type PersonTable, primaryColumn, readPersonTable } from './table.ts';
import { createMirror, createTwin, oldSchema, twinSchema } from './twin.ts';

const name = pg.escapeIdentifier;
/** Below PostgreSQL's deadlock_timeout of a second, so that this command gives way and never a writer. */
const lockMilliseconds = 250;
const lockAttempts = 60;
const firstId = '00000000-0000-0000-0000-000000000000';

/** A table of a service, and a role that may change it. */
export interface PartitioningOptions {
  readonly url: string;
  readonly schema: string;
  readonly table: string;
}

export interface Suitability {
  /** Empty where the table can be partitioned by person. */
  readonly obstacles: readonly string[];
  readonly uniquePerPerson: readonly string[];
  readonly referredBy: readonly string[];
}

/** Whether a table can be partitioned by person, and what changes then. */
export function examine({ url, schema, table }: PartitioningOptions): Promise<Suitability> {
  return withClient(url, async (client) => {
    const shape = await readPersonTable(client, schema, table);
    return {
      obstacles: obstacles(shape),
      uniquePerPerson: keysUniquePerPerson(shape),
      referredBy: shape.references.map((one) => `${one.table}.${one.column}`),
    };
  });
}

export interface CopyOptions extends PartitioningOptions {
  /** Ends early; the next call goes on from there. */
  readonly signal?: AbortSignal;
  readonly batchSize?: number;
  readonly onBatch?: (copied: number) => void;
}

/**
 * Creates the twin and the double writes where they are missing, and copies in batches by the primary key. A batch locks its
 * rows while it is copied, so that no change of them is lost; half as long as it takes passes between two.
 * @returns whether all rows are copied
 * @throws Error where the table cannot be partitioned by person
 */
export function copyToTwin(options: CopyOptions): Promise<boolean> {
  const { url, schema, table, signal, batchSize = 1000, onBatch } = options;
  return withClient(url, async (client) => {
    let state = (await readState(client, schema, table)) ?? (await prepare(client, schema, table));
    requireStep(state, 'copying', 'copied');
    while (state.step === 'copying' && !signal?.aborted) {
      const startedAt = performance.now();
      state = await whenUnlocked(client, () => copyBatch(client, state, batchSize));
      onBatch?.(state.copied);
      await wait((performance.now() - startedAt) / 2);
    }
    return state.step === 'copied';
  });
}

function prepare(client: pg.ClientBase, schema: string, table: string): Promise<State> {
  return whenUnlocked(client, async () => {
    const shape = await readPersonTable(client, schema, table);
    const found = obstacles(shape);
    if (found.length > 0) throw new Error(`${schema}.${table}: ${found.join('; ')}.`);
    await createTwin(client, shape);
    await createMirror(client, shape, schema, twinSchema(schema));
    return writeState(client, { table: shape, step: 'copying', cursor: firstId, copied: 0 });
  });
}

const batchRow = z.object({ last: z.nullable(z.string()), count: int8 });

async function copyBatch(client: pg.ClientBase, state: State, batchSize: number): Promise<State> {
  const { table } = state;
  const columns = table.columns.map(name).join(', ');
  const key = name(primaryColumn(table));
  const { last, count } = await rowOf(batchRow)(
    client.query(
      `WITH batch AS (SELECT ${columns} FROM ${name(table.schema)}.${name(table.name)}
         WHERE ${key} > $1 ORDER BY ${key} LIMIT $2 FOR SHARE),
       stored AS (INSERT INTO ${name(twinSchema(table.schema))}.${name(table.name)} (${columns})
         SELECT ${columns} FROM batch ON CONFLICT DO NOTHING)
       SELECT (SELECT ${key} FROM batch ORDER BY ${key} DESC LIMIT 1) AS last, count(*) AS count FROM batch`,
      [state.cursor, batchSize],
    ),
  );
  const step = count < batchSize ? 'copied' : 'copying';
  return writeState(client, { table, step, cursor: last ?? state.cursor, copied: state.copied + count });
}

export interface Comparison {
  readonly rows: number;
  readonly otherRows: number;
  readonly isEqual: boolean;
}

const sums = z.object({ rows: int8, hash: z.nullable(z.string()) });

/** Compares the table with its other form, both of one moment, by their rows and a sum over the hashes of whole rows. */
export function compare({ url, schema, table }: PartitioningOptions): Promise<Comparison> {
  return withClient(url, async (client) => {
    const state = await requireState(client, schema, table, 'copied', 'switched');
    const other = state.step === 'switched' ? oldSchema(schema) : twinSchema(schema);
    const columns = state.table.columns.map((column) => name(column)).join(', ');
    const sumOf = (space: string) =>
      rowOf(sums)(
        client.query(
          `SELECT count(*) AS rows, sum(hashtextextended(ROW(${columns})::text, 0))::text AS hash
           FROM ${name(space)}.${name(table)}`,
        ),
      );
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    const current = await sumOf(schema);
    const twin = await sumOf(other);
    await client.query('COMMIT');
    return {
      rows: current.rows,
      otherRows: twin.rows,
      isEqual: current.rows === twin.rows && current.hash === twin.hash,
    };
  });
}

/**
 * Puts the twin in the table's place in one short transaction; the old table goes on to receive every change.
 * @throws Error where the copy is not complete, rows differ, or columns changed meanwhile
 */
export async function switchToTwin(options: PartitioningOptions): Promise<void> {
  const { url, schema, table } = options;
  const { isEqual, rows, otherRows } = await compare(options);
  if (!isEqual) throw new Error(`${schema}.${table}: ${rows} linhas e ${otherRows} no par, ou linhas diferentes.`);
  await withClient(url, async (client) => {
    const state = await requireState(client, schema, table, 'copied');
    await requireSameColumns(client, state);
    await whenUnlocked(client, async () => {
      await putTwinInPlace(client, state.table);
      await writeState(client, { ...state, step: 'switched' });
    });
    await client.query(`ANALYZE ${name(schema)}.${name(table)}`);
  });
}

/** Puts the table without partitions back, with all changes since the switch, and checks its foreign keys again. */
export async function switchBack(options: PartitioningOptions): Promise<void> {
  const { url, schema, table } = options;
  await withClient(url, async (client) => {
    const state = await requireState(client, schema, table, 'switched');
    await requireSameColumns(client, state);
    await whenUnlocked(client, async () => {
      await putOldInPlace(client, state.table);
      await writeState(client, { ...state, step: 'copied' });
    });
    for (const { name: constraint, table: child } of state.table.references) {
      await client.query(`ALTER TABLE ${name(schema)}.${name(child)} VALIDATE CONSTRAINT ${name(constraint)}`);
    }
  });
}

/** Drops the form that is not in use: the old table after the switch, the twin before it. */
export function dropOther({ url, schema, table }: PartitioningOptions): Promise<void> {
  return withClient(url, async (client) => {
    const state = await requireState(client, schema, table, 'copying', 'copied', 'switched');
    await whenUnlocked(client, async () => {
      if (state.step === 'switched') await dropOld(client, state.table);
      else await dropTwin(client, state.table);
      await deleteState(client, schema, table);
    });
  });
}

async function dropTwin(client: pg.ClientBase, table: PersonTable): Promise<void> {
  const twin = name(twinSchema(table.schema));
  await client.query(`DROP FUNCTION ${twin}.${name(`mirror_${table.name}`)}() CASCADE`);
  await client.query(`DROP TABLE ${twin}.${name(table.name)}`);
}

async function requireState(
  client: pg.ClientBase,
  schema: string,
  table: string,
  ...steps: readonly State['step'][]
): Promise<State> {
  const state = await readState(client, schema, table);
  if (state === null) throw new Error(`${schema}.${table}: o passo copy ainda não começou.`);
  return requireStep(state, ...steps);
}

function requireStep(state: State, ...steps: readonly State['step'][]): State {
  if (steps.includes(state.step)) return state;
  const { schema, name: table } = state.table;
  throw new Error(`${schema}.${table}: está em ${state.step}, não em ${steps.join(' ou ')}.`);
}

/** A migration in between would leave the other form behind. */
async function requireSameColumns(client: pg.ClientBase, { table }: State): Promise<void> {
  const { columns } = await readPersonTable(client, table.schema, table.name);
  if (columns.join() === table.columns.join()) return;
  throw new Error(`${table.schema}.${table.name}: as colunas mudaram desde a cópia; drop e copy de novo.`);
}

/** Runs a transaction that waits for no lock longer than a moment, and again where one was held. */
async function whenUnlocked<Result>(client: pg.ClientBase, work: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await client.query('BEGIN');
      await client.query(`SET LOCAL lock_timeout = ${lockMilliseconds}`);
      const result = await work();
      await client.query('COMMIT');
      return result;
    } catch (error) {
      await client.query('ROLLBACK');
      const isLocked = error instanceof pg.DatabaseError && error.code === '55P03';
      if (!isLocked || attempt >= lockAttempts) throw error;
      await wait(lockMilliseconds * (1 + Math.random()));
    }
  }
}

async function withClient<Result>(url: string, work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'partition',
    statement_timeout: 0,
    // Definitions that the catalogue returns then name the schema of each table.
    options: '-c search_path=',
  });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
