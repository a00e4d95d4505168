/** Periods of the account's one-time proofs (spec 3; docs/decisions/0014-second-factor.md, A11). */
const minute = 60_000;

export const resetLifetimeMilliseconds = 30 * minute;
export const confirmationLifetimeMilliseconds = 7 * 24 * 60 * minute;
/** A change of the e-mail is confirmed within this time. */
export const emailChangeLifetimeMilliseconds = 24 * 60 * minute;
/** Whoever is invited by an administrator chooses a password within this time. */
export const invitationLifetimeMilliseconds = 7 * 24 * 60 * minute;
export const challengeLifetimeMilliseconds = 10 * minute;
/** Codes that one login challenge evaluates. */
export const challengeTries = 5;
export const nonceLifetimeMilliseconds = 15 * minute;
/** Longer than an event is tried again: whatever was told of a person before they were erased has arrived by then. */
export const erasedAgainMilliseconds = 10 * minute;
/** A device that did not sign in for so long is new again. */
export const deviceLifetimeMilliseconds = 180 * 24 * 60 * minute;

export function later(now: Date, milliseconds: number): Date {
  return new Date(now.getTime() + milliseconds);
}
