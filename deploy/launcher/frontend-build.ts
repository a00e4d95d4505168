import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { access, glob, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Report } from '@sefira/embedded/report';

/** What the front end is made of. */
const sources = [
  'frontend/{build,src,public,scripts}/**/*',
  'frontend/{index.html,package.json,vite.config.ts}',
  'libs/{contracts,numerology,drawings}/{src,texts,names}/**/*',
  'services/content/articles/**/*',
  'package-lock.json',
];

/** Builds the front end where its sources changed since the last build (or, with `onlyIfMissing`, where it was never built); gives the folder to serve. */
export async function buildFrontend(
  root: string,
  { report, onlyIfMissing = false }: { report: Report; onlyIfMissing?: boolean },
): Promise<string> {
  const folder = path.join(root, 'frontend/dist');
  const hashFile = path.join(root, 'node_modules/.cache/sefira/frontend.sha256');
  const hash = await hashOf(root);
  const before = await readFile(hashFile, 'utf8').catch(() => '');
  const isBuilt = await access(path.join(folder, 'index.html')).then(
    () => true,
    () => false,
  );
  if (isBuilt && (onlyIfMissing || before === hash)) return folder;
  report('Montando as páginas (só quando mudam)');
  await run(root);
  await mkdir(path.dirname(hashFile), { recursive: true });
  await writeFile(hashFile, hash);
  return folder;
}

async function hashOf(root: string): Promise<string> {
  const files: string[] = [];
  for await (const entry of glob(sources, { cwd: root, withFileTypes: true })) {
    if (entry.isFile()) files.push(path.join(entry.parentPath, entry.name));
  }
  const hash = createHash('sha256');
  for (const file of files.sort()) {
    hash.update(path.relative(root, file)).update('\0');
    hash.update(await readFile(file)).update('\0');
  }
  return hash.digest('hex');
}

function run(root: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn('npm', ['run', '--silent', 'build', '--workspace', '@sefira/frontend'], {
      cwd: root,
      // Tests run as `test`: their pages are those of people all the same, without React's and Redux's own checks.
      env: { ...process.env, NODE_ENV: 'production' },
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        output += chunk.toString();
      });
    }
    child.once('error', reject);
    child.once('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`As páginas não puderam ser montadas:\n${output}`)),
    );
  });
}
