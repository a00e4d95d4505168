import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { callPaths, hopsOf } from './call-paths.ts';
import { listFiles, type RepositoryFile, readFiles, root } from './repository-files.ts';

const paths = (await Promise.all(['libs', 'services', 'gateway', 'deploy'].map(listFiles))).flat();
const production = (await readFiles(paths, /\.ts$/)).filter(
  ({ path: file }) => !/\/(test|bench)\/|\.test\.ts$|^libs\/testing\//.test(file),
);

const using = (pattern: RegExp): readonly string[] =>
  production.filter(({ text }: RepositoryFile) => pattern.test(text)).map(({ path: file }) => file);

/** State of one process, polled by each: a schedule runs in one process of the cluster. The list only shrinks. */
const polls = [
  'libs/embedded/src/payment-sandbox/sandbox.ts',
  'libs/messaging/src/schedules.ts',
  'libs/platform/src/configuration/live-configuration.ts',
  'libs/platform/src/configuration/replica-addresses.ts',
  'services/auth/src/adapters/login-watch.ts',
  'services/chat/src/adapters/realtime/session-guard.ts',
];

it('has no interval beside those that each process needs; other recurring work is a schedule', () => {
  expect(using(/\bsetInterval\(/)).toEqual(polls);
});

/** Hot paths with a measurement in docs/decisions/0058-batching-where-measured.md. The list only shrinks. */
const batched = ['services/billing/src/data/charge-batches.ts'];

it('batches by DataLoader, where it is measured', () => {
  expect(using(/\bdataloader\b/i)).toEqual(batched);
});

it('calls Prisma in data/ only', () => {
  const calls =
    /\.\$(queryRaw|executeRaw)\b|[)\w]\.[a-z]\w*\.(findUnique|findFirst|findMany|create|createMany|update|updateMany|delete|deleteMany|upsert|count|aggregate|groupBy)(OrThrow|AndReturn)?\(\{/;
  expect(
    using(calls).filter((file) => /^services\//.test(file) && !/^services\/[^/]+\/src\/data\//.test(file)),
  ).toEqual([]);
});

/** A row type without a schema, the rows of a result, and rows of Prisma that none of the readers checks. */
const uncheckedRows = [
  /\.(?:query|\$queryRaw|\$queryRawUnsafe)</,
  /\{ rows\b[^}]*\}(?:: [^=]+)? = await [\w.()]+\.query\(|\.then\(\(\{ rows\b|\)\??\.rows\b/,
  /(?<!(?:rowsOf|rowOf)\(\w+\)\(\s*\w+|idsOf\(\s*\w+|^ *await \w+)\.\$queryRaw(?:Unsafe)?\b/m,
];

it('reads the rows of raw statements by a schema: libs/database/src/rows.ts', () => {
  expect(uncheckedRows.flatMap(using)).toEqual([]);
});

/** Own code where a library does the like, each with its reason. */
const ownMechanisms = {
  'gateway/src/adapters/leased-limiter.ts': 'docs/decisions/0022-gateway-limits.md',
};

it('has at most 300 lines of code that a library could replace, each file with its decision', async () => {
  const files = await readFiles(Object.keys(ownMechanisms), /\.ts$/);
  expect(files.reduce((lines, { text }) => lines + text.split('\n').length, 0)).toBeLessThanOrEqual(300);
  for (const [file, decision] of Object.entries(ownMechanisms)) {
    const name = path.basename(file, '.ts');
    const text = await readFile(path.join(root, decision), 'utf8');
    expect(text.includes(name) || text.includes(path.dirname(file)), `${decision} names ${file}`).toBe(true);
  }
});

/** Files of a path and times that a reader comes back to one of them, with the goals of docs/goals.md H4. The list only shrinks. */
const lengths = {
  'a personal analysis': { files: 24, returns: 0 }, // goal 22
  'an event to its PDF': { files: 32, returns: 0 }, // goal 32
  'a chat answer': { files: 26, returns: 0 }, // goal 26
};

it('passes no more files than it did, each called by the one before it', () => {
  const textOf = new Map(production.map(({ path: file, text }) => [file, text]));
  const contracts = production.filter(({ path: file }) => file.startsWith('libs/contracts/'));
  const names = (text: string | undefined, name: string) =>
    new RegExp(`(?<![\\w-])${RegExp.escape(name)}(?![\\w-])`, 'i').test(text ?? '');
  const broken = Object.entries(callPaths).flatMap(([, path]) =>
    hopsOf(path).filter(
      ({ file, name, caller }) =>
        !names(textOf.get(file), name) ||
        !(
          caller === null ||
          names(textOf.get(caller), name) ||
          contracts.some(({ text }) => text.includes(`'${name}'`))
        ),
    ),
  );
  expect(broken).toEqual([]);
  const counted = Object.entries(callPaths).map(([title, path]) => {
    const files = hopsOf(path).map(({ file }) => file);
    const distinct = new Set(files).size;
    return [title, { files: distinct, returns: files.length - distinct }];
  });
  expect(Object.fromEntries(counted)).toEqual(lengths);
});
