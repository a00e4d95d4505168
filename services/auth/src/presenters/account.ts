import type { AdminUser } from '@sefira/contracts/admin-config/users';
import type { accountSummary, SessionUser } from '@sefira/contracts/auth/session';
import { planId } from '@sefira/contracts/shared/identity';
import * as z from 'zod/mini';
import { digestOf } from '../adapters/state-digest.ts';
import type { Account } from '../data/accounts.ts';
import type { AdministeredAccount } from '../data/search-accounts.ts';

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
