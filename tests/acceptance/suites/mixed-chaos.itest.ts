import { startProduct } from '@sefira/product/product';
import pg from 'pg';
import { expect, test, vi } from 'vitest';
import { killed } from '../../chaos/mixed/faults.ts';
import { findBroken } from '../../chaos/mixed/invariants.ts';
import { mixedSettings } from '../../chaos/mixed/mixed-product.ts';
import { searchEverywhere } from '../../chaos/mixed/remaining-work.ts';
import { runMixed, settle } from '../../chaos/mixed/run.ts';

// Eleven processes start, and some once more; the machine may be busy with other tests.
vi.setConfig({ testTimeout: 400_000 });

test('people finish what they came for while parts are killed, and the whole state says so', async () => {
  const output: string[] = [];
  await using product = await startProduct({
    isSeparate: true,
    environment: mixedSettings,
    onOutput: (text) => output.push(text),
  });
  const scene = { url: product.url, sandboxUrl: product.paymentSandboxUrl };
  const promised = await runMixed(
    scene,
    { platform: product },
    {
      people: 3,
      faults: [killed('numerology'), killed('reseller'), killed('reports-worker')],
      kinds: 3,
      calmMilliseconds: 1500,
      report: () => undefined,
    },
  );
  const pool = new pg.Pool({ connectionString: product.databaseUrl, max: 2 });
  await using opened = new AsyncDisposableStack();
  opened.defer(() => pool.end());
  const { left } = await settle(pool, promised);
  const broken = (await findBroken(pool, promised)).filter((finding) => finding.broken.length > 0);
  expect({ left, broken, wrong: promised.wrong, told: [...promised.counts.wrong] }).toEqual({
    left: [],
    broken: [],
    wrong: [],
    told: [],
  });
  expect(promised.journeys).toBeGreaterThanOrEqual(3);
  expect(promised.orders.length).toBeGreaterThanOrEqual(2);
  const haystack = { pool, redisUrl: product.redisUrl, redisFolder: null, log: output.join('') };
  expect(await searchEverywhere(haystack, promised.secrets)).toEqual([]);
});
