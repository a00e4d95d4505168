import { setTimeout as wait } from 'node:timers/promises';
import { definition as auth } from '@sefira/auth-service/definition';
import { cuttableServer } from '@sefira/testing/cuttable-server';
import { createTestEnvironment, startService } from '@sefira/testing/test-environment';
import { expect, test, vi } from 'vitest';

vi.setConfig({ testTimeout: 60_000 });

/** Below the 30 seconds after which a process is ended by force (docs/decisions/0026-graceful-restart.md). */
const closeMilliseconds = 28_000;

// Early in an outage commands wait for their answer, later connections are between two attempts.
test.each([
  ['cut', 200],
  ['cut', 2000],
  ['stall', 2000],
] as const)('a service closes in time while its Redis is unavailable (%s for %i ms)', async (outage, milliseconds) => {
  await using testEnvironment = await createTestEnvironment();
  await using redis = await cuttableServer(testEnvironment.redisUrl);
  const service = await startService(auth, testEnvironment, { environment: { REDIS_URL: redis.url } });
  await service.idle();
  redis[outage]();
  await wait(milliseconds);
  const late = wait(closeMilliseconds, 'late', { ref: false });
  const closed = service[Symbol.asyncDispose]().then(() => 'closed');
  expect(await Promise.race([closed, late])).toBe('closed');
});
