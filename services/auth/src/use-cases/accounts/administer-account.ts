import type { AuditActor } from '@sefira/contracts/admin-config/audit';
import type { AdminUser } from '@sefira/contracts/admin-config/users';
import type { accountChanges } from '@sefira/contracts/auth/admin';
import { inTransaction } from '@sefira/database/access';
import { appendEvent } from '@sefira/messaging/outbox';
import { DomainError } from '@sefira/platform/http/domain-error';
import { newId } from '@sefira/platform/time/identifiers';
import type * as z from 'zod/mini';
import type { EndedSessions } from '../../adapters/session-cache.ts';
import type { AuthContext, Transaction } from '../../context.ts';
import {
  type Account,
  findAccountByEmail,
  insertAccount,
  lockAccount,
  requireOtherAdmin,
  updateAccount,
} from '../../data/accounts.ts';
import { closeChallenges } from '../../data/login-challenges.ts';
import { deleteOneTimeTokens } from '../../data/one-time-tokens.ts';
import { presentAdminUser } from '../../presenters/account.ts';
import { sendOneTimeLink } from '../proofs/send-one-time-link.ts';
import { endSessions } from '../sessions/end-sessions.ts';
import { appendAdministered, appendStandingChange, appendUserUpdated } from './account-events.ts';

type Changes = z.infer<typeof accountChanges>;

const storedStatuses = { active: 'active', suspended: 'suspended', inactive: 'deactivated' } as const;

/** A member's account, locked until the transaction ends. @throws DomainError NOT_FOUND */
export async function lockMember(transaction: Transaction, id: string): Promise<Account> {
  const account = await lockAccount(transaction, id);
  if (!account || account.role === 'guest' || account.status === 'erased') throw new DomainError('NOT_FOUND');
  return account;
}

/** @throws DomainError EMAIL_TAKEN */
async function refuseTakenEmail(transaction: Transaction, email: string, id: string): Promise<void> {
  const other = await findAccountByEmail(transaction, email);
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
  readonly version?: string | undefined;
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
      await deleteOneTimeTokens(transaction, id);
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

/** Creates an account without a password; its owner sets one by the link of the invitation. @throws DomainError EMAIL_TAKEN */
export function inviteAccount(
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
