import { type OutboxRow, outboxChannel, outboxRow } from '@sefira/messaging/outbox';
import { addressPrefix } from '@sefira/platform/http/client-network';
import { hashToken } from '@sefira/platform/identity/token-hash';
import { newId } from '@sefira/platform/time/identifiers';
import { newToken } from '../../adapters/random-tokens.ts';
import type { AuthContext, Transaction } from '../../context.ts';
import type { Account } from '../../data/accounts.ts';
import { findAccountOfDevice } from '../../data/known-devices.ts';
import { insertMemberSession } from '../../data/sessions.ts';
import { later } from '../../domain/account-policy.ts';
import { sessionLifetimeMilliseconds } from '../../domain/session-policy.ts';
import { addresseeOf, whereFrom } from '../accounts/account-events.ts';
import { deviceHashOf, type SessionClient } from './session-client.ts';

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
  const how = { isFirst: false, isSecondFactorProven: false, unlessSecondFactor: true };
  return open(context, transaction, account, client, how);
}

interface Opening {
  readonly isFirst: boolean;
  readonly isSecondFactorProven: boolean;
  readonly unlessSecondFactor: boolean;
}

async function open(
  context: AuthContext,
  transaction: Transaction,
  account: Account,
  client: SessionClient,
  { isFirst, isSecondFactorProven, unlessSecondFactor }: Opening,
): Promise<OpenedSession | null> {
  const now = context.clock();
  const [token, deviceToken] = [newToken(), newToken()];
  const knownHash = deviceHashOf(client);
  const otherId = isFirst || knownHash === null ? null : await findAccountOfDevice(transaction, knownHash);
  const { isOpen, isNewDevice } = await insertMemberSession(transaction, {
    id: newId(),
    accountId: account.id,
    tokenHash: hashToken(token),
    userAgent: client.userAgent,
    addressPrefix: addressPrefix(client.clientAddress),
    now,
    expiresAt: later(now, sessionLifetimeMilliseconds),
    secondFactorAt: isSecondFactorProven ? now : null,
    unlessSecondFactor,
    knownHash,
    newDevice: { id: newId(), tokenHash: hashToken(deviceToken) },
    notice: isFirst ? null : deviceAdded(account, client, otherId, now),
    outboxChannel: outboxChannel(context.schema),
  });
  if (!isOpen) return null;
  return isNewDevice ? { token, deviceToken } : { token };
}

function deviceAdded(account: Account, client: SessionClient, otherId: string | null, now: Date): OutboxRow | null {
  const addressee = addresseeOf(account);
  if (!addressee) return null;
  const deviceAccountIds = otherId === null || otherId === account.id ? [] : [otherId];
  const added = { ...addressee, ...whereFrom(client), deviceAccountIds, addedAt: now.toISOString() };
  return outboxRow('device.added', added, client.requestId);
}
