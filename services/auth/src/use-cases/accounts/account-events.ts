import type { AuditActor } from '@sefira/contracts/admin-config/audit';
import type { AdminUser } from '@sefira/contracts/admin-config/users';
import { planId } from '@sefira/contracts/shared/identity';
import { appendEvent } from '@sefira/messaging/outbox';
import { seal } from '@sefira/messaging/sealing';
import { addressPrefix } from '@sefira/platform/http/client-network';
import * as z from 'zod/mini';
import { deviceName, placeName } from '../../adapters/device-name.ts';
import type { AuthContext, Transaction } from '../../context.ts';
import type { Account } from '../../data/accounts.ts';
import { hasSecondFactor } from '../../data/second-factors.ts';
import type { Client } from '../sessions/session-client.ts';

const memberRole = z.enum(['user', 'reseller', 'admin']);
const publishedStatus = z.enum(['active', 'suspended', 'deactivated']);

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
      isTwoFactorEnabled: await hasSecondFactor(transaction, account.id),
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

/** The fields of an account that the audit trail records. */
function auditFacts({ name, email, role, status }: AdminUser) {
  return { name, email, role, status };
}

/** Publishes an administrator's change of an account for the audit trail. */
export function appendAdministered(
  context: AuthContext,
  transaction: Transaction,
  action: 'create' | 'update' | 'delete',
  change: { readonly before: AdminUser | null; readonly after: AdminUser; readonly by: AuditActor },
): Promise<string> {
  const { before, after, by } = change;
  return appendEvent(
    transaction,
    context.schema,
    'account.administered',
    {
      action,
      entity: 'user',
      entityId: after.id,
      personId: after.id,
      actor: by,
      reason: null,
      old: before && auditFacts(before),
      new: auditFacts(after),
      occurredAt: context.clock().toISOString(),
    },
    by.requestId,
  );
}
