import { maintainEventTables } from '@sefira/messaging/event-table-maintenance';
import { newId } from '@sefira/platform/time/identifiers';
import { createTestEnvironment, type TestEnvironment } from '@sefira/testing/test-environment';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';

const stack = new AsyncDisposableStack();
let testEnvironment: TestEnvironment;
let service: pg.Pool;

beforeAll(async () => {
  testEnvironment = stack.use(await createTestEnvironment());
  service = new pg.Pool({ connectionString: testEnvironment.environment('auth').DATABASE_URL, max: 2 });
  stack.defer(() => service.end());
});
afterAll(() => stack.disposeAsync());

const dayMilliseconds = 86_400_000;
const after = (days: number) => new Date(Date.now() + days * dayMilliseconds);
/** With the role of the service. */
const maintain = (days: number) => maintainEventTables(service, 'auth', after(days));

/** A UUID v7 of a moment. */
function idOf(moment: Date): string {
  const time = moment.getTime().toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}${newId().slice(13)}`;
}

async function publish(id: string, publishedAt: Date | null): Promise<string> {
  const { rows } = await service.query<{ partition: string }>(
    `INSERT INTO auth.outbox_event (id, name, payload, published_at) VALUES ($1, 'user.erased', '{}', $2)
     RETURNING tableoid::regclass::text AS partition`,
    [id, publishedAt],
  );
  return rows[0]?.partition ?? '';
}

async function recordInInbox(id: string, processedAt: Date): Promise<boolean> {
  const { rowCount } = await service.query(
    'INSERT INTO auth.inbox_event (event_id, processed_at) VALUES ($1, $2) ON CONFLICT DO NOTHING',
    [id, processedAt],
  );
  return rowCount === 1;
}

const idsIn = async (table: string, key: string) =>
  (await service.query<{ id: string }>(`SELECT ${key} AS id FROM auth.${table} ORDER BY 1`)).rows.map(({ id }) => id);

test('weeks are made ahead, and those published before the retention period are dropped', async () => {
  expect(await maintain(0)).toEqual({ partitions: [], rows: 0 });
  const published = newId();
  const unpublished = idOf(after(8));
  expect(await publish(published, new Date())).toMatch(/outbox_event_\d{8}$/);
  expect(await publish(unpublished, null)).toMatch(/outbox_event_\d{8}$/);
  expect(await recordInInbox(published, new Date())).toBe(true);
  expect(await recordInInbox(published, new Date())).toBe(false);

  const { partitions } = await maintain(21);
  expect(partitions.filter((name) => name.startsWith('+outbox_event'))).toHaveLength(3);
  expect(partitions.filter((name) => name.startsWith('-outbox_event'))).not.toHaveLength(0);
  expect(await idsIn('outbox_event', 'id')).toEqual([unpublished]);
  // Its inbox row is retained: a second delivery has no effect.
  expect(await recordInInbox(published, new Date())).toBe(false);

  await maintain(50);
  expect(await idsIn('inbox_event', 'event_id')).toEqual([]);
  expect(await idsIn('outbox_event', 'id')).toEqual([unpublished]);
  await service.query('UPDATE auth.outbox_event SET published_at = $1 WHERE id = $2', [after(50), unpublished]);
  await maintain(56);
  expect(await idsIn('outbox_event', 'id')).toEqual([unpublished]);
  await maintain(58);
  expect(await idsIn('outbox_event', 'id')).toEqual([]);
});

test('processes an old event once and retains its inbox row for thirty days', async () => {
  const old = idOf(after(-400));
  expect(await recordInInbox(old, after(60))).toBe(true);
  expect(await recordInInbox(old, after(61))).toBe(false);
  expect((await maintain(89)).rows).toBe(0);
  expect(await recordInInbox(old, after(62))).toBe(false);
  expect((await maintain(91)).rows).toBe(1);
});

test('stores events of a week without a partition in the default one and creates the weeks after it', async () => {
  const late = idOf(after(210));
  expect(await publish(late, after(210))).toMatch(/outbox_event_rest$/);
  const { partitions } = await maintain(210);
  expect(partitions.filter((name) => name.startsWith('+outbox_event'))).toHaveLength(2);
  expect(await idsIn('outbox_event', 'id')).toEqual([late]);
  expect((await maintain(218)).rows).toBe(1);
});

test('replicas that keep the tables at once do it once', async () => {
  const done = await Promise.all(Array.from({ length: 4 }, () => maintain(300)));
  const names = done.flatMap(({ partitions }) => partitions);
  expect(new Set(names).size).toBe(names.length);
  expect(names).not.toHaveLength(0);
});
