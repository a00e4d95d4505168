/**
 * `npm run budgets -w frontend`: checks the sizes of the built pages; a gate of `npm test` after the build. A page
 * counts its static imports; lazy chunks are not part of it.
 */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { closure, readManifest } from './build-manifest.ts';

const dist = new URL('../dist/', import.meta.url);
const manifest = await readManifest(fileURLToPath(dist));

const kilobytes = 1000;
const limits = { home: 125, live: 50, css: 20, route: 80, fonts: 36 } as const;

function sizeOf(file: string, packed: boolean): number {
  const content = readFileSync(new URL(file, dist));
  return (packed ? gzipSync(content, { level: 9 }).length : content.length) / kilobytes;
}

function weigh(names: Iterable<string>): number {
  return [...names].reduce((sum, name) => sum + sizeOf(manifest[name]?.file ?? '', true), 0);
}

const entries = Object.entries(manifest);
const entry = entries.find(([, chunk]) => chunk.isEntry)?.[0] ?? '';
const start = closure(manifest, entry);
const pages = entries.map(([name]) => name).filter((name) => /features\/.*-page\.tsx$/.test(name));
const home = pages.find((name) => name.endsWith('home-page.tsx'));
if (!home) throw new Error('The build names no home page: is frontend/dist whole?');
const homeClosure = new Set([...start, ...closure(manifest, home)]);
const homeWeight = weigh(homeClosure);

// The store and the API: loaded on every page, on public pages after hydration.
const live = [
  ...closure(manifest, 'src/app/store/app-store.ts'),
  ...closure(manifest, 'src/app/store/store-outlet.tsx'),
];
const everyPage = new Set([...homeClosure, ...live]);
const styles = new Set(entries.flatMap(([, { css = [] }]) => css));
// The scripts of signatures load with the names set in them.
const fonts = [...new Set([...everyPage].flatMap((name) => manifest[name]?.assets ?? []))].filter((file) =>
  file.endsWith('.woff2'),
);

const measured = [
  { name: 'home, JavaScript', value: homeWeight, limit: limits.home },
  {
    name: 'store and API, JavaScript after the first paint',
    value: weigh([...new Set(live)].filter((name) => !homeClosure.has(name))),
    limit: limits.live,
  },
  ...pages
    .filter((page) => page !== home)
    .map((page) => ({
      name: `${page.replace(/^.*features\//, '')}, JavaScript beyond these`,
      value: weigh([...closure(manifest, page)].filter((name) => !everyPage.has(name))),
      limit: limits.route,
    })),
  { name: 'CSS', value: [...styles].reduce((sum, file) => sum + sizeOf(file, true), 0), limit: limits.css },
  { name: 'fonts', value: fonts.reduce((sum, file) => sum + sizeOf(file, false), 0), limit: limits.fonts },
];

const over = measured.filter(({ value, limit }) => value > limit);
for (const budget of measured) console.log(`${over.includes(budget) ? 'OVER' : 'ok  '} ${lineOf(budget)}`);
if (over.length > 0) {
  console.error(['', 'Over budget:', ...over.map(lineOf)].join('\n'));
  process.exitCode = 1;
}

function lineOf({ name, value, limit }: (typeof measured)[number]): string {
  return `${value.toFixed(1).padStart(6)} of ${limit} kB  ${name}`;
}
