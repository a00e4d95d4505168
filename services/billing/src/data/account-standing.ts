import { idsOf } from '@sefira/database/rows';
import type { Prisma } from '../../prisma/generated/client.ts';

type Transaction = Prisma.TransactionClient;

/** Stores whether an account is closed; an event older than the stored one is ignored. */
export async function setStanding(
  transaction: Transaction,
  userId: string,
  isClosed: boolean,
  changedAt: Date,
): Promise<void> {
  await transaction.$executeRaw`
    INSERT INTO account_standing AS a (user_id, is_closed, changed_at)
    VALUES (${userId}::uuid, ${isClosed}, ${changedAt}::timestamptz)
    ON CONFLICT (user_id) DO UPDATE SET is_closed = excluded.is_closed, changed_at = excluded.changed_at
      WHERE a.changed_at <= excluded.changed_at`;
}

/** True from the moment of deactivation or suspension until the account is reopened. */
export async function isAccountClosed(client: Transaction, userId: string): Promise<boolean> {
  const standing = await client.accountStanding.findUnique({ where: { userId }, select: { isClosed: true } });
  return standing?.isClosed ?? false;
}

/** Closed accounts that still have an unpaid renewal order. */
export async function closedAccountsWithRenewal(client: Transaction, limit: number): Promise<readonly string[]> {
  return idsOf(client.$queryRaw`
    SELECT DISTINCT o.user_id AS id FROM "order" o JOIN account_standing a USING (user_id)
    WHERE a.is_closed AND o.is_renewal AND o.status = 'pending' LIMIT ${limit}`);
}
