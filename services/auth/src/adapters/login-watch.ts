import { setInterval } from 'node:timers';
import type { RedisConnection } from '@sefira/platform/redis/redis';
import type { Logger } from '@sefira/platform/telemetry/logger';
import type { Metrics } from '@sefira/platform/telemetry/metrics';
import type { Clock } from '@sefira/platform/time/clock';

/** `refused`: by a limit, before the password was checked. */
export type LoginOutcome = 'right' | 'wrong' | 'refused';

export interface Tally {
  readonly tries: number;
  readonly failures: number;
}

/**
 * Counts failed logins over all accounts, addresses and replicas. Limits by account and network do not detect credential
 * stuffing from many addresses (docs/decisions/0013-guessing-limits-and-proof-of-work.md).
 */
export interface LoginWatch extends AsyncDisposable {
  note(outcome: LoginOutcome): void;
  /** Starts to compare the counts; calls `onFailing` at most once in a quarter of an hour. */
  start(onFailing: (failing: FailingLogins) => Promise<void>): void;
}

export interface FailingLogins extends Tally {
  readonly withinSeconds: number;
}

export interface LoginWatchOptions {
  readonly redis: RedisConnection;
  readonly metrics: Metrics;
  readonly logger: Logger;
  readonly clock: Clock;
}

const intervalMilliseconds = 1000;
const windowSeconds = 60;
const silenceSeconds = 900;
/** Fewer attempts are not significant. */
const minimumAttempts = 50;
/** Mistyped passwords are a tenth to a fifth of all logins. */
const alarmingShare = 0.5;

const nothing: Tally = { tries: 0, failures: 0 };
const sumOf = (one: Tally, other: Tally): Tally => ({
  tries: one.tries + other.tries,
  failures: one.failures + other.failures,
});
// One hash tag, so that all keys are in one slot of a Redis cluster.
const keyOf = (part: string | number) => `{sefira:logins}:${part}`;

export function createLoginWatch({ redis, metrics, logger, clock }: LoginWatchOptions): LoginWatch {
  const logins = metrics.addCounter({
    name: 'sefira_logins_total',
    help: 'Logins by password, by outcome (right, wrong, refused).',
    labelNames: ['outcome'],
  });
  for (const outcome of ['right', 'wrong', 'refused']) logins.inc({ outcome }, 0);
  let fresh = nothing;
  let running: Promise<void> = Promise.resolve();

  /** Adds the own count to that of all replicas. @returns the sum of this window and the one before */
  async function share(own: Tally, window: number): Promise<Tally> {
    const key = keyOf(window);
    const [tries, failures, before] = await Promise.all([
      redis.hincrby(key, 'tries', own.tries),
      redis.hincrby(key, 'failures', own.failures),
      redis.hmget(keyOf(window - 1), 'tries', 'failures'),
      redis.expire(key, 3 * windowSeconds),
    ]);
    return sumOf({ tries, failures }, { tries: Number(before[0] ?? 0), failures: Number(before[1] ?? 0) });
  }

  async function check(onFailing: (failing: FailingLogins) => Promise<void>): Promise<void> {
    if (fresh.tries === 0) return;
    const own = fresh;
    fresh = nothing;
    const tally = await share(own, Math.floor(clock().getTime() / 1000 / windowSeconds));
    if (tally.tries < minimumAttempts || tally.failures < tally.tries * alarmingShare) return;
    if ((await redis.set(keyOf('raised'), '1', 'EX', silenceSeconds, 'NX')) === null) return;
    logger.warn({ ...tally }, 'logins fail over all accounts');
    await onFailing({ ...tally, withinSeconds: 2 * windowSeconds }).catch(async (error: unknown) => {
      await redis.del(keyOf('raised'));
      throw error;
    });
  }

  let timer: NodeJS.Timeout | undefined;

  return {
    note(outcome) {
      logins.inc({ outcome });
      fresh = sumOf(fresh, { tries: 1, failures: outcome === 'right' ? 0 : 1 });
    },
    start(onFailing) {
      timer = setInterval(() => {
        running = running
          .then(() => check(onFailing))
          .catch((error: unknown) => {
            // The metric still counts, and with it the alert of the dashboards.
            logger.warn({ reason: String(error) }, 'logins of all replicas could not be counted');
          });
      }, intervalMilliseconds);
      timer.unref();
    },
    async [Symbol.asyncDispose]() {
      clearInterval(timer);
      await running;
    },
  };
}
