import { hourMilliseconds } from '@sefira/platform/time/durations';

const minuteMilliseconds = 60_000;
/** Waits after the first attempts; later ones are a quarter of an hour apart. */
const firstWaits = [5000, 20_000, minuteMilliseconds, 5 * minuteMilliseconds];
const laterWait = 15 * minuteMilliseconds;
/** As long as an outage of a mail server may last. */
const retriedMilliseconds = 48 * hourMilliseconds;
/** Mails with a link that ends sooner: later they would only bring a link that does not open. */
const linkMilliseconds: Readonly<Record<string, number>> = {
  passwordReset: 30 * minuteMilliseconds,
  emailChange: 24 * hourMilliseconds,
};

/**
 * Milliseconds until the next attempt of a mail that was attempted `attempts` times (1 or more); null when it is given up:
 * 48 hours after it was requested, or when its link has ended by then.
 */
export function waitForAttempt(
  mail: { readonly template: string; readonly attempts: number; readonly createdAt: Date },
  now: Date,
): number | null {
  const wait = firstWaits[mail.attempts - 1] ?? laterWait;
  const limit = Math.min(retriedMilliseconds, linkMilliseconds[mail.template] ?? retriedMilliseconds);
  return now.getTime() + wait - mail.createdAt.getTime() > limit ? null : wait;
}
