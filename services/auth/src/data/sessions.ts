import type { Prisma, Session } from '../../prisma/generated/client.ts';

type Transaction = Prisma.TransactionClient;
const withAccount = { account: true } as const;
export type SessionWithAccount = Prisma.SessionGetPayload<{ include: typeof withAccount }>;
export type { Session };

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

/** An exchanged token with its session; null when there is none or its session ended. */
export function findRetiredToken(transaction: Transaction, tokenHash: string) {
  return transaction.retiredToken.findUnique({
    where: { tokenHash },
    include: { session: { include: withAccount } },
  });
}

export function findSessionsByTokenHashes(
  transaction: Transaction,
  tokenHashes: string[],
): Promise<SessionWithAccount[]> {
  return transaction.session.findMany({ where: { tokenHash: { in: tokenHashes } }, include: withAccount });
}

export function findRetiredTokens(transaction: Transaction, tokenHashes: string[]) {
  return transaction.retiredToken.findMany({
    where: { tokenHash: { in: tokenHashes } },
    include: { session: { include: withAccount } },
  });
}

/** Sessions of an account, most recently used first. */
export function listSessionsOf(transaction: Transaction, accountId: string, now: Date): Promise<Session[]> {
  return transaction.session.findMany({
    where: { accountId, expiresAt: { gt: now } },
    orderBy: [{ lastUsedAt: 'desc' }, { id: 'desc' }],
    take: 100,
  });
}

export async function touchSession(transaction: Transaction, id: string, now: Date): Promise<void> {
  await transaction.session.updateMany({ where: { id }, data: { lastUsedAt: now } });
}

/** Stores that a session proved its owner's identity, and whether by the second factor. False when it has ended. */
export async function markProven(
  transaction: Transaction,
  id: string,
  { now, isSecondFactor }: { readonly now: Date; readonly isSecondFactor: boolean },
): Promise<boolean> {
  const { count } = await transaction.session.updateMany({
    where: { id },
    data: { provenAt: now, ...(isSecondFactor ? { secondFactorAt: now } : {}) },
  });
  return count > 0;
}

/** Deletes expired sessions. @returns how many */
export async function deleteExpiredSessions(transaction: Transaction, now: Date): Promise<number> {
  const { count } = await transaction.session.deleteMany({ where: { expiresAt: { lt: now } } });
  return count;
}
