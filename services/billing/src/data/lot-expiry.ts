import type { BillingContext } from '../context.ts';
import { lotLabels } from '../domain/ledger.ts';
import { openLots, takeCredits, tellWallet } from './ledger.ts';

const batch = 500;

/** Takes out what has expired; what is reserved at the moment waits for its use. @returns how many lots */
export async function expireLots(context: BillingContext): Promise<number> {
  const now = context.clock();
  const { client } = context.database;
  const due = await client.lot.findMany({
    where: { remaining: { gt: 0 }, reserved: 0, expiresAt: { lte: now } },
    take: batch,
    select: { id: true, userId: true },
  });
  for (const { id, userId } of due) {
    await context.inTransaction(async (transaction) => {
      await transaction.$executeRaw`SELECT 1 FROM wallet WHERE user_id = ${userId}::uuid FOR UPDATE`;
      const [lot] = await openLots(transaction, { id });
      const free = lot ? lot.remaining - lot.reserved : 0;
      if (!lot || free === 0 || lot.reserved > 0) return;
      await takeCredits(transaction, userId, 'expiry', [{ lot: id, kind: lot.kind, amount: free }], {
        reason: 'expiry',
        description: `${lotLabels[lot.kind]}: prazo terminado`,
        reference: null,
        actor: 'system',
        key: `expiry:${id}`,
        now,
      });
      await tellWallet(transaction, context.schema, userId);
    });
  }
  return due.length;
}
