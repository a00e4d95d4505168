import type { Account, Prisma } from '../../prisma/generated/client.ts';

type Transaction = Prisma.TransactionClient;

/** The account that is linked to a provider's subject; null without one. */
export async function findAccountOfIdentity(
  transaction: Transaction,
  { issuer, subject }: { readonly issuer: string; readonly subject: string },
): Promise<Account | null> {
  const identity = await transaction.externalIdentity.findUnique({
    where: { issuer_subject: { issuer, subject } },
    include: { account: true },
  });
  return identity?.account ?? null;
}

export async function insertExternalIdentity(
  transaction: Transaction,
  identity: Prisma.ExternalIdentityUncheckedCreateInput,
): Promise<void> {
  await transaction.externalIdentity.create({ data: identity });
}

export async function deleteExternalIdentities(transaction: Transaction, accountId: string): Promise<void> {
  await transaction.externalIdentity.deleteMany({ where: { accountId } });
}

/** Stores a nonce as used. @returns false when it was used before */
export async function insertUsedNonce(
  transaction: Transaction,
  nonce: { readonly nonceHash: string; readonly expiresAt: Date },
): Promise<boolean> {
  const { count } = await transaction.usedNonce.createMany({ data: [nonce], skipDuplicates: true });
  return count === 1;
}
