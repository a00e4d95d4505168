import { parseDate } from '../../calendar/calendar.ts';
import type { ArcanoPeriod, NumerologyMap, TriangleName } from '../../map-result.ts';
import { ruleSetFor } from '../../rules/registry.ts';
import { itemAt } from '../../tables/lookup.ts';
import { arcanoPeriods } from '../../triangles.ts';
import { type ArcanoWording, interpretArcanoFor } from '../arcana.ts';
import { type ChoosingNumbers, chooserByNumbers } from '../variants.ts';
import { ageBandOf, isAdolescence, isChildhood, type Tense } from './life-line.ts';

/** An arcano of a triangle with its dates. */
export interface ArcanoReading extends ArcanoPeriod {
  readonly tense: Tense;
  readonly title: string;
  readonly theme: string;
  readonly text: string;
  /** They say the same arcano in other words, for other triangles. */
  readonly otherTexts: readonly string[];
}

type Triangles = Pick<NumerologyMap, 'birthDate' | 'referenceDate' | 'idade' | 'ruleSet' | 'triangulos'> &
  ChoosingNumbers;

/** The wording of an arcano for a reader of an age; undefined for years of an adult that run or are to come. */
export function wordingOf(period: Parameters<typeof isChildhood>[0], age: number): ArcanoWording | undefined {
  if (isChildhood(period, age)) return ageBandOf(age) === 'child' ? 'child' : 'remembered';
  if (period.tense === 'past') return 'lived';
  if (isAdolescence(period, age)) return 'teen';
  return ageBandOf(age) === 'elder' ? 'elder' : undefined;
}

/** All arcana of a triangle in the order of life; empty for a name of one letter. */
export function readArcana(map: Triangles, triangle: TriangleName): ArcanoReading[] {
  const { arcanos, vigente } = map.triangulos[triangle];
  const birth = parseDate(map.birthDate, 'birthDate');
  const current = vigente?.index ?? 0;
  const choose = chooserByNumbers(map);
  return arcanoPeriods(birth, arcanos.length, ruleSetFor(map.ruleSet).arcanos.span).map((period) => {
    const arcano = itemAt(arcanos, period.index);
    const tense = period.index < current ? 'past' : period.index === current ? 'present' : 'future';
    return {
      ...period,
      arcano,
      tense,
      ...interpretArcanoFor(choose, arcano, wordingOf({ ...period, tense }, map.idade)),
    };
  });
}
