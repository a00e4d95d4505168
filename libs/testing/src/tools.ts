import { execFile } from 'node:child_process';
import { stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);

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
export async function openTool(name: 'containers' | 'helm' | 'lighthouse'): Promise<Tool> {
  const folder = path.resolve(import.meta.dirname, '../tools', name);
  if (!(await isInstalled(folder))) {
    process.stderr.write(`installing ${name} for this suite…\n`);
    await run('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: folder });
  }
  const { load }: Pick<Tool, 'load'> = await import(pathToFileURL(path.join(folder, 'load.mjs')).href);
  return { resolve: createRequire(path.join(folder, 'package.json')).resolve, load };
}

async function isInstalled(folder: string): Promise<boolean> {
  const [lock, installed] = await Promise.all(
    ['package-lock.json', 'node_modules/.package-lock.json'].map((file) =>
      stat(path.join(folder, file)).catch(() => null),
    ),
  );
  return lock != null && installed != null && installed.mtimeMs >= lock.mtimeMs;
}
