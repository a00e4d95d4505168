import type { Pool } from 'pg';

const batchRows = 5000;

/** Their links have expired: the person requests another on screen. */
const templatesWithShortLink = ['passwordReset', 'emailChange'];

export interface FailedMailGroup {
  readonly template: string;
  readonly reason: string;
  readonly count: number;
  readonly latest: Date;
}

/** Mails with exhausted attempts, without their recipients, by template and reason. */
export async function readFailedMails(pool: Pool): Promise<FailedMailGroup[]> {
  const { rows } = await pool.query<FailedMailGroup>(
    `SELECT template, coalesce(failure_reason, '') AS reason, count(*)::int AS count, max(created_at) AS latest
     FROM "user".mail WHERE state = 'failed' GROUP BY 1, 2 ORDER BY latest DESC LIMIT 100`,
  );
  return rows;
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
