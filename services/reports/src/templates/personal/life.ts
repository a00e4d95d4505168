import type { NumerologyMap, Period } from '@sefira/numerology/map-result';

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

/** `1986–2013`, `2013 em diante`. */
export function spanOf({ fromYear, toYear }: Period): string {
  return toYear === null ? `${fromYear} em diante` : `${fromYear}–${toYear}`;
}
