/** How long sessions live (docs/decisions/0008-opaque-session-token.md). Pure: the present is an argument. */
const hour = 3_600_000;
const day = 24 * hour;

export const sessionLifetimeMilliseconds = 7 * 24 * hour;
export const guestLifetimeMilliseconds = 24 * hour;
/** `lastUsedAt` is written at most this often. */
const touchIntervalMilliseconds = 300_000;
/** An exchanged token still counts so long: for calls on their way and tabs that have not heard. */
const graceMilliseconds = 10_000;

export interface SessionTimes {
  readonly expiresAt: Date;
  readonly lastUsedAt: Date;
}

/** True while the session counts: not past its end, and used within the idle limit. */
export function isSessionLive(session: SessionTimes, now: Date, idleHours: number): boolean {
  return session.expiresAt > now && now.getTime() - session.lastUsedAt.getTime() < idleHours * hour;
}

/** True when the last use is old enough to be written again. */
export function needsTouch(session: SessionTimes, now: Date): boolean {
  return now.getTime() - session.lastUsedAt.getTime() > touchIntervalMilliseconds;
}

/** When an exchanged token stops counting. */
export function graceEnd(exchangedAt: Date): Date {
  return new Date(exchangedAt.getTime() + graceMilliseconds);
}

/** Within this time of a login or call with a code the second factor can be switched off by the password alone (docs/decisions/0014-second-factor.md). */
const secondFactorMilliseconds = 10 * 60_000;

/** True while the session's last code counts for switching the second factor off. */
export function isSecondFactorRecent(secondFactorAt: Date | null, now: Date): boolean {
  return secondFactorAt !== null && now.getTime() - secondFactorAt.getTime() <= secondFactorMilliseconds;
}

/** When an administrator without a second factor is refused; `graceDays` count from the day the role was given. */
export function secondFactorDueAt(roleSince: Date, graceDays: number): Date {
  return new Date(roleSince.getTime() + graceDays * day);
}
