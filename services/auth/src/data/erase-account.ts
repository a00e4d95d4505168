import { appendEvent } from '@sefira/messaging/outbox';
import type { AuthContext, Transaction } from '../context.ts';

/**
 * Erases closed accounts whose days of grace are over (decision 17): the row stays as an anonymous id for ledgers and
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
        eraseAt: null,
      },
    });
    await transaction.$executeRaw`
      DELETE FROM outbox_event WHERE published_at IS NOT NULL AND payload->>'userId' = ${accountId}`;
    await appendEvent(
      transaction,
      context.schema,
      'user.erased',
      { userId: accountId, erasedAt: now.toISOString() },
      null,
    );
  }
  return due.length;
}
