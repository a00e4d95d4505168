import type { Prisma } from '../../../prisma/generated/client.ts';

type Transaction = Prisma.TransactionClient;

/** Identifiers that recognise a payer across accounts. */
export interface PayerLikeness {
  readonly userId: string;
  readonly documentHash: string | null;
  readonly cardHash: string | null;
  readonly mailboxHash: string | null;
}

/** Serialises whole refunds until the transaction ends: only one of two accounts of a person gets the first. */
export async function lockWholeRefunds(transaction: Transaction): Promise<void> {
  await transaction.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended('billing whole refunds', 0))`;
}

/** True when this person has had another plan with spent credits refunded in full. */
export async function hasHadWholeRefund(
  transaction: Transaction,
  { userId, documentHash, cardHash, mailboxHash }: PayerLikeness,
  orderId: string,
): Promise<boolean> {
  const alike: Prisma.WholeRefundWhereInput[] = [{ userId }];
  if (documentHash !== null) alike.push({ documentHash });
  if (cardHash !== null) alike.push({ cardHash });
  if (mailboxHash !== null) alike.push({ mailboxHash });
  return (await transaction.wholeRefund.count({ where: { OR: alike, NOT: { orderId } } })) > 0;
}

export async function insertWholeRefund(
  transaction: Transaction,
  likeness: PayerLikeness,
  orderId: string,
  createdAt: Date,
): Promise<void> {
  await transaction.wholeRefund.createMany({ data: [{ ...likeness, orderId, createdAt }], skipDuplicates: true });
}
