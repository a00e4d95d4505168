import type { Finding } from './baseline.ts';

/** Own files that a folder of code may hold. */
export const folderLimit = 25;

/** Folders of records that are read by number or by key, not browsed. */
const records =
  /^(docs\/decisions|libs\/numerology\/(texts|names)|services\/content\/articles|services\/reports\/test\/approved|frontend\/e2e\/screens\/approved)(\/|$)/;

/** Folders with more own files than the limit; `line` is the number of files. */
export function findLargeFolders(files: readonly string[]): Finding[] {
  const counts = new Map<string, number>();
  for (const file of files) {
    const folder = file.slice(0, file.lastIndexOf('/'));
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return [...counts]
    .filter(([folder, count]) => count > folderLimit && !records.test(folder))
    .map(([folder, count]) => ({
      file: `${folder}/`,
      line: count,
      message: `${count} own files; a folder holds at most ${folderLimit}`,
    }));
}

/** The fields of a package.json that are read here. */
export interface Manifest {
  readonly name: string;
  readonly dependencies?: Readonly<Record<string, string>> | undefined;
  readonly devDependencies?: Readonly<Record<string, string>> | undefined;
}

/** Cycles among workspaces by dependencies and development dependencies, each as the names from start to start. */
export function findPackageCycles(manifests: readonly Manifest[]): string[][] {
  const byName = new Map(manifests.map((manifest) => [manifest.name, manifest]));
  const cycles: string[][] = [];
  const finished = new Set<string>();
  function visit(name: string, path: readonly string[]): void {
    const start = path.indexOf(name);
    if (start >= 0) {
      cycles.push([...path.slice(start), name]);
      return;
    }
    const manifest = byName.get(name);
    if (manifest === undefined || finished.has(name)) return;
    for (const next of Object.keys({ ...manifest.dependencies, ...manifest.devDependencies })) {
      visit(next, [...path, name]);
    }
    finished.add(name);
  }
  for (const { name } of manifests) visit(name, []);
  return cycles;
}
