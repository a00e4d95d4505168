import { inTransaction } from '@sefira/database/access';
import { appendEvent } from '@sefira/messaging/outbox';
import type { AuthContext, Transaction } from '../../context.ts';
import { deleteExpiredGuests } from '../../data/accounts.ts';
import { claimRepeatedErasures, deletePublishedEvents, eraseAccount, lockDueErasures } from '../../data/erasure.ts';
import { erasedAgainMilliseconds, later } from '../../domain/account-policy.ts';

/**
 * Erases a batch of closed accounts after their grace period (docs/decisions/0017-closing-and-erasing-an-account.md): the
 * rows stay as anonymous ids for ledgers and audits; personal data are deleted here, and by the event everywhere else.
 * @returns how many
 */
export function eraseDueAccounts(context: AuthContext, now: Date, limit: number): Promise<number> {
  return inTransaction(context, async (transaction) => {
    const ids = await lockDueErasures(transaction, now, limit);
    for (const id of ids) {
      await eraseAccount(transaction, id, later(now, erasedAgainMilliseconds));
      await deletePublishedEvents(transaction, id);
      await appendErased(context, transaction, id, now);
    }
    return ids.length;
  });
}

/**
 * Publishes erasures a second time some minutes later: a retried event of the person may have been consumed after the first
 * one and stored their data again. @returns how many
 */
export function repeatErasures(context: AuthContext, now: Date, limit: number): Promise<number> {
  return inTransaction(context, async (transaction) => {
    const ids = await claimRepeatedErasures(transaction, now, limit);
    for (const id of ids) {
      // Events that were unpublished at the erasure have been published by now.
      await deletePublishedEvents(transaction, id);
      await appendErased(context, transaction, id, now);
    }
    return ids.length;
  });
}

/** Deletes a batch of expired guests; their analyses and reports are deleted by the event. @returns how many */
export function eraseGuests(context: AuthContext, now: Date, limit: number): Promise<number> {
  return inTransaction(context, async (transaction) => {
    const ids = await deleteExpiredGuests(transaction, now, limit);
    for (const id of ids) await appendErased(context, transaction, id, now);
    return ids.length;
  });
}

async function appendErased(context: AuthContext, transaction: Transaction, userId: string, now: Date): Promise<void> {
  await appendEvent(transaction, context.schema, 'user.erased', { userId, erasedAt: now.toISOString() }, null);
}
