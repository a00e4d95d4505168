import { dayMilliseconds, hourMilliseconds } from '@sefira/platform/time/durations';

/** Lifetimes of sessions (docs/decisions/0008-opaque-session-token.md). */
export const sessionLifetimeMilliseconds = 7 * dayMilliseconds;
export const guestLifetimeMilliseconds = dayMilliseconds;
/** `lastUsedAt` is written at most this often. */
const touchIntervalMilliseconds = 300_000;
/** Grace period of an exchanged token, for calls in flight and other tabs. */
const graceMilliseconds = 10_000;

export interface SessionTimes {
  readonly expiresAt: Date;
  readonly lastUsedAt: Date;
}

/** True while the session has not expired and was used within the idle limit. */
export function isSessionLive(session: SessionTimes, now: Date, idleHours: number): boolean {
  return session.expiresAt > now && now.getTime() - session.lastUsedAt.getTime() < idleHours * hourMilliseconds;
}

/** True when the last use has to be written again. */
export function needsTouch(session: SessionTimes, now: Date): boolean {
  return now.getTime() - session.lastUsedAt.getTime() > touchIntervalMilliseconds;
}

/** End of an exchanged token's grace period. */
export function graceEnd(exchangedAt: Date): Date {
  return new Date(exchangedAt.getTime() + graceMilliseconds);
}

/** For this long after a code, the password alone disables the second factor (docs/decisions/0014-second-factor.md). */
const secondFactorMilliseconds = 10 * 60_000;

/** True while the session's last code is recent enough to disable the second factor. */
export function isSecondFactorRecent(secondFactorAt: Date | null, now: Date): boolean {
  return secondFactorAt !== null && now.getTime() - secondFactorAt.getTime() <= secondFactorMilliseconds;
}

/** When an administrator without a second factor is refused; `graceDays` count from the assignment of the role. */
export function secondFactorDueAt(roleSince: Date, graceDays: number): Date {
  return new Date(roleSince.getTime() + graceDays * dayMilliseconds);
}
