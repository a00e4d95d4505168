import { readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** How a generated client comes to its query compiler: a module that holds it as a text, decoded anew for each client. */
const ownCompiler =
  /const \{ wasm \} = await import\("@prisma\/client\/runtime\/query_compiler_fast_bg\.postgresql\.wasm-base64\.mjs"\)\s+return await decodeBase64AsWasm\(wasm\)/;

const sharedCompiler = `const { queryCompiler } = await import("@sefira/database/query-compiler")
    return await queryCompiler()`;

/**
 * Lets a generated client use the one query compiler of its process (`query-compiler.ts`).
 * @throws Error when the client is not written as this knows it: another version of Prisma
 */
export async function shareQueryCompiler(generatedFolder: string): Promise<void> {
  const file = path.join(generatedFolder, 'internal/class.ts');
  const text = await readFile(file, 'utf8');
  if (!ownCompiler.test(text)) throw new Error(`${file} does not load its query compiler in the known way.`);
  await writeFile(`${file}.new`, text.replace(ownCompiler, sharedCompiler));
  await rename(`${file}.new`, file);
}
