import { execFile } from 'node:child_process';
import { cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createRequire, isBuiltin } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import * as z from 'zod';

const root = path.resolve(import.meta.dirname, '../..');
const readText = (file: string) => readFile(path.join(root, file), 'utf8');
const dockerfile = await readText('deploy/docker/Dockerfile');
const manifest = z.object({
  name: z.string(),
  workspaces: z.array(z.string()).default([]),
  dependencies: z.record(z.string(), z.string()).default({}),
});
const readManifest = async (folder: string) =>
  manifest.parse(JSON.parse(await readText(path.join(folder, 'package.json'))));

/** Folders of all workspaces. */
const folders = (
  await Promise.all(
    (
      await readManifest('.')
    ).workspaces.map(async (pattern) => {
      if (!pattern.endsWith('/*')) return [pattern];
      const parent = pattern.slice(0, -2);
      return (await readdir(path.join(root, parent))).map((name) => `${parent}/${name}`);
    }),
  )
).flat();
const workspaces = new Map(
  await Promise.all(folders.map(async (folder) => [folder, await readManifest(folder)] as const)),
);

interface Stage {
  readonly base: string;
  /** Workspaces that `install-part.sh` installs with what they depend on. */
  readonly installed: readonly string[];
  readonly copied: readonly { readonly from: string; readonly folder: string }[];
  readonly command: string | undefined;
}

const stages = new Map(
  dockerfile
    .split(/^FROM /m)
    .slice(1)
    .map((text): [string, Stage] => {
      const [, base = '', name = ''] = /^(\S+) AS (\S+)/.exec(text) ?? [];
      const installed = /RUN sh \S*install-part\.sh ([^\n\\]+)/.exec(text)?.[1]?.trim().split(' ') ?? [];
      const copied = [...text.matchAll(/^COPY --from=(\S+) \/sefira\/?(\S*) /gm)].map(([, from = '', folder = '']) => ({
        from,
        folder,
      }));
      return [name, { base, installed, copied, command: /^CMD \["node", "([^"]+)"\]/m.exec(text)?.[1] }];
    }),
);

/** A stage after the stages that it is made from. */
function lineage(name: string): readonly Stage[] {
  const stage = stages.get(name);
  return stage === undefined ? [] : [...lineage(stage.base), stage];
}

function withDependencies(wanted: readonly string[], found = new Set<string>()): Set<string> {
  for (const folder of wanted) {
    if (found.has(folder)) continue;
    found.add(folder);
    const names = Object.keys(workspaces.get(folder)?.dependencies ?? {});
    withDependencies(
      [...workspaces].flatMap(([other, { name }]) => (names.includes(name) ? [other] : [])),
      found,
    );
  }
  return found;
}

const imports =
  /(?:^|[\s;}])(?:import|export)\s(?!type\s)(?:[^'"`;]*?\sfrom\s)?['"]([^'"]+)['"]|\bimport\(['"]([^'"]+)['"]\)/g;

interface Loaded {
  /** Paths inside the repository, without the clients of the databases. */
  readonly files: Set<string>;
  readonly packages: Set<string>;
}

/** Every source file and package that a start of `entry` may load. */
async function load(entry: string, loaded: Loaded = { files: new Set(), packages: new Set() }): Promise<Loaded> {
  if (loaded.files.has(entry)) return loaded;
  loaded.files.add(entry);
  const file = path.join(root, entry);
  for (const [, atStart, deferred] of (await readFile(file, 'utf8')).matchAll(imports)) {
    const name = atStart ?? deferred ?? '';
    const isRelative = name.startsWith('.');
    if (isBuiltin(name)) continue;
    if (!isRelative) loaded.packages.add(/^(?:@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? name);
    if (!isRelative && !name.startsWith('@sefira/')) continue;
    const target = path.relative(root, createRequire(file).resolve(name));
    if (target.endsWith('.ts') && !target.includes('/generated/')) await load(target, loaded);
  }
  return loaded;
}

/** Files that `entry` loads and that the image of `target` lacks. */
async function missing(target: string, entry: string): Promise<string[]> {
  const copied = lineage(target).flatMap((stage) => stage.copied);
  const present = copied.filter(({ from }) => from === 'build').map(({ folder }) => `${folder}/`);
  const installed = [...withDependencies(copied.flatMap(({ from }) => stages.get(from)?.installed ?? []))].flatMap(
    (folder) => workspaces.get(folder) ?? [],
  );
  const available = new Set(installed.flatMap(({ name, dependencies }) => [name, ...Object.keys(dependencies)]));
  const { files, packages } = await load(entry);
  return [
    ...[...files].filter((file) => !present.some((folder) => file.startsWith(folder))),
    ...[...packages].filter((name) => !available.has(name)),
  ];
}

const fromDockerfile = [...stages.keys()].flatMap((target) => {
  const command = lineage(target).findLast((stage) => stage.command !== undefined)?.command;
  return command === undefined ? [] : [{ target, entry: command }];
});

const operations = (await readdir(path.join(root, 'deploy/operations')))
  .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
  .map((name) => ({ target: 'operate', entry: `deploy/operations/${name}` }));

it.each([...fromDockerfile, ...operations])(
  'the image $target holds every module of $entry',
  async ({ target, entry }) => {
    expect(await missing(target, entry)).toEqual([]);
  },
);

it('the chart runs commands that exist', async () => {
  const words = z.object({ command: z.array(z.string()) });
  const { backup, operate } = z
    .object({ backup: words, operate: z.object({ commands: z.array(words) }) })
    .parse(parse(await readText('deploy/helm/sefira/values.yaml')));
  const entries = operations.map(({ entry }) => entry);
  for (const { command } of [backup, ...operate.commands]) {
    expect(entries).toContain(/deploy\/\S+\.ts/.exec(command.join(' '))?.[0]);
  }
});

it('the build receives the manifest of every workspace', async () => {
  const lines = (await readText('.dockerignore')).split('\n');
  const isReceived = (file: string) =>
    lines.some((line) => line === `!${file}` || (line.endsWith('/') && `!${file}`.startsWith(line)));
  const manifests = folders.map((folder) => `${folder}/package.json`);
  expect(manifests.filter((file) => !isReceived(file))).toEqual([]);
});

const installedTogether = [...stages.values()].filter(({ installed }) => installed.length > 0);

it.each(installedTogether)('leaves the manifests of $installed and of what they need', async ({ installed }) => {
  const copy = await mkdtemp(path.join(tmpdir(), 'sefira-manifests-'));
  await using _removed = { [Symbol.asyncDispose]: () => rm(copy, { recursive: true, force: true }) };
  for (const folder of ['.', ...folders]) {
    await cp(path.join(root, folder, 'package.json'), path.join(copy, folder, 'package.json'));
  }
  const script = path.join(root, 'deploy/docker/prune-workspaces.ts');
  await promisify(execFile)(process.execPath, [script, ...installed], { cwd: copy });
  const left = manifest.parse(JSON.parse(await readFile(path.join(copy, 'package.json'), 'utf8')));
  expect(left.workspaces.toSorted()).toEqual([...withDependencies(installed)].sort());
  expect(left.dependencies).toEqual({});
});
