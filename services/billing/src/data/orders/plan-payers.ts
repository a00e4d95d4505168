import type { Prisma } from '../../../prisma/generated/client.ts';

type Transaction = Prisma.TransactionClient;

/**
 * Keyed hashes that recognise a payer before the payment. The card is not one of them: only brand and last four digits
 * are known, after the charge, and many people share them.
 */
export interface PayerHashes {
  readonly documentHash: string;
  readonly mailboxHash: string;
}

export async function insertPlanPayer(
  transaction: Transaction,
  order: { readonly orderId: string; readonly userId: string; readonly createdAt: Date },
  hashes: PayerHashes,
): Promise<void> {
  await transaction.planPayer.create({ data: { ...order, ...hashes } });
}

/** Serialises orders of one payer until the transaction ends: only one of two accounts takes an offer. */
export async function lockPayer(transaction: Transaction, hashes: PayerHashes): Promise<void> {
  for (const hash of [hashes.documentHash, hashes.mailboxHash].toSorted()) {
    await transaction.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`billing plan payer ${hash}`}, 0))`;
  }
}

/**
 * True when neither this account nor another one of the same payer has paid for a plan. An open order of another account at
 * an offered price counts too, so that a person takes an offer once.
 */
export async function isNewCustomer(
  transaction: Transaction,
  userId: string,
  payer: PayerHashes | null,
): Promise<boolean> {
  const paid = await transaction.order.count({ where: { userId, kind: 'plan', paidAt: { not: null } } });
  if (paid > 0) return false;
  const own = await transaction.planPayer.findMany({ where: { userId } });
  const known = payer ? [...own, payer] : own;
  if (known.length === 0) return true;
  const others = await transaction.planPayer.findMany({
    where: {
      userId: { not: userId },
      OR: [
        { documentHash: { in: known.map(({ documentHash }) => documentHash) } },
        { mailboxHash: { in: known.map(({ mailboxHash }) => mailboxHash) } },
      ],
    },
    select: { orderId: true },
  });
  const counted = await transaction.order.count({
    where: {
      id: { in: others.map(({ orderId }) => orderId) },
      OR: [{ paidAt: { not: null } }, { status: 'pending', offerCycle: { not: null } }],
    },
  });
  return counted === 0;
}
