import type { AuditActor } from '@sefira/contracts/admin-config/audit';
import type { AdminUser } from '@sefira/contracts/admin-config/users';
import type { accountChanges } from '@sefira/contracts/auth/admin';
import { inTransaction } from '@sefira/database/access';
import { appendEvent } from '@sefira/messaging/outbox';
import { DomainError } from '@sefira/platform/http/domain-error';
import { dayMilliseconds } from '@sefira/platform/time/durations';
import { newId } from '@sefira/platform/time/identifiers';
import type * as z from 'zod/mini';
import type { EndedSessions } from '../adapters/session-cache.ts';
import type { AuthContext, Transaction } from '../context.ts';
import { later } from '../domain/account-policy.ts';
import { presentAdminUser } from '../presenters.ts';
import { addresseeOf, appendStandingChange, appendUserUpdated } from './account-events.ts';
import { type Account, findAccount, insertAccount, requireOtherAdmin, updateAccount } from './accounts.ts';
import { endSessions } from './end-sessions.ts';
import { closeChallenges } from './login-challenges.ts';
import { sendOneTimeLink } from './one-time-tokens.ts';

type Changes = z.infer<typeof accountChanges>;

const storedStatuses = { active: 'active', suspended: 'suspended', inactive: 'deactivated' } as const;

/** The fields of an account that the audit trail records. */
function auditFacts({ name, email, role, status }: AdminUser) {
  return { name, email, role, status };
}

function appendAdministered(
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

/** Locks a member's account until the transaction ends. @throws DomainError NOT_FOUND */
async function lockMember(transaction: Transaction, id: string): Promise<Account> {
  await transaction.$queryRaw`SELECT 1 FROM account WHERE id = ${id}::uuid FOR UPDATE`;
  const account = await findAccount(transaction, id);
  if (!account || account.role === 'guest' || account.status === 'erased') throw new DomainError('NOT_FOUND');
  return account;
}

/** @throws DomainError EMAIL_TAKEN */
async function refuseTakenEmail(transaction: Transaction, email: string, id: string): Promise<void> {
  const other = await transaction.account.findUnique({ where: { email }, select: { id: true } });
  if (other && other.id !== id) {
    throw new DomainError('EMAIL_TAKEN', {
      message: 'Este e-mail já é de outra conta.',
      issues: [{ path: 'email', message: 'Este e-mail já é de outra conta.' }],
    });
  }
}

/** @throws DomainError CONFLICT with both states when the administrator saw an older one */
function refuseStale(seen: string | undefined, current: AdminUser, changes: Changes): void {
  const [part] = (seen ?? current.version).split('.');
  if (part === current.version.split('.')[0]) return;
  throw new DomainError('CONFLICT', { data: { current, yours: changes } });
}

export interface AccountChange {
  readonly id: string;
  readonly changes: Changes;
  readonly version: string | undefined;
  readonly by: AuditActor;
}

/**
 * Changes an account as an administrator. A new role, status or e-mail ends all sessions; a new e-mail has to be confirmed.
 * @throws DomainError NOT_FOUND, CONFLICT (with both states), LAST_ADMIN, EMAIL_TAKEN
 */
export async function administerAccount(
  context: AuthContext,
  { id, changes, version, by }: AccountChange,
): Promise<AdminUser> {
  const { after, ended } = await inTransaction(context, async (transaction) => {
    const account = await lockMember(transaction, id);
    const before = presentAdminUser(account);
    refuseStale(version, before, changes);
    const { name = before.name, email = before.email, role = before.role, status = before.status } = changes;
    const wanted = { name, email, role, status };
    const isSame = (['name', 'email', 'role', 'status'] as const).every((field) => wanted[field] === before[field]);
    if (isSame) return { after: before, ended: null };
    if (wanted.role !== 'admin' || wanted.status !== 'active') await requireOtherAdmin(transaction, id);
    const isOtherEmail = wanted.email !== before.email;
    if (isOtherEmail && wanted.email !== null) await refuseTakenEmail(transaction, wanted.email, id);
    const changed = await updateAccount(transaction, id, {
      name: wanted.name,
      email: wanted.email,
      role: wanted.role,
      ...(wanted.role === before.role ? {} : { roleSince: context.clock() }),
      status: storedStatuses[wanted.status],
      ...(isOtherEmail ? { emailConfirmedAt: null } : {}),
      ...(wanted.status === 'inactive' ? {} : { eraseAt: null }),
    });
    const presented = presentAdminUser(changed);
    await appendUserUpdated(context, transaction, changed, by.requestId);
    await appendStandingChange(context, transaction, { before: account, after: changed, requestId: by.requestId });
    await appendAdministered(context, transaction, 'update', { before, after: presented, by });
    if (isOtherEmail) {
      await transaction.oneTimeToken.deleteMany({ where: { accountId: id } });
      await sendOneTimeLink(context, transaction, changed, 'confirm', by.requestId);
    }
    return { after: presented, ended: await endIfOtherStanding(context, transaction, before, presented, by) };
  });
  if (ended) await context.sessionCache.revoke(ended);
  return after;
}

/** No session continues with the old role, status or e-mail. */
async function endIfOtherStanding(
  context: AuthContext,
  transaction: Transaction,
  before: AdminUser,
  after: AdminUser,
  by: AuditActor,
): Promise<EndedSessions | null> {
  const isSame = before.role === after.role && before.status === after.status && before.email === after.email;
  if (isSame) return null;
  await closeChallenges(transaction, after.id);
  const reasons = { suspended: 'suspended', inactive: 'deactivated', active: 'role_changed' } as const;
  return endSessions(context, transaction, after.id, reasons[after.status], {}, by.requestId);
}

export interface ClosingOptions {
  /** Days until the erasure; the configured ones by default. */
  readonly eraseAfterDays?: number;
  /** True when the last active administrator may be closed too. */
  readonly allowLastAdmin?: boolean;
}

/**
 * Closes an account now and erases it after the grace period (docs/decisions/0017-closing-and-erasing-an-account.md).
 * @throws DomainError NOT_FOUND, LAST_ADMIN
 */
export async function closeByAdmin(
  context: AuthContext,
  id: string,
  by: AuditActor,
  options: ClosingOptions = {},
): Promise<AdminUser> {
  const now = context.clock();
  const { eraseAfterDays = context.configuration.get('erase_after_days'), allowLastAdmin = false } = options;
  const eraseAt = later(now, eraseAfterDays * dayMilliseconds);
  const { after, ended } = await inTransaction(context, async (transaction) => {
    const account = await lockMember(transaction, id);
    if (!allowLastAdmin) await requireOtherAdmin(transaction, id);
    const closed = await updateAccount(transaction, id, { status: 'deactivated', eraseAt });
    await transaction.oneTimeToken.deleteMany({ where: { accountId: id } });
    await closeChallenges(transaction, id);
    const addressee = addresseeOf(account);
    if (addressee) {
      const payload = { ...addressee, deactivatedAt: now.toISOString(), eraseAt: eraseAt.toISOString() };
      await appendEvent(transaction, context.schema, 'user.deactivated', payload, by.requestId);
    }
    await appendUserUpdated(context, transaction, closed, by.requestId);
    await appendStandingChange(context, transaction, { before: account, after: closed, requestId: by.requestId });
    const change = { before: presentAdminUser(account), after: presentAdminUser(closed), by };
    await appendAdministered(context, transaction, 'delete', change);
    return {
      after: change.after,
      ended: await endSessions(context, transaction, id, 'deactivated', {}, by.requestId),
    };
  });
  await context.sessionCache.revoke(ended);
  return after;
}

/** Creates an account without a password; its owner sets one by the link of the invitation. @throws DomainError EMAIL_TAKEN */
export function inviteByAdmin(
  context: AuthContext,
  invitation: {
    readonly name: string;
    readonly email: string;
    readonly role: AdminUser['role'];
    readonly by: AuditActor;
  },
): Promise<AdminUser> {
  const { name, email, role, by } = invitation;
  const now = context.clock();
  return inTransaction(context, async (transaction) => {
    const credits = context.configuration.get('credits_welcome');
    const account = await insertAccount(transaction, {
      id: newId(),
      name,
      email,
      role,
      credits,
      createdAt: now,
      roleSince: now,
    });
    const registered = { userId: account.id, name, email, birthDate: null, registeredAt: now.toISOString() };
    await appendEvent(transaction, context.schema, 'user.registered', registered, by.requestId);
    await sendOneTimeLink(context, transaction, account, 'invitation', by.requestId);
    const after = presentAdminUser(account);
    await appendAdministered(context, transaction, 'create', { before: null, after, by });
    return after;
  });
}
