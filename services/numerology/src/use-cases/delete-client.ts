import { inTransaction } from '@sefira/database/access';
import { appendEvent } from '@sefira/messaging/outbox';
import { DomainError } from '@sefira/platform/http/domain-error';
import type { NumerologyContext } from '../context.ts';
import { eraseClient, lockClient } from '../data/clients.ts';

/** Erases a client with their analyses, and publishes these so that their reports are erased. @throws DomainError NOT_FOUND */
export async function deleteClient(
  context: NumerologyContext,
  { userId, requestId }: { readonly userId: string; readonly requestId: string },
  id: string,
): Promise<void> {
  await inTransaction(context, async (transaction) => {
    const client = await lockClient(transaction, userId, id);
    if (!client) throw new DomainError('NOT_FOUND');
    const analysisIds = await eraseClient(transaction, client);
    const erased = { userId, analysisIds, withReports: true, erasedAt: context.clock().toISOString() };
    if (analysisIds.length > 0) await appendEvent(transaction, context.schema, 'analyses.erased', erased, requestId);
  });
}
