import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { modelsFile } from '../understanding/trained-models.ts';

const run = promisify(execFile);
const source = path.resolve(import.meta.dirname, '..');

/** What the stored models were trained on. */
export const hashFile = new URL('models.sha256', modelsFile);

/** Trains the assistant's models, in another process, where what they are trained on has changed. @returns whether it had */
export async function generateModels(): Promise<boolean> {
  const hash = await hashOfSources();
  if ((await readFile(hashFile, 'utf8').catch(() => '')) === hash) return false;
  await run(process.execPath, [path.join(import.meta.dirname, 'train.ts'), hash]);
  return true;
}

/** Of the examples and of the code that reads and learns from them. */
async function hashOfSources(): Promise<string> {
  const hash = createHash('sha256');
  const files = await Array.fromAsync(glob(['understanding/**/*.{ts,json}', 'composing/topics.ts'], { cwd: source }));
  for (const file of files.sort()) hash.update(file).update(await readFile(path.join(source, file)));
  return hash.digest('hex');
}

/** `npm run generate` */
if (import.meta.main && (await generateModels())) process.stdout.write('Models of the assistant\n');
