import { closure, type Manifest, readManifest } from './build-manifest.ts';

/** Addresses of the files of a prerendered page, in the order in which they are evaluated. */
export interface PageFiles {
  readonly start: string;
  /** Before the page is taken over. */
  readonly needs: readonly string[];
  /** Once it is: the store and the way to other pages, where the page itself does without. */
  readonly later: readonly string[];
}

interface DrawnPage {
  readonly path: string;
  readonly needsStore: boolean;
  readonly imports: readonly string[];
}

const memberRoutes = 'src/app/routes/member-routes.tsx';
const store = ['src/app/store/app-store.ts', 'src/app/store/store-outlet.tsx'];
const afterwards = [...store, 'src/ui/feedback/toaster.tsx', memberRoutes];

/** Tells a page's files in the build for the browser, from what its routes import in the build that drew it. */
export async function pageFiles(browserBuild: string, serverBuild: string): Promise<(page: DrawnPage) => PageFiles> {
  const manifest = await readManifest(browserBuild);
  const modules = sourcesByFile(await readManifest(serverBuild));
  const entry = Object.keys(manifest).find((name) => manifest[name]?.isEntry) ?? '';

  return ({ path, needsStore, imports }) => {
    const wanted = imports.map((file) => modules.get(file)).filter((name) => name !== undefined);
    if (wanted.length === 0) throw new Error(`The routes of ${path} import no page: did the server build change?`);
    const before = needsStore ? [memberRoutes, ...store, ...wanted] : wanted;
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
