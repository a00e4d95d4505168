import { clientOf } from '@sefira/database/access';
import { deleteExpiredKeys } from '@sefira/messaging/idempotency';
import type { NumerologyContext } from '../context.ts';
import { deleteExpiredAnalyses } from '../data/analyses.ts';

/** Deletes expired analyses of guests and expired idempotency keys. @returns how many of each */
export async function deleteExpired(
  context: NumerologyContext,
  signal: AbortSignal,
): Promise<{ readonly analyses: number; readonly keys: number }> {
  const now = context.clock();
  const client = clientOf(context);
  const analyses = await deleteExpiredAnalyses(client, now, signal);
  const keys = await deleteExpiredKeys(client, context.schema, now, signal);
  return { analyses, keys };
}
