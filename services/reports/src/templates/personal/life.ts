import type { NumerologyMap, Period } from '@sefira/numerology/map-result';
import { inRows, list } from '../parts/dates.ts';

export interface LifePeriods {
  readonly periods: NumerologyMap['periodos'];
  readonly birthYear: number;
  readonly age: number;
}

/** The periods as the drawing of the life line takes them. */
export function timelineOf({ periods: all, birthYear, age }: LifePeriods) {
  const track = (name: string, unit: string, periods: readonly Period[]) => ({
    name,
    unit,
    periods: periods.map(({ number, fromAge, toAge }) => ({ number, fromAge, ...(toAge === null ? {} : { toAge }) })),
  });
  return {
    birthYear,
    age,
    tracks: [
      track('Ciclos de vida', 'ciclo', all.ciclos),
      track('Momentos decisivos', 'momento', all.momentos),
      track('Desafios', 'desafio', all.desafios),
    ],
  };
}

type Span = Pick<Period, 'fromYear' | 'toYear'>;

/** `1986–2013`, `2013 em diante`. */
export function spanOf({ fromYear, toYear }: Span): string {
  return toYear === null ? `${fromYear} em diante` : `${fromYear}–${toYear}`;
}

const counts = ['', '', 'dois', 'três', 'quatro'] as const;

/** Spans of several periods: `1986–2013 e 2040 em diante`; of those in a row, `2030 em diante, em dois momentos`. */
export function spansOf(periods: readonly Span[], units: string): string {
  const rows = inRows(periods, (next, one) => next.fromYear === one.toYear);
  const spans = rows.map((row) => {
    const span = spanOf({ fromYear: row[0]?.fromYear ?? 0, toYear: row.at(-1)?.toYear ?? null });
    return row.length === 1 ? span : `${span}, em ${counts[row.length] ?? row.length} ${units}`;
  });
  return list(spans);
}
