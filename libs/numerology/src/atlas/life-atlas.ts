import {
  ageOn,
  birthdayAt,
  type CalendarDate,
  earlierOf,
  formatDate,
  laterOf,
  parseDate,
} from '../calendar/calendar.ts';
import { personalYearOf, startOfPersonalYear } from '../calendar/personal-time.ts';
import { computeMap } from '../map.ts';
import type { MapInput, NumerologyMap, Period, TriangleName } from '../map-result.ts';
import { ruleSetFor } from '../rules/registry.ts';
import type { RuleSet } from '../rules/rule-set.ts';
import { itemAt } from '../tables/lookup.ts';
import { arcanoPeriods } from '../triangles.ts';

export const triangleTracks = ['vida', 'pessoal', 'social', 'destino'] as const satisfies readonly TriangleName[];
export const atlasTrackIds = [...triangleTracks, 'ciclos', 'momentos', 'desafios', 'anos'] as const;
export type AtlasTrackId = (typeof atlasTrackIds)[number];
export type AtlasTense = 'past' | 'present' | 'future';

/** A stretch of one track. */
export interface AtlasSegment {
  /** 0-based position in its track. */
  readonly index: number;
  readonly number: number;
  /** `YYYY-MM-DD` */
  readonly fromDate: string;
  /** Exclusive: the first day of the next segment, or the end of the line. */
  readonly toDate: string;
  /** Completed years on the first day, and on the first day after it. */
  readonly fromAge: number;
  readonly toAge: number;
  /** True for the last arcano or period, held for the rest of life. */
  readonly isOpen: boolean;
  readonly tense: AtlasTense;
}

export interface AtlasTrack {
  readonly id: AtlasTrackId;
  readonly segments: readonly AtlasSegment[];
}

export interface LifeAtlas {
  readonly map: NumerologyMap;
  readonly birthDate: string;
  readonly referenceDate: string;
  /** Exclusive end of the line. */
  readonly endDate: string;
  /** Last age on the line, in completed years. */
  readonly lastAge: number;
  readonly tracks: readonly AtlasTrack[];
}

/** Last age that every line shows; a longer life is shown to the current age. */
const lineAge = 99;

interface Stretch {
  readonly number: number;
  readonly fromDate: string;
  readonly isOpen: boolean;
}

interface Line {
  readonly birth: CalendarDate;
  readonly referenceDate: string;
  readonly endDate: string;
}

/** Stretches in order as segments that fill the line without gap or overlap. */
function segmentsOf(stretches: readonly Stretch[], { birth, referenceDate, endDate }: Line): AtlasSegment[] {
  return stretches
    .filter(({ fromDate }) => fromDate < endDate)
    .map(({ number, fromDate, isOpen }, index) => {
      const toDate = earlierOf(stretches[index + 1]?.fromDate ?? endDate, endDate);
      return {
        index,
        number,
        fromDate,
        toDate,
        fromAge: ageOn(birth, parseDate(fromDate, 'fromDate')),
        toAge: ageOn(birth, parseDate(toDate, 'toDate')),
        isOpen,
        tense: toDate <= referenceDate ? 'past' : fromDate <= referenceDate ? 'present' : 'future',
      };
    });
}

function arcanoStretches({ triangulos }: NumerologyMap, name: TriangleName, birth: CalendarDate, span: number) {
  const { arcanos } = triangulos[name];
  return arcanoPeriods(birth, arcanos.length, span).map(({ index, fromDate, toDate }) => ({
    number: itemAt(arcanos, index),
    fromDate,
    isOpen: toDate === null,
  }));
}

function periodStretches(periods: readonly Period[]): Stretch[] {
  return periods.map(({ number, fromDate, toDate }) => ({ number, fromDate, isOpen: toDate === null }));
}

function yearStretches(birth: CalendarDate, lastAge: number, rules: RuleSet): Stretch[] {
  const birthDate = formatDate(birth);
  // A year that turns in January ends before the last birthday year does.
  const count = rules.anoPessoal.turns === 'january' ? lastAge + 2 : lastAge + 1;
  return Array.from({ length: count }, (_, offset) => {
    const start = formatDate(startOfPersonalYear(birth, birth.year + offset, rules));
    return {
      number: personalYearOf(birth, birth.year + offset, rules),
      fromDate: laterOf(start, birthDate),
      isOpen: false,
    };
  });
}

/**
 * A whole life on one line, from the birth to the end of the 99th year: the arcana of the four triangles where the school has
 * them, cycles, moments, challenges and personal years (docs/decisions/0074-life-atlas-and-year-book.md).
 * @throws NumerologyError as `computeMap`
 */
export function lifeAtlas(input: MapInput): LifeAtlas {
  const map = computeMap(input);
  const rules = ruleSetFor(input.system);
  const birth = parseDate(map.birthDate, 'birthDate');
  const lastAge = Math.max(lineAge, map.idade);
  const endDate = formatDate(birthdayAt(birth, lastAge + 1));
  const line = { birth, referenceDate: map.referenceDate, endDate };
  const track = (id: AtlasTrackId, stretches: readonly Stretch[]) => ({ id, segments: segmentsOf(stretches, line) });
  const triangles = map.secoes.includes('triangulos') && map.triangulos.vida.arcanos.length > 0 ? triangleTracks : [];
  return {
    map,
    birthDate: map.birthDate,
    referenceDate: map.referenceDate,
    endDate,
    lastAge,
    tracks: [
      ...triangles.map((name) => track(name, arcanoStretches(map, name, birth, rules.arcanos.span))),
      track('ciclos', periodStretches(map.periodos.ciclos)),
      track('momentos', periodStretches(map.periodos.momentos)),
      track('desafios', periodStretches(map.periodos.desafios)),
      track('anos', yearStretches(birth, lastAge, rules)),
    ],
  };
}
