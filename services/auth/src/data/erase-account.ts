import { appendEvent } from '@sefira/messaging/outbox';
import type { AuthContext, Transaction } from '../context.ts';
import { erasedAgainMilliseconds, later } from '../domain/account-policy.ts';

/**
 * Erases closed accounts whose days of grace are over (docs/decisions/0017-closing-and-erasing-an-account.md): the row stays as an anonymous id for ledgers and
 * audits, everything personal goes here, and by the event everywhere else. @returns how many
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
    await forgetTold(transaction, accountId);
    await tellErased(context, transaction, accountId, now);
  }
  return due.length;
}

/**
 * Tells a second time of whom was erased some minutes ago: an event of theirs that failed at first and was tried again may
 * have come after the one that erased them, and brought their data back. @returns how many
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
    // What waited to be told when they were erased is told by now.
    await forgetTold(transaction, id);
    await tellErased(context, transaction, id, now);
  }
  return due.length;
}

/** What was told of a person holds what they said; what still waits must be told first. */
function forgetTold(transaction: Transaction, accountId: string): Promise<unknown> {
  return transaction.$executeRaw`
    DELETE FROM outbox_event
    WHERE published_at IS NOT NULL AND name <> 'user.erased' AND payload->>'userId' = ${accountId}`;
}

function tellErased(context: AuthContext, transaction: Transaction, userId: string, now: Date): Promise<unknown> {
  return appendEvent(transaction, context.schema, 'user.erased', { userId, erasedAt: now.toISOString() }, null);
}
