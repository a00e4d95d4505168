import { deviceTokenHeader } from '@sefira/contracts/identity';
import { appendEvent } from '@sefira/messaging/outbox';
import { addressPrefix } from '@sefira/platform/client-network';
import { newId } from '@sefira/platform/identifiers';
import type { FastifyRequest } from 'fastify';
import { newToken } from '../adapters/random-tokens.ts';
import { hashToken } from '../adapters/token-hash.ts';
import type { AuthContext, Transaction } from '../context.ts';
import { later } from '../domain/account-policy.ts';
import { guestLifetimeMilliseconds, sessionLifetimeMilliseconds } from '../domain/session-policy.ts';
import { addresseeOf, type Client, whereFrom } from './account-events.ts';
import type { Account } from './accounts.ts';
import { insertSession } from './sessions.ts';

const deviceTokenPattern = /^[A-Za-z0-9_-]{43}$/;

/** Where a session is opened from. */
export interface SessionClient extends Client {
  readonly request: FastifyRequest;
  readonly requestId: string;
}

/** Opens a session of an account and returns its token, which is stored nowhere else. */
export async function openSession(
  transaction: Transaction,
  account: Account,
  client: Client,
  now: Date,
): Promise<string> {
  const token = newToken();
  const lifetime = account.role === 'guest' ? guestLifetimeMilliseconds : sessionLifetimeMilliseconds;
  await insertSession(transaction, {
    id: newId(),
    tokenHash: hashToken(token),
    accountId: account.id,
    userAgent: client.userAgent,
    addressPrefix: addressPrefix(client.clientAddress),
    createdAt: now,
    lastUsedAt: now,
    expiresAt: later(now, lifetime),
  });
  return token;
}

/** The hash of the device mark that a client sends; null without one. */
export function deviceTokenHash(request: FastifyRequest): string | null {
  const token = request.headers[deviceTokenHeader];
  return typeof token === 'string' && deviceTokenPattern.test(token) ? hashToken(token) : null;
}

/**
 * Opens a session of a member and marks the device as known. A device that is new to an account which has others is
 * told to its owner.
 */
export async function openMemberSession(
  context: AuthContext,
  transaction: Transaction,
  account: Account,
  client: SessionClient,
  options: { readonly isFirst?: boolean } = {},
): Promise<{ token: string; deviceToken?: string }> {
  const now = context.clock();
  const token = await openSession(transaction, account, client, now);
  const tokenHash = deviceTokenHash(client.request);
  if (tokenHash !== null) {
    const known = await transaction.knownDevice.updateMany({
      where: { tokenHash, accountId: account.id },
      data: { lastSeenAt: now, userAgent: client.userAgent },
    });
    if (known.count > 0) return { token };
  }
  const deviceToken = newToken();
  await transaction.knownDevice.create({
    data: {
      id: newId(),
      accountId: account.id,
      tokenHash: hashToken(deviceToken),
      userAgent: client.userAgent,
      createdAt: now,
      lastSeenAt: now,
    },
  });
  const addressee = addresseeOf(account);
  if (addressee && !options.isFirst) {
    const added = { ...addressee, ...whereFrom(client), addedAt: now.toISOString() };
    await appendEvent(transaction, context.schema, 'device.added', added, client.requestId);
  }
  return { token, deviceToken };
}
