/** Lifetimes of an account's one-time proofs (docs/decisions/0014-second-factor.md). */
const minute = 60_000;

export const resetLifetimeMilliseconds = 30 * minute;
export const confirmationLifetimeMilliseconds = 7 * 24 * 60 * minute;
/** Time to confirm a change of the e-mail. */
export const emailChangeLifetimeMilliseconds = 24 * 60 * minute;
/** Time to set a password after an administrator's invitation. */
export const invitationLifetimeMilliseconds = 7 * 24 * 60 * minute;
export const challengeLifetimeMilliseconds = 10 * minute;
/** Attempts per login challenge. */
export const challengeAttempts = 5;
export const nonceLifetimeMilliseconds = 15 * minute;
/** Longer than the retries of an event: events published before an erasure have been consumed by then. */
export const erasedAgainMilliseconds = 10 * minute;
/** A device without a login for this long is treated as new. */
export const deviceLifetimeMilliseconds = 180 * 24 * 60 * minute;

export function later(now: Date, milliseconds: number): Date {
  return new Date(now.getTime() + milliseconds);
}
