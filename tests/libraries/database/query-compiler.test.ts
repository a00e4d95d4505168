import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { queryCompiler } from '@sefira/database/query-compiler';
import { shareQueryCompiler } from '@sefira/database/share-query-compiler';
import { expect, it } from 'vitest';
import { repositoryOf } from './schema-folder.ts';

const generated = `config.compilerWasm = {
  getQueryCompilerWasmModule: async () => {
    const { wasm } = await import("@prisma/client/runtime/query_compiler_fast_bg.postgresql.wasm-base64.mjs")
    return await decodeBase64AsWasm(wasm)
  },
}`;

it('compiles the query compiler once for all clients', async () => {
  const [first, second] = await Promise.all([queryCompiler(), queryCompiler()]);
  expect(String(first)).toBe('[object WebAssembly.Module]');
  expect(second).toBe(first);
});

it('lets a generated client use it, and refuses one that is written in another way', async () => {
  await using notes = await repositoryOf('notes');
  const file = path.join(notes.generatedFolder, 'internal/class.ts');
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, generated);
  await shareQueryCompiler(notes.generatedFolder);
  const shared = await readFile(file, 'utf8');
  expect(shared).toContain('import("@sefira/database/query-compiler")');
  expect(shared).not.toContain('base64');
  await expect(shareQueryCompiler(notes.generatedFolder)).rejects.toThrow(/known way/);
});
