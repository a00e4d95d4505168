import { idsOf, rowsOf } from '@sefira/database/rows';
import pg from 'pg';
import * as z from 'zod/mini';
import type { AdministratorUrl } from './administrator-urls.ts';

/** An event that a service has processed and no outbox has. */
export interface UnknownEvent {
  readonly subscriber: string;
  readonly id: string;
  readonly processedAt: Date;
}

const processedEvent = z.object({ id: z.string(), at: z.date() });
const batchSize = 10_000;

/**
 * Processed events since then that no outbox has: a primary that was replaced by an asynchronous replica lost their facts
 * after they were published. Outboxes keep published rows for a week.
 */
export async function findUnknownEvents(
  urlOf: AdministratorUrl,
  schemas: readonly string[],
  since: Date,
): Promise<readonly UnknownEvent[]> {
  const unknown: UnknownEvent[] = [];
  for (const subscriber of schemas) {
    const statement = `SELECT event_id AS id, processed_at AS at FROM "${subscriber}".inbox_event WHERE processed_at >= $1`;
    const processed = await rowsOf(processedEvent)(query(urlOf(subscriber), statement, since));
    for (let start = 0; start < processed.length; start += batchSize) {
      const batch = processed.slice(start, start + batchSize);
      const known = await findKnown(
        urlOf,
        schemas,
        batch.map(({ id }) => id),
      );
      for (const { id, at } of batch) if (!known.has(id)) unknown.push({ subscriber, id, processedAt: at });
    }
  }
  return unknown;
}

async function findKnown(
  urlOf: AdministratorUrl,
  schemas: readonly string[],
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const known = new Set<string>();
  for (const schema of schemas) {
    const statement = `SELECT id FROM "${schema}".outbox_event WHERE id = ANY($1::uuid[])`;
    for (const id of await idsOf(query(urlOf(schema), statement, ids))) known.add(id);
  }
  return known;
}

async function query(url: string, statement: string, value: unknown): Promise<pg.QueryResult> {
  const client = new pg.Client({ connectionString: url, application_name: 'unknown-events' });
  await client.connect();
  try {
    return await client.query(statement, [value]);
  } finally {
    await client.end();
  }
}
