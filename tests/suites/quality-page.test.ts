import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { currentQualityPage } from './quality.ts';
import { noReason, qualityPage } from './quality-page.ts';

const goals = `| line | what | peer or limit | goal | measured by |
| ---- | ---- | ---- | ---- | ---- |
| V5 | analyses | Prisma | ≥ 1,500 /s | \`node a.ts\` |
| V9 | first delta | – | ≤ 150 ms | \`node b.ts\` |

| line | figure | goal | measured by |
| ---- | ---- | ---- | ---- |
| C5 | thin pages | 0 | review |

- V5: two round trips.`;

const results = `# Speed

\`npm run bench\` on 2026-11-22, 2 cores.

| Line | What | Figure | Goal | Reached |
| ---- | ---- | ---- | ---- | ---- |
| V5 | analyses: stored | 1,282 /s | ≥ 1,500 | **no** |
| V5 | analyses: p95 | 41 ms | ≤ 60 | yes |
| – | analyses: p50 | 12 ms | – | – |
| V9 | first delta: p95 | 27 ms | ≤ 150 | yes |`;

test('each goal has its figures, a missed one shows what was missed, and goals without a figure stand apart', () => {
  const page = qualityPage(goals, [{ file: '../tests/bench/RESULTS.md', text: results }]);
  expect(page).toMatch(/^\| V5 .*\| analyses: stored: 1,282 \/s +\| 2026-11-22 \| \*\*no\*\* \(1 of 2\) \|$/m);
  expect(page).toMatch(/^\| V9 .*\| first delta: p95: 27 ms +\| 2026-11-22 \| yes +\|$/m);
  expect(page).toMatch(/^\| C5 +\| thin pages \| 0 +\| review +\|$/m);
  expect(page).toContain('\n- V5: two round trips.\n');
  expect(page).toContain('Of 3 goals 2 have figures in these tables; 1 of them are reached.');
});

test('docs/quality.md is what the stored tables give', async () => {
  expect(await readFile('docs/quality.md', 'utf8')).toBe(await currentQualityPage());
});

test('each missed goal names its reason', async () => {
  expect(await currentQualityPage()).not.toContain(noReason);
});
