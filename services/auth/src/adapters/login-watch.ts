import { setInterval } from 'node:timers';
import type { RedisConnection } from '@sefira/platform/redis/redis';
import type { Logger } from '@sefira/platform/telemetry/logger';
import type { Metrics } from '@sefira/platform/telemetry/metrics';
import type { Clock } from '@sefira/platform/time/clock';

/** `refused`: by a limit, before the password was looked at. */
export type LoginOutcome = 'right' | 'wrong' | 'refused';

export interface Tally {
  readonly tries: number;
  readonly failures: number;
}

/**
 * Watches how many logins fail over all accounts, addresses and replicas: limits by account and network do not see a list of
 * stolen passwords that is tried once each from many places (docs/decisions/0013-guessing-limits-and-proof-of-work.md).
 */
export interface LoginWatch extends AsyncDisposable {
  note(outcome: LoginOutcome): void;
}

export interface LoginWatchOptions {
  readonly redis: RedisConnection;
  readonly metrics: Metrics;
  readonly logger: Logger;
  readonly clock: Clock;
  /** Told once, then not again for a quarter of an hour. */
  readonly raise: (tally: Tally & { readonly withinSeconds: number }) => Promise<void>;
}

const roundMilliseconds = 1000;
const windowSeconds = 60;
const silenceSeconds = 900;
/** Fewer say nothing. */
const leastTries = 50;
/** People who mistype are a tenth to a fifth of all. */
const alarmingShare = 0.5;

const nothing: Tally = { tries: 0, failures: 0 };
const sumOf = (one: Tally, other: Tally): Tally => ({
  tries: one.tries + other.tries,
  failures: one.failures + other.failures,
});
// One slot of a Redis cluster for all.
const keyOf = (part: string | number) => `{sefira:logins}:${part}`;

export function createLoginWatch({ redis, metrics, logger, clock, raise }: LoginWatchOptions): LoginWatch {
  const logins = metrics.addCounter({
    name: 'sefira_logins_total',
    help: 'Logins by password, by outcome (right, wrong, refused).',
    labelNames: ['outcome'],
  });
  for (const outcome of ['right', 'wrong', 'refused']) logins.inc({ outcome }, 0);
  let fresh = nothing;
  let running: Promise<void> = Promise.resolve();

  /** Adds ours to what all replicas counted in this window, and gives it with the window before. */
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

  async function look(): Promise<void> {
    if (fresh.tries === 0) return;
    const own = fresh;
    fresh = nothing;
    const tally = await share(own, Math.floor(clock().getTime() / 1000 / windowSeconds));
    if (tally.tries < leastTries || tally.failures < tally.tries * alarmingShare) return;
    if ((await redis.set(keyOf('raised'), '1', 'EX', silenceSeconds, 'NX')) === null) return;
    logger.warn({ ...tally }, 'logins fail over all accounts');
    await raise({ ...tally, withinSeconds: 2 * windowSeconds }).catch(async (error: unknown) => {
      await redis.del(keyOf('raised'));
      throw error;
    });
  }

  const timer = setInterval(() => {
    running = running.then(look).catch((error: unknown) => {
      // The counter of the metrics goes on, and with it the alert of the dashboards.
      logger.warn({ reason: String(error) }, 'logins of all replicas could not be counted');
    });
  }, roundMilliseconds);
  timer.unref();

  return {
    note(outcome) {
      logins.inc({ outcome });
      fresh = sumOf(fresh, { tries: 1, failures: outcome === 'right' ? 0 : 1 });
    },
    async [Symbol.asyncDispose]() {
      clearInterval(timer);
      await running;
    },
  };
}
