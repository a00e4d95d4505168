import { type createApiKey, maximumApiKeys } from '@sefira/contracts/auth/api-keys';
import type { RouteBody } from '@sefira/contracts/shared/route';
import { clientOf, inTransaction } from '@sefira/database/access';
import { appendEvent } from '@sefira/messaging/outbox';
import { DomainError } from '@sefira/platform/http/domain-error';
import { dayMilliseconds } from '@sefira/platform/time/durations';
import { newId } from '@sefira/platform/time/identifiers';
import type { Account, ApiKey } from '../../prisma/generated/client.ts';
import { newApiKey } from '../adapters/random-tokens.ts';
import { hashToken } from '../adapters/token-hash.ts';
import type { AuthContext, Transaction } from '../context.ts';

export type { ApiKey };
export type ApiKeyWithAccount = ApiKey & { readonly account: Account };

const touchMilliseconds = 60_000;
/** The prefix and the first four letters of the secret. */
const hintLength = 11;

/** The client that creates or revokes a key, for the audit trail. */
export interface KeyActor {
  readonly address: string;
  readonly userAgent: string;
  readonly requestId: string;
}

/** Live keys of an account, newest first. */
export function listKeysOf(transaction: Transaction, accountId: string, now: Date): Promise<ApiKey[]> {
  return transaction.apiKey.findMany({ where: { accountId, ...liveAt(now) }, orderBy: { id: 'desc' } });
}

function liveAt(now: Date) {
  return { OR: [{ expiresAt: null }, { expiresAt: { gt: now } }] };
}

/** Creates a key and publishes it for the audit trail. @throws DomainError API_KEY_LIMIT */
export async function makeApiKey(
  context: AuthContext,
  account: Account,
  { name, scopes, expiresInDays }: RouteBody<typeof createApiKey>,
  by: KeyActor,
): Promise<{ readonly key: string; readonly stored: ApiKey }> {
  const key = newApiKey();
  const now = context.clock();
  const stored = await inTransaction(context, async (transaction) => {
    await transaction.$queryRaw`SELECT 1 FROM account WHERE id = ${account.id}::uuid FOR UPDATE`;
    const count = await transaction.apiKey.count({ where: { accountId: account.id, ...liveAt(now) } });
    if (count >= maximumApiKeys) throw new DomainError('API_KEY_LIMIT');
    const made = await transaction.apiKey.create({
      data: {
        id: newId(),
        accountId: account.id,
        keyHash: hashToken(key),
        name,
        hint: key.slice(0, hintLength),
        scopes: [...new Set(scopes)],
        createdAt: now,
        expiresAt: expiresInDays === null ? null : new Date(now.getTime() + expiresInDays * dayMilliseconds),
      },
    });
    await appendKeyEvent(context, transaction, 'create', account, made, by);
    return made;
  });
  return { key, stored };
}

/** Revokes a key. @returns its hash, for the caller to invalidate the caches. @throws DomainError NOT_FOUND */
export async function endApiKey(context: AuthContext, account: Account, id: string, by: KeyActor): Promise<string> {
  return inTransaction(context, async (transaction) => {
    const key = await transaction.apiKey.findFirst({ where: { id, accountId: account.id } });
    if (!key) throw new DomainError('NOT_FOUND');
    await transaction.apiKey.delete({ where: { id } });
    await appendKeyEvent(context, transaction, 'delete', account, key, by);
    return key.keyHash;
  });
}

/** The live key of a hash with its account, marked as used now; null without one or when its account is closed. */
export async function useApiKey(context: AuthContext, keyHash: string): Promise<ApiKeyWithAccount | null> {
  const client = clientOf(context);
  const now = context.clock();
  const key = await client.apiKey.findFirst({ where: { keyHash, ...liveAt(now) }, include: { account: true } });
  if (key?.account.status !== 'active') return null;
  if (!key.lastUsedAt || now.getTime() - key.lastUsedAt.getTime() > touchMilliseconds) {
    await client.apiKey.updateMany({ where: { id: key.id }, data: { lastUsedAt: now } });
  }
  return key;
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

async function appendKeyEvent(
  context: AuthContext,
  transaction: Transaction,
  action: 'create' | 'delete',
  account: Account,
  key: ApiKey,
  by: KeyActor,
): Promise<void> {
  const facts = { name: key.name, hint: key.hint, scopes: key.scopes };
  await appendEvent(
    transaction,
    context.schema,
    'account.administered',
    {
      action,
      entity: 'api_key',
      entityId: key.id,
      personId: account.id,
      actor: { id: account.id, role: account.role, name: account.name, email: account.email, ...by },
      reason: null,
      old: action === 'delete' ? facts : null,
      new: action === 'create' ? facts : null,
      occurredAt: context.clock().toISOString(),
    },
    by.requestId,
  );
}
