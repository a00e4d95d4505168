import { hourMilliseconds } from '@sefira/platform/time/durations';

const minuteMilliseconds = 60_000;

/** Waits after the first attempts; later ones are a quarter of an hour apart. */
const firstWaits = [5000, 20_000, minuteMilliseconds, 5 * minuteMilliseconds];
const laterWait = 15 * minuteMilliseconds;
/** As long as an outage of a mail server may last. */
const retriedMilliseconds = 48 * hourMilliseconds;

/**
 * Milliseconds until the next attempt of a mail that was attempted `attempts` times (1 or more); null when it is given up,
 * 48 hours after it was requested.
 */
export function waitForAttempt(attempts: number, requestedAt: Date, now: Date): number | null {
  const wait = firstWaits[attempts - 1] ?? laterWait;
  return now.getTime() + wait - requestedAt.getTime() > retriedMilliseconds ? null : wait;
}
