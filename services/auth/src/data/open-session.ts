import { addressPrefix } from '@sefira/platform/client-network';
import { newId } from '@sefira/platform/identifiers';
import { newSessionToken } from '../adapters/session-tokens.ts';
import type { Transaction } from '../context.ts';
import { guestLifetimeMilliseconds, sessionLifetimeMilliseconds } from '../domain/session-policy.ts';
import { hashToken } from '../domain/token-hash.ts';
import type { Account } from './accounts.ts';
import { insertSession } from './sessions.ts';

/** Opens a session of an account and returns its token, which is stored nowhere else. */
export async function openSession(
  transaction: Transaction,
  account: Account,
  client: { readonly userAgent: string; readonly clientAddress: string },
  now: Date,
): Promise<string> {
  const token = newSessionToken();
  const lifetime = account.role === 'guest' ? guestLifetimeMilliseconds : sessionLifetimeMilliseconds;
  await insertSession(transaction, {
    id: newId(),
    tokenHash: hashToken(token),
    accountId: account.id,
    userAgent: client.userAgent,
    addressPrefix: addressPrefix(client.clientAddress),
    createdAt: now,
    lastUsedAt: now,
    expiresAt: new Date(now.getTime() + lifetime),
  });
  return token;
}
