import { createHash } from 'node:crypto';
import { DomainError } from '@sefira/platform/http/domain-error';
import type { RedisConnection } from '@sefira/platform/redis/redis';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';

/** Password checks that one account allows in a window, whatever the address (docs/decisions/0013-guessing-limits-and-proof-of-work.md, docs/goals.md S4). */
const triesPerWindow = 10;
const windowSeconds = 900;
/** Each further window in a day that is used up is followed by a longer wait. */
const longestWaitSeconds = 4 * 3600;
const strikesRemembered = 24 * 3600;

/** Who tries: a device that has signed in to this account before is counted apart from everybody else. */
export interface LoginAttempt {
  readonly email: string;
  readonly deviceId: string | null;
}

export interface LoginLimiter {
  /** Takes one try. @throws DomainError RATE_LIMITED */
  take(attempt: LoginAttempt): Promise<void>;
  /** The owner got in: all tries are given back. */
  forgive(attempt: LoginAttempt): Promise<void>;
  /** The account proved itself in another way (password reset): nobody's guesses hold it up any more. */
  clear(email: string): Promise<void>;
  /** Takes one try of the password or code that an open session is asked for again. @throws DomainError RATE_LIMITED */
  takeAgain(accountId: string): Promise<void>;
  forgiveAgain(accountId: string): Promise<void>;
  /** Takes one of the few recovery mails an address may get in an hour; false when they are used up. */
  takeMail(email: string): Promise<boolean>;
}

const hashOf = (value: string) => createHash('sha256').update(value).digest('hex');

/**
 * Limits by account and device; the gateway counts failures by network (`failureLimit` of the contract). Shared by all
 * replicas through Redis; without Redis each process keeps the limits by itself, never unlimited.
 */
export function createLoginLimiter(redis: RedisConnection): LoginLimiter {
  const accounts = growingLimiter(redis, 'sefira:login', triesPerWindow);
  const devices = growingLimiter(redis, 'sefira:login-device', triesPerWindow);
  const again = growingLimiter(redis, 'sefira:login-again', triesPerWindow);
  const mails = new RateLimiterRedis({
    storeClient: redis,
    keyPrefix: 'sefira:recovery-mail',
    points: 3,
    duration: 3600,
    insuranceLimiter: new RateLimiterMemory({ points: 3, duration: 3600 }),
  });
  return {
    async take({ email, deviceId }) {
      if (deviceId !== null) return devices.take(hashOf(deviceId));
      await accounts.take(hashOf(email));
    },
    async forgive({ email, deviceId }) {
      if (deviceId !== null) return devices.clear(hashOf(deviceId));
      await accounts.clear(hashOf(email));
    },
    clear: (email) => accounts.clear(hashOf(email)),
    takeAgain: (accountId) => again.take(hashOf(accountId)),
    forgiveAgain: (accountId) => again.clear(hashOf(accountId)),
    takeMail: (email) =>
      mails.consume(hashOf(email)).then(
        () => true,
        (refusal: unknown) => {
          if (refusal instanceof RateLimiterRes) return false;
          throw refusal;
        },
      ),
  };
}

/** So many tries in a window; whoever uses a window up again within a day waits twice as long each time. */
function growingLimiter(redis: RedisConnection, keyPrefix: string, points: number) {
  const tries = new RateLimiterRedis({
    storeClient: redis,
    keyPrefix,
    points,
    duration: windowSeconds,
    inMemoryBlockOnConsumed: points + 1,
    insuranceLimiter: new RateLimiterMemory({ points, duration: windowSeconds }),
  });
  const strikes = new RateLimiterRedis({
    storeClient: redis,
    keyPrefix: `${keyPrefix}-strikes`,
    points: 1_000_000,
    duration: strikesRemembered,
    insuranceLimiter: new RateLimiterMemory({ points: 1_000_000, duration: strikesRemembered }),
  });

  async function lengthen(key: string): Promise<number | null> {
    const { consumedPoints } = await strikes.penalty(key, 1);
    if (consumedPoints < 2) return null;
    const seconds = Math.min(windowSeconds * 2 ** (consumedPoints - 1), longestWaitSeconds);
    await tries.block(key, seconds);
    return seconds;
  }

  async function take(key: string): Promise<void> {
    try {
      await tries.consume(key);
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      const longer = refusal.consumedPoints === points + 1 ? await lengthen(key) : null;
      throw refused(longer ?? refusal.msBeforeNext / 1000);
    }
  }

  return {
    take,
    async clear(key: string): Promise<void> {
      await Promise.all([tries.delete(key), strikes.delete(key)]);
    },
  };
}

function refused(retryAfterSeconds: number): DomainError {
  return new DomainError('RATE_LIMITED', { retryAfterSeconds });
}
