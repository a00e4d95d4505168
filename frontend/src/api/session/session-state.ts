import type { SessionUser } from '@sefira/contracts/auth/session';

/** The auth state. */
export interface SessionState {
  readonly user: SessionUser | null;
  readonly isAuthenticated: boolean;
  readonly isLoading: boolean;
  readonly error: string | null;
  readonly status: 'loading' | 'authenticated' | 'unauthenticated' | 'error';
  /** True from a 401 until the next session: the router leads to the login. */
  readonly expired: boolean;
  /** True from a sign-out until the next session: open pages lead to the home page, not to the login. */
  readonly signedOut: boolean;
}

/** The state before the check; prerendered pages show it. */
export const unknownSession: SessionState = {
  user: null,
  isAuthenticated: false,
  isLoading: true,
  error: null,
  status: 'loading',
  expired: false,
  signedOut: false,
};
