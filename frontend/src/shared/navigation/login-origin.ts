import { isOpen, paths } from './paths.ts';

/** Where a visitor wanted to go before the login came between. */
export interface LoginOrigin {
  readonly from?: string;
}

/** What login and registration know of how they were reached. */
export interface SignInEntry {
  readonly search: string;
  readonly state: unknown;
}

const payment = '/pagamento';
const plans = ['basic', 'premium', 'professional'] as const;

/** The plan that a link to the registration names (`?plan=`, docs/decisions/0011-sign-up-and-welcome-credits.md); null without one, or where nothing is sold. */
export function planOf(search: string): (typeof plans)[number] | null {
  const named = new URLSearchParams(search).get('plan');
  return isOpen(payment) ? (plans.find((plan) => plan === named) ?? null) : null;
}

/** Where login and registration lead: to what was asked for, to the payment of a chosen plan, else to the dashboard. */
export function pathAfterSignIn({ search, state }: SignInEntry): string {
  const origin: LoginOrigin = typeof state === 'object' && state !== null ? state : {};
  if (origin.from) return origin.from;
  const plan = planOf(search);
  return plan ? `${payment}?plan=${plan}` : paths.dashboard;
}
