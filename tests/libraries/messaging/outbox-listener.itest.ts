import { listenToOutbox } from '@sefira/messaging/publishing/relay';
import { createLogger } from '@sefira/platform/telemetry/logger';
import { postgres } from '@sefira/testing/postgres';
import pg from 'pg';
import { expect, test } from 'vitest';

const application = 'outbox_listener_test';

test('outlives a server that says good-bye and hangs up, and listens again', async () => {
  await using stack = new AsyncDisposableStack();
  const { adminUrl } = stack.use(await postgres({ empty: true }));
  const pool = new pg.Pool({ connectionString: adminUrl, application_name: application, max: 2 });
  pool.on('error', () => undefined);
  const admin = new pg.Pool({ connectionString: adminUrl, max: 1 });
  const stop = new AbortController();
  let notices = 0;
  const options = { schema: 'shop', pool, logger: createLogger({ service: 'test', level: 'silent' }) };
  const listening = listenToOutbox(options, () => (notices += 1), stop.signal);
  stack.defer(async () => {
    stop.abort();
    await listening;
    await Promise.all([pool.end(), admin.end()]);
  });
  await expect.poll(() => notices).toBe(1);
  // It sends a fatal message first, and closes the connection then.
  await admin.query('SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = $1', [
    application,
  ]);
  await expect.poll(() => notices).toBe(2);
  await admin.query(`NOTIFY "shop_outbox"`);
  await expect.poll(() => notices).toBe(3);
});
