import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { PrismaPg } from '@prisma/adapter-pg';
import {
  bindMigrationAwareSqlAdapterFactory,
  type SqlMigrationAwareDriverAdapterFactory,
} from '@prisma/driver-adapter-utils';
import * as bindings from '@prisma/schema-engine-wasm/schema_engine_bg';
import type pg from 'pg';
import { isConcurrent, runConcurrently } from './concurrent-indexes.ts';
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

/**
 * PrismaPg splits a script at every semicolon, also inside function bodies and texts. This adapter runs it as one simple
 * query, which is one transaction; a concurrent statement is alone in its script and has none. `onScriptError` gets
 * PostgreSQL's error, which the engine does not pass on.
 */
function wholeScripts({ pool, schema, onScriptError }: EngineTarget): SqlMigrationAwareDriverAdapterFactory {
  const factory = new PrismaPg(pool, { schema });
  return {
    provider: factory.provider,
    adapterName: factory.adapterName,
    connectToShadowDb: () => factory.connectToShadowDb(),
    async connect() {
      const adapter = await factory.connect();
      return {
        provider: adapter.provider,
        adapterName: adapter.adapterName,
        queryRaw: (query) => adapter.queryRaw(query),
        executeRaw: (query) => adapter.executeRaw(query),
        startTransaction: (isolation) => adapter.startTransaction(isolation),
        getConnectionInfo: () => adapter.getConnectionInfo(),
        dispose: () => adapter.dispose(),
        async executeScript(script) {
          try {
            await (isConcurrent(script) ? runConcurrently(pool, script) : pool.query(script));
          } catch (error) {
            onScriptError(error);
            throw error;
          }
        },
      };
    },
  };
}

/** Opens the engine on a database, or on none (`diff` of two schemas). The caller closes the pool. */
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
