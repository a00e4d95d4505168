/**
 * The embedded product from a second start to the ready line, and its memory at rest, against docs/goals.md V15:
 * `node tests/bench/start.bench.ts`. Memory that processes share counts by its share; Chromium is left out.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { reportFigures } from '../suites/figures.ts';
import { readUsage } from './sizing/processes.ts';
import { runStartCommand } from './start/start-command.ts';

/** Connections to the database that are idle end after half a minute. */
const restSeconds = 60;
const dataDir = await mkdtemp(path.join(tmpdir(), 'sefira-start-'));

async function secondsToStart(): Promise<number> {
  await using product = await runStartCommand(dataDir);
  return product.seconds;
}

try {
  const firstSeconds = await secondsToStart();
  await using second = await runStartCommand(dataDir);
  await wait(restSeconds * 1000);
  const usage = await readUsage();
  const parts = [...usage].filter(([name]) => name !== 'chromium');
  reportFigures([
    { line: '', what: 'first start to ready', value: firstSeconds, unit: 's' },
    ...parts.map(([name, { megabytes }]) => ({ line: '', what: `memory of ${name}`, value: megabytes, unit: 'MB' })),
    { line: 'V15', what: 'second start to ready', value: second.seconds, unit: 's', goal: { rule: '≤', value: 4 } },
    {
      line: 'V15',
      what: 'memory at rest, without Chromium',
      value: parts.reduce((sum, [, { megabytes }]) => sum + megabytes, 0),
      unit: 'MB',
      goal: { rule: '≤', value: 500 },
    },
  ]);
} finally {
  await rm(dataDir, { recursive: true, force: true });
}
