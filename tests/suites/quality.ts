import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { qualityPage } from './quality-page.ts';

const root = path.resolve(import.meta.dirname, '../..');
const page = path.join(root, 'docs/quality.md');
const results = ['tests/bench/RESULTS.md', 'tests/chaos/RESULTS.md', 'tests/security/RESULTS.md'];
const read = (file: string) => readFile(path.join(root, file), 'utf8');

/** The page that docs/goals.md and the stored tables of the suites give. */
export async function currentQualityPage(): Promise<string> {
  const tables = results.map(async (file) => ({ file: `../${file}`, text: await read(file) }));
  return qualityPage(await read('docs/goals.md'), await Promise.all(tables));
}

/** Writes docs/quality.md. */
export async function writeQualityPage(): Promise<void> {
  await writeFile(page, await currentQualityPage());
}

if (import.meta.main) await writeQualityPage();
