import { clientOf } from '@sefira/database/access';
import type { AdminContext } from '../context.ts';
import { pruneActivities } from '../data/activity.ts';
import { createAuditPartitions } from '../data/audit-trail.ts';
import { pruneExports } from '../data/export-files.ts';

/** Creates the coming partitions of the audit trail; deletes activity and export files after their retention. */
export async function deleteExpired(context: AdminContext): Promise<void> {
  const client = clientOf(context);
  await createAuditPartitions(client);
  await pruneActivities(client);
  await pruneExports(client, context.clock());
}
