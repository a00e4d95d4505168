/**
 * In a folder of manifests: keeps what one part needs to run. `node prune-workspaces.ts services/auth` leaves that workspace and
 * those it depends on, without their development packages, so that `npm ci` installs nothing else from the same lock file.
 */
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

interface Manifest {
  readonly name: string;
  readonly workspaces?: readonly string[];
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

async function read(folder: string): Promise<Manifest> {
  return JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8')) as Manifest;
}

/** Folders of all workspaces; a pattern of the root's manifest ends in `/*` or names a folder. */
async function workspaceFolders(patterns: readonly string[]): Promise<string[]> {
  const found = await Promise.all(
    patterns.map(async (pattern) => {
      if (!pattern.endsWith('/*')) return [pattern];
      const parent = pattern.slice(0, -2);
      return (await readdir(parent)).map((name) => `${parent}/${name}`);
    }),
  );
  return found.flat();
}

const wanted = process.argv.slice(2);
const root = await read('.');
const folders = await workspaceFolders(root.workspaces ?? []);
const byName = new Map<string, { folder: string; manifest: Manifest }>();
for (const folder of folders) {
  const manifest = await read(folder);
  byName.set(manifest.name, { folder, manifest });
}

const needed = new Map<string, Manifest>();
function need(folder: string, manifest: Manifest): void {
  if (needed.has(folder)) return;
  needed.set(folder, manifest);
  for (const name of Object.keys(manifest.dependencies ?? {})) {
    const dependency = byName.get(name);
    if (dependency !== undefined) need(dependency.folder, dependency.manifest);
  }
}
for (const { folder, manifest } of byName.values()) if (wanted.includes(folder)) need(folder, manifest);
if (needed.size === 0) throw new Error(`No workspace in ${wanted.join(', ')}`);

for (const folder of folders) if (!needed.has(folder)) await rm(folder, { recursive: true, force: true });
const write = (folder: string, { devDependencies: _omitted, ...manifest }: Manifest) =>
  writeFile(path.join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
for (const [folder, manifest] of needed) await write(folder, manifest);
// What the root depends on starts a checkout: Node itself and the generator of Prisma's clients.
await write('.', { ...root, dependencies: {}, workspaces: [...needed.keys()] });
