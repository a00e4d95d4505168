import { readFile } from 'node:fs/promises';
import path from 'node:path';

interface Chunk {
  readonly file: string;
  readonly src?: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
  /** Files that it names, such as typefaces. */
  readonly assets?: readonly string[];
}

/** The files of a build by the names of their modules. */
export type Manifest = Readonly<Record<string, Chunk>>;

export async function readManifest(build: string): Promise<Manifest> {
  return JSON.parse(await readFile(path.join(build, '.vite', 'manifest.json'), 'utf8'));
}

/** The static imports of a chunk, each after its own imports; continues from `seen`. */
export function closure(manifest: Manifest, name: string, seen = new Set<string>()): Set<string> {
  const entered = new Set(seen);
  const enter = (each: string) => {
    if (entered.has(each)) return;
    entered.add(each);
    manifest[each]?.imports?.forEach(enter);
    seen.add(each);
  };
  enter(name);
  return seen;
}
