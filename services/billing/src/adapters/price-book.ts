import { DomainError } from '@sefira/platform/http/domain-error';
import type { CatalogueVersion } from '../data/catalogue/items.ts';
import type { OfferVersion } from '../data/catalogue/offers.ts';
import type { PriceVersion } from '../data/catalogue/prices.ts';

/** Current versions by code, cached for one second; a change counts in every process within two seconds. */
export interface VersionBook<Row> {
  all(now: Date): Promise<ReadonlyMap<string, Row>>;
  /** @throws DomainError NOT_FOUND when nothing has this code */
  find(code: string, now: Date): Promise<Row>;
  /** Drops the cached versions. */
  invalidate(): void;
}

export type PriceBook = VersionBook<PriceVersion>;
export type ItemBook = VersionBook<CatalogueVersion>;
/** By plan. */
export type OfferBook = VersionBook<OfferVersion>;

const cacheMilliseconds = 1000;

export function createVersionBook<Row>(read: VersionBook<Row>['all']): VersionBook<Row> {
  let cached: { readonly rows: Promise<ReadonlyMap<string, Row>>; readonly until: number } | undefined;
  const invalidate = () => {
    cached = undefined;
  };

  function all(now: Date): Promise<ReadonlyMap<string, Row>> {
    const ticks = performance.now();
    if (cached && cached.until > ticks) return cached.rows;
    const rows = read(now);
    rows.catch(invalidate);
    cached = { rows, until: ticks + cacheMilliseconds };
    return rows;
  }

  return {
    all,
    invalidate,
    async find(code, now) {
      const row = (await all(now)).get(code);
      if (!row) throw new DomainError('NOT_FOUND');
      return row;
    },
  };
}
