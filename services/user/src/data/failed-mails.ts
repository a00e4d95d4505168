import { rowsOf } from '@sefira/database/rows';
import type { Pool } from 'pg';
import * as z from 'zod';

const batchRows = 5000;

/** Their links have expired: the person requests another on screen. */
const templatesWithShortLink = ['passwordReset', 'emailChange'];

const failedMailGroup = z.object({ template: z.string(), reason: z.string(), count: z.int(), latest: z.date() });
export type FailedMailGroup = z.infer<typeof failedMailGroup>;

/** Mails with exhausted attempts, without their recipients, by template and reason. */
export function readFailedMails(pool: Pool): Promise<FailedMailGroup[]> {
  return rowsOf(failedMailGroup)(
    pool.query(
      `SELECT template, coalesce(failure_reason, '') AS reason, count(*)::int AS count, max(created_at) AS latest
       FROM "user".mail WHERE state = 'failed' GROUP BY 1, 2 ORDER BY latest DESC LIMIT 100`,
    ),
  );
}

/** Makes failed mails of the last 30 days due again, with all attempts, in batches. @returns how many */
export async function requeueFailedMails(pool: Pool): Promise<number> {
  let requeued = 0;
  for (let last = batchRows; last === batchRows; requeued += last) {
    const { rowCount } = await pool.query(
      `UPDATE "user".mail SET state = 'waiting', attempts = 0, created_at = now(), claimed_until = now()
       WHERE id IN (SELECT id FROM "user".mail
         WHERE state = 'failed' AND created_at > now() - interval '30 days' AND template <> ALL($1)
         LIMIT ${batchRows} FOR UPDATE SKIP LOCKED)`,
      [templatesWithShortLink],
    );
    last = rowCount ?? 0;
  }
  return requeued;
}
