import type { createExport } from '@sefira/contracts/admin-config/exports';
import type { RouteBody } from '@sefira/contracts/shared/route';
import { inTransaction } from '@sefira/database/access';
import { enqueueJob } from '@sefira/messaging/outbox';
import { newId } from '@sefira/platform/time/identifiers';
import type { ActingCall } from '../../adapters/people.ts';
import type { AdminContext } from '../../context.ts';
import { addExport, type ExportRow } from '../../data/export-files.ts';
import { appendAudit } from '../audit/append-audit.ts';

/** Stores a requested file with its audit entry and the job that writes it. */
export async function requestExport(
  context: AdminContext,
  by: ActingCall,
  { kind, format, from, to }: RouteBody<typeof createExport>,
): Promise<ExportRow> {
  const actor = await context.people.actorOf(by);
  const filter = { ...(from === undefined ? {} : { from }), ...(to === undefined ? {} : { to }) };
  const now = context.clock();
  const file = { id: newId(), kind, format, filter, state: 'waiting', requestedBy: actor.id, createdAt: now };
  const metadata = { kind, format, ...filter };
  return inTransaction(context, async (transaction) => {
    const entry = { action: 'view', entity: 'export', entityId: file.id, actor, metadata, result: 'ok' } as const;
    await appendAudit(context, transaction, entry, now);
    const row = await addExport(transaction, file);
    const options = { jobId: row.id, requestId: by.requestId };
    await enqueueJob(transaction, context.schema, 'admin.export', { exportId: row.id }, options);
    return row;
  });
}
