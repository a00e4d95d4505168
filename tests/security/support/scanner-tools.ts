import { execFile } from 'node:child_process';
import { access, mkdir, writeFile } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Figure } from '../../suites/figures.ts';

const run = promisify(execFile);
const large = { maxBuffer: 64 * 1024 * 1024 };

/** Scanners of npm, fetched once into a folder of their own, without their install scripts. */
const packages = [
  '@mdn/mdn-http-observatory@1',
  'lockfile-lint@5',
  'secretlint@12',
  '@secretlint/secretlint-rule-preset-recommend@12',
  'retire@5',
];

/** A scanner of Debian that this machine does not have. */
class MissingTool extends Error {}

/** Output of a command with any exit code. @throws MissingTool when it is not installed */
export async function printed(
  command: string,
  args: readonly string[],
  options: { readonly cwd: string; readonly timeout?: number; readonly env?: NodeJS.ProcessEnv },
): Promise<string> {
  try {
    return (await run(command, [...args], { ...options, ...large })).stdout;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') {
      throw new MissingTool(`${command} is not here: apt-get install ${packageOf(command)}`);
    }
    if (error instanceof Error && 'stdout' in error) return String(error.stdout);
    throw error;
  }
}

const packageOf = (command: string) => (command === 'testssl' ? 'testssl.sh' : command);

/** The folder of the scanners of npm, filled where it is not yet, and the path of one of them. */
export async function npmScanners(): Promise<{ readonly folder: string; tool(name: string): string }> {
  const folder = path.join(tmpdir(), `sefira-scanners-${userInfo().uid}`);
  const tool = (name: string) => path.join(folder, 'node_modules/.bin', name);
  const isThere = await access(tool('retire')).then(
    () => true,
    () => false,
  );
  if (!isThere) {
    await mkdir(folder, { recursive: true });
    await writeFile(path.join(folder, 'package.json'), '{"private":true}');
    await run('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund', ...packages], {
      cwd: folder,
      ...large,
    });
    // The scanner would fetch the list of all sites that browsers know as HTTPS only; ours are none of them.
    const preload = 'node_modules/@mdn/mdn-http-observatory/conf/hsts-preload.json';
    await writeFile(path.join(folder, preload), '{"entries":[]}');
  }
  return { folder, tool };
}

/** The figures of a scanner; where it is missing, a missed one that says how to get it. */
export async function orMissing(scan: () => Promise<readonly Figure[]>): Promise<readonly Figure[]> {
  try {
    return await scan();
  } catch (error) {
    if (!(error instanceof MissingTool)) throw error;
    return [{ line: '', what: error.message, value: 1, unit: '', goal: { rule: '=', value: 0 } }];
  }
}

export const none = (line: string, what: string, value: number): Figure => ({
  line,
  what,
  value,
  unit: '',
  goal: { rule: '=', value: 0 },
});
