import { deleteInBatches } from '@sefira/database/delete-in-batches';
import { idsOf } from '@sefira/database/rows';
import type { Prisma } from '../../prisma/generated/client.ts';

type Transaction = Prisma.TransactionClient;

/** Locks a batch of closed accounts after their grace period. @returns their ids */
export function lockDueErasures(transaction: Transaction, now: Date, limit: number): Promise<string[]> {
  return idsOf(transaction.$queryRaw`
    SELECT id::text FROM account WHERE status = 'deactivated' AND erase_at <= ${now}
    ORDER BY erase_at LIMIT ${limit} FOR UPDATE SKIP LOCKED`);
}

/** Deletes the personal data of an account; its row stays as an anonymous id. */
export async function eraseAccount(transaction: Transaction, accountId: string, eraseAgainAt: Date): Promise<void> {
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
      eraseAt: eraseAgainAt,
    },
  });
}

/** Claims a batch of erased accounts to be published a second time. @returns their ids */
export function claimRepeatedErasures(transaction: Transaction, now: Date, limit: number): Promise<string[]> {
  return idsOf(transaction.$queryRaw`
    UPDATE account SET erase_at = NULL WHERE id IN (
      SELECT id FROM account WHERE status = 'erased' AND erase_at <= ${now}
      ORDER BY erase_at LIMIT ${limit} FOR UPDATE SKIP LOCKED)
    RETURNING id::text`);
}

/** Published events contain personal data; unpublished ones have to be published first. */
export async function deletePublishedEvents(transaction: Transaction, accountId: string): Promise<void> {
  await transaction.$executeRaw`
    DELETE FROM outbox_event
    WHERE published_at IS NOT NULL AND name <> 'user.erased' AND payload->>'userId' = ${accountId}`;
}

/** Deletes expired one-time tokens, challenges, nonces and API keys. */
export async function deleteExpiredProofs(client: Transaction, now: Date, signal: AbortSignal): Promise<void> {
  const where = { expiresAt: { lt: now } };
  await deleteInBatches(signal, (limit) => client.oneTimeToken.deleteMany({ where, limit }));
  await deleteInBatches(signal, (limit) => client.loginChallenge.deleteMany({ where, limit }));
  await deleteInBatches(signal, (limit) => client.usedNonce.deleteMany({ where, limit }));
  await deleteInBatches(signal, (limit) => client.apiKey.deleteMany({ where, limit }));
}
