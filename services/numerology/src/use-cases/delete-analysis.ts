import { inTransaction } from '@sefira/database/access';
import { appendEvent } from '@sefira/messaging/outbox';
import { DomainError } from '@sefira/platform/http/domain-error';
import type { NumerologyContext } from '../context.ts';
import { deleteOwnAnalysis } from '../data/analyses.ts';

/** Deletes an analysis of the caller and publishes it; its report stays in the list. @throws DomainError NOT_FOUND */
export async function deleteAnalysis(
  context: NumerologyContext,
  { userId, requestId }: { readonly userId: string; readonly requestId: string },
  id: string,
): Promise<void> {
  await inTransaction(context, async (transaction) => {
    const isDeleted = await deleteOwnAnalysis(transaction, userId, id);
    if (!isDeleted) throw new DomainError('NOT_FOUND');
    const erasedAt = context.clock().toISOString();
    const erased = { userId, analysisIds: [id], withReports: false, erasedAt };
    await appendEvent(transaction, context.schema, 'analyses.erased', erased, requestId);
  });
}
