import anoDoCasal from '../../../texts/relations/anoDoCasal.json' with { type: 'json' };
import anoDosPais from '../../../texts/relations/anoDosPais.json' with { type: 'json' };
import anoDosSocios from '../../../texts/relations/anoDosSocios.json' with { type: 'json' };
import { childYear } from '../../letter/child-letters.ts';
import type { NumerologyMap } from '../../map-result.ts';
import type { RelationKind } from '../../relation/relation-kinds.ts';
import { yearBandOf } from '../book/life-line.ts';
import type { YearAreaText } from '../book-schema.ts';
import { interpretYear, interpretYearAreas } from '../personal-time.ts';
import { companyYearTitle } from '../recommend-business.ts';
import { type TextTable, textOf } from '../text-of.ts';

const coupleYears: TextTable<string[]> = anoDoCasal;
const parentYears: TextTable<string[]> = anoDosPais;
const partnerYears: TextTable<{ points: string[]; texts: string[] }> = anoDosSocios;

/**
 * A couple has texts of its own, since those on love speak to people without a partner too; partners have theirs, since
 * those on money speak of the household's. So has an adult who raises a person under 18: those on a home speak to people
 * who live alone too.
 */
const areas: Readonly<Record<Exclude<RelationKind, 'couple' | 'partners'>, keyof YearAreaText>> = {
  parentAndChild: 'home',
  siblings: 'home',
  friends: 'home',
  leaderAndTeam: 'work',
};

/** The year of a person, and whether this person is the parent of one under 18 in the relation. */
type YearOfPerson = Pick<NumerologyMap, 'anoPessoal' | 'idade'> & { readonly raisesMinor?: boolean };

/** The personal year of one person of a relation, in the area that it lives in; `choose` picks among several texts. */
export function interpretYearInRelation(
  kind: RelationKind,
  { anoPessoal, idade, raisesMinor = false }: YearOfPerson,
  choose: (texts: readonly string[]) => string,
): string {
  const band = yearBandOf(idade);
  if (band === 'child') return childYear({ anoPessoal });
  if (kind === 'couple') return choose(textOf('relations/anoDoCasal', coupleYears, anoPessoal));
  if (kind === 'partners') return choose(textOf('relations/anoDosSocios', partnerYears, anoPessoal).texts);
  if (raisesMinor) return choose(textOf('relations/anoDosPais', parentYears, anoPessoal));
  return interpretYearAreas(anoPessoal, band, choose)[areas[kind]];
}

/** Title of a personal year in a kind of relation, and what it is good for. */
export function yearPointsInRelation(
  kind: RelationKind,
  anoPessoal: number,
): { readonly title: string; readonly points: readonly string[] } {
  if (kind === 'partners') {
    const { points } = textOf('relations/anoDosSocios', partnerYears, anoPessoal);
    return { title: companyYearTitle(anoPessoal), points };
  }
  const { phase, opportunities } = interpretYear(anoPessoal);
  return { title: phase, points: opportunities };
}
