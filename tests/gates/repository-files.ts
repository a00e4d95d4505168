import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

export const root = path.resolve(import.meta.dirname, '../..');

/** The only folders of the repository's root (docs/architecture.md). */
export const topFolders = ['deploy', 'docs', 'frontend', 'gateway', 'libs', 'services', 'tests'] as const;

const generatedFolders = new Set(['node_modules', 'dist', 'generated', 'coverage', 'test-results']);

/** A file of the repository, by its path from the root with forward slashes. */
export interface RepositoryFile {
  readonly path: string;
  readonly text: string;
}

/** Paths of all files below `folder` that are neither generated nor installed, in alphabetical order. */
export async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(path.join(root, folder), { withFileTypes: true });
  const below = await Promise.all(
    entries.map(async (entry): Promise<string[]> => {
      const child = `${folder}/${entry.name}`;
      if (entry.isFile()) return [child];
      if (!entry.isDirectory() || generatedFolders.has(entry.name) || entry.name.startsWith('.')) return [];
      return listFiles(child);
    }),
  );
  return below.flat().sort();
}

/** Paths of the files of all top folders. */
export async function listRepository(): Promise<string[]> {
  return (await Promise.all(topFolders.map(listFiles))).flat();
}

/** The files of a list whose name ends in one of the extensions. */
export async function readFiles(paths: readonly string[], extensions: RegExp): Promise<RepositoryFile[]> {
  const wanted = paths.filter((file) => extensions.test(file));
  return Promise.all(wanted.map(async (file) => ({ path: file, text: await readFile(path.join(root, file), 'utf8') })));
}

/** The first two segments of a path: `libs/platform`, `services/auth`. A file of a top folder belongs to that folder. */
export function partOf(file: string): string {
  return file.split('/').slice(0, -1).slice(0, 2).join('/');
}
