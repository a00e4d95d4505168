import type { AuditFilter, AuditRecord } from '@sefira/contracts/admin-config/audit';
import type { ActingCall } from '../../adapters/people.ts';
import type { AdminContext } from '../../context.ts';
import { recordAudit } from './append-audit.ts';
import { readWholeAudit } from './read-audit.ts';

/** Records the export and returns all entries of the filter, page by page. */
export async function exportAudit(
  context: AdminContext,
  by: ActingCall,
  format: string,
  filter: AuditFilter,
): Promise<AsyncIterable<readonly AuditRecord[]>> {
  const actor = await context.people.actorOf(by);
  await recordAudit(context, { action: 'view', entity: 'audit', actor, metadata: { format, filter }, result: 'ok' });
  return readWholeAudit(context, filter);
}
