import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

let compiled: Promise<object> | undefined;

/**
 * Prisma's query compiler, compiled once for all clients of the process. It comes in its package as a module with one text
 * of 4.6 million characters; imported, that text would stay in memory twice, and once more in the cache of compiled modules.
 */
export function queryCompiler(): Promise<object> {
  compiled ??= compile();
  return compiled;
}

async function compile(): Promise<object> {
  const file = require.resolve('@prisma/client/runtime/query_compiler_fast_bg.postgresql.wasm-base64.js');
  const source = await readFile(file, 'latin1');
  const begin = source.indexOf('"AGFzb') + 1;
  const end = source.indexOf('"', begin);
  if (begin === 0 || end < 0) throw new Error(`${file} does not hold the query compiler in the known way.`);
  return WebAssembly.compile(Buffer.from(source.slice(begin, end), 'base64'));
}
