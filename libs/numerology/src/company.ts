import type { CompanyResult } from './block-results.ts';
import { type CalendarDate, compareDates, parseDate } from './calendar/calendar.ts';
import { favourableDatesFrom } from './calendar/favourable-days.ts';
import { openingDays, parseFoundation } from './calendar/opening-days.ts';
import { parseBirth } from './calendar/personal-time.ts';
import { compareCompanyNames } from './company/company-names.ts';
import { companyPercentages } from './company/company-percentages.ts';
import { destinyOf } from './date-numbers.ts';
import { destinyRelation } from './harmony.ts';
import { computeMap } from './map.ts';
import type { NumerologyMap } from './map-result.ts';
import { renamingFields } from './people.ts';
import { reduce, toDigit } from './reduction.ts';
import { ruleSetFor } from './rules/registry.ts';
import type { System } from './rules/rule-set.ts';
import { sectorNumbers } from './tables/sectors.ts';

/** `bestDays` look at the reference date, or a later foundation, and the days after it, this many in all. */
export const bestDaysSpan = 90;

export interface CompanyInput {
  companyName: string;
  /** Nome fantasia, when it differs from the registered name. */
  tradeName?: string;
  /** `YYYY-MM-DD`, past or up to two years ahead */
  foundationDate: string;
  /** One of `BUSINESS_TYPES`. */
  businessType?: string;
  owner?: { name?: string; birthDate: string };
  /** Others who direct it with the owner. */
  partners?: readonly { name: string; birthDate: string }[];
  /** Names to compare with that of the company. */
  otherNames?: readonly string[];
  referenceDate: string;
  system?: System;
}

interface Owner {
  number: number;
  birth: CalendarDate;
  map: NumerologyMap | null;
}

function ownerOf(input: CompanyInput): Owner | null {
  const { owner, referenceDate, system } = input;
  if (!owner) return null;
  const { name, birthDate } = owner;
  return renamingFields({ name: 'owner.name', birthDate: 'owner.birthDate' }, () => {
    const birth = parseBirth(birthDate, parseDate(referenceDate, 'referenceDate'));
    if (name === undefined) return { number: destinyOf(birth, ruleSetFor(system)).value, birth, map: null };
    const map = computeMap({ name, birthDate, referenceDate, ...(system && { system }) });
    return { number: map.destino, birth, map };
  });
}

/** The partners without the owner, who may have been typed again. */
function partnersOf({ owner, partners = [], referenceDate, system }: CompanyInput): NumerologyMap[] {
  return partners
    .map((partner, index) =>
      renamingFields({ name: `partners.${index}.name`, birthDate: `partners.${index}.birthDate` }, () =>
        computeMap({ ...partner, referenceDate, ...(system && { system }) }),
      ),
    )
    .filter(({ name, birthDate }) => name !== owner?.name || birthDate !== owner.birthDate);
}

function foundersOf(owner: Owner | null, partners: readonly NumerologyMap[]) {
  const others = partners.map(({ name, destino }) => ({ name, destino }));
  return owner ? [{ name: owner.map?.name ?? null, destino: owner.number }, ...others] : others;
}

/**
 * Company analysis (docs/numerology.md 2.22, section 8): the map of the company's name and foundation date, its owner, its sector.
 * Before its foundation a company is read as of that day.
 * @throws NumerologyError as `computeMap` with the fields `companyName`, `tradeName`, `foundationDate`, `owner.name`,
 *   `owner.birthDate`, `partners.N`, `otherNames.N`; UNKNOWN_BUSINESS_TYPE
 */
export function analyzeCompany(input: CompanyInput): CompanyResult {
  const { companyName, tradeName, foundationDate, businessType, referenceDate, system } = input;
  const reference = parseDate(referenceDate, 'referenceDate');
  const foundation = parseFoundation(foundationDate, reference);
  const isFounded = compareDates(foundation, reference) <= 0;
  const readOn = isFounded ? referenceDate : foundationDate;
  const options = { birthDate: foundationDate, referenceDate: readOn, ...(system && { system }) };
  const sector = businessType === undefined ? [] : sectorNumbers(businessType);
  const map = renamingFields({ name: 'companyName', birthDate: 'foundationDate' }, () =>
    computeMap({ name: companyName, ...options }),
  );
  const otherMaps = (input.otherNames ?? []).map((name, index) =>
    renamingFields({ name: `otherNames.${index}` }, () => computeMap({ name, ...options })),
  );
  const tradeMap =
    tradeName === undefined
      ? null
      : renamingFields({ name: 'tradeName' }, () => computeMap({ name: tradeName, ...options }));
  const owner = ownerOf(input);
  const partnerMaps = partnersOf(input);
  const companyNumber = map.expressao;
  const foundingNumber = map.destino;
  const rules = ruleSetFor(system);
  const { masters } = rules.sums;
  const numeroPoderoso = reduce(companyNumber + foundingNumber, masters);
  const ownerNumber = owner ? owner.number : null;
  const personalYear = map.anoPessoal;
  const search = { planned: foundation, reference, owner, sector, rules };
  return {
    calculations: { destino: companyNumber, caminhoOrigem: foundingNumber, numeroPoderoso },
    ...companyPercentages({
      companyNumber,
      foundingNumber,
      numeroPoderoso,
      ownerNumber,
      personalYear,
      sector,
      masters,
    }),
    companyNumber,
    foundingNumber,
    ownerNumber,
    sectorNumbers: sector,
    personalYear,
    bestDays: favourableDatesFrom(foundation, isFounded ? reference : foundation, bestDaysSpan),
    isFounded,
    openingDays: isFounded ? [] : openingDays({ ...search, companyNumber }),
    nameWithFoundation: map.harmoniaNomeNascimento,
    nameWithOwner: ownerNumber === null ? null : destinyRelation(ownerNumber, companyNumber),
    brandHarmony: tradeMap && toDigit(companyNumber + tradeMap.expressao),
    ownerAffinity: owner?.map ? toDigit(companyNumber + owner.map.expressao) : null,
    map,
    tradeMap,
    ownerMap: owner?.map ?? null,
    partnerMaps,
    names:
      otherMaps.length === 0
        ? []
        : compareCompanyNames({
            ...search,
            isFounded,
            maps: [map, ...otherMaps],
            founders: foundersOf(owner, partnerMaps),
          }),
  };
}
