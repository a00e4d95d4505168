import type { Prisma } from '../../prisma/generated/client.ts';

type Transaction = Prisma.TransactionClient;
const withAccount = { account: true } as const;
export type SessionWithAccount = Prisma.SessionGetPayload<{ include: typeof withAccount }>;

export async function insertSession(
  transaction: Transaction,
  session: Prisma.SessionUncheckedCreateInput,
): Promise<void> {
  await transaction.session.create({ data: session });
}

export function findSessionByTokenHash(
  transaction: Transaction,
  tokenHash: string,
): Promise<SessionWithAccount | null> {
  return transaction.session.findUnique({ where: { tokenHash }, include: withAccount });
}

export function findSession(transaction: Transaction, id: string): Promise<SessionWithAccount | null> {
  return transaction.session.findUnique({ where: { id }, include: withAccount });
}

export async function touchSession(transaction: Transaction, id: string, now: Date): Promise<void> {
  await transaction.session.updateMany({ where: { id }, data: { lastUsedAt: now } });
}

/** Ends one session. @returns its token hash, or null when it was gone already */
export async function deleteSession(transaction: Transaction, id: string): Promise<string | null> {
  const session = await transaction.session.findUnique({ where: { id }, select: { tokenHash: true } });
  if (!session) return null;
  await transaction.session.deleteMany({ where: { id } });
  return session.tokenHash;
}

/** Removes sessions past their end. @returns how many */
export async function deleteExpiredSessions(transaction: Transaction, now: Date): Promise<number> {
  const { count } = await transaction.session.deleteMany({ where: { expiresAt: { lt: now } } });
  return count;
}
