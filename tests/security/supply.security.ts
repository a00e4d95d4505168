/**
 * Dependencies, and secrets in our sources: `node tests/security/supply.security.ts`. The lock file, secrets in
 * tracked files, libraries with known vulnerabilities (data of RetireJS of 2026-08-22, Apache-2.0, stored here to need
 * no network), and an SBOM. Each scanner must first find a canary.
 */
import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { buildFrontend } from '@sefira/deploy/launcher/frontend-build';
import { root } from '@sefira/deploy/launcher/platform';
import * as z from 'zod/mini';
import { type Figure, reportFigures } from '../suites/figures.ts';
import { none, npmScanners, printed } from './support/scanner-tools.ts';

const { tool, folder: tools } = await npmScanners();
const folder = await mkdtemp(path.join(tmpdir(), 'sefira-supply-'));
await using opened = new AsyncDisposableStack();
opened.defer(() => rm(folder, { recursive: true, force: true }));
const largestBytes = 200_000;

async function lockFile(): Promise<Figure[]> {
  const rules = ['--type', 'npm', '--validate-https', '--allowed-hosts', 'npm', '--validate-integrity'];
  const said = await printed(tool('lockfile-lint'), ['--path', 'package-lock.json', ...rules], { cwd: root });
  return [none('', 'lockfile-lint: issues', Number(!said.includes('No issues detected')))];
}

async function secretsIn(files: readonly string[]): Promise<string[]> {
  const rules = path.join(tools, 'secretlint.json');
  await writeFile(rules, '{"rules":[{"id":"@secretlint/secretlint-rule-preset-recommend"}]}');
  const args = ['--secretlintrc', rules, '--format', 'unix', '--no-color', '--no-glob', ...files];
  const said = await printed(tool('secretlint'), args, { cwd: tools });
  return said.split('\n').filter((line) => /:\d+:\d+:/.test(line));
}

async function secrets(): Promise<Figure[]> {
  const canary = path.join(folder, 'canary.ts');
  await writeFile(canary, `const url = 'postgres://ana:${['segredo', '123'].join('')}@db.example.com/x';`);
  const tracked = (await printed('git', ['ls-files'], { cwd: root })).split('\n');
  // Values in tests are no secrets, and files longer than a source are data.
  const candidates = tracked.filter(
    (file) =>
      /(\.(ts|tsx|js|json|md|ya?ml|sql|tpl|conf|sh|template)|Dockerfile|\.env\.example)$/.test(file) &&
      !/(^|\/)(test|e2e)\/|\.i?test\.tsx?$|package-lock/.test(file),
  );
  const sources: string[] = [];
  for (const file of candidates) {
    const size = await stat(path.join(root, file)).then(
      (found) => found.size,
      () => Number.POSITIVE_INFINITY,
    );
    if (size <= largestBytes) sources.push(path.join(root, file));
  }
  const found = await secretsIn([...sources, canary]);
  const leaks = found.filter((line) => !line.startsWith(canary));
  for (const line of leaks) console.log(`wrong: secretlint, ${path.relative(root, line)}`);
  return [
    none('', 'secretlint: did not see the secret put there for it', Number(leaks.length === found.length)),
    none('', `secretlint: findings in ${sources.length} files`, leaks.length),
  ];
}

const retireReport = z.object({ data: z.array(z.object({ file: z.string(), results: z.array(z.unknown()) })) });

async function libraries(): Promise<Figure[]> {
  const data = path.join(folder, 'libraries.json');
  await writeFile(data, gunzipSync(await readFile(path.join(import.meta.dirname, 'vulnerable-libraries.json.gz'))));
  const pages = await buildFrontend(root, { report: () => undefined });
  const scan = async (place: string) => {
    const said = await printed(tool('retire'), ['--jsrepo', data, '--path', place, '--outputformat', 'json'], {
      cwd: folder,
    });
    return z.parse(retireReport, JSON.parse(said)).data.flatMap(({ file, results }) => results.map(() => file));
  };
  const old = path.join(folder, 'old');
  await mkdir(old);
  await writeFile(path.join(old, 'jquery-1.8.1.min.js'), '/*! jQuery v1.8.1 jquery.com | jquery.org/license */');
  const found = await scan(pages);
  for (const file of found) console.log(`wrong: retire, ${file}`);
  return [
    none('', 'retire: did not see the old library put there for it', Number((await scan(old)).length === 0)),
    none('', 'retire: libraries with known holes in what the browser loads', found.length),
  ];
}

const holes = z.record(
  z.string(),
  z.object({
    npmname: z.optional(z.string()),
    vulnerabilities: z.optional(
      z.array(z.object({ below: z.optional(z.string()), atOrAbove: z.optional(z.string()) })),
    ),
  }),
);
const locked = z.object({
  packages: z.record(z.string(), z.object({ version: z.optional(z.string()), deprecated: z.optional(z.unknown()) })),
});

/** Numbers of a version, the smaller first in order; what comes after them counts for nothing. */
function isBefore(version: string, other: string): boolean {
  const [one, two] = [version, other].map((text) => text.split(/[.+-]/).slice(0, 3).map(Number));
  const place = [0, 1, 2].find((at) => (one?.[at] ?? 0) !== (two?.[at] ?? 0));
  return place !== undefined && (one?.[place] ?? 0) < (two?.[place] ?? 0);
}

/** The packages of the lock file, with those of the server, against the same vulnerabilities and deprecations. */
async function packages(): Promise<Figure[]> {
  const data = gunzipSync(await readFile(path.join(import.meta.dirname, 'vulnerable-libraries.json.gz')));
  const known = Object.entries(z.parse(holes, JSON.parse(data.toString('utf8'))));
  const lock = z.parse(locked, JSON.parse(await readFile(path.join(root, 'package-lock.json'), 'utf8')));
  const named = (name: string) =>
    known.find(([key, { npmname }]) => (npmname ?? key) === name)?.[1].vulnerabilities ?? [];
  const holesOf = (name: string, version: string) =>
    named(name).filter(
      ({ below, atOrAbove }) =>
        (below === undefined || isBefore(version, below)) && (atOrAbove === undefined || !isBefore(version, atOrAbove)),
    );
  const all = Object.entries(lock.packages).map(([place, one]) => ({
    ...one,
    name: place.split('node_modules/').at(-1) ?? '',
  }));
  const open = all.filter(({ name, version = '' }) => holesOf(name, version).length > 0);
  const givenUp = all.filter(({ deprecated }) => deprecated !== undefined);
  for (const { name, version } of [...open, ...givenUp]) console.log(`wrong: ${name} ${version}`);
  return [
    none('', 'lock file: did not see the hole of an old package', Number(holesOf('lodash', '4.17.11').length === 0)),
    none('', `lock file: of ${all.length} packages, with a hole that RetireJS lists`, open.length),
    none('', 'lock file: packages that their makers gave up', givenUp.length),
  ];
}

async function billOfMaterials(): Promise<Figure[]> {
  const args = ['sbom', '--sbom-format', 'cyclonedx', '--omit', 'dev'];
  const bill = z.parse(
    z.object({ components: z.array(z.object({ name: z.string(), version: z.string() })) }),
    JSON.parse(await printed('npm', args, { cwd: root })),
  );
  const what = 'SBOM (npm sbom, CycloneDX): components';
  return [{ line: '', what, value: bill.components.length, unit: '', goal: { rule: '≥', value: 100 } }];
}

const figures: Figure[] = [];
for (const scan of [lockFile, secrets, libraries, packages, billOfMaterials]) figures.push(...(await scan()));
reportFigures(figures);
