import type { CompanyNameFit, OpeningDay } from '../block-results.ts';
import { type CalendarDate, parseDate, toDayNumber } from '../calendar/calendar.ts';
import { type OpeningSearch, openingDays } from '../calendar/opening-days.ts';
import { destinyRelation } from '../harmony.ts';
import type { NumerologyMap } from '../map-result.ts';
import { reduce } from '../reduction.ts';
import { destinyScore, meanScore } from '../scores.ts';
import { companyPercentages, sectorFitOf } from './company-percentages.ts';

export interface NameComparison extends Omit<OpeningSearch, 'companyNumber'> {
  /** Of the company's name first, then of the other names; all under the foundation date. */
  maps: readonly NumerologyMap[];
  /** Destinos of the people who direct it. */
  founders: readonly { name: string | null; destino: number }[];
  isFounded: boolean;
}

/**
 * Names of one company side by side. The fit of a name is the rounded mean of S(founding, name), its sector fit and S of
 * each founder's Destino (docs/numerology.md section 8); of equals the one with more potential is best.
 */
export function compareCompanyNames(comparison: NameComparison): CompanyNameFit[] {
  const compared = comparison.maps.map((map) => fitOf(map, comparison));
  const [best] = compared.toSorted(
    (one, other) => other.fit - one.fit || other.successPotential - one.successPotential,
  );
  return compared.map((name) => ({ ...name, isBest: name === best }));
}

function fitOf(map: NumerologyMap, { founders, isFounded, maps: _, ...opening }: NameComparison) {
  const { expressao: companyNumber, destino: foundingNumber, anoPessoal: personalYear } = map;
  const { sector, owner, rules } = opening;
  const { masters } = rules.sums;
  const numeroPoderoso = reduce(companyNumber + foundingNumber, masters);
  const ownerNumber = owner?.number ?? null;
  const percentages = companyPercentages({
    companyNumber,
    foundingNumber,
    numeroPoderoso,
    ownerNumber,
    personalYear,
    sector,
    masters,
  });
  const sectorFit = sectorFitOf(sector, [companyNumber, numeroPoderoso]);
  const withFounders = founders.map(({ name, destino }) => ({
    name,
    relation: destinyRelation(destino, companyNumber),
  }));
  const opened = isFounded ? null : bestOpening(openingDays({ ...opening, companyNumber }), opening.planned);
  return {
    name: map.name,
    companyNumber,
    motivacao: map.motivacao,
    impressao: map.impressao,
    numeroPoderoso,
    lacks: map.licoesCarmicas,
    sectorFit,
    withFoundation: map.harmoniaNomeNascimento,
    withFounders,
    successPotential: percentages.successPotential,
    fit: meanScore([
      destinyScore(foundingNumber, companyNumber),
      sectorFit,
      ...founders.map(({ destino }) => destinyScore(destino, companyNumber)),
    ]),
    openingDay: opened?.date ?? null,
  };
}

/** Of the best days the one nearest to the planned one. */
function bestOpening(days: readonly OpeningDay[], planned: CalendarDate): OpeningDay | null {
  const distance = ({ date }: OpeningDay) =>
    Math.abs(toDayNumber(parseDate(date, 'openingDay')) - toDayNumber(planned));
  const [best = null] = days.toSorted(
    (one, other) => other.successPotential - one.successPotential || distance(one) - distance(other),
  );
  return best;
}
