/**
 * `npm run mutation [part of a title]`: changes the code bit by bit and counts what the tests notice (docs/goals.md S27); the table
 * stands in tests/mutation/RESULTS.md, with what ran before of the other targets. StrykerJS works in a copy of the repository, where it is installed
 * too: neither the tree nor the lock file is touched.
 */
import { execFileSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { cpus, tmpdir, totalmem } from 'node:os';
import path from 'node:path';
import * as z from 'zod';
import { type Figure, figure, reportFigures } from '../suites/figures.ts';
import { type Measurement, resultsPage } from '../suites/results.ts';
import { type MutationTarget, mutationTargets } from './targets.ts';

const root = path.resolve(import.meta.dirname, '../..');
const tools = ['@stryker-mutator/core@10.1.1', '@stryker-mutator/vitest-runner@10.1.1'];
const leastScore = 85;
/** A try without any change; a busy machine takes long. */
const firstRunMinutes = 40;
const shown = 40;

const [chosen = ''] = process.argv.slice(2);
const date = new Date().toISOString().slice(0, 10);
const targets = mutationTargets.filter(({ title }) => title.includes(chosen));
const copy = await mkdtemp(path.join(tmpdir(), 'sefira-mutation-'));
const run = (command: string, ...args: string[]) => execFileSync(command, args, { cwd: copy, stdio: 'inherit' });

/** Each target as it ran last, in tests/mutation/results.json. */
const ranLast = z.record(
  z.string(),
  z.object({
    title: z.string(),
    command: z.string(),
    seconds: z.number(),
    figures: z.array(figure),
    failure: z.null(),
  }),
);

const report = z.object({
  files: z.record(
    z.string(),
    z.object({
      mutants: z.array(
        z.object({
          mutatorName: z.string(),
          status: z.string(),
          replacement: z.optional(z.string()),
          location: z.object({ start: z.object({ line: z.number() }) }),
        }),
      ),
    }),
  ),
});

async function copyRepository(): Promise<void> {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: root });
  for (const file of listed.toString('utf8').split('\0').filter(Boolean)) {
    await mkdir(path.join(copy, path.dirname(file)), { recursive: true });
    // Listed, and deleted since.
    await cp(path.join(root, file), path.join(copy, file)).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error;
    });
  }
  run('cp', '-a', '--reflink=auto', path.join(root, 'node_modules'), '.');
  run('npm', 'install', '--no-save', '--ignore-scripts', '--no-audit', '--no-fund', '--silent', ...tools);
  run('npm', 'run', '--silent', 'generate');
}

async function measure({ title, mutate, tests }: MutationTarget): Promise<Measurement> {
  const started = performance.now();
  const [included, excluded] = [
    tests.filter((glob) => !glob.startsWith('!')),
    tests.filter((glob) => glob.startsWith('!')),
  ];
  const exclude = ['**/node_modules/**', ...excluded.map((glob) => glob.slice(1))];
  const vitest = { include: included, exclude, testTimeout: 300_000 };
  await writeFile(path.join(copy, 'vitest.mutation.ts'), `export default { test: ${JSON.stringify(vitest)} };\n`);
  const file = path.join(copy, `${title}.json`);
  const settings = {
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    vitest: { configFile: 'vitest.mutation.ts', related: false },
    mutate,
    concurrency: 1,
    inPlace: true,
    disableTypeChecks: false,
    coverageAnalysis: 'perTest',
    // A value computed while the module loads cannot be switched later.
    ignoreStatic: true,
    reporters: ['progress-append-only', 'json'],
    jsonReporter: { fileName: file },
    timeoutMS: 10_000,
    dryRunTimeoutMinutes: firstRunMinutes,
  };
  await writeFile(path.join(copy, 'stryker.json'), JSON.stringify(settings));
  run('node_modules/.bin/stryker', 'run', 'stryker.json');
  const { files } = report.parse(JSON.parse(await readFile(file, 'utf8')));
  const mutants = Object.entries(files).flatMap(([name, one]) => one.mutants.map((mutant) => ({ name, ...mutant })));
  const having = (...statuses: string[]) => mutants.filter(({ status }) => statuses.includes(status));
  const missed = having('Survived', 'NoCoverage');
  for (const { name, mutatorName, location, replacement } of missed.slice(0, shown)) {
    console.log(`${name}:${location.start.line} ${mutatorName} ${replacement ?? ''}`);
  }
  const noticed = having('Killed', 'Timeout').length;
  const figures: Figure[] = [
    { line: '', what: 'changes tried', value: noticed + missed.length, unit: '' },
    {
      line: 'S27',
      what: 'changes that the tests notice',
      value: (100 * noticed) / Math.max(1, noticed + missed.length),
      unit: '%',
      goal: { rule: '≥', value: leastScore },
    },
  ];
  reportFigures(figures);
  const seconds = (performance.now() - started) / 1000;
  return { title: `${title}, ${date}`, command: `npm run mutation ${title}`, seconds, figures, failure: null };
}

/** Puts what ran now in the place of what ran before. @returns all targets that ever ran, in their order */
async function store(measured: ReadonlyMap<string, Measurement>): Promise<readonly Measurement[]> {
  const file = path.join(root, 'tests/mutation/results.json');
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '{}';
    throw error;
  });
  const all = { ...ranLast.parse(JSON.parse(text)), ...Object.fromEntries(measured) };
  await writeFile(file, `${JSON.stringify(all, null, 2)}\n`);
  return mutationTargets.flatMap(({ title }) => all[title] ?? []);
}

try {
  await copyRepository();
  const measured = new Map<string, Measurement>();
  for (const target of targets) measured.set(target.title, await measure(target));
  const machine = `${cpus().length} cores (${cpus()[0]?.model.trim() ?? 'unknown'}), ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.versions.node}`;
  const occasion = { title: 'Tests put to the proof', command: 'npm run mutation', date, machine };
  const page = resultsPage(occasion, await store(measured));
  console.log(`\n${page}`);
  await writeFile(path.join(root, 'tests/mutation/RESULTS.md'), page);
} finally {
  await rm(copy, { recursive: true, force: true, maxRetries: 5 });
}
