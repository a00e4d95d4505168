import type { Identity } from '@sefira/contracts/shared/identity';
import { costOf, expensiveFrom, type RouteShape } from '@sefira/contracts/shared/route';
import type { LiveConfiguration } from '@sefira/platform/configuration/live-configuration';
import { DomainError } from '@sefira/platform/http/domain-error';
import type { RedisConnection } from '@sefira/platform/redis/redis';
import { RateLimiterRes } from 'rate-limiter-flexible';
import { createSharedLimiters } from './shared-limiters.ts';

/** The caller of expensive work: a person with all their sessions, or an address without a session. */
export interface WorkCaller {
  readonly identity: Pick<Identity, 'subject' | 'role'>;
  readonly address: string;
}

export interface WorkLimiter {
  /**
   * Admits a call of a cost above 1 and counts it as running.
   * @returns a function that ends the call, to be run once
   * @throws DomainError CONCURRENCY_LIMITED, RATE_LIMITED
   */
  begin(route: RouteShape, caller: WorkCaller, bodyBytes: number): Promise<() => void>;
}

export interface WorkLimits {
  /** Cost of one person's expensive calls under way at once, in each gateway; a guest has half of it. */
  readonly concurrent: number;
}

const windowSeconds = 60;
/** A running call ends within seconds; its duration is not known in advance. */
const concurrencyRetrySeconds = 2;
const nothingToEnd = () => undefined;

/**
 * Limits work by its cost, so that no person takes more than a share of the processors (docs/decisions/0030-secrets-and-personal-data-at-rest.md): in a minute as much
 * cost as ordinary calls are allowed, in a budget of its own so that a refusal leaves the screens usable, and expensive
 * calls of a limited cost at once, so that no guest fills every place of the PDF workers. API keys have the limits of their plan instead of the budget.
 */
export function createWorkLimiter(
  redis: RedisConnection,
  configuration: Pick<LiveConfiguration, 'get'>,
  { concurrent }: WorkLimits,
): WorkLimiter {
  const underWay = new Map<string, number>();
  const limiter = createSharedLimiters(redis);

  function end(person: string, cost: number): void {
    const remaining = (underWay.get(person) ?? 0) - cost;
    if (remaining > 0) underWay.set(person, remaining);
    else underWay.delete(person);
  }

  /** One call alone is always admitted. */
  function enter(person: string, cost: number, limit: number): void {
    const before = underWay.get(person) ?? 0;
    if (before > 0 && before + cost > limit) {
      throw new DomainError('CONCURRENCY_LIMITED', { retryAfterSeconds: concurrencyRetrySeconds });
    }
    underWay.set(person, before + cost);
  }

  async function spend(person: string, cost: number, isGuest: boolean): Promise<void> {
    const points = configuration.get(isGuest ? 'guest_rate_limit_per_minute' : 'rate_limit_per_minute');
    try {
      // A budget smaller than one call still admits that call once in a window.
      await limiter('work', points, windowSeconds).consume(person, Math.min(cost, points));
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error;
      const retryAfterSeconds = Math.max(1, Math.ceil(error.msBeforeNext / 1000));
      const wait = retryAfterSeconds === 1 ? '1 segundo' : `${retryAfterSeconds} segundos`;
      throw new DomainError('RATE_LIMITED', {
        message: `Você fez muitos pedidos demorados em um minuto. Tente de novo em ${wait}.`,
        retryAfterSeconds,
      });
    }
  }

  return {
    async begin(route, { identity, address }, bodyBytes) {
      const cost = costOf(route, bodyBytes);
      if (cost <= 1) return nothingToEnd;
      const person = identity.subject ?? address;
      const isGuest = identity.role === 'guest';
      const isExpensive = cost >= expensiveFrom;
      if (isExpensive) enter(person, cost, isGuest ? concurrent / 2 : concurrent);
      try {
        if (identity.role !== 'key') await spend(person, cost, isGuest);
      } catch (error) {
        if (isExpensive) end(person, cost);
        throw error;
      }
      return isExpensive ? () => end(person, cost) : nothingToEnd;
    },
  };
}
