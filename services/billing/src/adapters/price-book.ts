import { DomainError } from '@sefira/platform/http/domain-error';
import type { CatalogueVersion } from '../data/catalogue-items.ts';
import type { OfferVersion } from '../data/offers.ts';
import type { PriceVersion } from '../data/prices.ts';

/** Versions of now by code, read again after a second at most (a change counts everywhere within two). */
export interface VersionBook<Row> {
  all(now: Date): Promise<ReadonlyMap<string, Row>>;
  /** @throws DomainError NOT_FOUND when nothing has this code */
  find(code: string, now: Date): Promise<Row>;
  /** Reads again at the next question. */
  forget(): void;
}

export type PriceBook = VersionBook<PriceVersion>;
export type ItemBook = VersionBook<CatalogueVersion>;
/** By plan. */
export type OfferBook = VersionBook<OfferVersion>;

const keptMilliseconds = 1000;

export function createVersionBook<Row>(read: VersionBook<Row>['all']): VersionBook<Row> {
  let kept: { readonly rows: Promise<ReadonlyMap<string, Row>>; readonly until: number } | undefined;
  const forget = () => {
    kept = undefined;
  };

  function all(now: Date): Promise<ReadonlyMap<string, Row>> {
    const ticks = performance.now();
    if (kept && kept.until > ticks) return kept.rows;
    const rows = read(now);
    rows.catch(forget);
    kept = { rows, until: ticks + keptMilliseconds };
    return rows;
  }

  return {
    all,
    forget,
    async find(code, now) {
      const row = (await all(now)).get(code);
      if (!row) throw new DomainError('NOT_FOUND');
      return row;
    },
  };
}
