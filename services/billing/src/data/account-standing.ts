import { idsOf } from '@sefira/database/rows';
import type { Prisma } from '../../prisma/generated/client.ts';

type Transaction = Prisma.TransactionClient;

/** Closed accounts that still have an unpaid renewal order. */
export async function closedAccountsWithRenewal(client: Transaction, limit: number): Promise<readonly string[]> {
  return idsOf(client.$queryRaw`
    SELECT DISTINCT o.user_id AS id FROM "order" o JOIN account_standing a USING (user_id)
    WHERE a.is_closed AND o.is_renewal AND o.status = 'pending' LIMIT ${limit}`);
}
