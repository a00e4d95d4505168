import { setInterval } from 'node:timers';
import { clientOf } from '@sefira/database/access';
import type { BackgroundWork } from '@sefira/messaging/run-service';
import type { ReportsContext } from '../context.ts';
import { deleteUnwornBrands } from '../data/brands.ts';
import { deleteOrphanDocuments } from '../data/documents.ts';
import { deleteOldCalls } from '../data/idempotent-calls.ts';
import { deleteRemovedReports } from '../data/reports.ts';
import { paperMilliseconds } from '../domain/papers.ts';

const intervalMilliseconds = 600_000;
const hour = 3_600_000;
/** Idempotency keys live 48 hours (docs/decisions/0006-idempotency-keys.md). */
const callMilliseconds = 48 * hour;
/** Reports taken off a list are forgotten after thirty days, with files that nobody has any more. */
const removedMilliseconds = 30 * 24 * hour;
const unfinishedMilliseconds = 60_000;

/** Removes what has served its time, at the start and every ten minutes; safe to run in every worker. */
export function startHousekeeping(context: ReportsContext): BackgroundWork {
  let tidying = tidy(context);
  const timer = setInterval(() => {
    tidying = tidying.then(() => tidy(context));
  }, intervalMilliseconds);
  timer.unref();
  return {
    async [Symbol.asyncDispose]() {
      clearInterval(timer);
      await tidying;
    },
  };
}

async function tidy(context: ReportsContext): Promise<void> {
  const client = clientOf(context);
  const now = context.clock().getTime();
  try {
    await context.files.removeUnfinished(new Date(now - unfinishedMilliseconds));
    const calls = await deleteOldCalls(client, new Date(now - callMilliseconds));
    const reports = await deleteRemovedReports(client, new Date(now - removedMilliseconds));
    const fileKeys = await deleteOrphanDocuments(client, {
      reports: new Date(now - removedMilliseconds),
      papers: new Date(now - paperMilliseconds),
    });
    await deleteUnwornBrands(client, new Date(now - removedMilliseconds));
    for (const fileKey of fileKeys) await context.files.remove(fileKey);
    if (calls + reports + fileKeys.length > 0) {
      context.logger.info({ calls, reports, files: fileKeys.length }, 'tidied up');
    }
  } catch (error) {
    context.logger.warn({ reason: String(error) }, 'housekeeping will try again');
  }
}
