import { deviceTokenHeader } from '@sefira/contracts/shared/identity';
import { type OutboxRow, outboxChannel, outboxRow } from '@sefira/messaging/outbox';
import { addressPrefix } from '@sefira/platform/http/client-network';
import { newId } from '@sefira/platform/time/identifiers';
import type { FastifyRequest } from 'fastify';
import { newToken } from '../adapters/random-tokens.ts';
import { hashToken } from '../adapters/token-hash.ts';
import type { AuthContext, Transaction } from '../context.ts';
import { later } from '../domain/account-policy.ts';
import { guestLifetimeMilliseconds, sessionLifetimeMilliseconds } from '../domain/session-policy.ts';
import { addresseeOf, type Client, whereFrom } from './account-events.ts';
import type { Account } from './accounts.ts';
import { findOtherAccountOfDevice } from './known-devices.ts';
import { insertSession } from './sessions.ts';

const deviceTokenPattern = /^[A-Za-z0-9_-]{43}$/;

/** The client that opens a session. */
export interface SessionClient extends Client {
  readonly request: FastifyRequest;
  readonly requestId: string;
}

/** Opens a guest's session. @returns its token, which is not stored */
export async function openGuestSession(
  transaction: Transaction,
  account: Account,
  client: Client,
  now: Date,
): Promise<string> {
  const token = newToken();
  await insertSession(transaction, {
    id: newId(),
    tokenHash: hashToken(token),
    accountId: account.id,
    userAgent: client.userAgent,
    addressPrefix: addressPrefix(client.clientAddress),
    createdAt: now,
    lastUsedAt: now,
    expiresAt: later(now, guestLifetimeMilliseconds),
  });
  return token;
}

/** The hash of the device token that a client sends; null without one. */
export function deviceTokenHash(request: FastifyRequest): string | null {
  const token = request.headers[deviceTokenHeader];
  return typeof token === 'string' && deviceTokenPattern.test(token) ? hashToken(token) : null;
}

export interface OpenedSession {
  readonly token: string;
  /** The token of a device that is new to the account. */
  readonly deviceToken?: string;
}

/**
 * Opens a session of a member and stores the device as known. The owner is notified of a new device, except at sign-up.
 */
export async function openMemberSession(
  context: AuthContext,
  transaction: Transaction,
  account: Account,
  client: SessionClient,
  { isFirst = false, isSecondFactorProven = false } = {},
): Promise<OpenedSession> {
  const how = { isFirst, isSecondFactorProven, unlessSecondFactor: false };
  const opened = await open(context, transaction, account, client, how);
  if (!opened) throw new Error('a session was not opened');
  return opened;
}

/** As `openMemberSession`. @returns null when the account has a second factor: no session is open then */
export function openUnlessSecondFactor(
  context: AuthContext,
  transaction: Transaction,
  account: Account,
  client: SessionClient,
): Promise<OpenedSession | null> {
  return open(context, transaction, account, client, {
    isFirst: false,
    isSecondFactorProven: false,
    unlessSecondFactor: true,
  });
}

/** One statement: round trips dominate the cost of concurrent logins (docs/decisions/0061-cost-of-a-login.md). */
async function open(
  context: AuthContext,
  transaction: Transaction,
  account: Account,
  client: SessionClient,
  {
    isFirst,
    isSecondFactorProven,
    unlessSecondFactor,
  }: { readonly isFirst: boolean; readonly isSecondFactorProven: boolean; readonly unlessSecondFactor: boolean },
): Promise<OpenedSession | null> {
  const now = context.clock();
  const expiresAt = later(now, sessionLifetimeMilliseconds);
  const token = newToken();
  const deviceToken = newToken();
  const network = addressPrefix(client.clientAddress);
  const knownHash = deviceTokenHash(client.request);
  const otherId =
    isFirst || knownHash === null ? null : await findOtherAccountOfDevice(transaction, knownHash, account.id);
  const notice = isFirst ? null : deviceAdded(account, client, otherId, now);
  const [outcome] = await transaction.$queryRaw<readonly { opened: number; added: number }[]>`
    WITH opened AS (
      INSERT INTO session (id, token_hash, account_id, user_agent, address_prefix, created_at, last_used_at, expires_at,
        proven_at, second_factor_at)
      SELECT ${newId()}::uuid, ${hashToken(token)}, ${account.id}::uuid, ${client.userAgent}, ${network},
        ${now}::timestamptz, ${now}::timestamptz, ${expiresAt}::timestamptz, ${now}::timestamptz,
        ${isSecondFactorProven ? now : null}::timestamptz
      WHERE NOT (${unlessSecondFactor}::boolean AND EXISTS (
        SELECT 1 FROM second_factor WHERE account_id = ${account.id}::uuid AND enabled_at IS NOT NULL))
      RETURNING 1
    ), known AS (
      UPDATE known_device SET last_seen_at = ${now}::timestamptz, user_agent = ${client.userAgent}
      WHERE token_hash = ${knownHash} AND account_id = ${account.id}::uuid
        AND EXISTS (SELECT 1 FROM opened)
      RETURNING 1
    ), added AS (
      INSERT INTO known_device (id, account_id, token_hash, user_agent, created_at, last_seen_at)
      SELECT ${newId()}::uuid, ${account.id}::uuid, ${hashToken(deviceToken)}, ${client.userAgent}, ${now}::timestamptz,
        ${now}::timestamptz
      FROM opened WHERE NOT EXISTS (SELECT 1 FROM known)
      RETURNING 1
    ), published AS (
      INSERT INTO outbox_event (id, name, payload, request_id, trace_parent)
      SELECT ${notice?.id}::uuid, ${notice?.name}, ${notice?.payload}::jsonb, ${notice?.requestId}, ${notice?.traceParent}
      FROM added WHERE ${notice !== null}::boolean
      RETURNING pg_notify(${outboxChannel(context.schema)}, '')::text
    )
    SELECT (SELECT count(*) FROM opened)::int AS opened, (SELECT count(*) FROM added)::int AS added,
      (SELECT count(*) FROM published)::int AS published`;
  if (!outcome?.opened) return null;
  return outcome.added ? { token, deviceToken } : { token };
}

function deviceAdded(account: Account, client: SessionClient, otherId: string | null, now: Date): OutboxRow | null {
  const addressee = addresseeOf(account);
  if (!addressee) return null;
  const deviceAccountIds = otherId === null ? [] : [otherId];
  const added = { ...addressee, ...whereFrom(client), deviceAccountIds, addedAt: now.toISOString() };
  return outboxRow('device.added', added, client.requestId);
}
