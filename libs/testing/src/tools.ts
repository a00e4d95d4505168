import { execFile } from 'node:child_process';
import { hash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readFile, rename, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);
const sources = path.resolve(import.meta.dirname, '../tools');
const installed = path.resolve(import.meta.dirname, '../../../node_modules/.cache/tools');

export interface Tool {
  /** Path of a file of the tool's packages. */
  resolve(file: string): string;
  /** Loads one of the tool's modules; the caller declares what it uses of it. */
  load<Module>(module: string): Promise<Module>;
}

/**
 * A tool of one suite, outside the install of the product: installed from its own lock file at its first use and after each
 * change of it (docs/decisions/0070-tools-of-suites.md).
 */
export async function openTool(name: 'containers' | 'helm' | 'lighthouse' | 'pdf'): Promise<Tool> {
  const source = path.join(sources, name);
  const lock = await readFile(path.join(source, 'package-lock.json'));
  const folder = path.join(installed, `${name}-${hash('sha256', lock).slice(0, 12)}`);
  if (!existsSync(folder)) await install(name, source, folder);
  const { load }: Pick<Tool, 'load'> = await import(pathToFileURL(path.join(folder, 'load.mjs')).href);
  return { resolve: createRequire(path.join(folder, 'package.json')).resolve, load };
}

/** Installs beside the folder and renames, so that several processes may install at once. */
async function install(name: string, source: string, folder: string): Promise<void> {
  process.stderr.write(`installing ${name} for this suite…\n`);
  await mkdir(installed, { recursive: true });
  const draft = await mkdtemp(path.join(installed, '.draft-'));
  try {
    for (const file of ['package.json', 'package-lock.json', 'load.mjs']) {
      await cp(path.join(source, file), path.join(draft, file));
    }
    await run('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: draft });
    await rename(draft, folder).catch((error: unknown) => {
      if (!existsSync(folder)) throw error;
    });
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}
