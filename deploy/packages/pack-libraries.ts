import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { clientSource } from './client-source.ts';

const run = promisify(execFile);
const root = path.resolve(import.meta.dirname, '../..');
const version = '1.0.0';

/** What other programs may import of the engine; everything else is internal. */
const engineModules = [
  'calendar/personal-time',
  'company',
  'compatibility',
  'cycles',
  'errors',
  'explanations/explanation-text',
  'group',
  'map',
  'map-result',
  'name-analysis',
  'personal',
  'rules/references',
  'rules/registry',
  'rules/rule-corrections',
  'rules/rule-options',
  'rules/rule-set',
  'schools/own-sections',
  'schools/shown',
] as const;

interface PackedLibrary {
  readonly name: string;
  readonly description: string;
  readonly readme: string;
  /** Modules below `sources` that a caller may import by these paths; what they reach is emitted with them. */
  readonly entries: Readonly<Record<string, string>>;
  readonly sources: string;
  /** Commands, by the module that runs them. */
  readonly bin?: Readonly<Record<string, string>>;
}

/** Emits ESM JavaScript with declarations and packs both libraries. @returns the two archives */
export async function packLibraries(folder: string): Promise<string[]> {
  await mkdir(folder, { recursive: true });
  const work = await mkdtemp(path.join(tmpdir(), 'sefira-pack-'));
  try {
    const client = path.join(work, 'client-source');
    await mkdir(client);
    await cp(path.join(import.meta.dirname, 'api-client/client.ts'), path.join(client, 'client.ts'));
    await writeFile(path.join(client, 'package.json'), JSON.stringify({ type: 'module' }));
    await writeFile(path.join(client, 'index.ts'), clientSource());
    const libraries: readonly PackedLibrary[] = [
      {
        name: '@sefira/numerology',
        description: 'Kabbalistic, Pythagorean and Chaldean numerology with every calculation explained.',
        readme: path.join(root, 'libs/numerology/README.md'),
        sources: path.join(root, 'libs/numerology/src'),
        entries: Object.fromEntries(engineModules.map((module) => [`./${module}`, module])),
        bin: { map: 'command-line/main' },
      },
      {
        name: '@sefira/api-client',
        description: 'Typed client of the public API of Sefira.',
        readme: path.join(import.meta.dirname, 'api-client/README.md'),
        sources: client,
        entries: { '.': 'index' },
      },
    ];
    const packed: string[] = [];
    for (const library of libraries) packed.push(await packLibrary(library, work, folder));
    return packed;
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

async function packLibrary(library: PackedLibrary, work: string, folder: string): Promise<string> {
  const { name, description, readme, sources, entries, bin = {} } = library;
  const stage = path.join(work, path.basename(name));
  await mkdir(stage);
  await cp(readme, path.join(stage, 'README.md'));
  await cp(path.join(root, 'LICENSE'), path.join(stage, 'LICENSE'));
  const manifest = {
    name,
    version,
    description,
    license: 'MIT',
    type: 'module',
    exports: mapped(entries, (module) => ({ types: `./dist/${module}.d.ts`, default: `./dist/${module}.js` })),
    files: ['dist'],
    engines: { node: '>=20' },
    sideEffects: false,
    bin: mapped(bin, (module) => `./dist/${module}.js`),
  };
  await writeFile(path.join(stage, 'package.json'), JSON.stringify(manifest, null, 2));
  await emit(sources, [...Object.values(entries), ...Object.values(bin)], stage);
  const { stdout } = await run('npm', ['pack', '--pack-destination', folder], { cwd: stage });
  return path.join(folder, stdout.trim().split('\n').at(-1) ?? '');
}

/** Emits modules and what they reach, by a project of its own: this build exists for packing alone. */
async function emit(sources: string, modules: readonly string[], stage: string): Promise<void> {
  const project = path.join(stage, 'tsconfig.json');
  const config = {
    extends: path.join(root, 'tsconfig.json'),
    compilerOptions: {
      noEmit: false,
      declaration: true,
      rewriteRelativeImportExtensions: true,
      target: 'es2023',
      lib: ['esnext', 'dom'],
      typeRoots: [path.join(root, 'node_modules/@types')],
      rootDir: sources,
      outDir: path.join(stage, 'dist'),
    },
    files: modules.map((module) => path.join(sources, `${module}.ts`)),
    include: [],
  };
  await writeFile(project, JSON.stringify(config));
  await run(process.execPath, [path.join(root, 'node_modules/.bin/tsc'), '-p', project]);
}

function mapped<Value>(modules: Readonly<Record<string, string>>, each: (module: string) => Value) {
  return Object.fromEntries(Object.entries(modules).map(([key, module]) => [key, each(module)]));
}
