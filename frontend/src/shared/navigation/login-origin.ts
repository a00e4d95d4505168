import type { SessionUser } from '@sefira/contracts/auth/session';
import { isOpen, paths } from './paths.ts';

/** The page that a visitor requested before the login. */
export interface LoginOrigin {
  readonly from?: string;
}

/** The location state of login and registration. */
export interface SignInEntry {
  readonly search: string;
  readonly state: unknown;
}

const payment = '/pagamento';
const plans = ['basic', 'premium', 'professional'] as const;

/**
 * The plan in a link to the registration (`?plan=`, docs/decisions/0011-sign-up-and-welcome-credits.md); null for none
 * or for the free one.
 */
export function planOf(search: string): (typeof plans)[number] | null {
  const named = new URLSearchParams(search).get('plan');
  return isOpen(payment) ? (plans.find((plan) => plan === named) ?? null) : null;
}

/** The first page of a role: the panel of administrators and of resellers, else the dashboard. */
export function firstPage(role: SessionUser['role'] | undefined): string {
  if (role === 'admin') return paths.admin;
  return role === 'reseller' ? paths.reseller : paths.dashboard;
}

/** The page after login or registration: the requested one, else the checkout of a chosen plan, else the role's first. */
export function pathAfterSignIn({ search, state }: SignInEntry, role?: SessionUser['role']): string {
  const origin: LoginOrigin = typeof state === 'object' && state !== null ? state : {};
  if (origin.from) return origin.from;
  const plan = planOf(search);
  return plan ? `${payment}?plan=${plan}` : firstPage(role);
}
