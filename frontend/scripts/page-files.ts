import { closure, type Manifest, readManifest } from './build-manifest.ts';

/** Addresses of the files of a prerendered page, in evaluation order. */
export interface PageFiles {
  readonly start: string;
  /** Needed for hydration. */
  readonly needs: readonly string[];
  /** Loaded after hydration: the store and the member routes, where the page needs neither. */
  readonly later: readonly string[];
}

interface DrawnPage {
  readonly path: string;
  readonly needsStore: boolean;
  readonly imports: readonly string[];
}

const contentRoutes = 'src/app/routes/content-routes.tsx';
const memberRoutes = 'src/app/routes/member-routes.tsx';
const store = ['src/app/store/app-store.ts', 'src/app/store/store-outlet.tsx'];
const afterwards = [...store, 'src/ui/feedback/toaster.tsx', contentRoutes, memberRoutes];

/** Maps the imports of a page's routes in the server build to files of the browser build. */
export async function pageFiles(browserBuild: string, serverBuild: string): Promise<(page: DrawnPage) => PageFiles> {
  const manifest = await readManifest(browserBuild);
  const modules = sourcesByFile(await readManifest(serverBuild));
  const entry = Object.keys(manifest).find((name) => manifest[name]?.isEntry) ?? '';

  return ({ path, needsStore, imports }) => {
    const wanted = imports.map((file) => modules.get(file)).filter((name) => name !== undefined);
    if (wanted.length === 0) throw new Error(`The routes of ${path} import no page: did the server build change?`);
    const routes = [...(path === '/' ? [] : [contentRoutes]), ...(needsStore ? [memberRoutes] : [])];
    const before = [...routes, ...(needsStore ? store : []), ...wanted];
    const needs = closureOf([entry, ...before]);
    const later = closureOf(afterwards).filter((file) => !needs.includes(file));
    return { start: addressOf(entry), needs, later };
  };

  /** Without the entry, which waits for the others. */
  function closureOf(names: readonly string[]): string[] {
    const all = names.reduce((seen, name) => closure(manifest, name, seen), new Set<string>());
    return [...all].filter((name) => name !== entry).map(addressOf);
  }

  function addressOf(name: string): string {
    const chunk = manifest[name];
    if (!chunk) throw new Error(`The build has no ${name}.`);
    return `/${chunk.file}`;
  }
}

function sourcesByFile(manifest: Manifest): Map<string, string> {
  return new Map(Object.values(manifest).flatMap(({ file, src }) => (src ? [[file, src] as const] : [])));
}
