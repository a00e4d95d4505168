import { createHash } from 'node:crypto';
import { DomainError } from '@sefira/platform/http/domain-error';
import type { RedisConnection } from '@sefira/platform/redis/redis';
import { daySeconds } from '@sefira/platform/time/durations';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';

/** Password checks that one account allows in a window, whatever the address (docs/decisions/0013-guessing-limits-and-proof-of-work.md, docs/goals.md S4). */
const attemptsPerWindow = 10;
const windowSeconds = 900;
/** Each further exhausted window within a day doubles the wait, up to this. */
const longestWaitSeconds = 4 * 3600;
const strikesRemembered = daySeconds;

/** An attempt; a device that signed in to this account before has a limit of its own. */
export interface LoginAttempt {
  readonly email: string;
  readonly deviceId: string | null;
}

export interface LoginLimiter {
  /** Consumes one attempt. @throws DomainError RATE_LIMITED */
  consume(attempt: LoginAttempt): Promise<void>;
  /** Resets the limit of an attempt that succeeded. */
  reset(attempt: LoginAttempt): Promise<void>;
  /** Resets the account's limit after a proof of another kind (second factor, password reset). */
  resetEmail(email: string): Promise<void>;
  /** Consumes one confirmation by password or code within an open session. @throws DomainError RATE_LIMITED */
  consumeConfirmation(accountId: string): Promise<void>;
  resetConfirmation(accountId: string): Promise<void>;
  /** Consumes one of the recovery mails that an address may receive in an hour; false when none is left. */
  consumeMail(email: string): Promise<boolean>;
}

const hashOf = (value: string) => createHash('sha256').update(value).digest('hex');

/**
 * Limits by account and device; the gateway counts failures by network (`failureLimit` of the contract). Redis shares them
 * between replicas; without Redis each process limits by itself.
 */
export function createLoginLimiter(redis: RedisConnection): LoginLimiter {
  const accounts = growingLimiter(redis, 'sefira:login', attemptsPerWindow);
  const devices = growingLimiter(redis, 'sefira:login-device', attemptsPerWindow);
  const confirmations = growingLimiter(redis, 'sefira:login-again', attemptsPerWindow);
  const mails = new RateLimiterRedis({
    storeClient: redis,
    keyPrefix: 'sefira:recovery-mail',
    points: 3,
    duration: 3600,
    insuranceLimiter: new RateLimiterMemory({ points: 3, duration: 3600 }),
  });
  return {
    consume: ({ email, deviceId }) =>
      deviceId === null ? accounts.consume(hashOf(email)) : devices.consume(hashOf(deviceId)),
    reset: ({ email, deviceId }) =>
      deviceId === null ? accounts.reset(hashOf(email)) : devices.reset(hashOf(deviceId)),
    resetEmail: (email) => accounts.reset(hashOf(email)),
    consumeConfirmation: (accountId) => confirmations.consume(hashOf(accountId)),
    resetConfirmation: (accountId) => confirmations.reset(hashOf(accountId)),
    consumeMail: (email) =>
      mails.consume(hashOf(email)).then(
        () => true,
        (refusal: unknown) => {
          if (refusal instanceof RateLimiterRes) return false;
          throw refusal;
        },
      ),
  };
}

/** A limit per window; each further exhausted window within a day doubles the wait. */
function growingLimiter(redis: RedisConnection, keyPrefix: string, points: number) {
  const attempts = new RateLimiterRedis({
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
    await attempts.block(key, seconds);
    return seconds;
  }

  async function consume(key: string): Promise<void> {
    try {
      await attempts.consume(key);
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      const longer = refusal.consumedPoints === points + 1 ? await lengthen(key) : null;
      throw refused(longer ?? refusal.msBeforeNext / 1000);
    }
  }

  return {
    consume,
    async reset(key: string): Promise<void> {
      await Promise.all([attempts.delete(key), strikes.delete(key)]);
    },
  };
}

function refused(retryAfterSeconds: number): DomainError {
  return new DomainError('RATE_LIMITED', { retryAfterSeconds });
}
