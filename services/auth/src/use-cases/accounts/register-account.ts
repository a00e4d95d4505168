import type { register } from '@sefira/contracts/auth/session';
import type { RouteBody } from '@sefira/contracts/shared/route';
import { inTransaction } from '@sefira/database/access';
import { appendEvent } from '@sefira/messaging/outbox';
import { addressPrefix } from '@sefira/platform/http/client-network';
import { DomainError } from '@sefira/platform/http/domain-error';
import { hashToken } from '@sefira/platform/identity/token-hash';
import { productDate } from '@sefira/platform/time/clock';
import { newId } from '@sefira/platform/time/identifiers';
import { newToken } from '../../adapters/random-tokens.ts';
import type { EndedSessions } from '../../adapters/session-cache.ts';
import type { AuthContext, Transaction } from '../../context.ts';
import { type Account, deleteGuest, insertAccount, insertConsent } from '../../data/accounts.ts';
import { insertSession } from '../../data/sessions.ts';
import { later } from '../../domain/account-policy.ts';
import { guestLifetimeMilliseconds } from '../../domain/session-policy.ts';
import { sendOneTimeLink } from '../proofs/send-one-time-link.ts';
import { endSessions } from '../sessions/end-sessions.ts';
import { type OpenedSession, openMemberSession } from '../sessions/open-session.ts';
import { readReferral } from '../sessions/read-referral.ts';
import type { Client, SessionClient } from '../sessions/session-client.ts';

type Registration = RouteBody<typeof register>;

/** Creates an account with its consent, and opens its first session. @throws DomainError EMAIL_TAKEN, DATE_IN_FUTURE */
export async function registerAccount(
  context: AuthContext,
  client: SessionClient,
  registration: Registration,
): Promise<{ readonly account: Account; readonly opened: OpenedSession }> {
  const { name, email, birthDate, password, marketing } = registration;
  const now = context.clock();
  if (birthDate > productDate(now)) {
    throw new DomainError('DATE_IN_FUTURE', {
      issues: [{ path: 'birthDate', message: 'A data de nascimento não pode estar no futuro.' }],
    });
  }
  const passwordHash = await context.passwords.hash(password);
  const version = context.configuration.get('terms_version');
  const terms = { version, addressPrefix: addressPrefix(client.clientAddress), userAgent: client.userAgent };
  const { account, opened, ended } = await inTransaction(context, async (transaction) => {
    const added = await insertAccount(transaction, {
      id: newId(),
      email,
      name,
      birthDate,
      passwordHash,
      role: 'user',
      credits: context.configuration.get('credits_welcome'),
      createdAt: now,
    });
    const userId = added.id;
    await insertConsent(transaction, { id: newId(), accountId: userId, document: 'terms', ...terms, givenAt: now });
    const registered = {
      userId,
      name,
      email,
      birthDate,
      terms,
      ...(marketing === undefined ? {} : { marketing }),
      ...(await readReferral(transaction, client, registration.ref)),
      registeredAt: now.toISOString(),
    };
    await appendEvent(transaction, context.schema, 'user.registered', registered, client.requestId);
    await sendOneTimeLink(context, transaction, added, 'confirm', client.requestId);
    return {
      account: added,
      ended: await takeOverGuest(context, transaction, client, registration, userId),
      opened: await openMemberSession(context, transaction, added, client, { isFirst: true }),
    };
  });
  if (ended) await context.sessionCache.revoke(ended);
  return { account, opened };
}

/** Moves what a guest created to the new account and deletes the guest. */
async function takeOverGuest(
  context: AuthContext,
  transaction: Transaction,
  { identity, requestId }: SessionClient,
  { takeOver, favourites = [] }: Registration,
  userId: string,
): Promise<EndedSessions | null> {
  const { subject: guestId, role } = identity;
  if (!takeOver || role !== 'guest' || guestId === null) return null;
  const ended = await endSessions(context, transaction, guestId, 'taken_over', {}, requestId);
  await deleteGuest(transaction, guestId);
  const takenOver = {
    guestId,
    userId,
    ...(favourites.length > 0 ? { favourites } : {}),
    takenOverAt: context.clock().toISOString(),
  };
  await appendEvent(transaction, context.schema, 'guest.taken_over', takenOver, requestId);
  return ended;
}

/** Creates an isolated guest for 24 hours (docs/decisions/0010-guests.md). @throws DomainError GUEST_NOT_ALLOWED */
export async function openGuestSession(
  context: AuthContext,
  { userAgent, clientAddress }: Client,
): Promise<{ readonly account: Account; readonly token: string }> {
  if (!context.configuration.get('allow_access_without_login')) throw new DomainError('GUEST_NOT_ALLOWED');
  const now = context.clock();
  const expiresAt = later(now, guestLifetimeMilliseconds);
  const token = newToken();
  const account = await inTransaction(context, async (transaction) => {
    const guest = { id: newId(), name: 'Visitante', role: 'guest', plan: 'premium', expiresAt, createdAt: now };
    const added = await insertAccount(transaction, guest);
    await insertSession(transaction, {
      id: newId(),
      tokenHash: hashToken(token),
      accountId: added.id,
      userAgent,
      addressPrefix: addressPrefix(clientAddress),
      createdAt: now,
      lastUsedAt: now,
      expiresAt,
    });
    return added;
  });
  return { account, token };
}
