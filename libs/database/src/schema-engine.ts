import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { PrismaPg } from '@prisma/adapter-pg';
import { bindMigrationAwareSqlAdapterFactory } from '@prisma/driver-adapter-utils';
import * as bindings from '@prisma/schema-engine-wasm/schema_engine_bg';
import type pg from 'pg';
import { offlineAdapter } from './offline-adapter.ts';

export type SchemaEngine = bindings.SchemaEngine;

export interface EngineTarget {
  readonly pool: pg.Pool;
  readonly schema: string;
  readonly onScriptError: (error: unknown) => void;
}

let loaded: Promise<void> | undefined;

/** Prisma's own migration engine, from the npm package: no download. Instantiated by hand, since importing wasm warns. */
async function load(): Promise<void> {
  const file = createRequire(import.meta.url).resolve('@prisma/schema-engine-wasm/schema_engine_bg');
  const bytes = await readFile(path.join(path.dirname(file), 'schema_engine_bg.wasm'));
  const { instance } = await WebAssembly.instantiate(bytes, { './schema_engine_bg.js': { ...bindings } });
  bindings.__wbg_set_wasm(instance.exports);
  const start = instance.exports.__wbindgen_start;
  if (typeof start === 'function') start();
}

const isConcurrent = (script: string) => /\bCONCURRENTLY\b/i.test(script);

/**
 * What works concurrently waits for every transaction that is open, and holds nobody up meanwhile: so it may wait. An index
 * that it could not finish stays invalid; the next try begins without it.
 */
async function runBesideTraffic(pool: pg.Pool, script: string): Promise<void> {
  await pool.query('SET lock_timeout = 0');
  try {
    const { rows } = await pool.query<{ drop: string }>(
      `SELECT format('DROP INDEX CONCURRENTLY %s', i.indexrelid::regclass) AS drop FROM pg_index i
       JOIN pg_class c ON c.oid = i.indexrelid WHERE NOT i.indisvalid AND c.relnamespace = current_schema()::regnamespace`,
    );
    for (const { drop } of rows) await pool.query(drop);
    await pool.query(script);
  } finally {
    await pool.query('RESET lock_timeout');
  }
}

/**
 * PrismaPg splits a script at every semicolon, which tears function bodies and texts apart. A whole script in one simple
 * query runs as it is written, in one transaction (alone in its script, a statement that works concurrently has none).
 * `onScriptError` hears what Postgres said: the engine does not pass it on.
 */
function wholeScripts({ pool, schema, onScriptError }: EngineTarget): PrismaPg {
  const factory = new PrismaPg(pool, { schema });
  const connect = factory.connect.bind(factory);
  factory.connect = async () => {
    const adapter = await connect();
    adapter.executeScript = async (script) => {
      try {
        await (isConcurrent(script) ? runBesideTraffic(pool, script) : pool.query(script));
      } catch (error) {
        onScriptError(error);
        throw error;
      }
    };
    return adapter;
  };
  return factory;
}

/** Opens the engine on a database, or on none (`diff` between two schemas needs none). The pool stays the caller's. */
export async function openSchemaEngine(target: EngineTarget | 'offline'): Promise<SchemaEngine> {
  loaded ??= load();
  await loaded;
  const factory = target === 'offline' ? offlineAdapter() : wholeScripts(target);
  return bindings.SchemaEngine.new(
    { datamodels: [['schema.prisma', 'datasource db {\n  provider = "postgresql"\n}\n']] },
    () => undefined,
    bindMigrationAwareSqlAdapterFactory(factory),
  );
}
