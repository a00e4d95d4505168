import type { Prisma } from '../../prisma/generated/client.ts';

/** The rows of auth's tables that belong to a person; null for an unknown account. */
export async function readPersonalRows(transaction: Prisma.TransactionClient, accountId: string) {
  const account = await transaction.account.findUnique({ where: { id: accountId } });
  if (!account) return null;
  const own = { where: { accountId } };
  const [sessions, devices, identities, consents, factor, keys] = await Promise.all([
    transaction.session.findMany(own),
    transaction.knownDevice.findMany(own),
    transaction.externalIdentity.findMany(own),
    transaction.consent.findMany(own),
    transaction.secondFactor.findUnique(own),
    transaction.apiKey.findMany(own),
  ]);
  return { account, sessions, devices, identities, consents, factor, keys };
}

export type PersonalRows = NonNullable<Awaited<ReturnType<typeof readPersonalRows>>>;
