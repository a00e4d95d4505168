import anoDoCasal from '../../../texts/relations/anoDoCasal.json' with { type: 'json' };
import { childYear } from '../../letter/child-letters.ts';
import type { NumerologyMap } from '../../map-result.ts';
import type { RelationKind } from '../../relation/relation-kinds.ts';
import { yearBandOf } from '../book/life-line.ts';
import type { YearAreaText } from '../book-schema.ts';
import { interpretYearAreas } from '../personal-time.ts';
import { type TextTable, textOf } from '../text-of.ts';

const coupleYears: TextTable<string[]> = anoDoCasal;

/** A couple has texts of its own: those on love speak to people without a partner too. */
const areas: Readonly<Record<Exclude<RelationKind, 'couple'>, keyof YearAreaText>> = {
  parentAndChild: 'home',
  siblings: 'home',
  friends: 'home',
  partners: 'money',
  leaderAndTeam: 'work',
};

/** The personal year of one person of a relation, in the area that it lives in; `choose` picks among several texts. */
export function interpretYearInRelation(
  kind: RelationKind,
  { anoPessoal, idade }: Pick<NumerologyMap, 'anoPessoal' | 'idade'>,
  choose: (texts: readonly string[]) => string,
): string {
  const band = yearBandOf(idade);
  if (band === 'child') return childYear({ anoPessoal });
  if (kind === 'couple') return choose(textOf('relations/anoDoCasal', coupleYears, anoPessoal));
  return interpretYearAreas(anoPessoal, band, choose)[areas[kind]];
}
