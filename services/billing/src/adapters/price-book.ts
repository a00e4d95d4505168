import { DomainError } from '@sefira/platform/domain-error';
import type { PriceVersion } from '../data/prices.ts';

/** The prices of now, read again after a second at most (a change counts everywhere within two). */
export interface PriceBook {
  all(now: Date): Promise<ReadonlyMap<string, PriceVersion>>;
  /** @throws DomainError NOT_FOUND when nothing has this code */
  find(code: string, now: Date): Promise<PriceVersion>;
}

const keptMilliseconds = 1000;

export function createPriceBook(read: PriceBook['all']): PriceBook {
  let kept: { readonly prices: Promise<ReadonlyMap<string, PriceVersion>>; readonly until: number } | undefined;

  function all(now: Date): Promise<ReadonlyMap<string, PriceVersion>> {
    const ticks = performance.now();
    if (kept && kept.until > ticks) return kept.prices;
    const prices = read(now);
    prices.catch(() => {
      kept = undefined;
    });
    kept = { prices, until: ticks + keptMilliseconds };
    return prices;
  }

  return {
    all,
    async find(code, now) {
      const price = (await all(now)).get(code);
      if (!price) throw new DomainError('NOT_FOUND');
      return price;
    },
  };
}
