import { type ApiKeyRecord, type createApiKey as createRoute, maximumApiKeys } from '@sefira/contracts/auth/api-keys';
import type { RouteBody } from '@sefira/contracts/shared/route';
import { clientOf, inTransaction } from '@sefira/database/access';
import { appendEvent } from '@sefira/messaging/outbox';
import { DomainError } from '@sefira/platform/http/domain-error';
import { hashToken } from '@sefira/platform/identity/token-hash';
import { dayMilliseconds } from '@sefira/platform/time/durations';
import { newId } from '@sefira/platform/time/identifiers';
import { newApiKey } from '../../adapters/random-tokens.ts';
import type { AuthContext, Transaction } from '../../context.ts';
import { type Account, lockAccount, ownAccount } from '../../data/accounts.ts';
import {
  type ApiKey,
  countKeysOf,
  deleteOwnKey,
  findLiveKey,
  insertApiKey,
  isStillLive,
  listKeysOf,
  touchKey,
} from '../../data/api-keys.ts';
import { later } from '../../domain/account-policy.ts';
import { requireKeyPlan } from '../../policies.ts';
import { presentApiKeyRecord } from '../../presenters/api-key.ts';
import type { SessionClient } from '../sessions/session-client.ts';

const touchMilliseconds = 60_000;
/** The prefix and the first four letters of the secret. */
const hintLength = 11;

/** The caller's live keys, newest first. */
export function readApiKeys(context: AuthContext, accountId: string | null): Promise<ApiKey[]> {
  return listKeysOf(clientOf(context), accountId ?? '', context.clock());
}

/** Creates a key and publishes it for the audit trail. @throws DomainError PLAN_REQUIRED, API_KEY_LIMIT */
export async function createApiKey(
  context: AuthContext,
  client: SessionClient,
  { name, scopes, expiresInDays }: RouteBody<typeof createRoute>,
): Promise<{ readonly key: string; readonly stored: ApiKey }> {
  const account = await ownAccount(clientOf(context), client.identity.subject);
  requireKeyPlan(account);
  const key = newApiKey();
  const now = context.clock();
  const stored = await inTransaction(context, async (transaction) => {
    await lockAccount(transaction, account.id);
    if ((await countKeysOf(transaction, account.id, now)) >= maximumApiKeys) throw new DomainError('API_KEY_LIMIT');
    const added = await insertApiKey(transaction, {
      id: newId(),
      accountId: account.id,
      keyHash: hashToken(key),
      name,
      hint: key.slice(0, hintLength),
      scopes: [...new Set(scopes)],
      createdAt: now,
      expiresAt: expiresInDays === null ? null : later(now, expiresInDays * dayMilliseconds),
    });
    await appendKeyEvent(context, transaction, 'create', account, added, client);
    return added;
  });
  return { key, stored };
}

/** Revokes a key of the caller. @throws DomainError NOT_FOUND */
export async function revokeApiKey(context: AuthContext, client: SessionClient, id: string): Promise<void> {
  const account = await ownAccount(clientOf(context), client.identity.subject);
  const keyHash = await inTransaction(context, async (transaction) => {
    const key = await deleteOwnKey(transaction, account.id, id);
    if (!key) throw new DomainError('NOT_FOUND');
    await appendKeyEvent(context, transaction, 'delete', account, key, client);
    return key.keyHash;
  });
  await context.sessionCache.invalidate([keyHash]);
}

export type CheckedKey =
  | { readonly state: 'active'; readonly record: ApiKeyRecord }
  | { readonly state: 'unknown' | 'ended'; readonly record: null };

/** Checks a key for a gateway, marks it as used and caches its record. */
export async function checkApiKey(context: AuthContext, keyHash: string): Promise<CheckedKey> {
  const client = clientOf(context);
  const now = context.clock();
  const key = await findLiveKey(client, keyHash, now);
  if (key?.account.status !== 'active') return { state: 'unknown', record: null };
  if (!key.lastUsedAt || now.getTime() - key.lastUsedAt.getTime() > touchMilliseconds) {
    await touchKey(client, key.id, now);
  }
  const record = presentApiKeyRecord(key);
  await context.sessionCache.putApiKey(keyHash, record, now);
  // A concurrent end may have cleared the cache before this write: check again and clear it.
  if (await isStillLive(client, key)) return { state: 'active', record };
  await context.sessionCache.invalidate([keyHash]);
  return { state: 'ended', record: null };
}

async function appendKeyEvent(
  context: AuthContext,
  transaction: Transaction,
  action: 'create' | 'delete',
  account: Account,
  key: ApiKey,
  { clientAddress: address, userAgent, requestId }: SessionClient,
): Promise<void> {
  const facts = { name: key.name, hint: key.hint, scopes: key.scopes };
  const { id, role, name, email } = account;
  const payload = {
    action,
    entity: 'api_key' as const,
    entityId: key.id,
    personId: id,
    actor: { id, role, name, email, address, userAgent, requestId },
    reason: null,
    old: action === 'delete' ? facts : null,
    new: action === 'create' ? facts : null,
    occurredAt: context.clock().toISOString(),
  };
  await appendEvent(transaction, context.schema, 'account.administered', payload, requestId);
}
