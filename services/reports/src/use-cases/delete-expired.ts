import { setInterval } from 'node:timers';
import { clientOf } from '@sefira/database/access';
import type { BackgroundWork } from '@sefira/messaging/run-service';
import type { ReportsContext } from '../context.ts';
import { deleteUnusedBrands } from '../data/brands.ts';
import { deleteOrphanDocuments } from '../data/documents.ts';
import { deleteOldCalls } from '../data/idempotent-calls.ts';
import { deleteRemovedReports } from '../data/reports.ts';
import { printoutMilliseconds } from '../domain/printouts.ts';

const intervalMilliseconds = 600_000;
const hour = 3_600_000;
/** Retention of idempotency keys (docs/decisions/0006-idempotency-keys.md). */
const callMilliseconds = 48 * hour;
/** Retention of removed reports and of documents without reports. */
const removedMilliseconds = 30 * 24 * hour;
const unfinishedMilliseconds = 60_000;

/** Deletes expired rows and files at the start and every ten minutes; safe to run in every worker. */
export function startRetention(context: ReportsContext): BackgroundWork {
  let running = deleteExpired(context);
  const timer = setInterval(() => {
    running = running.then(() => deleteExpired(context));
  }, intervalMilliseconds);
  timer.unref();
  return {
    async [Symbol.asyncDispose]() {
      clearInterval(timer);
      await running;
    },
  };
}

async function deleteExpired(context: ReportsContext): Promise<void> {
  const client = clientOf(context);
  const now = context.clock().getTime();
  try {
    await context.files.removeUnfinished(new Date(now - unfinishedMilliseconds));
    const calls = await deleteOldCalls(client, new Date(now - callMilliseconds));
    const reports = await deleteRemovedReports(client, new Date(now - removedMilliseconds));
    const fileKeys = await deleteOrphanDocuments(client, {
      reports: new Date(now - removedMilliseconds),
      printouts: new Date(now - printoutMilliseconds),
    });
    await deleteUnusedBrands(client, new Date(now - removedMilliseconds));
    for (const fileKey of fileKeys) await context.files.remove(fileKey);
    if (calls + reports + fileKeys.length > 0) {
      context.logger.info({ calls, reports, files: fileKeys.length }, 'expired rows and files deleted');
    }
  } catch (error) {
    context.logger.warn({ reason: String(error) }, 'retention failed; the next run tries again');
  }
}
