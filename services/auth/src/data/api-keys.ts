import type { Account, ApiKey, Prisma } from '../../prisma/generated/client.ts';

export type { ApiKey };
export type ApiKeyWithAccount = ApiKey & { readonly account: Account };

type Transaction = Prisma.TransactionClient;

function liveAt(now: Date) {
  return { OR: [{ expiresAt: null }, { expiresAt: { gt: now } }] };
}

/** Live keys of an account, newest first. */
export function listKeysOf(transaction: Transaction, accountId: string, now: Date): Promise<ApiKey[]> {
  return transaction.apiKey.findMany({ where: { accountId, ...liveAt(now) }, orderBy: { id: 'desc' } });
}

export function countKeysOf(transaction: Transaction, accountId: string, now: Date): Promise<number> {
  return transaction.apiKey.count({ where: { accountId, ...liveAt(now) } });
}

export function insertApiKey(transaction: Transaction, key: Prisma.ApiKeyUncheckedCreateInput): Promise<ApiKey> {
  return transaction.apiKey.create({ data: key });
}

/** Deletes an account's own key. @returns it; null when there is none */
export async function deleteOwnKey(transaction: Transaction, accountId: string, id: string): Promise<ApiKey | null> {
  const key = await transaction.apiKey.findFirst({ where: { id, accountId } });
  const { count } = await transaction.apiKey.deleteMany({ where: { id, accountId } });
  return count > 0 ? key : null;
}

/** The live key of a hash with its account, in any standing; null without one. */
export function findLiveKey(transaction: Transaction, keyHash: string, now: Date): Promise<ApiKeyWithAccount | null> {
  return transaction.apiKey.findFirst({ where: { keyHash, ...liveAt(now) }, include: { account: true } });
}

export async function touchKey(transaction: Transaction, id: string, now: Date): Promise<void> {
  await transaction.apiKey.updateMany({ where: { id }, data: { lastUsedAt: now } });
}

/** True while the key exists and its account is active with this plan: checked again after it was cached. */
export async function isStillLive(transaction: Transaction, { id, account }: ApiKeyWithAccount): Promise<boolean> {
  const found = await transaction.apiKey.findUnique({
    where: { id },
    select: { account: { select: { status: true, plan: true } } },
  });
  return found?.account.status === 'active' && found.account.plan === account.plan;
}

/** Hashes of an account's keys, for the caches. */
export async function keyHashesOf(transaction: Transaction, accountId: string): Promise<string[]> {
  const keys = await transaction.apiKey.findMany({ where: { accountId }, select: { keyHash: true } });
  return keys.map(({ keyHash }) => keyHash);
}
