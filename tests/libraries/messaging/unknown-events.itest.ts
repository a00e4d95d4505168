import { findUnknownEvents } from '@sefira/deploy/operations/find-unknown-events';
import { newId } from '@sefira/platform/time/identifiers';
import { createTestEnvironment } from '@sefira/testing/test-environment';
import { expect, test } from 'vitest';

test('names processed events without a fact in any outbox, and no others', async () => {
  await using testEnvironment = await createTestEnvironment();
  const { database } = testEnvironment;
  const [known, lost, older] = [newId(), newId(), newId()];
  await database.query(`INSERT INTO auth.outbox_event (id, name, payload) VALUES ($1, 'user.registered', '{}')`, [
    known,
  ]);
  await database.query(
    `INSERT INTO "user".inbox_event (event_id, processed_at)
     VALUES ($1, now()), ($2, now()), ($3, now() - interval '2 hours')`,
    [known, lost, older],
  );
  const url = database.options.connectionString ?? '';
  const unknown = await findUnknownEvents(() => url, ['auth', 'user', 'billing'], new Date(Date.now() - 3_600_000));
  expect(unknown.map(({ subscriber, id }) => ({ subscriber, id }))).toEqual([{ subscriber: 'user', id: lost }]);
});
