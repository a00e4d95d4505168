import type { AdminUser } from '@sefira/contracts/admin-config/users';
import type { sessionEntry } from '@sefira/contracts/auth/account';
import { type ApiKeyItem, type ApiKeyRecord, apiScope } from '@sefira/contracts/auth/api-keys';
import type { accountSummary, SessionRecord, SessionUser } from '@sefira/contracts/auth/session';
import { planId, role } from '@sefira/contracts/shared/identity';
import * as z from 'zod/mini';
import { deviceName, placeName } from './adapters/device-name.ts';
import { digestOf } from './adapters/token-hash.ts';
import type { Account } from './data/accounts.ts';
import type { ApiKey, ApiKeyWithAccount } from './data/api-keys.ts';
import type { Session, SessionWithAccount } from './data/sessions.ts';

const memberRole = z.enum(['guest', 'user', 'reseller', 'admin']);
const accountStatus = z.enum(['active', 'suspended', 'deactivated', 'erased']);

/** Every guest is presented alike; the isolated identity is internal (docs/decisions/0010-guests.md). */
const guestUser: SessionUser = {
  id: 'guest',
  email: null,
  name: 'Visitante',
  credits: 999_999,
  isActive: true,
  role: 'guest',
  subscription: 'premium',
  isPremium: true,
  permissions: [],
  avatar: null,
};

/** The account as its owner's screens see it. */
export function presentUser(account: Account): SessionUser {
  if (account.role === 'guest') return guestUser;
  const plan = z.parse(planId, account.plan);
  return {
    id: account.id,
    email: account.email,
    name: account.name,
    credits: account.credits,
    isActive: account.status === 'active',
    role: z.parse(memberRole, account.role),
    subscription: plan,
    isPremium: plan === 'premium' || plan === 'professional',
    permissions: account.permissions,
    avatar: account.avatar,
  };
}

/** The record of a live session for gateways; `dueAt` is when an administrator without a second factor is refused. */
export function presentSessionRecord(session: SessionWithAccount, dueAt: Date | null): SessionRecord {
  const { account, provenAt } = session;
  return {
    sessionId: session.id,
    userId: account.id,
    role: z.parse(role, account.role),
    plan: account.role === 'guest' ? 'premium' : z.parse(planId, account.plan),
    permissions: account.permissions,
    expiresAt: session.expiresAt.toISOString(),
    ...(provenAt === null ? {} : { provenAt: provenAt.getTime() }),
    ...(dueAt === null ? {} : { secondFactorDueAt: dueAt.getTime() }),
  };
}

/** An entry of the session list. */
export function presentSession(session: Session, currentId: string | null): z.infer<typeof sessionEntry> {
  return {
    id: session.id,
    device: deviceName(session.userAgent),
    place: placeName(session.addressPrefix),
    createdAt: session.createdAt.toISOString(),
    lastUsedAt: session.lastUsedAt.toISOString(),
    isCurrent: session.id === currentId,
  };
}

/** A key in its owner's list. */
export function presentApiKey({ id, name, hint, scopes, createdAt, lastUsedAt, expiresAt }: ApiKey): ApiKeyItem {
  return {
    id,
    name,
    hint,
    scopes: z.parse(z.array(apiScope), scopes),
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
    expiresAt: expiresAt?.toISOString() ?? null,
  };
}

/** The record of a live key for gateways. */
export function presentApiKeyRecord({ id, account, scopes, expiresAt }: ApiKeyWithAccount): ApiKeyRecord {
  return {
    keyId: id,
    userId: account.id,
    plan: z.parse(planId, account.plan),
    scopes,
    expiresAt: expiresAt?.toISOString() ?? null,
  };
}

/** The account for other services. */
export function presentAccount(account: Account, isTwoFactorEnabled: boolean): z.infer<typeof accountSummary> {
  return {
    userId: account.id,
    name: account.name,
    email: account.email,
    birthDate: account.birthDate,
    role: z.parse(memberRole, account.role),
    plan: z.parse(planId, account.plan),
    status: z.parse(accountStatus, account.status),
    isEmailConfirmed: account.emailConfirmedAt !== null,
    isTwoFactorEnabled,
  };
}

const shownStatuses: Readonly<Record<string, AdminUser['status']>> = { active: 'active', suspended: 'suspended' };

/** The columns of an account that administrators see. */
export type AdministeredAccount = Pick<
  Account,
  'id' | 'name' | 'email' | 'role' | 'status' | 'credits' | 'plan' | 'emailConfirmedAt' | 'createdAt'
>;

/** The account for administrators; `version` covers the fields that they may change, and the credits. */
export function presentAdminUser(account: AdministeredAccount): AdminUser {
  const { id, name, email, role, status, credits } = account;
  return {
    id,
    name,
    email,
    role: z.parse(z.enum(['user', 'reseller', 'admin']), role),
    status: shownStatuses[status] ?? 'inactive',
    credits,
    plan: z.parse(planId, account.plan),
    email_confirmed: account.emailConfirmedAt !== null,
    created_at: account.createdAt.toISOString(),
    version: `${digestOf([name, email, role, status])}.${credits}`,
  };
}
