import { clientOf } from '@sefira/database/access';
import { deleteExpiredKeys } from '@sefira/messaging/idempotency';
import type { Logger } from '@sefira/platform/telemetry/logger';
import { dayMilliseconds } from '@sefira/platform/time/durations';
import type { ReportsContext } from '../context.ts';
import { deleteUnusedBrands } from '../data/brands.ts';
import { deleteOrphanDocuments } from '../data/documents.ts';
import { deleteRemovedReports } from '../data/reports.ts';
import { printoutMilliseconds } from '../domain/printouts.ts';
import { moveLogosToFiles } from './brands/brand-logos.ts';

/** Retention of removed reports and of documents without reports. */
const removedMilliseconds = 30 * dayMilliseconds;
const unfinishedMilliseconds = 60_000;

/** Deletes expired rows and files. */
export async function deleteExpired(
  context: ReportsContext,
  { logger, signal }: { readonly logger: Logger; readonly signal: AbortSignal },
): Promise<void> {
  const client = clientOf(context);
  const now = context.clock();
  const before = (milliseconds: number) => new Date(now.getTime() - milliseconds);
  await context.files.removeUnfinished(before(unfinishedMilliseconds));
  const keys = await deleteExpiredKeys(client, context.schema, now, signal);
  const reports = await deleteRemovedReports(client, before(removedMilliseconds), signal);
  const fileKeys = await deleteOrphanDocuments(client, {
    reports: before(removedMilliseconds),
    printouts: before(printoutMilliseconds),
  });
  const logoKeys = await deleteUnusedBrands(client, before(removedMilliseconds));
  for (const fileKey of [...fileKeys, ...logoKeys]) await context.files.remove(fileKey);
  if (keys + reports + fileKeys.length > 0) {
    logger.info({ keys, reports, files: fileKeys.length }, 'expired rows and files deleted');
  }
  await moveLogosToFiles(context, signal);
}
