import { planId } from '@sefira/contracts/shared/identity';
import { appendEvent } from '@sefira/messaging/outbox';
import { seal } from '@sefira/messaging/sealing';
import { addressPrefix } from '@sefira/platform/http/client-network';
import * as z from 'zod/mini';
import { deviceName, placeName } from '../adapters/device-name.ts';
import type { AuthContext, Transaction } from '../context.ts';
import type { Account } from './accounts.ts';

const memberRole = z.enum(['user', 'reseller', 'admin']);
const publishedStatus = z.enum(['active', 'suspended', 'deactivated']);

/** The client of a call, as events and lists record it. */
export interface Client {
  readonly userAgent: string;
  readonly clientAddress: string;
}

/** Recipient of mails about this account; null without an e-mail. */
export function addresseeOf(account: Account): { userId: string; name: string; email: string } | null {
  return account.email === null ? null : { userId: account.id, name: account.name, email: account.email };
}

export function whereFrom(client: Client): { device: string; place: string } {
  return { device: deviceName(client.userAgent), place: placeName(addressPrefix(client.clientAddress)) };
}

/** Publishes the fields that other services store of the account. */
export async function appendUserUpdated(
  context: AuthContext,
  transaction: Transaction,
  account: Account,
  requestId: string | null,
): Promise<void> {
  const factor = await transaction.secondFactor.findUnique({ where: { accountId: account.id } });
  await appendEvent(
    transaction,
    context.schema,
    'user.updated',
    {
      userId: account.id,
      name: account.name,
      birthDate: account.birthDate,
      email: account.email,
      role: z.parse(memberRole, account.role),
      plan: z.parse(planId, account.plan),
      status: z.parse(publishedStatus, account.status),
      isEmailConfirmed: account.emailConfirmedAt !== null,
      isTwoFactorEnabled: Boolean(factor?.enabledAt),
      updatedAt: context.clock().toISOString(),
    },
    requestId,
  );
}

/**
 * Publishes that an account is closed (deactivated, suspended) or open again; nothing when its status is the same.
 * Every change of `account.status` calls it in its transaction (docs/decisions/0017-closing-and-erasing-an-account.md).
 */
export async function appendStandingChange(
  context: AuthContext,
  transaction: Transaction,
  {
    before,
    after,
    requestId,
  }: { readonly before: Account; readonly after: Account; readonly requestId: string | null },
): Promise<void> {
  if (before.status === after.status) return;
  const account = { userId: after.id, email: after.email };
  const at = context.clock().toISOString();
  const reason = z.parse(publishedStatus, after.status);
  if (reason === 'active') {
    const reopened = { ...account, reopenedAt: at };
    await appendEvent(transaction, context.schema, 'account.reopened', reopened, requestId);
    return;
  }
  const closed = { ...account, reason, eraseAt: after.eraseAt?.toISOString() ?? null, closedAt: at };
  await appendEvent(transaction, context.schema, 'account.closed', closed, requestId);
}

/** A one-time token, sealed for an event. */
export function sealedToken(context: AuthContext, token: string): string {
  return seal({ token }, context.settings.MESSAGE_KEY);
}
