import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { type Figure, isReached, written } from './figures.ts';
import { readFullSize, writeFullSize } from './full-size.ts';
import { resultsPage, withFullSize } from './results.ts';

const slow: Figure = { line: 'V5', what: 'stored', value: 1282.4, unit: '/s', goal: { rule: '≥', value: 1500 } };
const none: Figure = { line: 'S21', what: 'lost', value: 0, unit: '', goal: { rule: '=', value: 0 } };

test('a goal is reached at its very value, and a figure without one always', () => {
  expect([1499, 1500, 1501].map((value) => isReached({ ...slow, value }))).toEqual([false, true, true]);
  expect([149, 150, 151].map((value) => isReached({ ...slow, value, goal: { rule: '≤', value: 150 } }))).toEqual([
    true,
    true,
    false,
  ]);
  expect([0, 1].map((value) => isReached({ ...none, value }))).toEqual([true, false]);
  expect(isReached({ line: '', what: 'p50', value: 9, unit: 'ms' })).toBe(true);
});

test('figures are written with the digits that say something', () => {
  expect([0, 0.254, 12.34, 1282.4, 32_225].map(written)).toEqual(['0', '0.25', '12.3', '1,282', '32,225']);
});

test('the page says what was missed and what did not run to its end', () => {
  const occasion = { title: 'Speed', command: 'npm run bench', date: '2026-11-21', machine: '2 cores' };
  const page = resultsPage(occasion, [
    { title: 'analyses', command: 'node a.ts', seconds: 41.6, figures: [slow, none], failure: null },
    { title: 'chat', command: 'node b.ts', seconds: 2, figures: [], failure: 'ended by SIGTERM' },
  ]);
  expect(page).toMatch(/^\| V5 +\| analyses: stored +\| 1,282 \/s +\| ≥ 1,500 +\| \*\*no\*\* +\|$/m);
  expect(page).toMatch(/^\| S21 +\| analyses: lost +\| 0 +\| = 0 +\| yes +\|$/m);
  expect(page).toContain('- chat: ended by SIGTERM');
  expect(page).toMatch(/^\| analyses +\| `node a\.ts` +\| 42 +\|$/m);
});

test('what ran smaller than it should names the command of its full size', () => {
  const occasion = { title: 'Faults', command: 'npm run chaos', date: '2026-11-21', machine: '2 cores' };
  const page = resultsPage(occasion, [
    { title: 'ledger', command: 'node a.ts 60', atFullSize: 'node a.ts', seconds: 61, figures: [none], failure: null },
    { title: 'audit', command: 'node b.ts', seconds: 9, figures: [none], failure: null },
  ]);
  expect(page).toMatch(/^\| Measurement +\| Command +\| Seconds +\| At full size +\|$/m);
  expect(page).toMatch(/^\| ledger +\| `node a\.ts 60` +\| 61 +\| `node a\.ts` +\|$/m);
  expect(page).toMatch(/^\| audit +\| `node b\.ts` +\| 9 +\| the same +\|$/m);
});

test('what ran at its full size is stored until it runs again, and stands on the page', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'sefira-suites-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = path.join(folder, 'full-size.json');
  expect(await readFullSize(file)).toEqual([]);
  const occasion = { title: 'Faults', command: 'npm run chaos', date: '2026-11-21', machine: '2 cores' };
  const measured = (title: string, value: number, failure: string | null = null) => {
    const figures = [{ ...none, value }];
    return { title, command: `node ${title}.ts`, seconds: 600, figures, failure };
  };
  await writeFullSize(file, occasion, [measured('ledger', 1), measured('events', 0)]);
  await writeFullSize(file, occasion, [measured('ledger', 0), measured('events', 7, 'ended by SIGTERM')]);
  const stored = await readFullSize(file);
  expect(stored.map(({ title, figures }) => [title, figures[0]?.value])).toEqual([
    ['events', 0],
    ['ledger', 0],
  ]);
  const page = resultsPage(occasion, [], stored);
  expect(page).toContain('## At full size: ledger\n\n`node ledger.ts` on 2026-11-21, 2 cores, 600 s.');
  expect(page).toMatch(/^\| S21 +\| ledger: lost +\| 0 +\| = 0 +\| yes +\|$/m);
});

test('a page has the newest results at full size and keeps all others', () => {
  const occasion = { title: 'Faults', command: 'npm run chaos', date: '2026-11-21', machine: '2 cores' };
  const small = [{ title: 'ledger', command: 'node a.ts 60', seconds: 61, figures: [none], failure: null }];
  const at = (date: string) => [
    { title: 'ledger', command: 'node a.ts', date, machine: '2 cores', seconds: 600, figures: [none] },
  ];
  const page = resultsPage(occasion, small, at('2026-11-22'));
  expect(withFullSize(page, at('2026-11-27'))).toBe(resultsPage(occasion, small, at('2026-11-27')));
  expect(withFullSize(resultsPage(occasion, small), at('2026-11-27'))).toBe(
    resultsPage(occasion, small, at('2026-11-27')),
  );
});

test('a page ends with one line end, with and without results at full size', () => {
  const occasion = { title: 'Speed', command: 'npm run bench', date: '2026-11-27', machine: '2 cores' };
  const large = { title: 'ledger', command: 'node ledger.ts', date: '2026-11-27', machine: '2 cores', seconds: 600 };
  for (const fullSize of [[], [{ ...large, figures: [] }]])
    expect(resultsPage(occasion, [], fullSize)).toMatch(/[^\n]\n$/u);
});
