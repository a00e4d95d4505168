import type { CompanyResult } from './block-results.ts';
import { parseDate } from './calendar/calendar.ts';
import { favourableDatesFrom } from './calendar/favourable-days.ts';
import { parseBirth } from './calendar/personal-time.ts';
import { companyPercentages } from './company-percentages.ts';
import { destinyOf } from './date-numbers.ts';
import { destinyRelation } from './harmony.ts';
import { computeMap } from './map.ts';
import type { NumerologyMap } from './map-result.ts';
import { renamingFields } from './people.ts';
import { reduce, toDigit } from './reduction.ts';
import { ruleSetFor } from './rules/registry.ts';
import type { System } from './rules/rule-set.ts';
import { sectorNumbers } from './tables/sectors.ts';

/** `bestDays` look at the reference date and the days after it, this many in all. */
export const bestDaysSpan = 90;

export interface CompanyInput {
  companyName: string;
  /** Nome fantasia, when it differs from the registered name. */
  tradeName?: string;
  /** `YYYY-MM-DD` */
  foundationDate: string;
  /** One of `BUSINESS_TYPES`. */
  businessType?: string;
  owner?: { name?: string; birthDate: string };
  referenceDate: string;
  system?: System;
}

interface Owner {
  number: number;
  map: NumerologyMap | null;
}

function ownerOf(input: CompanyInput): Owner | null {
  const { owner, referenceDate, system } = input;
  if (!owner) return null;
  const { name, birthDate } = owner;
  return renamingFields({ name: 'owner.name', birthDate: 'owner.birthDate' }, () => {
    if (name === undefined) {
      const birth = parseBirth(birthDate, parseDate(referenceDate, 'referenceDate'));
      return { number: destinyOf(birth, ruleSetFor(system)).value, map: null };
    }
    const map = computeMap({ name, birthDate, referenceDate, ...(system && { system }) });
    return { number: map.destino, map };
  });
}

/**
 * Company analysis (docs/numerology.md 2.22, section 8): the map of the company's name and foundation date, its owner, its sector.
 * @throws NumerologyError as `computeMap` with the fields `companyName`, `tradeName`, `foundationDate`, `owner.name`,
 *   `owner.birthDate`; UNKNOWN_BUSINESS_TYPE
 */
export function analyzeCompany(input: CompanyInput): CompanyResult {
  const { companyName, tradeName, foundationDate, businessType, referenceDate, system } = input;
  const options = { birthDate: foundationDate, referenceDate, ...(system && { system }) };
  const sector = businessType === undefined ? [] : sectorNumbers(businessType);
  const map = renamingFields({ name: 'companyName', birthDate: 'foundationDate' }, () =>
    computeMap({ name: companyName, ...options }),
  );
  const tradeMap =
    tradeName === undefined
      ? null
      : renamingFields({ name: 'tradeName' }, () => computeMap({ name: tradeName, ...options }));
  const owner = ownerOf(input);
  const companyNumber = map.expressao;
  const foundingNumber = map.destino;
  const { masters } = ruleSetFor(system).sums;
  const numeroPoderoso = reduce(companyNumber + foundingNumber, masters);
  const ownerNumber = owner ? owner.number : null;
  const personalYear = map.anoPessoal;
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
    bestDays: favourableDatesFrom(
      parseDate(foundationDate, 'foundationDate'),
      parseDate(referenceDate, 'referenceDate'),
      bestDaysSpan,
    ),
    nameWithFoundation: map.harmoniaNomeNascimento,
    nameWithOwner: ownerNumber === null ? null : destinyRelation(ownerNumber, companyNumber),
    brandHarmony: tradeMap && toDigit(companyNumber + tradeMap.expressao),
    ownerAffinity: owner?.map ? toDigit(companyNumber + owner.map.expressao) : null,
    map,
    tradeMap,
    ownerMap: owner?.map ?? null,
  };
}
