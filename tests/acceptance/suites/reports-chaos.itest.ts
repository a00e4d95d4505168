import { postgres } from '@sefira/testing/postgres';
import { redis } from '@sefira/testing/redis';
import { expect, test, vi } from 'vitest';
import { runReports } from '../../chaos/reports/reports-run.ts';

// Workers are started and killed, each with a Chromium; the machine may be busy with other tests.
vi.setConfig({ testTimeout: 240_000 });

test('reports asked for at once are made once each while their workers are killed at random', async () => {
  await using stack = new AsyncDisposableStack();
  const { adminUrl: postgresUrl } = stack.use(await postgres({ empty: true }));
  const { url: redisUrl } = stack.use(await redis());
  const outcome = await runReports({ postgresUrl, redisUrl }, { reports: 24, users: 4, kills: 2, workers: 2 });
  expect(outcome).toMatchObject({
    refused: 0,
    stored: 24,
    wronglyPublished: 0,
    wrongFiles: 0,
    unfinishedFiles: 0,
    orphanBrowsers: 0,
  });
});
