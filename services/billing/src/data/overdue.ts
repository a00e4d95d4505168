import { rowsOf } from '@sefira/database/rows';
import { hourMilliseconds } from '@sefira/platform/time/durations';
import type { Pool } from 'pg';
import * as z from 'zod';

const overdueWork = z.object({ work: z.string(), rows: z.int() });

/** Rows of recurring work that have been due for more than an hour, by work. */
export async function countOverdue(pool: Pool, now: Date): Promise<z.infer<typeof overdueWork>[]> {
  return rowsOf(overdueWork)(
    pool.query(
      `SELECT 'reconciliation' AS work, count(*)::int AS rows FROM "order"
         WHERE status = 'pending' AND created_at < $1 AND (checked_at IS NULL OR checked_at < $1)
       UNION ALL SELECT 'cancellations', count(*)::int FROM "order" WHERE cancelling_since < $1
       UNION ALL SELECT 'grants', count(*)::int FROM subscription WHERE status = 'active' AND next_grant_at < $1
       UNION ALL SELECT 'renewals', count(*)::int FROM subscription
         WHERE status IN ('active', 'past_due') AND current_period_end < $1
           AND (next_attempt_at IS NULL OR next_attempt_at < $1)`,
      [new Date(now.getTime() - hourMilliseconds)],
    ),
  );
}
