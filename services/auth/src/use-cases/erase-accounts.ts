import { appendEvent } from '@sefira/messaging/outbox';
import type { AuthContext, Transaction } from '../context.ts';
import { erasedAgainMilliseconds, later } from '../domain/account-policy.ts';

/**
 * Erases closed accounts after their grace period (docs/decisions/0017-closing-and-erasing-an-account.md): the row stays as
 * an anonymous id for ledgers and audits; personal data are deleted here, and by the event everywhere else. @returns how many
 */
export async function eraseDueAccounts(
  context: AuthContext,
  transaction: Transaction,
  now: Date,
  limit: number,
): Promise<number> {
  const due = await transaction.$queryRaw<{ id: string }[]>`
    SELECT id::text FROM account WHERE status = 'deactivated' AND erase_at <= ${now}
    ORDER BY erase_at LIMIT ${limit} FOR UPDATE SKIP LOCKED`;
  for (const { id: accountId } of due) {
    const own = { where: { accountId } };
    await transaction.session.deleteMany(own);
    await transaction.oneTimeToken.deleteMany(own);
    await transaction.secondFactor.deleteMany(own);
    await transaction.backupCode.deleteMany(own);
    await transaction.loginChallenge.deleteMany(own);
    await transaction.knownDevice.deleteMany(own);
    await transaction.externalIdentity.deleteMany(own);
    await transaction.apiKey.deleteMany(own);
    await transaction.consent.updateMany({ ...own, data: { addressPrefix: '', userAgent: '' } });
    await transaction.account.update({
      where: { id: accountId },
      data: {
        status: 'erased',
        email: null,
        name: 'Conta removida',
        birthDate: null,
        passwordHash: null,
        avatar: null,
        emailConfirmedAt: null,
        eraseAt: later(now, erasedAgainMilliseconds),
      },
    });
    await deletePublishedEvents(transaction, accountId);
    await appendErased(context, transaction, accountId, now);
  }
  return due.length;
}

/**
 * Publishes the erasure a second time some minutes later: a retried event of the person may have been consumed after the
 * first one and stored their data again. @returns how many
 */
export async function eraseAgain(
  context: AuthContext,
  transaction: Transaction,
  now: Date,
  limit: number,
): Promise<number> {
  const due = await transaction.$queryRaw<{ id: string }[]>`
    UPDATE account SET erase_at = NULL WHERE id IN (
      SELECT id FROM account WHERE status = 'erased' AND erase_at <= ${now}
      ORDER BY erase_at LIMIT ${limit} FOR UPDATE SKIP LOCKED)
    RETURNING id::text`;
  for (const { id } of due) {
    // Events that were unpublished at the erasure have been published by now.
    await deletePublishedEvents(transaction, id);
    await appendErased(context, transaction, id, now);
  }
  return due.length;
}

/** Published events contain personal data; unpublished ones have to be published first. */
function deletePublishedEvents(transaction: Transaction, accountId: string): Promise<unknown> {
  return transaction.$executeRaw`
    DELETE FROM outbox_event
    WHERE published_at IS NOT NULL AND name <> 'user.erased' AND payload->>'userId' = ${accountId}`;
}

function appendErased(context: AuthContext, transaction: Transaction, userId: string, now: Date): Promise<unknown> {
  return appendEvent(transaction, context.schema, 'user.erased', { userId, erasedAt: now.toISOString() }, null);
}
